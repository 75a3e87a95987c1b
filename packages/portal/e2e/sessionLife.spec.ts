import type { Locator, Page } from '@playwright/test'
import { doctors, enterCredentials, expect, PASSWORD, signIn, takePreparedSession, test } from './fixtures.ts'
import { expectToast, recordToasts } from './toasts.ts'
import { listItems } from './places.ts'
import { say } from './words.ts'

const OTHER = 'ilango.natarajan@nalam.example'
/**
 * Clicks a control without Playwright's checks: a read of the page may have found the session
 * expired before, so that the control is already behind the dialog.
 */
const click = (control: Locator): Promise<void> => control.evaluate((element: HTMLElement) => element.click())
const isApi = (url: string) => new URL(url).pathname.startsWith('/api/')

test('[SESS-05] if the session expires during work, the sign-in dialog opens over the page and the input is kept', async ({
  page,
  context,
}) => {
  await recordToasts(page)
  await signIn(page, OTHER)
  await page.goto('/doctor/edit-profile')
  const landmark = page.getByLabel(say('Landmark'))
  await landmark.fill('Behind the temple tank')
  await context.clearCookies()
  await click(page.getByRole('button', { name: say('Update'), includeHidden: true }))

  const dialog = page.getByRole('alertdialog', {
    name: say('Session expired', (words) => words.prompts.sessionExpired.title),
  })
  await expect(dialog).toContainText(say('Sign in again to continue. Nothing you typed is lost.'))
  await expect(dialog.getByLabel(say('Email'))).toHaveValue(OTHER)
  await dialog.getByLabel(say('Password'), { exact: true }).fill('Wrong@2026')
  await dialog.getByRole('button', { name: say('Login'), exact: true }).click()
  await expectToast(page, say('The email or the password is wrong.'))
  await dialog.getByLabel(say('Password'), { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: say('Login'), exact: true }).click()
  await expect(dialog).toBeHidden()

  expect(new URL(page.url()).pathname).toBe('/doctor/edit-profile')
  await expect(landmark).toHaveValue('Behind the temple tank')
  const saved = page.waitForResponse((response) => response.url().endsWith('/updateDoctorprofile') && response.ok())
  await page.getByRole('button', { name: say('Update') }).click()
  await saved
})

test(
  '[SESS-05] every tab shows that the session has ended, and signing in again in one of them is enough, in the dialog or on the login page',
  { tag: '@wide' },
  async ({ page, context }) => {
    await signIn(page)
    const other = await context.newPage()
    await other.goto('/doctor/appointment')
    await expect(listItems(other).first()).toBeVisible()
    await context.clearCookies()
    for (const tab of [page, other]) {
      await tab.bringToFront()
      await click(tab.getByRole('switch', { name: say('Active Status'), includeHidden: true }))
      await expect(
        tab.getByRole('alertdialog', { name: say('Session expired', (words) => words.prompts.sessionExpired.title) }),
      ).toBeVisible()
    }
    const dialog = page.getByRole('alertdialog', {
      name: say('Session expired', (words) => words.prompts.sessionExpired.title),
    })
    await dialog.getByLabel(say('Password'), { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: say('Login'), exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(other.getByRole('alertdialog')).toBeHidden()
    await expect(listItems(other).first()).toBeVisible()

    await test.step('signing in on the login page of one tab unblocks the others, with one login request', async () => {
      await context.clearCookies()
      await page.bringToFront()
      await click(page.getByRole('switch', { name: say('Active Status'), includeHidden: true }))
      await expect(dialog).toBeVisible()
      await other.goto('/doctor/login')
      const asked: string[] = []
      other.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (/\/doctor\/(?:loginDoctor|doctor-profile)$/.test(pathname)) asked.push(pathname)
      })
      await enterCredentials(other, doctors.complete)
      await expect(other).toHaveURL(/\/doctor\/dashboard$/)
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(asked).toEqual(['/api/doctor/loginDoctor'])
    })
  },
)

test('[SESS-06] signing out in one tab clears the others within a second, and no request is sent in the three seconds before', async ({
  page,
  context,
}) => {
  // Each tab records when it was cleared, so that it does not matter when the test checks.
  await context.addInitScript(() => {
    new MutationObserver(() => {
      if (location.pathname === '/') document.documentElement.dataset['clearedAt'] ??= String(Date.now())
    }).observe(document, { childList: true, subtree: true })
  })
  await signIn(page)
  const other = await context.newPage()
  await other.goto('/doctor/appointment')
  await expect(listItems(other).first()).toBeVisible()

  await page.bringToFront()
  await page.getByRole('button', { name: say('Account menu') }).click()
  await page.getByRole('menuitem', { name: say('Logout') }).click()
  const ended = page.waitForResponse((response) => response.url().endsWith('/doctor-logout'))
  await page.getByRole('button', { name: say('Yes, Logout!') }).click()
  await ended
  const asked: string[] = []
  for (const tab of [page, other]) tab.on('request', (request) => isApi(request.url()) && asked.push(request.url()))
  // Returning to the other tab would trigger requests there.
  await other.bringToFront()
  await expect(other.getByRole('alertdialog', { name: say('Confirm Logout') })).toBeVisible()
  await expect(page.getByRole('button', { name: say('Login') })).toBeVisible()
  await expect(other.getByRole('button', { name: say('Login') })).toBeVisible()
  const clearedAt = (tab: Page) => tab.evaluate(() => Number(document.documentElement.dataset['clearedAt']))
  expect(Math.abs((await clearedAt(other)) - (await clearedAt(page)))).toBeLessThan(1000)
  await expect(listItems(other)).toHaveCount(0)
  expect(asked).toEqual([])
})

// Each of these tests signs in at least once, and a busy machine may need more time.
test.setTimeout(120_000)

test('errors and web vitals are reported without personal data', async ({ page, complaints }) => {
  await takePreparedSession(page)
  await page.goto('/doctor/appointment?page=2')
  await expect(listItems(page).first()).toBeVisible()
  // The reporting code is loaded after the first page, from a file of its own.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/startReports-')),
  )
  const reported = page.waitForRequest((request) => request.url().endsWith('/reports'))
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('Booking of Anitha Selvam, 9000020001, failed')
    }, 0)
  })
  const body = (await reported).postData() ?? ''
  complaints.pageErrors.length = 0
  expect(JSON.parse(body)).toContainEqual({
    kind: 'error',
    name: 'TypeError',
    message: 'Booking of … …, … failed',
    route: '/doctor/appointment',
  })
  expect(body).not.toContain('Anitha')
  complaints.pageErrors.length = 0
})
