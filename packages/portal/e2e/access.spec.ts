import type { Page } from '@playwright/test'
import { doctors, expect, PASSWORD, signIn, test } from './fixtures.ts'
import { listItems } from './places.ts'
import { say } from './words.ts'

/** Presses Tab until the focused element has that accessible name, as a person without a mouse would. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(() => {
      const element = document.activeElement
      if (!(element instanceof HTMLElement)) return ''
      const labelled = 'labels' in element && element.labels instanceof NodeList ? element.labels[0]?.textContent : ''
      return element.getAttribute('aria-label') ?? (labelled || element.textContent)
    })
    if (name.test((found ?? '').trim())) return
  }
  throw new Error(`Tab never came to ${name}`)
}

test('[UI-03] by keyboard alone: sign in, open the appointments, sign out', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: say('Login') })).toBeVisible()
  await tabTo(page, new RegExp(`^${say('Email')}$`))
  await page.keyboard.type(doctors.complete)
  await tabTo(page, new RegExp(`^${say('Password')}$`))
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/doctor\/dashboard$/)

  await tabTo(page, new RegExp(`^${say('Appointments')}`))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/doctor\/appointment$/)
  await expect(listItems(page)).toHaveCount(10)

  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: say('Account menu') })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: say('Logout') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog', { name: say('Confirm Logout') })).toBeVisible()
  await tabTo(page, new RegExp(`^${say('Yes, Logout!')}$`))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: say('Login') })).toBeVisible()
})

const SIGNED_IN = [
  '/doctor/dashboard',
  '/doctor/appointment',
  '/doctor/slot',
  '/doctor/add/slot',
  '/doctor/tickets',
  '/doctor/view-profile',
  '/doctor/edit-profile',
]

/** How far the page is wider than the window. */
const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

// 1280 px at 400 % zoom are 320 CSS pixels (WCAG 1.4.10).
test('[UI-04] no page needs scrolling sideways at 320 px, which is 1280 px at 400 % zoom', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/', '/doctor/register']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await overhang(page), path).toBe(0)
  }
  await signIn(page)
  for (const path of SIGNED_IN) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    expect(await overhang(page), path).toBe(0)
  }
})
