import type { Page } from '@playwright/test'
import { button, dayLabels, HOURS, t } from './availabilityScreen.ts'
import { clinicDay, daysAfter, weekdayFrom, wireDay } from './clinicDays.ts'
import { combinations } from './combinations.ts'
import { expect, takePreparedSession, test } from './fixtures.ts'
import { locale, say } from './words.ts'

/*
 * Dates in browsers of other zones, at the end of a month and a minute before midnight (goal R5):
 * the clinic's day counts, and the chosen day is the day that is sent.
 */
const MONDAY = 1
const day = (page: Page, date: string) => page.locator(`button[data-date="${date}"]`)

/** Returns the last day of this month at the clinic. */
function monthEnd(): string {
  const [year = 0, month = 0] = clinicDay().split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

const ENGLISH = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const shortMonth = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
const MONTHS = ENGLISH.map((name, month) => (locale === 'en-US' ? name : shortMonth.format(Date.UTC(2026, month, 1))))

/** Converts `20-11-2026` to `20 Nov 2026`, without any date arithmetic. */
function shownDate(wire: string): string {
  const [date = '', month = '', year = ''] = wire.split('-')
  return `${Number(date)} ${MONTHS[Number(month) - 1]} ${year}`
}

/** Lets the portal believe the clock of the browser: without the header `Date` it knows no other. */
const hideServerClock = (page: Page) =>
  page.addInitScript(() => {
    // The proxy passes `this` on.
    // oxlint-disable-next-line typescript/unbound-method
    Headers.prototype.get = new Proxy(Headers.prototype.get, {
      apply: (get, headers, [name]) => (name === 'Date' ? null : Reflect.apply(get, headers, [name])),
    })
  })

// The zones farthest behind and farthest ahead of the clinic; `NALAM_COMBINATIONS=all` adds ten
// between them.
const FARTHEST = ['Pacific/Pago_Pago', 'Pacific/Kiritimati']
const ZONES = [
  'Pacific/Pago_Pago',
  'Pacific/Honolulu',
  'America/Los_Angeles',
  'America/New_York',
  'America/Sao_Paulo',
  'UTC',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Pacific/Apia',
  'Pacific/Kiritimati',
]

for (const timezoneId of combinations(ZONES, FARTHEST)) {
  test.describe(`a browser in ${timezoneId}`, () => {
    test.use({ timezoneId, viewport: { width: 1440, height: 900 } })
    test.setTimeout(120_000)

    test('the day that is chosen is the day that is sent, opened and shown; appointments show the dates that the server sent; at the clinic’s midnight today becomes the next day', async ({
      page,
    }) => {
      // A Monday of a later month, with a slot half an hour before midnight: the day before or
      // after in some zones.
      const date = weekdayFrom(daysAfter(clinicDay(), 40), MONDAY)
      await takePreparedSession(page)
      await page.goto('/doctor/add/slot')
      await page.getByLabel(say('Start Date')).fill(date)
      await page.getByLabel(say('Start Time')).selectOption('23:30')
      const [request] = await Promise.all([
        page.waitForRequest('**/doctor/doc-create-slot'),
        page.getByRole('button', { name: say('Submit') }).click(),
      ])
      expect(request.postDataJSON()).toMatchObject({ date: wireDay(date), time: '23:30' })
      await expect(page).toHaveURL(new RegExp(`/doctor/slot\\?date=${date}$`))
      await expect(day(page, date)).toHaveAttribute('aria-pressed', 'true')
      await expect(page.getByRole('switch', { name: '11:30 PM', exact: true })).toBeChecked()

      const listResponse = page.waitForResponse(
        (response) =>
          response.url().endsWith('/doc-get-all-bookings') &&
          response.request().postData()?.includes('"page":1') === true,
      )
      await page.goto('/doctor/appointment')
      const bookings: { bookingId: string; date: string }[] = (await (await listResponse).json()).data.data
      expect(bookings).toHaveLength(10)
      for (const booking of bookings) {
        const row = page.locator('table').locator('tbody tr').filter({ hasText: booking.bookingId })
        await expect(row).toContainText(shownDate(booking.date))
      }

      // A minute before midnight on the last day of the month.
      const last = monthEnd()
      const first = daysAfter(last, 1)
      await hideServerClock(page)
      await page.clock.install({ time: new Date(`${last}T23:59:00+05:30`) })
      // The previous day is over, in whatever zone the browser is.
      await page.goto(`/doctor/slot?date=${daysAfter(last, -1)}`)
      await expect(day(page, daysAfter(last, -1))).toBeDisabled()
      const today = page.locator('button[data-date][aria-current="date"]')
      await expect(today).toHaveAttribute('data-date', last)
      await page.clock.runFor(90_000)
      await expect(today).toHaveAttribute('data-date', first)
      await page.goto('/doctor/add/slot')
      await page.getByLabel(say('Start Date')).fill(last)
      await page.getByLabel(say('Start Time')).focus()
      await expect(page.getByText(say('Date cannot be in the past'))).toBeVisible()
      await page.getByLabel(say('Start Date')).fill(first)
      await expect(page.getByText(say('Date cannot be in the past'))).toBeHidden()
    })

    test.describe('and nothing changes', () => {
      test.use({ changesNothing: true })

      test(
        '[AVAIL-03] [CAL-01] the days of a preview, the week of the calendar and its today are the clinic’s',
        { tag: '@extensions' },
        async ({ page }) => {
          const monday = weekdayFrom(daysAfter(clinicDay(), 60), MONDAY)
          await takePreparedSession(page)
          await page.goto(`${HOURS}?from=${monday}&to=${daysAfter(monday, 6)}`)
          const days = page.locator('[data-date]')
          await expect(days).toHaveCount(7)
          expect(await days.evaluateAll((found) => found.map((each) => each.getAttribute('data-date')))).toEqual(
            Array.from({ length: 7 }, (_, at) => daysAfter(monday, at)),
          )
          await page.getByRole('link', { name: t(({ plan }) => plan.back) }).click()
          await button(
            page,
            t(({ keep }) => keep.once),
          ).click()
          await expect(page.getByLabel(dayLabels().firstDay)).toHaveValue(wireDay(clinicDay()))

          // A minute and a half before the clinic's midnight.
          await hideServerClock(page)
          await page.clock.install({ time: new Date(`${clinicDay()}T23:58:30+05:30`) })
          const asked = page.waitForRequest((request) => request.url().includes('/api/doctor/calendar?'))
          await page.goto('/doctor/calendar?view=week')
          const query = new URL((await asked).url()).searchParams
          const sunday = daysAfter(clinicDay(), -new Date(`${clinicDay()}T12:00:00Z`).getUTCDay())
          expect([query.get('from'), query.get('to')]).toEqual([wireDay(sunday), wireDay(daysAfter(sunday, 6))])
          await expect(page.getByRole('rowheader')).toHaveCount(7)
          const today = page.locator('[role=rowheader][aria-current=date]')
          await expect(today).toHaveCount(1)
          await expect(today).toContainText(new RegExp(`^${Number(clinicDay().slice(8))}\\D`))
        },
      )
    })
  })
}

const DAY_LENGTH = 86_400_000

for (const days of [2, -2]) {
  test.describe(`a computer whose clock is ${days} days ahead`, () => {
    test.use({ viewport: { width: 1440, height: 900 }, changesNothing: true })

    test(
      '[D6] today is the clinic’s, and what is not past there can be chosen',
      { tag: '@extensions' },
      async ({ page }) => {
        await takePreparedSession(page)
        await page.clock.setSystemTime(Date.now() + days * DAY_LENGTH)
        await page.goto('/doctor/calendar?view=week')
        const today = page.locator('[role=rowheader][aria-current=date]')
        await expect(today).toHaveCount(1)
        await expect(today).toContainText(new RegExp(`^${Number(clinicDay().slice(8))}\\D`))
        await page.goto('/doctor/add/slot')
        await page.getByLabel(say('Start Date')).fill(clinicDay())
        await page.getByLabel(say('Start Time')).focus()
        await expect(page.getByText(say('Date cannot be in the past'))).toBeHidden()
        await page.getByLabel(say('Start Date')).fill(daysAfter(clinicDay(), -1))
        await page.getByLabel(say('Start Time')).focus()
        await expect(page.getByText(say('Date cannot be in the past'))).toBeVisible()
      },
    )
  })
}
