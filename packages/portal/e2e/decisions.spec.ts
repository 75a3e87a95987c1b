import type { Page } from '@playwright/test'
import { MEETS_EVERY_FAULT, startFaultyProxy, type FaultyProxy } from './faultyProxy.ts'
import { doctors, expect, PASSWORD, signInWithoutForm, test as base } from './fixtures.ts'
import { meetFaults } from './meetFaults.ts'
import { expectToast, recordToasts } from './toasts.ts'
import { clickReschedule, declineButton, listItems, openAnswers } from './places.ts'
import { listBookings, type WireBooking } from './wireBookings.ts'
import { say } from './words.ts'

/**
 * A decision about a booking under every fault (goal R4). The three answers are one operation, and
 * component tests cover each outcome: only Approve is tested over the real connection, all three
 * with `NALAM_FAULTS=all`.
 */
const test = base.extend<{ line: FaultyProxy }>({
  line: async ({ server }, use) => {
    const line = await startFaultyProxy(server.origin)
    await use(line)
    await line.close()
  },
  baseURL: async ({ line }, use) => use(line.origin),
})

test.setTimeout(300_000)
test.beforeEach(async ({ page }) => recordToasts(page))

/** Returns a page of bookings from the server. */
const bookingsAt = async (page: Page, number: number): Promise<WireBooking[]> =>
  (await listBookings(page, { page: number })).data.data

/** Returns the next pending booking and the number of its page. */
async function nextPending(page: Page): Promise<{ booking: WireBooking; number: number }> {
  for (let number = 1; ; number++) {
    const bookings = await bookingsAt(page, number)
    if (bookings.length === 0) throw new Error('No pending booking is left')
    const booking = bookings.find(({ bookingStatus }) => bookingStatus === 1)
    if (booking) return { booking, number }
  }
}

const rowOf = (page: Page, booking: WireBooking) => listItems(page).filter({ hasText: booking.bookingId })

const ANSWERS = [
  ['Approve', 'Confirmed', 2],
  ['Decline', 'Declined', 3],
  ['Reschedule', 'Reschedule', 4],
] as const

for (const [name, shown, code] of MEETS_EVERY_FAULT ? ANSWERS : ANSWERS.slice(0, 1)) {
  test(`${name}: happens once, shows no false success, and can be retried; a second decision gets an error`, async ({
    page,
    line,
  }) => {
    await signInWithoutForm(page, doctors.complete, PASSWORD)
    let pending = await nextPending(page)
    const edit = page.getByRole('dialog', { name: say('Edit booking') })
    const question = page.getByRole('dialog', { name: say('Send a request to the client to Reschedule the slot') })
    const withoutTimes = page.getByRole('button', {
      name: say('Ask the patient to choose a time', ({ offers }) => offers.plain),
    })
    let button = question
      .getByRole('button', { name: say('Reschedule', ({ decisions }) => decisions.reschedule), exact: true })
      .or(withoutTimes)
    const prepare = async () => {
      pending = await nextPending(page)
      await page.goto(`/doctor/appointment?status=all&page=${pending.number}`)
      const answers = await openAnswers(rowOf(page, pending.booking), pending.booking.studentName)
      if (name === 'Decline') button = await declineButton(answers)
      else if (name === 'Approve') button = answers.getByRole('button', { name: say(name), exact: true })
      else await clickReschedule(answers)
      await expect(button).toBeVisible()
    }
    const storedStatus = async () =>
      (await bookingsAt(page, pending.number)).find(({ id }) => id === pending.booking.id)?.bookingStatus
    await meetFaults(page, line, {
      path: '/api/doctor/approveBookings',
      prepare,
      click: () => button.dblclick(),
      expectKept: async () => {
        await expect(button).toBeEnabled()
        await expect(rowOf(page, pending.booking)).toContainText(say('Pending'))
      },
      clickAgain: () => button.click(),
      expectDone: async () => {
        await expect(edit).toBeHidden()
        await expect(page.getByRole('alertdialog')).toBeHidden()
        await expect(question).toBeHidden()
        await expect(rowOf(page, pending.booking)).toContainText(say(shown))
        expect(await storedStatus()).toBe(code)
      },
    })

    await test.step('another device has given a different answer', async () => {
      const [, theirs, status] = name === 'Approve' ? ANSWERS[1] : ANSWERS[0]
      await prepare()
      const { id } = pending.booking
      const decided = await page.request.post('/api/doctor/approveBookings', { data: { bookingId: id, status } })
      expect(decided.ok()).toBe(true)
      await button.click()
      await expectToast(page, say('This booking has already been answered.'))
      await expect(rowOf(page, pending.booking)).toContainText(say(theirs))
      expect(await storedStatus()).toBe(status)
    })
  })
}
