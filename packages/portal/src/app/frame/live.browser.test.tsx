import { http, HttpResponse, type PathParams } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAddress } from '../../../test/elements.ts'
import { hold } from '../../../test/handlers.ts'
import { openPortal, type OpenPortal } from '../../../test/openPortal.tsx'
import { isLive } from '../../shared/live/liveEvents.ts'

const EVENTS = '/doctor/events'
const LIST = '/doctor/doc-get-all-bookings'
const SLOTS = '/doctor/get-slots-by-date'

let portal: OpenPortal
const streams: ReadableStreamDefaultController<Uint8Array>[] = []
/** Every read of the open portal so far, and whether it was sent as a background request. */
let reads: { path: string; isBackground: boolean }[] = []

afterEach(async () => {
  await portal.close()
  await vi.waitUntil(() => !isLive.get())
  streams.length = 0
})

/** Sends an event to the page. */
function send(event: object, id = 1): void {
  sendTogether([event], id)
}
/** Sends events to the page in one piece, so that they arrive together on a slow machine too. */
function sendTogether(events: readonly object[], id = 1): void {
  const bytes = new TextEncoder().encode(
    events.map((event) => `id: ${id}\ndata: ${JSON.stringify(event)}\n\n`).join(''),
  )
  for (const stream of streams) stream.enqueue(bytes)
}

async function open(
  address: string,
  { capabilities = ['live'], refusal }: { capabilities?: string[]; refusal?: number } = {},
) {
  // A request of a closed portal may still arrive: it counts for that portal only.
  const own: typeof reads = []
  reads = own
  const note = (path: string) =>
    http.post(`*/api${path}`, ({ request }) => {
      own.push({ path, isBackground: request.headers.has('X-Background-Poll') })
    })
  portal = await openPortal(
    address,
    http.get('*/api/doctor/doctor-profile', () =>
      HttpResponse.json({ statusCode: 200, data: { doctorDetails: portal.data.doctor, capabilities } }),
    ),
    http.get(`*/api${EVENTS}`, () => {
      if (refusal !== undefined) return HttpResponse.json({ statusCode: refusal, message: 'No.' }, { status: refusal })
      const body = new ReadableStream<Uint8Array>({ start: (controller) => void streams.push(controller) })
      return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } })
    }),
    note(LIST),
    note(SLOTS),
  )
}
const rows = () => [...document.querySelectorAll('main table tbody tr')].map(({ textContent }) => textContent)
const countOf = (path: string) => reads.filter((read) => read.path === path).length

/** Waits until the list is shown, its next page is prefetched and the event stream is open. */
async function openList() {
  await open('/doctor/appointment')
  await expect.poll(() => rows().length).toBe(10)
  await expect.poll(() => streams.length).toBe(1)
  await expect.poll(() => portal.bodiesOf(LIST)).toContainEqual(expect.objectContaining({ page: 2 }))
  await expect.poll(() => countOf(LIST)).toBe(3)
  send({ topic: 'resync', quietFor: 3600 }, 0)
  await expect.poll(() => isLive.get()).toBe(true)
}
const pendingOnPage = () => {
  const found = portal.data.bookings.slice(0, 10).find(({ bookingStatus }) => bookingStatus === 1)
  if (!found) throw new Error('The fixtures have no pending booking on their first page')
  return found
}

/** The number of pending bookings in the heading, the chip, the status line and the navigation. */
function waitingCounts(): (number | undefined)[] {
  const numberIn = (element: Element | null | undefined, pattern: RegExp) => {
    const [, found] = pattern.exec(element?.textContent ?? '') ?? []
    return found === undefined ? undefined : Number(found)
  }
  const chips = [...document.querySelectorAll('main [role="radio"], main label')]
  return [
    numberIn(document.querySelector('main header'), /(\d+) waiting for your answer/),
    numberIn(
      chips.find(({ textContent }) => textContent.startsWith('Waiting')),
      /Waiting (\d+)/,
    ),
    numberIn(document.querySelector('main nav[aria-label="Pagination"]'), /of (\d+)/),
    numberIn(
      page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: /waiting for your answer/ })
        .query(),
      /(\d+)/,
    ),
  ]
}

