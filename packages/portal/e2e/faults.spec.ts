import type { Page } from '@playwright/test'
import { completeDoctor } from './accounts.ts'
import { FAULTS, reachesServer, startFaultyProxy, type FaultyProxy } from './faultyProxy.ts'
import { doctors, enterCredentials, expect, PASSWORD, takePreparedSession, test as base } from './fixtures.ts'
import { keepNotices } from './notices.ts'
import { goTo, listItems, openAnswers, openNavigation } from './places.ts'
import { listBookings, type WireBooking } from './wireBookings.ts'
import { say } from './words.ts'

/** Every action meets every fault on its way to the real server (goal R4). */
const test = base.extend<{ line: FaultyProxy }>({
  line: async ({ server }, use) => {
    const line = await startFaultyProxy(server.origin)
    await use(line)
    await line.close()
  },
})

test.setTimeout(300_000)

const LOGIN = '/api/doctor/loginDoctor'
const APPROVE = '/api/doctor/approveBookings'
const STATUS = '/api/doctor/updateDoctorStatus'

async function signInAt(page: Page, origin: string, email: string, password: string) {
  await page.goto(origin)
  await enterCredentials(page, email, password)
  await expect(page).toHaveURL(/\/doctor\/dashboard$/)
}

/** A page of bookings as the server itself has it. */
const bookingsAt = async (page: Page, number: number): Promise<WireBooking[]> =>
  (await listBookings(page, { page: number })).data.data

/** Opens the dashboard with the session of the demo data. */
async function openDashboard(page: Page, origin: string) {
  await takePreparedSession(page)
  await page.goto(`${origin}/doctor/dashboard`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('signing in: nothing typed is lost, no false success, trying again works', async ({ page, line }) => {
  await page.goto(line.origin)
  for (const fault of FAULTS.filter((one) => one !== 'slow')) {
    await test.step(fault, async () => {
      line.next(LOGIN, fault)
      const before = line.passed(LOGIN)
      await enterCredentials(page, doctors.complete)
      await expect(page.getByRole('button', { name: say('Login') })).toBeEnabled()
      await expect(page.getByRole('button', { name: say('Login') })).not.toHaveAttribute('aria-disabled', 'true')
      await expect(page.getByLabel(say('Email'))).toHaveValue(doctors.complete)
      await expect(page.getByLabel(say('Password'), { exact: true })).toHaveValue(PASSWORD)
      expect(new URL(page.url()).pathname).toBe('/')
      expect(line.passed(LOGIN) - before).toBe(reachesServer(fault) ? 1 : 0)
    })
  }
  line.next(LOGIN, 'slow')
  const before = line.passed(LOGIN)
  await page.getByLabel(say('Password'), { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: say('Login') }).dblclick()
  await expect(page).toHaveURL(/\/doctor\/dashboard$/)
  expect(line.passed(LOGIN) - before).toBe(1)
})

test('approving: nothing done twice, no false success, the truth is shown, trying again works', async ({
  page,
  line,
}) => {
  await openDashboard(page, line.origin)
  let number = 1
  const nextPending = async (): Promise<WireBooking> => {
    for (; ; number++) {
      const bookings = await bookingsAt(page, number)
      if (bookings.length === 0) throw new Error('No pending booking is left')
      const found = bookings.find(({ bookingStatus }) => bookingStatus === 1)
      if (found) return found
    }
  }
  for (const fault of FAULTS) {
    await test.step(fault, async () => {
      const booking = await nextPending()
      await page.goto(`${line.origin}/doctor/appointment?page=${number}`)
      const row = listItems(page).filter({ hasText: booking.bookingId })
      const answers = await openAnswers(row, booking.studentName)
      const dialog = page.getByRole('dialog')
      const approve = answers.getByRole('button', { name: say('Approve') })
      line.next(APPROVE, fault)
      const before = line.passed(APPROVE)
      await approve.dblclick()
      if (reachesServer(fault)) {
        // Done, whatever became of the response: the outcome was reconciled (D24).
        await expect(dialog).toBeHidden()
        await expect(row).toContainText(say('Confirmed'))
      } else {
        await expect(approve).not.toHaveAttribute('aria-disabled', 'true')
        await expect(row).toContainText(say('Pending'))
        await approve.click()
        await expect(dialog).toBeHidden()
        await expect(row).toContainText(say('Confirmed'))
      }
      expect(line.passed(APPROVE) - before).toBe(1)
      const stored = (await bookingsAt(page, number)).find(({ id }) => id === booking.id)
      expect(stored?.bookingStatus).toBe(2)
    })
  }
})

test('[FRAME-04] Active Status: a blind toggle is never sent twice, the switch shows the true state', async ({
  page,
  line,
  server,
}) => {
  // Somebody else's account: the tests after this one need the demo doctor active.
  const { email, password } = await completeDoctor(server)
  await keepNotices(page)
  await signInAt(page, line.origin, email, password)
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('No') })
    .click()
  await openNavigation(page)
  const toggle = page.getByRole('switch', { name: say('Active Status') })
  const isLive = () =>
    page.evaluate(async () => (await (await fetch('/api/doctor/doctor-profile')).json()).data.doctorDetails.isActive)
  for (const fault of FAULTS) {
    await test.step(fault, async () => {
      await expect(toggle).toBeEnabled()
      const before = await isLive()
      await expect(toggle).toBeChecked({ checked: before })
      line.next(STATUS, fault)
      const sent = line.passed(STATUS)
      await toggle.click()
      await expect(toggle).toBeEnabled()
      const after = reachesServer(fault) ? !before : before
      await expect(toggle).toBeChecked({ checked: after })
      expect(await isLive()).toBe(after)
      expect(line.passed(STATUS) - sent).toBe(reachesServer(fault) ? 1 : 0)
      expect(await page.evaluate(() => localStorage.getItem('doctorStatus'))).toBe(String(after))
    })
  }
})

