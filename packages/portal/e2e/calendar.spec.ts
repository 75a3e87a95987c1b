import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { clinicDay, daysAfter, wireDay } from './clinicDays.ts'
import { anotherDevice, expect, takePreparedSession, test } from './fixtures.ts'
import { catalogues, say } from './words.ts'

// `NALAM_PICTURES=folder pnpm e2e calendar` keeps the printed day, to be looked at.
const folder = process.env['NALAM_PICTURES']

interface WireCalendarSlot {
  id: string
  from: string
  to: string
  state: string
  booking?: { id: string; studentName: string; bookingStatus: number }
}
interface WireDay {
  date: string
  slots: WireCalendarSlot[]
  bookings: { time: string }[]
}

/** The days that the server itself shows to this page's session. */
const days = (page: Page, from: string, to: string): Promise<WireDay[]> =>
  page.evaluate(
    async (range) => {
      const response = await fetch(`/api/doctor/calendar?from=${range.from}&to=${range.to}`)
      if (!response.ok) throw new Error(`The calendar: ${response.status} ${await response.text()}`)
      return (await response.json()).data.days
    },
    { from: wireDay(from), to: wireDay(to) },
  )

const TOMORROW = daysAfter(clinicDay(), 1)
const cell = (page: Page, date: string, from: string) => {
  const [hour = 0, minute = 0] = from.split(':').map(Number)
  return page.locator(`[data-cell="${date}|${hour * 60 + minute}"]`)
}

/** Days ahead that are looked at for a slot that can be booked. */
const AHEAD = 13

/** The first open slots of the days to come, on days that have at least so many. */
async function openSlots(page: Page, count: number): Promise<{ date: string; slots: WireCalendarSlot[] }> {
  const found = (await days(page, TOMORROW, daysAfter(TOMORROW, AHEAD))).find(
    ({ slots }) => slots.filter(({ state }) => state === 'open').length >= count,
  )
  if (!found) throw new Error(`The demo data has no day with ${count} open slots`)
  return {
    date: found.date.split('-').toReversed().join('-'),
    slots: found.slots.filter(({ state }) => state === 'open'),
  }
}

/** Opens a day with open slots. */
async function openDay(page: Page, count = 2) {
  await takePreparedSession(page)
  await page.goto('/doctor/calendar')
  await expect(page.getByRole('grid')).toBeVisible()
  const { date, slots } = await openSlots(page, count)
  await page.goto(`/doctor/calendar?view=day&date=${wireDay(date)}`)
  const [slot] = slots
  if (!slot) throw new Error('No slot')
  await expect(cell(page, date, slot.from)).toBeVisible()
  return { date, slot, slots }
}

async function addBooking(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say('Patient name')).fill(name)
  await dialog.getByLabel(say('Mobile Number')).fill('9840012345')
  await dialog.locator('button[type=submit]').click()
}

const stateOf = async (page: Page, date: string, from: string) =>
  (await days(page, date, date))[0]?.slots.find((slot) => slot.from === from)

test.setTimeout(120_000)

test.describe('the calendar, looked at', { tag: '@extensions' }, () => {
  test.use({ changesNothing: true })

  test(
    '[CAL-01] from the dashboard to the day, to a week, to another day; a reload shows the same',
    { tag: '@wide' },
    async ({ page }) => {
      await takePreparedSession(page)
      await page.goto('/doctor/dashboard')
      await page.locator('a[href="/doctor/calendar?view=day"]').click()
      await expect(page).toHaveURL(/\/doctor\/calendar\?view=day$/)
      // The page draws the choice again from its address.
      await page.locator('input[type=radio]').nth(1).click({ force: true })
      await expect(page).toHaveURL(new RegExp(`view=week&date=${wireDay(clinicDay())}$`))
      await expect(page.getByRole('rowheader')).toHaveCount(7)
      await page.reload()
      await expect(page.getByRole('rowheader')).toHaveCount(7)
      await expect(page.locator(`a[aria-current="page"][href="/doctor/calendar"]`).first()).toBeVisible()
    },
  )

  test('[CAL-02] [CAL-05] every cell is what the server says, in words, and one Tab stop leads into the grid', async ({
    page,
  }) => {
    const { date } = await openDay(page)
    const [day] = await days(page, date, date)
    for (const { from, booking } of day?.slots ?? []) {
      const shown = cell(page, date, from)
      await expect(shown).toHaveRole('gridcell')
      if (booking) await expect(shown).toContainText(booking.studentName)
    }
    await expect(page.locator('[role=gridcell][tabindex="0"]')).toHaveCount(1)
    await page.locator('[role=gridcell][tabindex="0"]').focus()
    await page.keyboard.press('Home')
    const first = await page.evaluate(() => document.activeElement?.getAttribute('data-cell'))
    await page.keyboard.press('ArrowDown')
    await expect(page.locator(`[data-cell="${first}"]`)).not.toBeFocused()
    await page.keyboard.press('PageDown')
    await expect(page).toHaveURL(new RegExp(`date=${wireDay(daysAfter(date, 7))}$`))
    await expect(page.locator('[role=gridcell]:focus, [role=grid]:focus, h1:focus')).toHaveCount(1)
  })

  test('[CAL-06] a day and a week are readable at 320, 768, 1280 and 1920 px: nothing is cut off at the side', async ({
    page,
  }) => {
    await takePreparedSession(page)
    for (const view of ['day', 'week']) {
      for (const width of [320, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(`/doctor/calendar?view=${view}`)
        await expect(page.getByRole('grid')).toHaveAttribute('aria-label', /./)
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow, `${view}, ${width} px`).toBeLessThanOrEqual(0)
      }
    }
  })
})

