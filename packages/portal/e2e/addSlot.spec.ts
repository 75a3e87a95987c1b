import type { Page } from '@playwright/test'
import { clinicDay, daysAfter, weekdayFrom, wireDay } from './clinicDays.ts'
import { doctors, expect, signIn, test } from './fixtures.ts'
import { expectNotice, keepNotices } from './notices.ts'
import { say } from './words.ts'

const MONDAY = 1
const INCOMPLETE = say('Please complete your profile before adding slots.', (words) => words.slots.incompleteProfile)
/** A Monday that is no other test's, also where a test is repeated on one server. */
const monday = (test: number, repeat: number) =>
  weekdayFrom(daysAfter(clinicDay(), 100 + 7 * (test + 4 * repeat)), MONDAY)

const fillIn = async (page: Page, date: string, time: string) => {
  await page.getByLabel(say('Start Date')).fill(wireDay(date))
  await page.getByLabel(say('Start Time')).selectOption({ label: time })
}

test.beforeEach(async ({ page }) => keepNotices(page))

test.describe('adding a slot', () => {
  test('[SLOT-07] [SLOT-08] from the slots to a new one: sent as the wire has it, then the slots of that day', async ({
    page,
  }, { repeatEachIndex }) => {
    const date = monday(0, repeatEachIndex)
    await signIn(page)
    await page.goto('/doctor/slot')
    await page.getByRole('button', { name: say('Add New') }).click()
    await expect(page).toHaveURL(/\/doctor\/add\/slot$/)
    await fillIn(page, date, '9:30 AM')
    const [request] = await Promise.all([
      page.waitForRequest('**/doctor/doc-create-slot'),
      page.getByRole('button', { name: say('Submit') }).click(),
    ])
    expect(request.postDataJSON()).toEqual({ doctor_id: expect.any(String), date: wireDay(date), time: '09:30' })
    await expect(page).toHaveURL(new RegExp(`/doctor/slot\\?date=${date}$`))
    await expectNotice(page, say('Slot created successfully!'))
    await expect(page.getByRole('switch', { name: '9:30 AM', exact: true })).toBeChecked()
  })

  test('[SLOT-08] date from today on, times in half hours, both required, Back to the slots', async ({ page }) => {
    await signIn(page)
    await page.goto('/doctor/add/slot')
    await expect(page.getByLabel(say('Start Date'))).toBeVisible()
    const times = await page.getByLabel(say('Start Time')).getByRole('option').allTextContents()
    const offered = times.filter((time) => / (AM|PM)$/.test(time))
    expect(offered).toHaveLength(48)
    expect([offered[0], offered[1], offered.at(-1)]).toEqual(['12:00 AM', '12:30 AM', '11:30 PM'])
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    await page.getByRole('button', { name: say('Submit') }).click()
    await expect(page.getByText(say('Date is required'))).toBeVisible()
    await expect(page.getByText(say('Start time is required'))).toBeVisible()
    expect(sent.filter((url) => url.includes('create-slot'))).toEqual([])
    await page.getByLabel(say('Start Date')).fill(wireDay(daysAfter(clinicDay(), -1)))
    await page.keyboard.press('Tab')
    await expect(page.getByText(say('Date cannot be in the past'))).toBeVisible()
    await page.getByRole('link', { name: say('Back') }).click()
    await expect(page).toHaveURL(/\/doctor\/slot$/)
  })

  test('the day is chosen in a calendar by keyboard, and no style breaks the Content-Security-Policy', async ({
    page,
  }) => {
    const refused: string[] = []
    page.on('console', (message) => {
      if (/Content.Security.Policy/i.test(message.text())) refused.push(message.text())
    })
    await signIn(page)
    await page.goto('/doctor/add/slot')
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
    expect(refused).toEqual([])
  })

  test('a slot that is there already is refused in words, and nothing typed is lost', async ({ page }, {
    repeatEachIndex,
  }) => {
    const date = monday(1, repeatEachIndex)
    await signIn(page)
    for (const said of [say('Slot created successfully!'), say('You already have a slot at this time.')]) {
      await page.goto('/doctor/add/slot')
      await fillIn(page, date, '4:00 PM')
      await page.getByRole('button', { name: say('Submit') }).click()
      await expectNotice(page, said)
    }
    await expect(page).toHaveURL(/\/doctor\/add\/slot$/)
    await expect(page.getByLabel(say('Start Date'))).toHaveValue(wireDay(date))
    await expect(page.getByLabel(say('Start Time'))).toHaveValue('16:00')
  })

  test('[SLOT-09] a failure without a text says "Failed to create slot. Please try again."', async ({ page }, {
    repeatEachIndex,
  }) => {
    await signIn(page)
    await page.goto('/doctor/add/slot')
    await page.route('**/doc-create-slot', (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
    )
    await fillIn(page, monday(2, repeatEachIndex), '4:00 PM')
    await page.getByRole('button', { name: say('Submit') }).click()
    await expectNotice(page, say('Failed to create slot. Please try again.'))
    await expect(page.getByLabel(say('Start Time'))).toHaveValue('16:00')
  })

  test('a response that got lost is reconciled: the slot is there, and only one', async ({ page }, {
    repeatEachIndex,
  }) => {
    const date = monday(3, repeatEachIndex)
    await signIn(page)
    await page.goto('/doctor/add/slot')
    let sent = 0
    await page.route('**/doc-create-slot', async (route) => {
      sent += 1
      await route.fetch()
      await route.abort('connectionreset')
    })
    await fillIn(page, date, '11:00 AM')
    await page.getByRole('button', { name: say('Submit') }).click()
    await expect(page).toHaveURL(new RegExp(`/doctor/slot\\?date=${date}$`))
    await expect(page.getByRole('main').getByRole('switch')).toHaveCount(1)
    await expect(page.getByRole('switch', { name: '11:00 AM', exact: true })).toBeChecked()
    expect(sent).toBe(1)
  })
})

test.describe('a doctor whose profile is not complete', () => {
  test('[SLOT-07] is told to complete it instead', async ({ page }) => {
    await signIn(page, doctors.incomplete)
    await page.goto('/doctor/slot')
    const prompt = page.getByRole('dialog')
    await prompt.getByRole('button', { name: say('Close') }).click()
    await expect(prompt).toBeHidden()
    await page.getByRole('button', { name: say('Add New') }).click()
    await expectNotice(page, INCOMPLETE)
    await expect(page).toHaveURL(/\/doctor\/slot$/)
  })

  test('is led to her slots when she asks for the form by its address', async ({ page }) => {
    await signIn(page, doctors.incomplete)
    await page.goto('/doctor/add/slot')
    await expect(page).toHaveURL(/\/doctor\/slot$/)
    await expectNotice(page, INCOMPLETE)
  })
})