test.describe('and nothing is changed', () => {
  test.use({ changesNothing: true })

  test('storage that the browser blocks changes nothing but what is remembered', async ({ page, line }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(globalThis, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError')
          },
        })
      }
    })
    await openDashboard(page, line.origin)
    await page.goto(`${line.origin}/doctor/appointment`)
    await expect(listItems(page)).toHaveCount(10)
    await page.reload()
    await expect(listItems(page)).toHaveCount(10)
  })

  test('code that a new release took away: the page is loaded anew, once, and kept', async ({ page, line }) => {
    await openDashboard(page, line.origin)
    let isGone = true
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1
    })
    await page.route('**/assets/AppointmentsRoute-*.js', (route) =>
      isGone ? route.fulfill({ status: 404, contentType: 'application/json', body: '{}' }) : route.continue(),
    )
    // The new release's index.html names code that is there.
    page.on('framenavigated', () => {
      if (loads > 0) isGone = false
    })
    await goTo(page, say('Appointments'))
    await expect(listItems(page)).toHaveCount(10)
    expect(new URL(page.url()).pathname).toBe('/doctor/appointment')
    expect(loads).toBe(1)
  })

  test('code that stays missing: an error screen with a way to try again, no endless loading', async ({
    page,
    line,
  }) => {
    await openDashboard(page, line.origin)
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1
    })
    let isGone = true
    await page.route('**/assets/AppointmentsRoute-*.js', (route) =>
      isGone ? route.fulfill({ status: 404, contentType: 'application/json', body: '{}' }) : route.continue(),
    )
    await goTo(page, say('Appointments'))
    await expect(page.getByRole('button', { name: say('Try again') })).toBeVisible()
    expect(loads).toBe(1)
    isGone = false
    await page.getByRole('button', { name: say('Try again') }).click()
    await expect(listItems(page)).toHaveCount(10)
  })

  test('code that could not be loaded without a connection: the page opens by itself when it is back', async ({
    page,
    context,
    line,
  }) => {
    await openDashboard(page, line.origin)
    let isOffline = true
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1
    })
    await page.route('**/assets/AppointmentsRoute-*.js', (route) =>
      isOffline ? route.abort('internetdisconnected') : route.continue(),
    )
    await context.setOffline(true)
    await goTo(page, say('Appointments'))
    await expect(page.getByRole('button', { name: say('Try again') })).toBeVisible()
    expect(loads).toBe(0)
    isOffline = false
    await context.setOffline(false)
    await expect(listItems(page)).toHaveCount(10)
    expect(new URL(page.url()).pathname).toBe('/doctor/appointment')
    expect(loads).toBe(1)
  })
})
