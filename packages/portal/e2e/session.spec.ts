import type { Page } from '@playwright/test'
import { doctors, enterCredentials, expect, newCode, PASSWORD, signIn, test } from './fixtures.ts'
import { listItems } from './places.ts'
import { say } from './words.ts'

const COMPLETE_NAME = 'Meena Raghavan'

/** What the server itself answers this page's session for the dashboard reading. */
async function dashboardAnswer(page: Page) {
  return page.evaluate(async () => {
    const profile = await (await fetch('/api/doctor/doctor-profile')).json()
    const answer = await fetch('/api/doctor/doc-get-all-bookings', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ doctorId: profile.data.doctorDetails._id }),
    })
    return (await answer.json()).data
  })
}

test.describe('signing in', () => {
  test('[AUTH-03] [FRAME-01] a doctor signs in: message, dashboard, greeting by name', async ({ page, server }) => {
    await page.goto('/')
    await enterCredentials(page, doctors.complete)
    await expect(page).toHaveURL(`${server.origin}/doctor/dashboard`)
    await expect(page.getByRole('status').getByText(say('Login successful'))).toBeVisible()
    await expect(page.getByText(say('Hello!'))).toContainText(COMPLETE_NAME)
    await page.getByRole('button', { name: say('Account menu') }).click()
    await expect(page.getByRole('menuitem', { name: say('My Profile') })).toHaveAttribute(
      'href',
      '/doctor/view-profile',
    )
    await expect(page.getByRole('menuitem', { name: say('Logout') })).toBeVisible()
  })

  test('[DASH-01] [DASH-02] [DASH-04] the dashboard shows the counts and the first five rows of the database', async ({
    page,
  }) => {
    await signIn(page)
    const { slots, summary } = await dashboardAnswer(page)
    const summaryCards = page.getByRole('region', { name: say('Summary') })
    await expect(summaryCards).toContainText(`${say('Total Appointments')}${summary.total}`)
    await expect(summaryCards).toContainText(`${say('Confirmed Appointments')}${summary.confirmed}`)
    await expect(summaryCards).toContainText('50K')

    const rows = listItems(page)
    await expect(rows).toHaveCount(5)
    for (const [index, booking] of slots.slice(0, 5).entries()) {
      await expect(rows.nth(index)).toContainText(booking.bookingId)
      await expect(rows.nth(index)).toContainText(booking.studentName)
    }
    await expect(page.getByRole('link', { name: say('View All') })).toHaveAttribute('href', '/doctor/appointment')
  })

  test('[DASH-04] a failed booking list leaves the page whole, says so in place, and is read again on request', async ({
    page,
  }) => {
    let isBroken = true
    await page.route('**/doc-get-all-bookings', (route) =>
      isBroken ? route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }) : route.continue(),
    )
    await signIn(page)
    await expect(page.getByRole('alert')).toContainText(say('Failed to fetch bookings'))
    await expect(page.getByText(say('Revenue Details'))).toBeVisible()
    isBroken = false
    await page.getByRole('button', { name: say('Try again') }).click()
    await expect(listItems(page)).toHaveCount(5)
  })

  test('[AUTH-05] a wrong password: the server’s message, and nothing typed is lost', async ({ page }) => {
    await page.goto('/doctor/login')
    await enterCredentials(page, doctors.complete, 'Wrong@2026')
    await expect(page.getByRole('status').getByText(say('The e-mail or the password is wrong.'))).toBeVisible()
    await expect(page.getByLabel(say('Email'))).toHaveValue(doctors.complete)
    await expect(page.getByLabel(say('Password'), { exact: true })).toHaveValue('Wrong@2026')
    await expect(page).toHaveURL(/\/doctor\/login$/)
  })

  test('[AUTH-05] a blocked account (403) stays on the form with the server’s message', async ({ page }) => {
    await page.goto('/')
    await enterCredentials(page, doctors.blocked)
    await expect(
      page.getByRole('status').getByText(say('This account is blocked. Please contact support.')),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: say('Login') })).toBeVisible()
  })

  test('[AUTH-02] nothing is sent while a field is wrong, and the first wrong one takes the focus', async ({
    page,
  }) => {
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    await page.goto('/')
    await enterCredentials(page, 'meena@unknown.example', 'short')
    await expect(page.getByText(say('Email domain not allowed'))).toBeVisible()
    await expect(page.getByText(say('Password must be at least 8 characters'))).toBeVisible()
    await expect(page.getByLabel(say('Email'))).toBeFocused()
    expect(sent.filter((url) => url.includes('loginDoctor'))).toEqual([])
  })

  test('[AUTH-06] a bare suffix is accepted at login', async ({ page }) => {
    await page.goto('/')
    const [request] = await Promise.all([
      page.waitForRequest('**/doctor/loginDoctor'),
      enterCredentials(page, 'someone@edu'),
    ])
    expect(request.postDataJSON()).toEqual({ email: 'someone@edu', password: PASSWORD })
  })

  test('[AUTH-04] [AUTH-14] an unconfirmed doctor enters the mailed code and is signed in', async ({
    page,
    server,
  }) => {
    await page.goto('/')
    await enterCredentials(page, doctors.unconfirmed)
    await expect(page.getByText(doctors.unconfirmed)).toBeVisible()
    const code = await newCode(server, doctors.unconfirmed)

    const field = page.getByRole('textbox', { name: say('6-digit code') })
    await field.fill(code === '000000' ? '111111' : '000000')
    await page.getByRole('button', { name: say('Verify') }).click()
    await expect(page.getByText(say('The code is wrong or no longer valid.')).first()).toBeVisible()

    await field.fill(code)
    await page.getByRole('button', { name: say('Verify') }).click()
    await expect(page).toHaveURL(/\/doctor\/dashboard$/)
    await expect(page.getByRole('status').getByText(say('OTP verified successfully!'))).toBeVisible()
  })
})

