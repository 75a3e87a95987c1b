import type { Page } from '@playwright/test'
import { doctors, enterCredentials, expect, newCode, signIn, test } from './fixtures.ts'
import { expectToast, recordToasts } from './toasts.ts'
import { listItems } from './places.ts'
import { say } from './words.ts'

const COMPLETE_NAME = 'Meena Raghavan'

test.beforeEach(async ({ page }) => recordToasts(page))

/** Returns the server's dashboard response for this page's session. */
async function dashboardResponse(page: Page) {
  return page.evaluate(async () => {
    const profile = await (await fetch('/api/doctor/doctor-profile')).json()
    const response = await fetch('/api/doctor/doc-get-all-bookings', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ doctorId: profile.data.doctorDetails._id }),
    })
    return (await response.json()).data
  })
}

test.describe('signing in', () => {
  test.describe('to the built server, as a process', () => {
    test.use({ isProcess: true })

    test('[AUTH-03] [FRAME-01] [DASH-04] [SESS-01] [SESS-02] [SESS-03] [SESS-04] a doctor signs in and sees a message, her name, and counts and rows from the database; the session survives reloads by its cookie alone, without a flash of the sign-in page, until it ends', async ({
      page,
      server,
      context,
    }) => {
      await page.goto('/')
      await enterCredentials(page, doctors.complete)
      await expect(page).toHaveURL(`${server.origin}/doctor/dashboard`)
      await expectToast(page, say('Login successful'))
      await expect(page.getByRole('banner').getByText(say('Hello!'))).toContainText(COMPLETE_NAME)
      await page.getByRole('button', { name: say('Account menu') }).click()
      await expect(page.getByRole('menuitem', { name: say('My Profile') })).toHaveAttribute(
        'href',
        '/doctor/view-profile',
      )
      await expect(page.getByRole('menuitem', { name: say('Logout') })).toBeVisible()
      await page.keyboard.press('Escape')

      const { slots, summary } = await dashboardResponse(page)
      const summaryCards = page.getByRole('region', { name: say('Summary') })
      await expect(summaryCards).toContainText(`${say('Total Appointments')}${summary.total}`)
      await expect(summaryCards).toContainText(`${say('Confirmed Appointments')}${summary.confirmed}`)
      const rows = listItems(page)
      await expect(rows).toHaveCount(5)
      for (const [index, booking] of slots.slice(0, 5).entries()) {
        await expect(rows.nth(index)).toContainText(booking.bookingId)
        await expect(rows.nth(index)).toContainText(booking.studentName)
      }

      await test.step('a reload renews the session: every call carries the cookie, which scripts cannot read', async () => {
        const responses: string[] = []
        page.on('response', (response) => {
          const { pathname } = new URL(response.url())
          if (pathname.startsWith('/api/')) responses.push(`${response.status()} ${pathname}`)
        })
        await page.reload()
        await expect(listItems(page)).toHaveCount(5)
        await expect(page.getByRole('banner').getByText(say('Hello!'))).toContainText(COMPLETE_NAME)
        expect(await page.evaluate(() => document.cookie)).toBe('')
        // A call without the cookie gets 401.
        await expect.poll(() => responses.length).toBeGreaterThanOrEqual(2)
        expect(responses.filter((line) => !line.startsWith('200 '))).toEqual([])
      })

      await test.step('status and image are stored under their keys only', async () => {
        const stored = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))
        expect(stored['doctorStatus']).toBe('true')
        expect(
          Object.keys(stored).filter(
            (key) => !['doctorStatus', 'doctorImage'].includes(key) && !key.startsWith('nalam.'),
          ),
        ).toEqual([])
      })

      await test.step('the visitors’ pages redirect to the dashboard without a flash', async () => {
        await page.addInitScript(() => {
          new MutationObserver(() => {
            if (document.querySelector('input[type=password]')) document.documentElement.dataset['flash'] = 'yes'
          }).observe(document, { childList: true, subtree: true })
        })
        for (const path of ['/', '/doctor/login', '/doctor/register']) {
          await page.goto(path)
          await expect(page).toHaveURL(/\/doctor\/dashboard$/)
          await expect(page.getByRole('banner').getByText(say('Hello!'))).toContainText(COMPLETE_NAME)
          await expect(page.locator('html')).not.toHaveAttribute('data-flash')
        }
      })

      await test.step('if the session is unknown to the server, shows a message and removes the stored data of the doctor', async () => {
        await page.evaluate(() => localStorage.setItem('accessToken', 'left over'))
        await context.clearCookies()
        await page.reload()
        await expect(page.getByRole('button', { name: say('Login') })).toBeVisible()
        await expectToast(
          page,
          say('Session expired', (words) => words.errors['getDoctorProfile.401']),
        )
        expect(
          await page.evaluate(() => [localStorage.getItem('doctorStatus'), localStorage.getItem('accessToken')]),
        ).toEqual([null, null])
      })
    })
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
    await expectToast(page, say('The code is wrong or no longer valid.'))

    await field.fill(code)
    await expect(page).toHaveURL(/\/doctor\/dashboard$/)
    await expectToast(page, say('OTP verified successfully!'))
  })
})

test.describe('signing out', () => {
  const openLogout = async (page: Page) => {
    await page.getByRole('button', { name: say('Account menu') }).click()
    await page.getByRole('menuitem', { name: say('Logout') }).click()
  }

  test('[AUTH-20] Cancel stays signed in; Yes signs out at the server, and the user is cleared three seconds later', async ({
    page,
    context,
  }) => {
    // Before the first render: a part that has rendered may not have its timers replaced.
    await page.clock.install()
    await signIn(page)
    await openLogout(page)
    const dialog = page.getByRole('alertdialog', { name: say('Confirm Logout') })
    await expect(dialog).toContainText(say('You are leaving! Are you sure?'))
    await expect(dialog).toContainText(say('Click Yes to sign out.'))
    await dialog.getByRole('button', { name: say('Cancel') }).click()
    await expect(dialog).toBeHidden()

    await openLogout(page)
    await expect(dialog).toBeVisible()
    // From here on the clock stands still until the test advances it.
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
    await dialog.getByRole('button', { name: say('Yes, Logout!') }).click()
    // A toast appears as soon as no dialog has opened or closed for a moment.
    await expect(async () => {
      await page.clock.runFor(50)
      await expect(page.locator('[data-toast]')).toContainText(say('You are signed out.'), { timeout: 250 })
    }).toPass()
    await expect(dialog.getByRole('button', { name: say('Cancel') })).toBeDisabled()
    await expect(dialog.getByRole('button', { name: say('Yes, Logout!') })).toBeDisabled()
    expect((await context.cookies()).map((cookie) => cookie.name)).toEqual([])
    await expect(page).toHaveURL(/\/doctor\/dashboard$/)
    await page.clock.runFor(3000)
    await page.clock.resume()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('button', { name: say('Login') })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('doctorStatus'))).toBeNull()
  })
})
