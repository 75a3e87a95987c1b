import type { Fixtures } from '@nalam/sdk/testing'
import { http, HttpResponse, type PathParams } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, click, expectAddress, expectToast, listItems } from '../../../test/elements.ts'
import { respondAt, hold } from '../../../test/handlers.ts'
import { openPortal, type OpenPortal, type Setup } from '../../../test/openPortal.tsx'
import { keepSaved } from '../../../test/savedFiles.ts'

const LIST = '/doctor/doc-get-all-bookings'
const DECIDE = '/doctor/approveBookings'

type Booking = Fixtures['bookings'][number]

let portal: OpenPortal
afterEach(async () => {
  vi.useRealTimers()
  await portal.close()
})

async function openAppointments(...setup: Setup[]): Promise<void> {
  portal = await openPortal('/doctor/appointment', ...setup)
  await expect.poll(listItems).toHaveLength(10)
}

function bookingAt(index: number) {
  const booking = portal.data.bookings[index]
  if (booking?.studentName === undefined) throw new Error(`There is no booking ${index} of a patient`)
  return { ...booking, studentName: booking.studentName }
}
const row = ({ bookingId }: Booking) => page.getByRole('row').filter({ hasText: bookingId })
const search = page.getByRole('searchbox')
/** Waits until the first row is this booking's. */
const expectFirst = (index: number) => expect.poll(() => listItems()[0]).toContain(bookingAt(index).bookingId)
/** Returns the searches that were sent for a first page. */
const searches = () =>
  portal
    .bodiesOf(LIST)
    .filter(
      (body) => typeof body === 'object' && body !== null && 'searchQuery' in body && Reflect.get(body, 'page') === 1,
    )
    .map((body) => String(Reflect.get(Object(body), 'searchQuery')))

