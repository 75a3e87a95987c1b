import { fault, type Fixtures, respond } from '@nalam/sdk/testing'
import { http, HttpResponse, type PathParams } from 'msw'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mutate } from 'swr'
import { hold } from '../../../test/handlers.ts'
import { openPortal, type OpenPortal } from '../../../test/openPortal.tsx'
import { forgetSession, sessionKey } from '../../shared/session/session.ts'

const PATH = '/doctor/approveBookings'
const LIST = '/doctor/doc-get-all-bookings'

let portal: OpenPortal
let booking: Fixtures['bookings'][number]

/** A server that carries out the request; with `loses` its response is lost afterwards. */
const deciding = (loses = false) =>
  http.post<PathParams, { status: Fixtures['bookings'][number]['bookingStatus'] }>(
    `*/api${PATH}`,
    async ({ request }) => {
      booking.bookingStatus = (await request.clone().json()).status
      if (loses) return HttpResponse.error()
      return HttpResponse.json({ statusCode: 200, message: 'Decided.', code: 'booking.accepted' })
    },
  )

beforeEach(async () => {
  portal = await openPortal('/doctor/appointment')
  // The first pending booking of the first page.
  const found = portal.data.bookings.slice(0, 10).find(({ bookingStatus }) => bookingStatus === 1)
  if (!found) throw new Error('The fixtures have no pending booking on their first page')
  booking = found
})
afterEach(async () => portal.close())

// Also behind an open dialog.
const row = () => page.getByRole('row', { includeHidden: true }).filter({ hasText: booking.bookingId })
const dialog = page.getByRole('dialog', { name: 'Edit booking' })

const expectStatus = (status: string) => expect.element(row().getByText(status, { exact: true })).toBeVisible()

const question = page.getByRole('dialog', { name: 'Send a request to the client to Reschedule the slot' })

type Answer = 'Approve' | 'Decline' | 'Reschedule'

/** Returns the button that sends the answer, in the dialog or the question. */
const sends = (answer: Answer) =>
  (answer === 'Reschedule' ? question : dialog).getByRole('button', { name: answer, exact: true })

async function click(answer: Answer): Promise<void> {
  await userEvent.click(row().getByRole('button', { name: /^Edit booking/ }))
  if (answer === 'Reschedule') await userEvent.click(dialog.getByRole('button', { name: answer }))
  await userEvent.click(sends(answer))
}