test.describe('who sees what', () => {
  test('[SESS-03] every call of a signed-in page carries the session cookie', async ({ page }) => {
    await signIn(page)
    // A call without the cookie is answered 401, and script cannot see the cookie.
    const answered: string[] = []
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (pathname.startsWith('/api/')) answered.push(`${response.status()} ${pathname}`)
    })
    await page.reload()
    await expect(listItems(page)).toHaveCount(5)
    expect(await page.evaluate(() => document.cookie)).toBe('')
    await expect.poll(() => answered.length).toBeGreaterThanOrEqual(2)
    expect(answered.filter((line) => !line.startsWith('200 '))).toEqual([])
  })

  test('[SESS-02] a visitor who asks for a signed-in page signs in first and then comes to it', async ({ page }) => {
    await page.goto('/doctor/dashboard?from=mail')
    await expect(page).toHaveURL(/\/$/)
    await enterCredentials(page, doctors.complete)
    await expect(page).toHaveURL(/\/doctor\/dashboard\?from=mail$/)
  })

  test('[SESS-02] a signed-in doctor is led from the visitors’ pages to the dashboard, without a flash of them', async ({
    page,
  }) => {
    await signIn(page)
    for (const path of ['/', '/doctor/login']) {
      await page.addInitScript(() => {
        new MutationObserver(() => {
          if (document.querySelector('input[type=password]')) document.documentElement.dataset['flash'] = 'yes'
        }).observe(document, { childList: true, subtree: true })
      })
      await page.goto(path)
      await expect(page).toHaveURL(/\/doctor\/dashboard$/)
      await expect(page.locator('html')).not.toHaveAttribute('data-flash')
    }
  })

  test('[SESS-01] [SESS-04] a reload renews the session and keeps status and image under their keys only', async ({
    page,
  }) => {
    await signIn(page)
    await page.reload()
    await expect(page.getByText(say('Hello!'))).toContainText(COMPLETE_NAME)
    const stored = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))
    expect(stored['doctorStatus']).toBe('true')
    expect(stored['accessToken']).toBeUndefined()
    expect(
      Object.keys(stored).filter((key) => !['doctorStatus', 'doctorImage'].includes(key) && !key.startsWith('nalam.')),
    ).toEqual([])
  })

  test('[SESS-01] a session that the server no longer knows clears what was kept of the doctor', async ({
    page,
    context,
  }) => {
    await signIn(page)
    await page.evaluate(() => localStorage.setItem('accessToken', 'left over'))
    await context.clearCookies()
    await page.reload()
    await expect(page.getByRole('button', { name: say('Login') })).toBeVisible()
    expect(
      await page.evaluate(() => [localStorage.getItem('doctorStatus'), localStorage.getItem('accessToken')]),
    ).toEqual([null, null])
  })

  test('[SESS-01] no answer at start is no sign-out: the page offers to try again', async ({ page }) => {
    await signIn(page)
    let isDown = true
    await page.route('**/doctor-profile', (route) => (isDown ? route.abort() : route.continue()))
    await page.reload()
    await expect(page.getByRole('button', { name: say('Try again') })).toBeVisible({ timeout: 20_000 })
    isDown = false
    await page.getByRole('button', { name: say('Try again') }).click()
    await expect(page.getByText(say('Hello!'))).toContainText(COMPLETE_NAME)
  })

  test('an unknown path shows "page not found" with a way home', async ({ page }) => {
    await page.goto('/doctor/nowhere')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(say('Page not found'))
    await page.getByRole('link').first().click()
    await expect(page.getByRole('button', { name: say('Login') })).toBeVisible()
  })
})

test.describe('signing out', () => {
  const openLogout = async (page: Page) => {
    await page.getByRole('button', { name: say('Account menu') }).click()
    await page.getByRole('menuitem', { name: say('Logout') }).click()
  }

  test('[AUTH-20] Cancel stays; Yes tells the server, and the user is cleared three seconds later', async ({
    page,
    context,
  }) => {
    await signIn(page)
    await openLogout(page)
    const dialog = page.getByRole('alertdialog', { name: say('Confirm Logout') })
    await expect(dialog).toContainText(say('You are leaving! Are you sure?'))
    await expect(dialog).toContainText(say('Click Yes to sign out.'))
    await dialog.getByRole('button', { name: say('Cancel') }).click()
    await expect(dialog).toBeHidden()

    await page.clock.install()
    await openLogout(page)
    await dialog.getByRole('button', { name: say('Yes, Logout!') }).click()
    await expect(page.getByRole('status').getByText(say('You are signed out.'))).toBeVisible()
    await expect(dialog.getByRole('button', { name: say('Cancel') })).toBeDisabled()
    await expect(dialog.getByRole('button', { name: say('Yes, Logout!') })).toBeDisabled()
    expect((await context.cookies()).map((cookie) => cookie.name)).toEqual([])
    await expect(page).toHaveURL(/\/doctor\/dashboard$/)
    await page.clock.fastForward(3000)
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('button', { name: say('Login') })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('doctorStatus'))).toBeNull()
  })

  test('[AUTH-20] a failure says "Logout failed" and gives the buttons back', async ({ page }) => {
    await signIn(page)
    await page.route('**/doctor-logout', (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
    )
    await openLogout(page)
    const confirm = page.getByRole('button', { name: say('Yes, Logout!') })
    await confirm.click()
    await expect(page.getByRole('status').getByText(say('Logout failed'))).toBeVisible()
    await expect(confirm).toBeEnabled()
  })
})
