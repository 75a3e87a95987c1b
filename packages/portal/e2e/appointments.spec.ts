import { readFileSync } from 'node:fs'
import type { Page, Request } from '@playwright/test'
import { expect, takePreparedSession, test } from './fixtures.ts'
import { chooseTool, clickReschedule, declineButton, goTo, listItems, openAnswers, openNavigation } from './places.ts'
import { listBookings, type WireBooking } from './wireBookings.ts'
import { say } from './words.ts'

const LIST = '/doctor/appointment'

/** Returns a value that the test depends on; throws if it is missing. */
function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The demo data lacks what this test needs')
  return value
}

const rows = listItems
const rowOf = (page: Page, booking: WireBooking) => rows(page).filter({ hasText: booking.bookingId })
const isList = (request: Request) => request.url().endsWith('/doc-get-all-bookings')
const isDecision = (request: Request) => request.url().endsWith('/approveBookings')

/** Opens the first page with enough pending bookings and returns those bookings. */
async function openPending(page: Page, atLeast = 1): Promise<WireBooking[]> {
  await takePreparedSession(page)
  const { totalPages } = await listBookings(page, { page: 1 })
  for (let number = 1; number <= totalPages; number++) {
    const { data } = await listBookings(page, { page: number })
    const pending = data.data.filter(({ bookingStatus }) => bookingStatus === 1)
    if (pending.length < atLeast) continue
    await page.goto(`${LIST}?page=${number}`)
    await expect(rowOf(page, required(pending[0]))).toContainText(say('Pending'))
    return pending
  }
  throw new Error(`No page has ${atLeast} pending bookings`)
}
// A busy machine may need more time.
test.setTimeout(120_000)

test.describe('without extensions', () => {
  // With offers, Reschedule offers other times (offers.spec.ts).
  test.use({ hasExtensions: false })

  test('[BOOK-07] [BOOK-08] [BOOK-09] Approve sends 2, Decline 3, Reschedule 4; then a message appears, the dialogs close, and list and counts are fetched again', async ({
    page,
  }) => {
    const pending = await openPending(page, 3)
    const sent: unknown[] = []
    page.on('request', (request) => {
      if (isDecision(request)) sent.push(request.postDataJSON())
    })
    const edit = page.getByRole('dialog', { name: say('Edit booking') })
    const answersOf = (booking: WireBooking) => openAnswers(rowOf(page, booking), booking.studentName)
    const [one, two, three] = [required(pending[0]), required(pending[1]), required(pending[2])]
    const before = (await listBookings(page, { page: 1 })).data.summary

    let answers = await answersOf(one)
    const reread = page.waitForRequest(isList)
    await answers.getByRole('button', { name: say('Approve') }).click()
    await expect(edit).toBeHidden()
    await reread
    await expect(rowOf(page, one)).toContainText(say('Confirmed'))

    await (await declineButton(await answersOf(two))).click()
    await expect(edit).toBeHidden()
    await expect(rowOf(page, two)).toContainText(say('Declined'))

    answers = await answersOf(three)
    await clickReschedule(answers)
    const reschedule = page.getByRole('dialog', { name: say('Send a request to the client to Reschedule the slot') })
    await expect(reschedule).toContainText(
      say('The patient will be asked to choose another time.', (words) => words.decisions.rescheduleText),
    )
    await reschedule.getByRole('button', { name: say('Back'), exact: true }).click()
    await clickReschedule(answers)
    await reschedule.getByRole('button', { name: say('Reschedule', ({ decisions }) => decisions.reschedule) }).click()
    await expect(reschedule).toBeHidden()
    await expect(rowOf(page, three)).toContainText(say('Reschedule', ({ status }) => status.reschedule))

    expect(sent).toEqual([
      { bookingId: one.id, status: 2 },
      { bookingId: two.id, status: 3 },
      { bookingId: three.id, status: 4 },
    ])
    const { summary } = (await listBookings(page, { page: 1 })).data
    expect(summary).toEqual({ total: before.total, confirmed: before.confirmed + 1, pending: before.pending - 3 })
    await openNavigation(page)
    // The number is a link of its own, beside the one to the list.
    const entry = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: say('Appointments') }) })
    await expect(entry).toContainText(String(summary.pending))
  })
})

test.describe('without changes', () => {
  test.use({ changesNothing: true })

  test('[BOOK-11] Refresh fetches the list again; Export CSV saves all pages', async ({ page }) => {
    await takePreparedSession(page)
    await page.goto('/doctor/dashboard')
    await goTo(page, say('Appointments'))
    await expect(page).toHaveURL(new RegExp(`${LIST}$`))
    await expect(rows(page)).toHaveCount(10)
    await page.goto(`${LIST}?status=all`)
    await expect(rows(page)).toHaveCount(10)
    const { data } = await listBookings(page, { page: 1 })
    const again = page.waitForRequest(isList)
    await chooseTool(page, say('Refresh'))
    await again

    const [whole] = await Promise.all([page.waitForEvent('download'), chooseTool(page, say('Export CSV'))])
    expect(whole.suggestedFilename()).toMatch(/^bookings-\d{4}-\d{2}-\d{2}\.csv$/)
    const text = readFileSync(await whole.path(), 'utf8')
    expect(text.startsWith(`\uFEFF${say('S.No')},${say('Date')},${say('Booking ID')}`)).toBe(true)
    expect(text.trimEnd().split('\r\n')).toHaveLength(data.totalItems + 1)
  })
})
