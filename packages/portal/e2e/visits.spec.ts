import type { Page } from '@playwright/test'
import { anotherDevice, expect, takePreparedSession, test } from './fixtures.ts'
import { listItems, openUndoList } from './places.ts'
import { say } from './words.ts'
import { listBookings, type WireBooking } from './wireBookings.ts'

/** Only an event can bring the change so soon: the poll comes every 30 seconds. */
const SOON = { timeout: 20_000 }
const CANCELLED = say('Cancelled', ({ status }) => status.cancelled)
const CONFIRMED = say('Confirmed', ({ status }) => status.confirmed)
const cancelWord = say('Cancel booking', ({ bookingChanges }) => bookingChanges.cancel)
const anotherTime = say('Another time', ({ offers }) => offers.title)

const rowOf = (page: Page, { bookingId }: Pick<WireBooking, 'bookingId'>) =>
  listItems(page).filter({ hasText: bookingId })
const stateIn = (page: Page, booking: WireBooking, word: string) =>
  rowOf(page, booking).getByText(word, { exact: true })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const clickIn = (page: Page, name: string, button: string) =>
  dialog(page, name).getByRole('button', { name: button, exact: true }).click()

/** Returns the confirmed bookings of a day with two of them, from tomorrow on, the earliest first. */
async function confirmedOfADay(page: Page): Promise<[first: WireBooking, second: WireBooking]> {
  const { data } = await listBookings(page, { status: [2], from: tomorrow(), order: 'soonest' })
  const pairs = data.data.map((first, index) => [first, data.data[index + 1]] as const)
  for (const [first, second] of pairs) if (second && first.date === second.date) return [first, second]
  throw new Error('The demo has no day with two confirmed bookings')
}

/** The day after today at the clinic, as `DD-MM-YYYY`. */
function tomorrow(): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Kolkata',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  })
  return parts.format(Date.now() + 86_400_000).replaceAll('/', '-')
}

const isoOf = (date: string) => date.split('-').toReversed().join('-')

/** Opens the list of a booking's day, with its event stream. */
async function openDay(page: Page, date: string): Promise<void> {
  const stream = page.waitForResponse((response) => response.url().endsWith('/doctor/events') && response.ok())
  await page.goto(`/doctor/appointment?from=${isoOf(date)}&to=${isoOf(date)}`)
  await stream
}

async function openDetails(page: Page, booking: WireBooking): Promise<void> {
  const name = say(`View booking of ${booking.studentName}`, ({ decisions }) => decisions.viewOf(booking.studentName))
  await rowOf(page, booking).getByRole('button', { name, exact: true }).click()
}

/** Chooses a reason in the open cancellation. */
const chooseReason = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('combobox', { name: say('Reason', ({ decisions }) => decisions.cancelReason) })
    .selectOption('emergency')

/** Expects a status of the 22 operations, which a client without extensions sees. */
async function expectStatus(page: Page, { bookingId }: WireBooking, status: number): Promise<void> {
  const { data } = await listBookings(page, { searchQuery: bookingId })
  expect(data.data[0]?.bookingStatus).toBe(status)
}

test.setTimeout(120_000)