describe('the table', () => {
  it('[BOOK-01] shows the bookings in ten columns', async () => {
    await openAppointments()
    expect(
      page
        .getByRole('columnheader')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual([
      'S.No',
      'Date',
      'Booking ID',
      'Patient name',
      'Mobile Number',
      'Slot',
      'Payment',
      'Method',
      'Status',
      'Action',
    ])
    for (const [index, text] of listItems().entries()) {
      const { bookingId, studentName } = bookingAt(index)
      for (const part of [bookingId, studentName, 'Paid', 'Online']) expect(text).toContain(part)
    }
  })

  it('[BOOK-03] pages are in the address, work with Back and in a new tab, and have the server’s page size', async () => {
    await openAppointments()
    await click('Next')
    await expectAddress('/doctor/appointment?page=2')
    await expectFirst(10)
    expect(listItems()[0]).toMatch(/^11/)
    await click('Page 3')
    await expectAddress('/doctor/appointment?page=3')
    await expect.poll(listItems).toHaveLength(4)
    window.history.back()
    await expectFirst(10)
    window.history.back()
    await expectFirst(0)
    await portal.close()
    portal = await openPortal('/doctor/appointment?page=2')
    await expectFirst(10)
  })

  it('[BOOK-03] a page that does not exist is replaced by the last one', async () => {
    portal = await openPortal('/doctor/appointment?page=999')
    await expectAddress('/doctor/appointment?page=3')
    await expect.poll(listItems).toHaveLength(4)
  })

  it('the next page is prefetched: turning to it shows its rows at once', async () => {
    await openAppointments()
    await expect.poll(() => portal.bodiesOf(LIST)).toContainEqual(expect.objectContaining({ page: 2 }))
    // From here on no request gets a response.
    portal.use(http.post(`*/api${LIST}`, () => new Promise<never>(() => {})))
    await click('Next')
    await expectFirst(10)
  })

  it('[BOOK-10] a list that cannot be read shows an error in place and is read again on request', async () => {
    let state: 'broken' | 'gone' | 'well' = 'broken'
    portal = await openPortal(
      '/doctor/appointment',
      http.post(`*/api${LIST}`, () => {
        if (state === 'broken') return HttpResponse.json({}, { status: 500 })
        return state === 'gone' ? HttpResponse.error() : undefined
      }),
    )
    await expect.element(page.getByRole('alert')).toMatchTextContent('Failed to fetch bookings')
    state = 'gone'
    await click('Try again')
    await expect.element(page.getByRole('alert')).toMatchTextContent('Error fetching bookings')
    state = 'well'
    await click('Try again')
    await expect.poll(listItems).toHaveLength(10)
  })
})

describe('searching', () => {
  it('[BOOK-02] typing reloads 100 ms after the last change, Enter at once; the text stays out of the address', async () => {
    await openAppointments()
    const wanted = bookingAt(3)
    await userEvent.click(search)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await userEvent.keyboard(wanted.bookingId)
    await expect.element(search).toHaveValue(wanted.bookingId)
    await vi.advanceTimersByTimeAsync(99)
    expect(searches()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    await expect.poll(searches).toEqual([wanted.bookingId])
    vi.useRealTimers()
    await expect.poll(listItems).toEqual([expect.stringContaining(wanted.bookingId)])
    await expect.element(search).toHaveFocus()
    await expectAddress('/doctor/appointment')

    await userEvent.fill(search, wanted.studentName)
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => searches().slice(0, 2)).toEqual([wanted.bookingId, wanted.studentName])
    await expect.poll(() => listItems()[0]).toContain(wanted.studentName)
    expect(JSON.stringify(window.history.state)).not.toContain(wanted.studentName)

    window.history.back()
    await expect.poll(listItems).toHaveLength(10)
    await expect.element(search).toHaveValue('')
  })

  it('[BOOK-02] an older response never overwrites a newer one', async () => {
    await openAppointments()
    const [slow, fast] = [bookingAt(1), bookingAt(2)]
    const held = hold(LIST, (body) => body.includes(slow.bookingId))
    portal.use(held.handler)
    await userEvent.fill(search, slow.bookingId)
    await userEvent.keyboard('{Enter}')
    await expect.poll(searches).toContain(slow.bookingId)
    await userEvent.fill(search, fast.bookingId)
    await userEvent.keyboard('{Enter}')
    await expect.poll(listItems).toEqual([expect.stringContaining(fast.bookingId)])
    held.release()
    // A third search, whose response comes after the late one.
    await userEvent.fill(search, `${fast.bookingId} `)
    await userEvent.keyboard('{Enter}')
    await expect.poll(listItems).toEqual([expect.stringContaining(fast.bookingId)])
  })
})

describe('a booking', () => {
  it('[BOOK-05] [BOOK-06] details for every booking; answers only for pending ones', async () => {
    await openAppointments(({ bookings }) => {
      for (const [index, booking] of bookings.entries()) booking.bookingStatus = index === 0 ? 1 : 2
    })
    const [pending, decided] = [bookingAt(0), bookingAt(1)]
    await userEvent.click(row(pending).getByRole('button', { name: `View booking of ${pending.studentName}` }))
    const details = page.getByRole('dialog', { name: 'Booking Details' })
    await expect.element(details).toMatchTextContent(pending.studentName)
    await expect.element(details).toMatchTextContent(pending.bookingId)
    await userEvent.keyboard('{Escape}')
    await expect.element(details).not.toBeInTheDocument()

    const edit = page.getByRole('dialog', { name: 'Edit booking' })
    const answers = ['Approve', 'Reschedule', 'Decline']
    await userEvent.click(row(pending).getByRole('button', { name: /^Edit booking/ }))
    for (const name of answers) await expect.element(edit.getByRole('button', { name })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(edit).not.toBeInTheDocument()
    await userEvent.click(row(decided).getByRole('button', { name: /^Edit booking/ }))
    await expect.element(edit).toMatchTextContent(decided.bookingId)
    for (const name of answers) await expect.element(edit.getByRole('button', { name })).not.toBeInTheDocument()
  })

  it('[BOOK-08] a failure without a text shows the default message, and the row returns to the server’s state', async () => {
    await openAppointments(respondAt(DECIDE, 503), ({ bookings }) => {
      for (const booking of bookings) booking.bookingStatus = 1
    })
    const booking = bookingAt(0)
    await userEvent.click(row(booking).getByRole('button', { name: /^Edit booking/ }))
    const edit = page.getByRole('dialog', { name: 'Edit booking' })
    await userEvent.click(edit.getByRole('button', { name: 'Approve' }))
    await expectToast(portal, 'Failed to update booking status')
    // The dialog hides the page from assistive technology.
    const behind = page.getByRole('row', { includeHidden: true }).filter({ hasText: booking.bookingId })
    await expect.element(behind.getByText('Pending', { exact: true })).toBeVisible()
    await expect.element(edit).toBeVisible()
  })
})

describe('without filters', () => {
  it('[BOOK-11] Export CSV saves all pages of the search, and the file name does not reveal it', async () => {
    await openAppointments()
    const { studentName } = bookingAt(3)
    for (const booking of portal.data.bookings.slice(3, 16)) booking.studentName = studentName
    await userEvent.fill(search, studentName)
    await expectFirst(3)
    await expect.poll(searches).toContain(studentName)
    const saved = keepSaved()
    await click('Export CSV')
    await expect.poll(saved.files).toHaveLength(1)
    expect(saved.names()).toEqual([expect.stringMatching(/^bookings-\d{4}-\d{2}-\d{2}\.csv$/)])
    const [, ...lines] = ((await saved.files()[0]?.text()) ?? '').trimEnd().split('\r\n')
    expect(lines).toHaveLength(13)
    for (const line of lines) expect(line).toContain(studentName)
  })

  it('[BOOK-11] Export CSV has the new status of what another device answers meanwhile', async () => {
    await openAppointments(({ bookings }) => {
      for (const booking of bookings) booking.bookingStatus = 1
    })
    const saved = keepSaved()
    let reads = 0
    portal.use(
      http.post(`*/api${LIST}`, () => {
        reads++
        // The first page of the export has been read.
        if (reads === 3) for (const booking of portal.data.bookings.slice(0, 4)) booking.bookingStatus = 3
        return undefined
      }),
    )
    await click('Export CSV')
    await expect.poll(saved.files).toHaveLength(1)
    const [, ...lines] = ((await saved.files()[0]?.text()) ?? '').trimEnd().split('\r\n')
    expect(lines).toHaveLength(portal.data.bookings.length)
    expect(lines.filter((line) => line.endsWith('Declined'))).toHaveLength(4)
  })

  it('row keys do nothing during typing', async () => {
    await openAppointments()
    await userEvent.click(search)
    await userEvent.keyboard('ard?')
    await expect.element(search).toHaveValue('ard?')
    await expect.poll(searches).toContain('ard?')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(portal.countOf(DECIDE)).toBe(0)
  })

  it('five pending bookings are approved in ten key presses or fewer, Tab included (U2)', async () => {
    await openAppointments(({ bookings }) => {
      for (const [at, booking] of bookings.entries()) booking.bookingStatus = at % 2 === 0 ? 1 : 2
    })
    portal.use(
      http.post<PathParams, { bookingId: string; status: 2 }>(`*/api${DECIDE}`, async ({ request }) => {
        const { bookingId, status } = await request.clone().json()
        const decided = portal.data.bookings.find(({ id }) => id === bookingId)
        if (decided) decided.bookingStatus = status
        return undefined
      }),
    )
    // The page, the counts of the frame, and the prefetched next page.
    await expect.poll(() => portal.countOf(LIST)).toBe(3)
    // Starts at the heading, where a navigation inside the portal leaves the focus.
    await userEvent.click(page.getByRole('heading', { level: 1 }))
    const five = [0, 2, 4, 6, 8].map(bookingAt)
    const first = row(bookingAt(0)).element()
    let presses = 0
    for (; presses < 5 && document.activeElement !== first; presses++) await userEvent.keyboard('{Tab}')
    for (const [at, booking] of five.entries()) {
      await expect.element(row(booking)).toHaveFocus()
      await userEvent.keyboard('a')
      presses += 1
      await expect.element(row(booking).getByText('Confirmed', { exact: true })).toBeVisible()
      // One decision at a time: the next key works after this decision and the reload of the list.
      await expect.poll(() => portal.countOf(LIST)).toBe(4 + at)
    }
    expect(presses).toBeLessThanOrEqual(10)
    expect(portal.bodiesOf(DECIDE)).toEqual(five.map(({ id }) => ({ bookingId: id, status: 2 })))
  })
})

describe('new bookings', () => {
  /** Number of polls. A poll is recognized by its header. */
  let polls: number
  let isFailing: boolean
  let more: number
  const polling = http.post(`*/api${LIST}`, ({ request }) => {
    if (!request.headers.has('x-background-poll')) return undefined
    polls += 1
    if (isFailing) return HttpResponse.json({}, { status: 503 })
    const { bookings } = portal.data
    const summary = { total: bookings.length + more, confirmed: 0, pending: 0 }
    return HttpResponse.json({ statusCode: 200, data: { slots: bookings.slice(0, 5), summary } })
  })
  beforeEach(async () => {
    polls = 0
    isFailing = false
    more = 0
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
    await openAppointments(polling)
  })

  /** Advances in small steps, so that the work after a response is done before the time goes on. */
  const pollsIn = async (seconds: number): Promise<number> => {
    const before = polls
    for (let passed = 0; passed < seconds; passed += 5) {
      await vi.advanceTimersByTimeAsync(5000)
      // A round trip to the test runner, so that every pending task of the page runs.
      await search.findElement()
      await userEvent.keyboard('{Shift}')
    }
    return polls - before
  }

  it('[LIVE-03] without live events are found by a poll, and offered, not pushed in; the poll does not count as use of the session', async () => {
    const shown = listItems()
    more = 3
    expect(await pollsIn(35)).toBe(1)
    const show = button('3 new bookings. Show')
    await expect.element(show).toBeVisible()
    expect(listItems()).toEqual(shown)
    const before = portal.countOf(LIST)
    await userEvent.click(show)
    await expect.poll(() => portal.countOf(LIST)).toBeGreaterThan(before)
    expect(polls).toBe(1)
    expect(portal.countOf('/doctor/events')).toBe(0)
  })

  it('are polled less often after each failure, and not at all while the page is hidden or offline', async () => {
    // The first poll comes after 30 s. The pause after the first failure is 30 s and doubles with
    // each further one, up to four minutes.
    isFailing = true
    expect(await pollsIn(35)).toBe(1)
    expect(await pollsIn(35)).toBe(1)
    expect(await pollsIn(45)).toBe(0)
    expect(await pollsIn(30)).toBe(1)
    expect(await pollsIn(90)).toBe(0)
    expect(await pollsIn(45)).toBe(1)
    isFailing = false
    expect(await pollsIn(180)).toBe(0)
    expect(await pollsIn(60)).toBeGreaterThanOrEqual(1)
    expect(await pollsIn(90)).toBeGreaterThanOrEqual(2)

    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await pollsIn(120)).toBe(0)
    hidden.mockRestore()
    visibility.mockRestore()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await pollsIn(60)).toBeGreaterThanOrEqual(1)

    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    expect(await pollsIn(120)).toBe(0)
    onLine.mockRestore()
    window.dispatchEvent(new Event('online'))
    expect(await pollsIn(60)).toBeGreaterThanOrEqual(1)
  })
})
