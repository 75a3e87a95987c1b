import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { pdfPages, type PdfPage } from '../../../test/browser/pdfPages.ts'
import { clinicDay, daysAfter, wireDay } from './clinicDays.ts'
import { combinations } from './combinations.ts'
import { expect, takePreparedSession, test } from './fixtures.ts'
import { catalogues, LANGUAGES, say } from './words.ts'

// `NALAM_PICTURES=folder pnpm e2e calendar` saves what is printed for inspection.
const folder = process.env['NALAM_PICTURES']

interface WireCalendarSlot {
  id: string
  from: string
  to: string
  state: string
  booking?: { id: string; studentName: string; phoneNumber: string; bookingStatus: number }
}
interface WireDay {
  date: string
  slots: WireCalendarSlot[]
  bookings: { time: string }[]
}

/** Returns the days that the server sends to this page's session. */
async function days(page: Page, from: string, to: string): Promise<WireDay[]> {
  const response = await page.request.get('/api/doctor/calendar', { params: { from: wireDay(from), to: wireDay(to) } })
  expect(response.status(), await response.text()).toBe(200)
  return (await response.json()).data.days
}

const TOMORROW = daysAfter(clinicDay(), 1)
const cell = (page: Page, date: string, from: string) => {
  const [hour = 0, minute = 0] = from.split(':').map(Number)
  return page.locator(`[data-cell="${date}|${hour * 60 + minute}"]`)
}

/** Number of days ahead that are searched. */
const AHEAD = 13
const isoDay = (wire: string) => wire.split('-').toReversed().join('-')

/** Returns the first of the coming days with at least this many open slots, and those slots. */
async function openSlots(page: Page, count: number): Promise<{ date: string; slots: WireCalendarSlot[] }> {
  for (const { date, slots } of await days(page, TOMORROW, daysAfter(TOMORROW, AHEAD))) {
    const open = slots.filter(({ state }) => state === 'open')
    if (open.length >= count) return { date: isoDay(date), slots: open }
  }
  throw new Error(`The demo data has no day with ${count} open slots`)
}

/**
 * Returns the first pending booking of the coming days that has the same time as another booking.
 */
async function clashAhead(page: Page): Promise<{ date: string; from: string; name: string; phone: string }> {
  for (const { date, slots, bookings } of await days(page, TOMORROW, daysAfter(TOMORROW, AHEAD))) {
    for (const { from, to, booking } of slots) {
      if (booking?.bookingStatus !== 1 || !bookings.some(({ time }) => time >= from && time < to)) continue
      return { date: isoDay(date), from, name: booking.studentName, phone: booking.phoneNumber.slice(-5) }
    }
  }
  throw new Error('The demo data has no two bookings of one time')
}

/** Prints the page and returns the pages on the paper. */
async function printed(page: Page, name: string): Promise<PdfPage[]> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  if (folder) await writeFile(join(folder, `${name}.pdf`), pdf)
  return pdfPages(pdf)
}

async function openDay(page: Page, date: string, from: string): Promise<void> {
  await page.goto(`/doctor/calendar?view=day&date=${wireDay(date)}`)
  await expect(cell(page, date, from)).toBeVisible()
}

const stateOf = async (page: Page, date: string, from: string) =>
  (await days(page, date, date))[0]?.slots.find((slot) => slot.from === from)

test.setTimeout(120_000)