test.describe('after the answer', { tag: '@extensions' }, () => {
  test('[VISIT-01] [VISIT-04] [VISIT-06] a booking is cancelled on one device and seen on the other; undone; and moved', async ({
    page,
    context,
    server,
  }) => {
    await takePreparedSession(page)
    const other = await anotherDevice(context, server.origin)
    const [booking] = await confirmedOfADay(other)
    await openDay(page, booking.date)
    await openDay(other, booking.date)
    await expect(stateIn(other, booking, CONFIRMED)).toBeVisible()

    await test.step('cancelled here, seen there within a second; a client without extensions sees declined', async () => {
      await openDetails(page, booking)
      await clickIn(page, say('Booking Details'), cancelWord)
      await chooseReason(page)
      const began = Date.now()
      await clickIn(page, cancelWord, cancelWord)
      await expect(stateIn(other, booking, CANCELLED)).toBeVisible(SOON)
      test.info().annotations.push({ type: 'seen after', description: `${Date.now() - began} ms` })
      await expect(stateIn(page, booking, CANCELLED)).toBeVisible()
      await expectStatus(other, booking, 3)
    })

    await test.step('undone there, confirmed here again', async () => {
      const undo = say(`Undo the answer to ${booking.studentName}`, ({ undo: words }) =>
        words.undoOf(booking.studentName),
      )
      await openUndoList(other)
      await other.getByRole('button', { name: undo, exact: true }).click()
      await expect(stateIn(page, booking, CONFIRMED)).toBeVisible(SOON)
      await expectStatus(page, booking, 2)
    })

    await test.step('moved to the next free time, and confirmed there', async () => {
      await openDetails(page, booking)
      await clickIn(page, say('Booking Details'), anotherTime)
      const move = dialog(page, anotherTime)
      const agreed = say('Agreed on the phone', ({ offers }) => offers.agreed)
      await move.getByRole('radio', { name: new RegExp(`^${agreed}`) }).check()
      // The first free time of the first day with any, once the times are there.
      await move
        .getByRole('radio', { name: / [AP]M$/ })
        .first()
        .check()
      await move.locator('[type=submit]').click()
      await expect(move).toHaveCount(0)
      const { data } = await listBookings(page, { searchQuery: booking.bookingId })
      const [moved] = data.data
      expect([moved?.date, moved?.time]).not.toEqual([booking.date, booking.time])
      expect(moved?.bookingStatus).toBe(2)
    })
  })

  test('[VISIT-02] the bookings of a day are cancelled in one action, and undone in one', async ({ page }) => {
    await takePreparedSession(page)
    const [first, second] = await confirmedOfADay(page)
    await page.goto(`/doctor/calendar?view=day&date=${first.date}`)
    await page.getByRole('button', { name: say('More', ({ filters }) => filters.more), exact: true }).click()
    const cancelBookings = say('Cancel bookings', ({ bookingChanges }) => bookingChanges.cancelSeveral)
    await page.getByRole('menuitem', { name: cancelBookings, exact: true }).click()
    const several = page.getByRole('dialog')
    await expect(several).toContainText(first.studentName)
    await expect(several).toContainText(second.studentName)
    await chooseReason(page)
    await several.locator('[type=submit]').click()
    await expect(several).toHaveCount(0)
    for (const booking of [first, second]) await expectStatus(page, booking, 3)
    await page.keyboard.press('Control+z')
    await expect
      .poll(async () => {
        const { data } = await listBookings(page, { status: [2], from: first.date, to: first.date })
        return data.data.map(({ bookingId }) => bookingId)
      })
      .toEqual(expect.arrayContaining([first.bookingId, second.bookingId]))
  })

  test('[VISIT-03] [VISIT-04] who came is noted with one tap in the day view and seen on the other device', async ({
    page,
    context,
    server,
  }) => {
    await takePreparedSession(page)
    const other = await anotherDevice(context, server.origin)
    const booking = await noted(other)
    await openDay(other, booking.date)
    await page.goto(`/doctor/calendar?view=day&date=${booking.date}`)
    const group = page.getByRole('group', {
      name: say(`Did ${booking.studentName} come?`, ({ decisions }) => decisions.visitOf(booking.studentName)),
      exact: true,
    })
    const noShow = say('No-show', ({ status }) => status['no-show'])
    await group.getByRole('button', { name: noShow, exact: true }).first().click()
    await expect(stateIn(other, booking, noShow)).toBeVisible(SOON)
    await expectStatus(other, booking, 2)
  })
})

/** Returns a confirmed booking of the last days whose patient was seen. */
async function noted(page: Page): Promise<WireBooking> {
  const { data } = await listBookings(page, { status: [2], visit: ['seen'] })
  const names = data.data.map(({ studentName }) => studentName)
  const found = data.data.find(({ studentName }) => names.filter((name) => name === studentName).length === 1)
  if (!found) throw new Error('The demo has no patient who was seen')
  return found
}

test.describe('a server without extensions', () => {
  test.use({ hasExtensions: false, changesNothing: true })

  test('[EXT-01] shows nothing of cancelling, moving and visits', async ({ page }) => {
    await takePreparedSession(page)
    await page.goto('/doctor/appointment')
    await expect(listItems(page)).toHaveCount(10)
    await expect(page.getByText(CANCELLED, { exact: true })).toHaveCount(0)
    const { data } = await listBookings(page, {})
    const booking = data.data.find(({ bookingStatus }) => bookingStatus === 2)
    if (!booking) throw new Error('The demo has no confirmed booking on the first page')
    await openDetails(page, booking)
    const details = dialog(page, say('Booking Details'))
    await expect(details).toBeVisible()
    for (const word of [cancelWord, anotherTime, say('Seen', ({ status }) => status.seen)])
      await expect(page.getByRole('button', { name: word, exact: true })).toHaveCount(0)
    const response = await page.request.post(`/api/doctor/bookings/${booking.id}/cancellation`, {
      data: { reason: 'emergency', slot: 'off' },
      headers: { 'Idempotency-Key': 'visits-without-extensions' },
    })
    expect(response.status()).toBe(404)
  })
})
