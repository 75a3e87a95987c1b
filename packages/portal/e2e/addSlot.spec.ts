import type { Page } from '@playwright/test'
import { clinicDay, daysAfter, weekdayFrom, wireDay } from './clinicDays.ts'
import { expect, takePreparedSession, test } from './fixtures.ts'
import { expectToast, recordToasts } from './toasts.ts'
import { say } from './words.ts'

const MONDAY = 1
/** A Monday on which the demo has no slots. */
const date = weekdayFrom(daysAfter(clinicDay(), 100), MONDAY)

const fillIn = async (page: Page, time: string) => {
  await page.getByLabel(say('Start Date')).fill(wireDay(date))
  await page.getByLabel(say('Start Time')).selectOption({ label: time })
}

test.beforeEach(async ({ page }) => recordToasts(page))

test('[SLOT-07] [SLOT-08] adds a slot on a day chosen in the calendar by keyboard, sends it in the format of the contract, and shows the slots of that day; the same slot is refused the second time', async ({
  page,
}) => {
  await takePreparedSession(page)
  await page.goto('/doctor/slot')
  await page.getByRole('button', { name: say('Add New') }).click()
  await expect(page).toHaveURL(/\/doctor\/add\/slot$/)

  // The calendar positions itself with styles; the fixtures check that none violates the
  // Content-Security-Policy.
  await page.getByLabel(say('Start Date')).fill('23-11-2027')
  const open = page.getByRole('button', { name: say('Open calendar', (words) => words.dateField.open) })
  await open.press('Enter')
  const calendar = page.getByRole('dialog', { name: say('Calendar') })
  await expect(calendar.getByRole('gridcell', { selected: true })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(calendar.locator('td:focus')).toHaveText('30')
  await page.keyboard.press('ArrowDown')
  await expect(calendar.locator('td:focus')).toHaveText('7')
  await page.keyboard.press('Enter')
  await expect(calendar).toBeHidden()
  await expect(page.getByLabel(say('Start Date'))).toHaveValue('07-12-2027')
  await expect(open).toBeFocused()

  await fillIn(page, '9:30 AM')
  const [request] = await Promise.all([
    page.waitForRequest('**/doctor/doc-create-slot'),
    page.getByRole('button', { name: say('Submit') }).click(),
  ])
  expect(request.postDataJSON()).toEqual({ doctor_id: expect.any(String), date: wireDay(date), time: '09:30' })
  await expect(page).toHaveURL(new RegExp(`/doctor/slot\\?date=${date}$`))
  await expectToast(page, say('Slot created successfully!'))
  await expect(page.getByRole('switch', { name: '9:30 AM', exact: true })).toBeChecked()

  await page.getByRole('button', { name: say('Add New') }).click()
  await fillIn(page, '9:30 AM')
  await page.getByRole('button', { name: say('Submit') }).click()
  await expectToast(page, say('You already have a slot at this time.'))
  await expect(page.getByLabel(say('Start Date'))).toHaveValue(wireDay(date))
  await expect(page.getByLabel(say('Start Time'))).toHaveValue('09:30')
})
