import type { Page } from '@playwright/test'
import { newDoctor, openSignedIn } from './accounts.ts'
import { startFaultyProxy, type FaultyProxy } from './faultyProxy.ts'
import { doctors, expect, PASSWORD, test as base } from './fixtures.ts'
import { meetFaults } from './meetFaults.ts'
import { expectNotice, keepNotices } from './notices.ts'
import { declineButton, listItems, openAnswers } from './places.ts'
import { listBookings, type WireBooking } from './wireBookings.ts'
import { say } from './words.ts'

/** Declining and asking to reschedule under every fault (goal R4), and two tabs. */
const test = base.extend<{ line: FaultyProxy }>({
  line: async ({ server }, use) => {
    const line = await startFaultyProxy(server.origin)
    await use(line)
    await line.close()
  },
  baseURL: async ({ line }, use) => use(line.origin),
})

test.use({ trace: 'off' })
test.setTimeout(300_000)
test.beforeEach(async ({ page }) => keepNotices(page))

const meena = { ...newDoctor(), email: doctors.complete, password: PASSWORD }

/** A page of bookings as the server itself has it. */
const bookingsAt = async (page: Page, number: number): Promise<WireBooking[]> =>
  (await listBookings(page, { page: number })).data.data

/** The next pending booking and the page it stands on. */
async function nextPending(page: Page): Promise<{ booking: WireBooking; number: number }> {
  for (let number = 1; ; number++) {
    const bookings = await bookingsAt(page, number)
    if (bookings.length === 0) throw new Error('No pending booking is left')
    const booking = bookings.find(({ bookingStatus }) => bookingStatus === 1)
    if (booking) return { booking, number }
  }
}

const rowOf = (page: Page, booking: WireBooking) => listItems(page).filter({ hasText: booking.bookingId })

for (const [name, shown, code] of [
  ['Decline', 'Declined', 3],
  ['Reschedule', 'Reschedule', 4],
] as const) {
  test(`${name}: nothing done twice, no false success, trying again works`, async ({ page, line }) => {
    await openSignedIn(page, meena, '/doctor/appointment')
    let pending = await nextPending(page)
    const edit = page.getByRole('dialog', { name: say('Edit booking') })
    const question = page.getByRole('dialog', { name: say('Send a request to the client to Reschedule the slot') })
    let button = question.getByRole('button', { name: say('Reschedule'), exact: true })
    await meetFaults(page, line, {
      path: '/api/doctor/approveBookings',
      prepare: async () => {
        pending = await nextPending(page)
        await page.goto(`/doctor/appointment?page=${pending.number}`)
        const answers = await openAnswers(rowOf(page, pending.booking), pending.booking.studentName)
        if (name === 'Decline') button = await declineButton(answers)
        else await answers.getByRole('button', { name: say(name) }).click()
      },
      press: () => button.dblclick(),
      expectKept: async () => {
        await expect(button).toBeEnabled()
        await expect(rowOf(page, pending.booking)).toContainText(say('Pending'))
      },
      pressAgain: () => button.click(),
      expectDone: async () => {
        await expect(edit).toBeHidden()
        await expect(page.getByRole('alertdialog')).toBeHidden()
        await expect(question).toBeHidden()
        await expect(rowOf(page, pending.booking)).toContainText(say(shown))
        const stored = (await bookingsAt(page, pending.number)).find(({ id }) => id === pending.booking.id)
        expect(stored?.bookingStatus).toBe(code)
      },
    })
  })
}

test('two tabs decide about one booking: the first holds, the second is told', async ({ page, context, line }) => {
  await openSignedIn(page, meena, '/doctor/appointment')
  const { booking, number } = await nextPending(page)
  const other = await context.newPage()
  await keepNotices(other)
  for (const tab of [page, other]) {
    await tab.goto(`${line.origin}/doctor/appointment?page=${number}`)
    await expect(rowOf(tab, booking)).toContainText(say('Pending'))
  }
  const [first, second] = [
    await openAnswers(rowOf(page, booking), booking.studentName),
    await openAnswers(rowOf(other, booking), booking.studentName),
  ]
  await (await declineButton(first)).click()
  await expect(rowOf(page, booking)).toContainText(say('Declined'))
  await second.getByRole('button', { name: say('Approve') }).click()
  await expectNotice(other, say('This booking has already been decided.'))
  await expect(rowOf(other, booking)).toContainText(say('Declined'))
  const stored = (await bookingsAt(other, number)).find(({ id }) => id === booking.id)
  expect(stored?.bookingStatus).toBe(3)
})