describe('live events', () => {
  it('[LIVE-02] show a decision made elsewhere in its row, without fetching the page and without moving a row', async () => {
    await openList()
    const booking = pendingOnPage()
    const before = rows()
    booking.bookingStatus = 2
    send({ topic: 'bookings', name: 'booking.accepted', subject: booking.id })
    const row = page.getByRole('row').filter({ hasText: booking.bookingId })
    await expect.element(row.getByText('Confirmed', { exact: true })).toBeVisible()
    const numbers = (texts: readonly string[]) => texts.map((text) => /NLM-\d+/.exec(text)?.[0])
    expect(numbers(rows())).toEqual(numbers(before))
    // The counts of the frame are read in the background, so that they do not count as use of the
    // session.
    await expect.poll(() => reads.slice(3)).toEqual([{ path: LIST, isBackground: true }])
  })

  it('do not start the refresh after a decision again when they report that decision', async () => {
    await openList()
    const booking = pendingOnPage()
    portal.use(
      http.post('*/api/doctor/approveBookings', () => {
        booking.bookingStatus = 2
      }),
    )
    const pages = () => portal.bodiesOf(LIST).filter((body) => JSON.stringify(body).includes('page')).length
    const before = { pages: pages(), all: portal.countOf(LIST) }
    const refresh = hold(LIST, (body) => body.includes('page'))
    portal.use(refresh.handler)
    await userEvent.click(page.getByRole('button', { name: `Edit booking of ${booking.studentName}` }))
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Approve' }))
    await expect.poll(pages).toBe(before.pages + 1)
    send({ topic: 'bookings', name: 'booking.accepted', subject: booking.id })
    // The counts are read after the event was applied.
    await expect.poll(() => portal.countOf(LIST)).toBe(before.all + 2)
    refresh.release()
    await expect.poll(() => rows().join()).toContain('Confirmed')
    expect(pages()).toBe(before.pages + 1)
  })

  it('[LIVE-02] offer new bookings, and read the counts once for many events', async () => {
    await openList()
    const before = rows()
    const created = ['new_1', 'new_2', 'new_3'].flatMap((id) => [
      { topic: 'slots', name: 'slot.taken', subject: `slot_${id}` },
      { topic: 'bookings', name: 'booking.created', subject: id },
    ])
    sendTogether(created)
    const show = page.getByRole('button', { name: '3 new bookings. Show' })
    await expect.element(show).toBeVisible()
    expect(rows()).toEqual(before)
    await expect.poll(() => countOf(LIST)).toBe(4)
    await userEvent.click(show)
    await expect.element(show).not.toBeInTheDocument()
  })

  it('[LIVE-02] [FIND-01] show a new booking where it waits: on its page, the soonest first', async () => {
    await open('/doctor/appointment?status=declined', { capabilities: ['live', 'booking-filters'] })
    await expect.poll(() => streams.length).toBe(1)
    send({ topic: 'resync', quietFor: 3600 }, 0)
    await expect.poll(() => isLive.get()).toBe(true)
    const created = pendingOnPage()
    for (const booking of portal.data.bookings) Object.assign(booking, { bookingStatus: 1, date: '20-12-2030' })
    created.date = '21-12-2030'
    send({ topic: 'bookings', name: 'booking.created', subject: created.id }, 2)
    await userEvent.click(page.getByRole('button', { name: '1 new booking. Show' }))
    await expect.element(page.getByRole('row').filter({ hasText: created.bookingId })).toBeVisible()
    const pages = Math.ceil(portal.data.bookings.length / 10)
    await expectAddress(`/doctor/appointment?status=waiting&page=${pages}`)
    await expect.element(page.getByRole('button', { name: '1 new booking. Show' })).not.toBeInTheDocument()
  })

  it('[BOOK-03] [FIND-01] heading, chip, status line and navigation show the same number after answers here and elsewhere', async () => {
    await open('/doctor/appointment?status=waiting', { capabilities: ['live', 'booking-filters'] })
    await expect.poll(() => streams.length).toBe(1)
    send({ topic: 'resync', quietFor: 3600 }, 0)
    await expect.poll(() => isLive.get()).toBe(true)
    const bookingRows = () => rows().filter((text) => text.includes('NLM-'))
    const waiting = () => portal.data.bookings.filter(({ bookingStatus }) => bookingStatus === 1)
    const expectCounts = (count: number) => expect.poll(waitingCounts).toEqual([count, count, count, count])
    for (const booking of portal.data.bookings) booking.bookingStatus = 1
    send({ topic: 'resync' }, 2)
    const all = portal.data.bookings.length
    await expectCounts(all)

    const answered = waiting().slice(1, 4)
    for (const booking of answered) booking.bookingStatus = 2
    sendTogether(answered.map(({ id }) => ({ topic: 'bookings', name: 'booking.accepted', subject: id })))
    await expectCounts(all - 3)

    portal.use(
      http.post<PathParams, { bookingId: string; status: 3 }>('*/api/doctor/approveBookings', async ({ request }) => {
        const { bookingId, status } = await request.clone().json()
        const decided = portal.data.bookings.find(({ id }) => id === bookingId)
        if (decided) decided.bookingStatus = status
      }),
    )
    await userEvent.click(page.getByRole('button', { name: /^Edit booking of/ }).last())
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Decline', exact: true }))
    await expect.poll(() => waiting().length).toBe(all - 4)
    await expectCounts(all - 4)
    await userEvent.click(page.getByRole('button', { name: 'Next', exact: true }))
    await expect.poll(() => bookingRows()[0]).toMatch(/^11/)
    await expectCounts(all - 4)

    // Rows that are answered elsewhere stay on the last page.
    const last = waiting().filter(({ bookingId }) => bookingRows().join().includes(bookingId))
    const [first] = last
    if (first) first.bookingStatus = 3
    send({ topic: 'bookings', name: 'booking.declined', subject: first?.id })
    await expectCounts(all - 5)
    const line = () => document.querySelector('main nav[aria-label="Pagination"]')?.textContent
    await expect.poll(line).toContain(`11–${all - 5} of ${all - 5}`)
    expect(bookingRows()).toHaveLength(last.length)
  })

  it('[LIVE-02] read the shown data again if changes may have been missed', async () => {
    await openList()
    const booking = pendingOnPage()
    booking.bookingStatus = 3
    send({ topic: 'resync' })
    const row = page.getByRole('row').filter({ hasText: booking.bookingId })
    await expect.element(row.getByText('Declined', { exact: true })).toBeVisible()
    expect(reads.slice(3).every(({ isBackground }) => isBackground)).toBe(true)
  })

  it('[LIVE-02] read the slots of the day shown again', async () => {
    await open('/doctor/slot')
    await expect.poll(() => streams.length).toBe(1)
    send({ topic: 'resync', quietFor: 3600 }, 0)
    await expect.poll(() => isLive.get()).toBe(true)
    const before = countOf(SLOTS)
    expect(before).toBeGreaterThan(0)
    send({ topic: 'bookings', name: 'booking.of_a_later_release', subject: 'x' })
    send({ topic: 'slots', name: 'slot.freed', subject: 'x' })
    // The chosen day, and the first day of the strip if that is another one.
    await expect.poll(() => countOf(SLOTS)).toBe(2 * before)
    expect(reads.findLast(({ path }) => path === SLOTS)).toEqual({ path: SLOTS, isBackground: true })
  })

  it('[LIVE-03] close the connection while the page is hidden, and open a new one when it is visible', async () => {
    await openList()
    const show = (state: DocumentVisibilityState) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }
    try {
      show('hidden')
      await expect.poll(() => isLive.get()).toBe(false)
      show('visible')
      await expect.poll(() => streams.length).toBe(2)
    } finally {
      Reflect.deleteProperty(document, 'visibilityState')
    }
  })

  it('[LIVE-03] are not requested if the server does not offer them', async () => {
    await open('/doctor/appointment', { capabilities: ['booking-filters'] })
    await expect.poll(() => rows().length).toBe(10)
    await expect.poll(() => countOf(LIST)).toBeGreaterThan(1)
    expect(portal.countOf(EVENTS)).toBe(0)
  })

  it('[LIVE-03] open the sign-in dialog over the page when the session has ended', async () => {
    await open('/doctor/appointment', { refusal: 401 })
    await expect.element(page.getByRole('alertdialog', { name: 'Session expired' })).toBeVisible()
    expect(portal.countOf(EVENTS)).toBe(1)
  })
})
