import type { Page } from '@playwright/test'
import { anotherDevice, expect, takePreparedSession, test } from './fixtures.ts'
import { listItems, openAnswers, openUndoList, undoLine } from './places.ts'
import { listBookings, type BookingQuery, type WireBooking } from './wireBookings.ts'
import { say } from './words.ts'

const WAITING = '/doctor/appointment?status=waiting'

/** Returns the bookings that the server lists for this page's session. */
const bookings = async (page: Page, query: BookingQuery): Promise<WireBooking[]> =>
  (await listBookings(page, query)).data.data

const statusOf = async (page: Page, { bookingId }: WireBooking) =>
  (await bookings(page, { searchQuery: bookingId }))[0]?.bookingStatus

const rowOf = (page: Page, { bookingId }: WireBooking) => listItems(page).filter({ hasText: bookingId })
async function undo(page: Page, { studentName }: WireBooking): Promise<void> {
  const name = say(`Undo the answer to ${studentName}`, ({ undo: words }) => words.undoOf(studentName))
  await (await openUndoList(page)).getByRole('button', { name, exact: true }).click()
}

/** Expects the answer in "Answered just now", a line that opens, and closes it. */
async function expectAnswered(page: Page, { studentName }: WireBooking): Promise<void> {
  await expect(await openUndoList(page)).toContainText(studentName)
  await page.keyboard.press('Escape')
}

/** Opens the list of waiting bookings and returns the first one. */
async function openWaiting(page: Page): Promise<WireBooking> {
  await takePreparedSession(page)
  await page.goto(WAITING)
  const [booking] = await bookings(page, { status: [1], order: 'soonest' })
  if (!booking) throw new Error('The demo data has no booking that waits')
  await expect(rowOf(page, booking)).toBeVisible()
  return booking
}

/** Approves a booking in the list. */
async function approve(page: Page, booking: WireBooking): Promise<void> {
  const answers = await openAnswers(rowOf(page, booking), booking.studentName)
  await answers.getByRole('button', { name: say('Approve'), exact: true }).click()
  await expectAnswered(page, booking)
}

test.setTimeout(120_000)

test.describe('undoing a decision', { tag: '@extensions' }, () => {
  test('[UNDO-02] "Answered just now" survives a reload and is shown in another tab; a decision undone there disappears here', async ({
    page,
    context,
  }) => {
    const booking = await openWaiting(page)
    await approve(page, booking)
    await expect(rowOf(page, booking)).toHaveCount(0)
    await page.reload()
    await expectAnswered(page, booking)
    const other = await context.newPage()
    await other.goto(new URL(WAITING, page.url()).href)
    await expectAnswered(other, booking)
    await undo(other, booking)
    await expect(rowOf(other, booking)).toContainText(say('Pending'))
    await expect(undoLine(other)).toHaveCount(0)
    expect(await statusOf(other, booking)).toBe(1)
    // The booking disappears from "Answered just now"; no row moves until the page is read again.
    await expect(undoLine(page)).toHaveCount(0)
    await page.reload()
    await expect(rowOf(page, booking)).toContainText(say('Pending'))
  })

  test('[UNDO-02] the doctor’s other device lists the decision too, and can undo it', async ({
    page,
    context,
    server,
  }) => {
    const booking = await openWaiting(page)
    await approve(page, booking)
    const other = await anotherDevice(context, server.origin)
    await other.goto(WAITING)
    await expectAnswered(other, booking)
    await undo(other, booking)
    await expect(rowOf(other, booking)).toContainText(say('Pending'))
    await expect(undoLine(page)).toHaveCount(0)
    expect(await statusOf(page, booking)).toBe(1)
    await other.context().close()
  })
})