describe('a decision about a booking', () => {
  it('[BOOK-07] one request and at most one refresh; the list and the counts show it', async () => {
    portal.use(deciding())
    // The page, the counts of the frame, and the prefetched next page.
    await expect.poll(() => portal.countOf(LIST)).toBe(3)
    const before = portal.countOf(LIST)
    await click('Approve')
    await expect.element(dialog).not.toBeInTheDocument()
    await expectStatus('Confirmed')
    await expect.poll(() => portal.toasts()).toContain(`${booking.studentName}: Decided.`)
    await expect.poll(() => portal.countOf(LIST)).toBe(before + 1)
    expect(portal.countOf(PATH)).toBe(1)
    const pending = portal.data.bookings.filter(({ bookingStatus }) => bookingStatus === 1).length
    await expect.element(page.getByText(new RegExp(`${pending} waiting for your answer`)).first()).toBeVisible()
    expect(portal.countOf(LIST)).toBe(before + 1)
  })

  it('[FIND-02] the number beside Appointments appears, even if it arrives only after the decision', async () => {
    await portal.close()
    const held = hold(LIST, (body) => !body.includes('page'))
    portal = await openPortal('/doctor/appointment?status=all', held.handler, (data) => {
      const found = data.bookings.slice(0, 10).find(({ bookingStatus }) => bookingStatus === 1)
      if (found) booking = found
      data.capabilities = ['booking-filters']
    })
    portal.use(deciding())
    await expect.element(row()).toBeVisible()
    // Shows that the list was read again.
    portal.data.bookings.pop()
    await click('Approve')
    await expect.element(page.getByText(`1–10 of ${portal.data.bookings.length}`)).toBeVisible()
    held.release()
    const pending = portal.data.bookings.filter(({ bookingStatus }) => bookingStatus === 1).length
    const entry = page.getByRole('link', { name: `${pending} waiting for your answer` })
    await expect.element(entry).toBeVisible()
  })

  it('[BOOK-08] refused: rolled back with the server’s reason, and the list is read again', async () => {
    portal.use(respond('updateBookingStatus', 409, { code: 'booking.already_decided' }))
    await click('Decline')
    await expect.poll(() => portal.toasts()).not.toBe('')
    await expectStatus('Pending')
    await expect.element(dialog.getByRole('button', { name: 'Approve' })).toBeVisible()
    expect(portal.countOf(PATH)).toBe(1)
  })

  it('[BOOK-06] if somebody else has decided, the open dialog shows it and offers no more decisions', async () => {
    portal.use(
      http.post(`*/api${PATH}`, () => {
        booking.bookingStatus = 3
        return HttpResponse.json(
          { statusCode: 409, message: 'Decided already.', code: 'booking.already_decided', requestId: 'r' },
          { status: 409 },
        )
      }),
    )
    await click('Approve')
    await expect.poll(() => portal.toasts()).toContain(`${booking.studentName}: Decided already.`)
    await expectStatus('Declined')
    await expect.element(dialog.getByRole('button', { name: 'Approve' })).not.toBeInTheDocument()
  })

  it('[BOOK-08] what is read while a decision is pending is shown, and stays if the decision fails', async () => {
    const held = hold(PATH)
    const unreadable = http.post(`*/api${LIST}`, async ({ request }) =>
      (await request.clone().text()).includes(booking.bookingId) ? HttpResponse.error() : undefined,
    )
    portal.use(unreadable, held.handler, fault('updateBookingStatus', 'offline'))
    const other = portal.data.bookings
      .slice(0, 10)
      .find(({ id, bookingStatus }) => id !== booking.id && bookingStatus === 1)
    if (!other) throw new Error('The fixtures have one pending booking on their first page')
    const otherRow = page.getByRole('row').filter({ hasText: other.bookingId })
    await expectStatus('Pending')
    await userEvent.click(page.getByRole('button', { name: 'Export CSV' }))
    await userEvent.keyboard('{Tab}')
    await expect.element(row()).toHaveFocus()
    await userEvent.keyboard('a')
    await expectStatus('Confirmed')
    other.bookingStatus = 3
    await userEvent.click(page.getByRole('button', { name: 'Refresh' }))
    await expect.element(otherRow.getByText('Declined', { exact: true })).toBeVisible()
    await expectStatus('Confirmed')
    held.release()
    await expectStatus('Pending')
    await expect.element(otherRow.getByText('Declined', { exact: true })).toBeVisible()
  })

  describe.each([
    ['Approve', 'Confirmed'],
    ['Decline', 'Declined'],
    ['Reschedule', 'Reschedule'],
  ] as const)('%s', (answer, status) => {
    it('a lost response after the decision is no failure, and nothing is sent twice', async () => {
      portal.use(deciding(true))
      await click(answer)
      await expect.element(dialog).not.toBeInTheDocument()
      await expect.element(question).not.toBeInTheDocument()
      await expectStatus(status)
      await expect.poll(() => portal.toasts()).toContain(status)
      expect(portal.countOf(PATH)).toBe(1)
    })

    it('a lost request is rolled back and can be retried', async () => {
      portal.use(fault('updateBookingStatus', 'offline', { times: 1 }), deciding())
      await click(answer)
      await expect.poll(() => portal.toasts()).not.toBe('')
      await expectStatus('Pending')
      await userEvent.click(sends(answer))
      await expectStatus(status)
      await expect.element(dialog).not.toBeInTheDocument()
      await expect.poll(() => portal.countOf(PATH)).toBe(2)
    })
  })
})

it('[BOOK-02] during a search the header counts what was found', async () => {
  const { data } = portal
  const name = booking.studentName
  const found = data.bookings.filter(({ studentName }) => studentName === name).length
  await userEvent.fill(page.getByRole('searchbox'), name ?? '')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(page.getByText(found === 1 ? '1 booking found' : `${found} bookings found`, { exact: true }))
    .toBeVisible()
})

it('[BOOK-02] the search is not in the history, and the next doctor in this tab does not see it', async () => {
  const box = page.getByRole('searchbox')
  await userEvent.fill(box, 'Anitha')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => JSON.stringify(window.history.state)).toContain('searchKey')
  expect(JSON.stringify(window.history.state)).not.toContain('Anitha')
  // The history is written before the page shows the search.
  await expect.poll(() => JSON.stringify(portal.bodiesOf('/doctor/doc-get-all-bookings'))).toContain('Anitha')
  forgetSession()
  portal.data.doctor._id = 'doc_other'
  await mutate(sessionKey)
  await expect.element(box).toHaveValue('')
})
