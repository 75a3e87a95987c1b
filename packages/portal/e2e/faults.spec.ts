import type { Page, Route } from '@playwright/test'
import { FAULTS, MEETS_EVERY_FAULT, reachesServer, startFaultyProxy, type FaultyProxy } from './faultyProxy.ts'
import { doctors, enterCredentials, expect, PASSWORD, takePreparedSession, test as base } from './fixtures.ts'
import { goTo, listItems, openNavigation } from './places.ts'
import { say } from './words.ts'

/** Actions under every fault on the way to the real server (goal R4). */
const test = base.extend<{ line: FaultyProxy }>({
  line: async ({ server }, use) => {
    const line = await startFaultyProxy(server.origin)
    await use(line)
    await line.close()
  },
})

test.setTimeout(300_000)

const LOGIN = '/api/doctor/loginDoctor'
const STATUS = '/api/doctor/updateDoctorStatus'

/** Opens the dashboard with the session from the demo data. */
async function openDashboard(page: Page, origin: string) {
  await takePreparedSession(page)
  await page.goto(`${origin}/doctor/dashboard`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const signIn: Parameters<typeof test>[2] = async ({ page, line }) => {
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
}
// Component tests cover each outcome.
if (MEETS_EVERY_FAULT) test('signing in: keeps the input, shows no false success, and can be retried', signIn)

test('[FRAME-04] Active Status: a toggle with an unknown outcome is never sent twice, and the switch shows the server’s state', async ({
  page,
  line,
}) => {
  await openDashboard(page, line.origin)
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

test.describe('without changes', () => {
  test.use({ changesNothing: true })

  test('if the browser blocks storage, the portal works but stores nothing', async ({ page, line }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(globalThis, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError')
          },
        })
      }
    })
    await takePreparedSession(page)
    await page.goto(`${line.origin}/doctor/appointment`)
    await expect(listItems(page)).toHaveCount(10)
    await page.reload()
    await expect(listItems(page)).toHaveCount(10)
  })

  test('if the code of a page is missing, the portal reloads once; if it is still missing, the page offers to try again and does not load endlessly; after an interruption it opens when the connection is back', async ({
    page,
    context,
    line,
  }) => {
    await openDashboard(page, line.origin)
    let isGone = true
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1
    })
    const openWithoutCode = async (name: string, file: string, respond: (route: Route) => Promise<void>) => {
      isGone = true
      loads = 0
      await page.route(`**/assets/${file}-*.js`, (route) => (isGone ? respond(route) : route.continue()))
      await goTo(page, name)
    }
    const notFound = (route: Route) => route.fulfill({ status: 404, contentType: 'application/json', body: '{}' })

    await test.step('a new release removed it', async () => {
      // The new release's index.html names code that exists.
      page.once('framenavigated', () => page.once('framenavigated', () => (isGone = false)))
      await openWithoutCode(say('Appointments'), 'AppointmentsRoute', notFound)
      await expect(listItems(page)).toHaveCount(10)
      expect(new URL(page.url()).pathname).toBe('/doctor/appointment')
      expect(loads).toBe(1)
    })

    await test.step('it stays missing', async () => {
      await openWithoutCode(say('Tickets'), 'TicketsRoute', notFound)
      await expect(page.getByRole('button', { name: say('Try again') })).toBeVisible()
      expect(loads).toBe(1)
      isGone = false
      await page.getByRole('button', { name: say('Try again') }).click()
      await expect(listItems(page).first()).toBeVisible()
    })

    await test.step('there was no connection', async () => {
      // The last code that a page loads: the error reporting and the error screen.
      await page.waitForFunction(() => {
        const names = performance.getEntriesByType('resource').map(({ name }) => name)
        return ['/startReports-', '/SomethingWentWrong-'].every((file) => names.some((name) => name.includes(file)))
      })
      await context.setOffline(true)
      await openWithoutCode(say('Slots'), 'SlotsRoute', (route) => route.abort('internetdisconnected'))
      // Not the plain message that is shown without the code of the error screen.
      const title = say('Something went wrong', (words) => words.somethingWentWrong.title)
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
      await expect(page.getByRole('button', { name: say('Try again') })).toBeVisible()
      expect(loads).toBe(0)
      isGone = false
      await context.setOffline(false)
      await expect(page.locator('button[data-date]').first()).toBeVisible()
      expect(new URL(page.url()).pathname).toBe('/doctor/slot')
      expect(loads).toBe(1)
    })
  })
})