test.describe('the calendar', { tag: '@extensions' }, () => {
  test.describe('without changes', () => {
    test.use({ changesNothing: true })

    test('[CAL-01] [CAL-02] [CAL-05] the dashboard leads to a day: every cell shows the server’s data in words, and the grid is one Tab stop', async ({
      page,
    }) => {
      await takePreparedSession(page)
      await page.goto('/doctor/dashboard')
      await page.locator('a[href="/doctor/calendar?view=day"]').click()
      await expect(page).toHaveURL(/\/doctor\/calendar\?view=day$/)
      await expect(page.locator('a[aria-current="page"][href="/doctor/calendar"]').first()).toBeAttached()
      const { date } = await openSlots(page, 2)
      const [day] = await days(page, date, date)
      await openDay(page, date, day?.slots[0]?.from ?? '')
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
  })

  test('[CAL-03] [CAL-04] a booking for a patient at the desk is confirmed at once; a slot is switched off, another is deleted and restored by Undo', async ({
    page,
  }) => {
    await takePreparedSession(page)
    const { date, slots } = await openSlots(page, 3)
    const [first, second, third] = slots.map(({ from }) => from)
    if (first === undefined || second === undefined || third === undefined) throw new Error('Too few slots')
    await openDay(page, date, first)
    const dialog = page.getByRole('dialog')
    await cell(page, date, first).click()
    await dialog.getByLabel(say('Patient name')).fill('Murali Krishnamurthy')
    await dialog.getByLabel(say('Mobile Number')).fill('9840012345')
    await dialog.locator('button[type=submit]').click()
    await expect(cell(page, date, first)).toContainText('Murali Krishnamurthy')
    await expect(cell(page, date, first)).toBeFocused()
    expect((await stateOf(page, date, first))?.booking).toMatchObject({
      studentName: 'Murali Krishnamurthy',
      bookingStatus: 2,
    })

    await cell(page, date, second).click()
    const toggle = dialog.getByRole('switch')
    await toggle.click()
    await expect.poll(async () => (await stateOf(page, date, second))?.state).toBe('off')
    await expect(toggle).not.toBeChecked()
    await page.keyboard.press('Escape')
    await expect(cell(page, date, second)).toBeFocused()

    await cell(page, date, third).click()
    // The delete button comes last, in the part below the form. Toasts are shown in the dialog too.
    await page
      .locator('xpath=//*[@role="dialog"]//form/following::button[not(ancestor::*[@data-toast])]')
      .first()
      .click()
    await expect.poll(async () => stateOf(page, date, third)).toBeUndefined()
    await page
      .locator('[data-toast]')
      .getByRole('button', { name: say('Undo'), exact: true })
      .click()
    await expect.poll(async () => (await stateOf(page, date, third))?.state).toBe('open')
    await expect(cell(page, date, third)).toBeVisible()
  })

  test(
    '[CAL-01] [CAL-03] [CAL-07] [CAL-08] a letter key on a booking first shows who else has that time, then answers; a day is printed, alone, on one page; a week is kept after a reload and printed',
    { tag: '@wide' },
    async ({ page }) => {
      await takePreparedSession(page)
      const { date, from, name, phone } = await clashAhead(page)
      await openDay(page, date, from)
      const booked = cell(page, date, from)
      await booked.focus()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowUp')
      await expect(booked).toBeFocused()
      await page.keyboard.press('a')
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText(name)
      expect((await stateOf(page, date, from))?.booking?.bookingStatus).toBe(1)
      await dialog
        .getByRole('button', { name: say('Approve') })
        .first()
        .click()
      await expect.poll(async () => (await stateOf(page, date, from))?.booking?.bookingStatus).toBe(2)

      await test.step('on paper', async () => {
        // Tamil has the longest words; `NALAM_COMBINATIONS=all` prints every language.
        for (const spoken of combinations<(typeof LANGUAGES)[number]>(LANGUAGES, ['ta'])) {
          await page.evaluate((chosen) => localStorage.setItem('nalam.language', chosen), spoken)
          await page.reload()
          await page.emulateMedia({ media: 'print' })
          const sheet = page.locator('[data-print-sheet]')
          await expect(sheet).toBeVisible()
          await expect(sheet.getByRole('columnheader', { name: catalogues[spoken].table.status })).toBeVisible()
          const row = sheet.getByRole('row').filter({ hasText: name })
          await expect(row).toContainText(catalogues[spoken].status.confirmed)
          await expect(row).toContainText(/\d{5}/)
          await expect(page.getByRole('navigation').first()).toBeHidden()
          const [sheetPage, ...more] = await printed(page, `day-sheet-${spoken}`)
          expect(more).toHaveLength(0)
          expect(sheetPage?.lines.at(-1)).toBe('1 / 1')
        }
      })

      await test.step('the week, and a reload', async () => {
        await page.emulateMedia({ media: null })
        // The page renders the radio buttons again from its address.
        await page.locator('input[type=radio]').nth(1).click({ force: true })
        await expect(page).toHaveURL(new RegExp(`view=week&date=${wireDay(date)}$`))
        await expect(page.getByRole('rowheader')).toHaveCount(7)
        await page.reload()
        await expect(page.getByRole('rowheader')).toHaveCount(7)
      })

      await test.step('the week on paper', async () => {
        await expect(page.locator('[data-print-sheet] tbody')).toHaveCount(7)
        const lines = (await printed(page, 'week')).flatMap((paper) => paper.lines)
        expect(lines.some((line) => line.includes(String(Number(date.slice(8)))))).toBe(true)
        // The text of a PDF splits the signs of a Tamil name.
        expect(lines.filter((line) => line.includes(phone))).not.toHaveLength(0)
        const doctor = await page.locator('[data-print-sheet] header p').first().textContent()
        expect(lines).toContain(doctor)
      })
    },
  )
})
