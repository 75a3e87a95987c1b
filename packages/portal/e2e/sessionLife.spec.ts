import type { Page } from '@playwright/test'
import { doctors, enterCredentials, expect, PASSWORD, signIn, test } from './fixtures.ts'
import { expectNotice, keepNotices } from './notices.ts'
import { closeNavigation, listItems, openNavigation } from './places.ts'
import { say, sayFromServer } from './words.ts'

const OTHER = 'ilango.natarajan@nalam.example'
const isApi = (url: string) => new URL(url).pathname.startsWith('/api/')

test('[SESS-05] a session that expires while working: sign in over the page, and what was typed is still there', async ({
  page,
  context,
}) => {
  await keepNotices(page)
  await signIn(page, OTHER)
  await page.goto('/doctor/edit-profile')
  const landmark = page.getByLabel(say('Landmark'))
  await landmark.fill('Behind the temple tank')
  await context.clearCookies()
  await page.getByRole('button', { name: say('Update') }).click()

  const dialog = page.getByRole('alertdialog', { name: say('Session expired', (words) => words.sessionExpired.title) })
  await expect(dialog).toContainText(say('Sign in again to continue. Nothing you typed is lost.'))
  await expect(dialog.getByLabel(say('Email'))).toHaveValue(OTHER)
  await dialog.getByLabel(say('Password'), { exact: true }).fill('Wrong@2026')
  await dialog.getByRole('button', { name: say('Login'), exact: true }).click()
  await expectNotice(page, say('The e-mail or the password is wrong.'))
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
  '[SESS-05] every tab says that the session is over, and signing in again in one of them is enough',
  { tag: '@wide' },
  async ({ page, context }) => {
    await signIn(page)
    const other = await context.newPage()
    await other.goto('/doctor/appointment')
    await expect(listItems(other).first()).toBeVisible()
    await context.clearCookies()
    for (const tab of [page, other]) {
      await tab.bringToFront()
      // The poll of a tab may have found it over before: then the switch is behind the dialog already.
      await tab
        .getByRole('switch', { name: say('Active Status'), includeHidden: true })
        .evaluate((element: HTMLElement) => element.click())
      await expect(
        tab.getByRole('alertdialog', { name: say('Session expired', (words) => words.sessionExpired.title) }),
      ).toBeVisible()
    }
    const dialog = page.getByRole('alertdialog', {
      name: say('Session expired', (words) => words.sessionExpired.title),
    })
    await dialog.getByLabel(say('Password'), { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: say('Login'), exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(other.getByRole('alertdialog')).toBeHidden()
    await expect(listItems(other).first()).toBeVisible()
  },
)

test(
  '[SESS-05] the login page of one tab releases the others, with one request for the login',
  {
    tag: '@wide',
  },
  async ({ page, context }) => {
    await signIn(page)
    const second = await context.newPage()
    await context.clearCookies()
    await page.bringToFront()
    await page.getByRole('switch', { name: say('Active Status') }).click()
    const dialog = page.getByRole('alertdialog', {
      name: say('Session expired', (words) => words.sessionExpired.title),
    })
    await expect(dialog).toBeVisible()

    await second.bringToFront()
    await second.goto('/doctor/login')
    const asked: string[] = []
    second.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/\/doctor\/(?:loginDoctor|doctor-profile)$/.test(pathname)) asked.push(pathname)
    })
    await enterCredentials(second, doctors.complete)
    await expect(second).toHaveURL(/\/doctor\/dashboard$/)
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(asked).toEqual(['/api/doctor/loginDoctor'])
  },
)

test('[SESS-06] signing out in one tab clears the others within a second, and nobody asks for anything in the three seconds before', async ({
  page,
  context,
}) => {
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
  // What would ask in the other tab: pointing at a link, coming back to it.
  await other.bringToFront()
  await expect(other.getByRole('alertdialog', { name: say('Confirm Logout') })).toBeVisible()
  await page.waitForURL(/\/$/)
  const cleared = Date.now()
  await expect(other).toHaveURL(/\/$/, { timeout: 1000 })
  expect(Date.now() - cleared).toBeLessThan(1000)
  await expect(other.getByRole('button', { name: say('Login') })).toBeVisible()
  await expect(listItems(other)).toHaveCount(0)
  expect(asked).toEqual([])
})