test.describe('the calendar', { tag: '@extensions' }, () => {
  test('[CAL-03] a slot is switched off, deleted, and is back by Undo', async ({ page }) => {
    const { date, slot, slots } = await openDay(page)
    await cell(page, date, slot.from).click()
    const toggle = page.getByRole('dialog').getByRole('switch')
    await toggle.click()
    await expect.poll(async () => (await stateOf(page, date, slot.from))?.state).toBe('off')
    await expect(toggle).not.toBeChecked()
    await page.keyboard.press('Escape')
    await expect(cell(page, date, slot.from)).toBeFocused()
    const second = slots[1]?.from ?? ''
    await cell(page, date, second).click()
    // The way to take it away comes last, in the part below the form.
    // It comes after the form; toasts are shown in the dialog too.
    await page.locator('xpath=//dialog//form/following::button[not(ancestor::*[@data-toast])]').first().click()
    await expect.poll(async () => stateOf(page, date, second)).toBeUndefined()
    await page
      .locator('[data-toast]')
      .getByRole('button', { name: say('Undo'), exact: true })
      .click()
    await expect.poll(async () => (await stateOf(page, date, second))?.state).toBe('open')
    await expect(cell(page, date, second)).toBeVisible()
  })

  test('[CAL-04] a booking for a patient at the desk is confirmed at once', async ({ page }) => {
    const { date, slot } = await openDay(page)
    await cell(page, date, slot.from).click()
    await addBooking(page, 'Murali Krishnamurthy')
    await expect(cell(page, date, slot.from)).toContainText('Murali Krishnamurthy')
    await expect(cell(page, date, slot.from)).toBeFocused()
    expect((await stateOf(page, date, slot.from))?.booking).toMatchObject({
      studentName: 'Murali Krishnamurthy',
      bookingStatus: 2,
    })
  })

  test('[CAL-04] of two who book one slot one wins; the other is told, keeps what was typed, and takes the next slot', async ({
    page,
    context,
    server,
  }) => {
    const { date, slot } = await openDay(page, 3)
    const other = await anotherDevice(context, server.origin)
    await other.goto(`/doctor/calendar?view=day&date=${wireDay(date)}`)
    // The other device hears of nothing, so that its form is still open on a free slot.
    await other.route('**/api/doctor/events', (route) => route.abort())
    await other.reload()
    await cell(other, date, slot.from).click()
    await other.getByRole('dialog').getByLabel(say('Patient name')).fill('Late Comer')
    await cell(page, date, slot.from).click()
    await addBooking(page, 'First Comer')
    await expect(cell(page, date, slot.from)).toContainText('First Comer')
    await addBooking(other, 'Late Comer')
    const dialog = other.getByRole('dialog')
    await expect(dialog.getByRole('alert')).toBeVisible()
    await expect(dialog.getByLabel(say('Patient name'))).toHaveValue('Late Comer')
    await dialog.getByRole('alert').getByRole('button').click()
    await dialog.locator('button[type=submit]').click()
    await expect(dialog).toHaveCount(0)
    const booked = (await days(page, TOMORROW, daysAfter(TOMORROW, AHEAD))).flatMap(({ slots }) =>
      slots.flatMap(({ booking }) => booking?.studentName ?? []),
    )
    expect(booked.filter((name) => name === 'First Comer')).toHaveLength(1)
    expect(booked.filter((name) => name === 'Late Comer')).toHaveLength(1)
    await other.context().close()
  })

  test(
    '[CAL-03] [CAL-08] a letter on a booking shows first who else has that time, then answers',
    { tag: '@wide' },
    async ({ page }) => {
      await takePreparedSession(page)
      await page.goto('/doctor/calendar')
      await expect(page.getByRole('grid')).toBeVisible()
      const clashes = (await days(page, TOMORROW, daysAfter(TOMORROW, AHEAD))).flatMap(({ date, slots, bookings }) =>
        slots
          .filter(
            ({ from, to, booking }) =>
              booking?.bookingStatus === 1 && bookings.some(({ time }) => time >= from && time < to),
          )
          .map(({ from, booking }) => ({
            date: date.split('-').toReversed().join('-'),
            from,
            name: booking?.studentName ?? '',
          })),
      )
      const [clash] = clashes
      if (!clash) throw new Error('The demo data has no two bookings of one time')
      await page.goto(`/doctor/calendar?view=day&date=${wireDay(clash.date)}`)
      const booked = cell(page, clash.date, clash.from)
      await booked.focus()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowUp')
      await expect(booked).toBeFocused()
      await page.keyboard.press('a')
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText(clash.name)
      expect((await stateOf(page, clash.date, clash.from))?.booking?.bookingStatus).toBe(1)
      await dialog
        .getByRole('button', { name: say('Approve') })
        .first()
        .click()
      await expect.poll(async () => (await stateOf(page, clash.date, clash.from))?.booking?.bookingStatus).toBe(2)
    },
  )

  test(
    '[CAL-07] the day is printed alone on A4, in every language, without the screen',
    { tag: '@wide' },
    async ({ page }) => {
      const { date, slot } = await openDay(page)
      await cell(page, date, slot.from).click()
      await addBooking(page, 'Murali Krishnamurthy')
      await expect(cell(page, date, slot.from)).toContainText('Murali Krishnamurthy')
      for (const spoken of ['en', 'ta', 'hi'] as const) {
        await page.evaluate((chosen) => localStorage.setItem('nalam.language', chosen), spoken)
        await page.reload()
        await page.emulateMedia({ media: 'print' })
        const sheet = page.locator('[data-print-sheet]')
        await expect(sheet).toBeVisible()
        await expect(sheet.locator('section')).toHaveCount(1)
        await expect(sheet.getByRole('columnheader', { name: catalogues[spoken].table.status })).toBeVisible()
        await expect(sheet.getByRole('row').filter({ hasText: 'Murali Krishnamurthy' })).toContainText('98400')
        await expect(page.getByRole('navigation').first()).toBeHidden()
        const pdf = await page.pdf({ preferCSSPageSize: true })
        if (folder) {
          await writeFile(join(folder, `day-sheet-${spoken}.pdf`), pdf)
          await page.setViewportSize({ width: 794, height: 1123 })
          await page.screenshot({ path: join(folder, `day-sheet-${spoken}.png`) })
        }
        expect(pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1)
        expect(pdf.toString('latin1')).toMatch(/\/MediaBox\s*\[0 0 59[45][.\d]* 84[12][.\d]*\]/)
      }
    },
  )
})

test.describe('of a server without extensions', () => {
  test.use({ hasExtensions: false, changesNothing: true })

  test('[EXT-01] there is no calendar and no link to it', async ({ page }) => {
    await takePreparedSession(page)
    await page.goto('/doctor/calendar')
    await expect(page.getByRole('heading', { name: say('Page not found') })).toBeVisible()
    await page.goto('/doctor/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('a[href^="/doctor/calendar"]')).toHaveCount(0)
  })
})

for (const timezoneId of ['America/New_York', 'Pacific/Apia']) {
  test.describe(`a browser in ${timezoneId}`, { tag: '@extensions' }, () => {
    test.use({ timezoneId, changesNothing: true })

    test('[CAL-01] shows the clinic’s week and marks the clinic’s today', { tag: '@wide' }, async ({ page }) => {
      await takePreparedSession(page)
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
    })
  })
}