test('[SESS-01] "Session expired" is said at start when there had been a session, and only then', async ({
  page,
  context,
}) => {
  await keepNotices(page)
  await page.goto('/')
  await expect(page.getByRole('button', { name: say('Login') })).toBeVisible()
  await signIn(page)
  await context.clearCookies()
  await page.reload()
  await expect(page.getByRole('button', { name: say('Login') })).toBeVisible()
  await expectNotice(
    page,
    say('Session expired', (words) => words.errors['getDoctorProfile.401']),
  )
  expect(await page.evaluate(() => localStorage.getItem('doctorStatus'))).toBeNull()
})

// Each of these signs in first, some of them twice; a busy machine may take its time.
test.setTimeout(120_000)

async function setLive(page: Page, isLive: boolean): Promise<void> {
  await openNavigation(page)
  const toggle = page.getByRole('switch', { name: say('Active Status') })
  if ((await toggle.isChecked()) !== isLive) await toggle.click()
  await expect(toggle).toBeEnabled()
  await expect(toggle).toBeChecked({ checked: isLive })
  await closeNavigation(page)
}

test('[AUTH-07] a doctor who is not live is asked after signing in: No closes, a failure is said, Yes goes live', async ({
  page,
  context,
}) => {
  await keepNotices(page)
  await signIn(page, OTHER)
  await setLive(page, false)
  expect(await page.evaluate(() => localStorage.getItem('doctorStatus'))).toBe('false')
  const prompt = page.getByRole('alertdialog').filter({ hasText: say('Would you like to activate your status?') })
  await expect(prompt).toBeHidden()

  const signInAgain = async () => {
    await context.clearCookies()
    await page.goto('/')
    await enterCredentials(page, OTHER)
    await expect(prompt).toContainText(say("By clicking 'YES', your status will go live"))
  }
  await signInAgain()
  await prompt.getByRole('button', { name: say('No') }).click()
  await expect(prompt).toBeHidden()
  await openNavigation(page)
  await expect(page.getByRole('switch', { name: say('Active Status') })).not.toBeChecked()

  await signInAgain()
  await page.route('**/updateDoctorStatus', (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/json',
      body: '{"statusCode":500,"message":"Not just now.","code":"server.failed","requestId":"r"}',
    }),
  )
  await prompt.getByRole('button', { name: say('Yes') }).click()
  await expectNotice(page, sayFromServer('server.failed', 'Not just now.'))
  await expect(prompt).toBeVisible()
  await page.unroute('**/updateDoctorStatus')
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/updateDoctorStatus')),
    prompt.getByRole('button', { name: say('Yes') }).click(),
  ])
  await expect(prompt).toBeHidden()
  await expectNotice(page, say((await answer.json()).data.message))
  await openNavigation(page)
  await expect(page.getByRole('switch', { name: say('Active Status') })).toBeChecked()
})

test('[FRAME-05] an incomplete profile is asked for, and the way leads to it', async ({ page }) => {
  await signIn(page, doctors.incomplete)
  const prompt = page.getByRole('dialog', { name: say('Complete your profile') })
  await expect(prompt).toContainText(say('Please complete your profile to access all features.'))
  await prompt.getByRole('button', { name: say('Go to Profile') }).click()
  await expect(page).toHaveURL(/\/doctor\/edit-profile$/)
  await expect(prompt).toBeHidden()
})

test('[FRAME-02] the picture comes from the profile folder by the file name kept in local storage; a broken one gives way', async ({
  page,
}) => {
  await signIn(page, OTHER)
  const asked = page.waitForRequest('**/files/profile/kept%20name.png')
  await page.evaluate(() => localStorage.setItem('doctorImage', 'kept name.png'))
  // A renewal writes the true name, so it is held back: what is drawn first is what was kept.
  await page.route('**/doctor-profile', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    answer.data.doctorDetails.profile_image = 'kept name.png'
    await route.fulfill({ response, json: answer })
  })
  await page.reload()
  await asked
  const menu = page.getByRole('button', { name: say('Account menu') })
  await expect(menu.locator('img')).toHaveCount(0)
  await expect(menu.locator('[data-initials]')).toHaveAttribute('data-initials', /\S/)
})

test('a cold deep link: the session is asked for once', async ({ page }) => {
  await signIn(page)
  const order: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/doctor-profile')) order.push('session asked')
  })
  page.on('requestfinished', (request) => {
    if (/\/assets\/index-.*\.js$/.test(request.url())) order.push('code here')
  })
  await page.goto('/doctor/appointment?page=2')
  await expect(listItems(page).first()).toBeVisible()
  expect(order.filter((event) => event === 'session asked')).toHaveLength(1)
})

test('errors and vitals are reported without anything of a person', async ({ page, complaints }) => {
  await signIn(page)
  await page.goto('/doctor/appointment?page=2')
  await expect(listItems(page).first()).toBeVisible()
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
