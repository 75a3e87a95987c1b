import type { Request } from '@playwright/test'
import { expect, takePreparedSession, test } from './fixtures.ts'
import { language, say } from './words.ts'

/** A cold start (goals P3 and P4, decision 0015). */

test.use({ changesNothing: true })

test('no request is sent twice, whatever page a doctor opens first', async ({ page }) => {
  // An open stream would never let the network be idle.
  await page.route('**/doctor/events', (route) => route.fulfill({ status: 404, json: { statusCode: 404 } }))
  await takePreparedSession(page)
  for (const path of ['dashboard', 'appointment', 'appointment?page=2', 'slot', 'tickets']) {
    await test.step(path, async () => {
      // Requests of the previous page do not count.
      await page.goto('about:blank')
      const asked: string[] = []
      const note = (request: Request) => {
        if (request.url().includes('/api/')) asked.push(`${request.url()} ${request.postData() ?? ''}`)
      }
      page.on('request', note)
      await page.goto(`/doctor/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      page.off('request', note)
      expect(asked.filter((request) => request.includes('/doctor-profile'))).toHaveLength(1)
      expect(asked.length).toBeGreaterThan(1)
      expect(asked.filter((request, index) => asked.indexOf(request) !== index)).toEqual([])
      // Fluent's management of the focus, which watches every change of the page, begins with the
      // first popup (P3).
      await expect(page.locator('[data-tabster-dummy]')).toHaveCount(0)
    })
  }
})

/** Their servers have extensions. */
const UNDO = { tag: '@extensions' }
test('what can be undone is requested with its page before anything is drawn', UNDO, async ({ page }) => {
  await page.addInitScript(() => {
    const send = window.fetch
    window.fetch = (...request) => {
      if (!document.getElementById('root')?.hasChildNodes()) performance.mark(new Request(...request).url)
      return send(...request)
    }
  })
  await takePreparedSession(page)
  for (const [address, ...paths] of [
    ['appointment', 'doc-get-all-bookings', 'undoable-bookings'],
    ['availability', 'availability', 'undoable-slot-changes'],
  ] as const) {
    await page.goto(`/doctor/${address}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const early = await page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name))
    for (const path of paths) {
      expect(early, path).toContainEqual(expect.stringMatching(new RegExp(`/api/doctor/${path}$`)))
    }
  }
})

test('the session is requested before any code is loaded, and the shell shows the title in the user’s language', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('nalam.language', 'hi'))
  await page.route('**/assets/*.js', (route) => route.abort())
  const session = page.waitForRequest('**/api/doctor/doctor-profile')
  await page.goto('/doctor/register')
  await session
  await expect(page.locator('link[rel="preload"][as="fetch"]')).toHaveAttribute('href', '/api/doctor/doctor-profile')
  await expect(page.locator('#shell')).toHaveAttribute('lang', 'hi')
  await expect(page.locator('#shell .title')).toHaveText('पंजीकरण')
})

test('[SESS-02] the shell shows the title of the page that the guards lead to', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  const title = page.locator('#shell .title')
  const [login, dashboard] = [say('Sign in', (words) => words.pages.login), say('Dashboard')]
  for (const path of ['', 'doctor/login', 'doctor/slot']) {
    await page.goto(`/${path}`)
    await expect(title, `a visitor at /${path}`).toHaveText(login)
  }
  await page.evaluate(() => localStorage.setItem('doctorStatus', 'true'))
  for (const path of ['', 'doctor/login', 'doctor/register', 'doctor/dashboard']) {
    await page.goto(`/${path}`)
    await expect(title, `a doctor at /${path}`).toHaveText(dashboard)
  }
})

test('[FRAME-01] while the session is renewed, the top bar greets without a name, in its place in wide and narrow windows, and the page shows that it is loading', async ({
  page,
}) => {
  // The stored status tells the shell that the doctor was signed in.
  await page.addInitScript(() => localStorage.setItem('doctorStatus', 'true'))
  await takePreparedSession(page)
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/doctor/doctor-profile', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/doctor/dashboard')
    const greeting = page.locator('#shell .bar p')
    await expect(greeting).toBeVisible()
    await expect(greeting).toHaveText(`${say('Hello!')} ${say('Loading...')}`)
    // The shell is only visual: a screen reader announces the heading of the page first, on every
    // visit.
    await expect(page.locator('#shell').locator('[role=status], [role=alert], [aria-live]')).toHaveCount(0)
    await expect(page.locator('#shell .work')).toBeVisible()
    const before = await greeting.boundingBox()
    release()
    const named = page.getByRole('banner').getByText(say('Hello!'))
    await expect(named).toContainText('Meena Raghavan')
    await expect(page.locator('#shell')).toBeHidden()
    expect(Math.round((await named.boundingBox())?.x ?? 0), `${width} px`).toBe(Math.round(before?.x ?? 0))
    await page.unroute('**/api/doctor/doctor-profile')
  }
})

test('the sign-in page loads only the fonts of its own language, and late content moves nothing under the finger', async ({
  page,
}) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname)
  })
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/LanguageAndAppearance-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  const login = page.getByRole('button', { name: say('Login') })
  await expect(login).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const before = await login.boundingBox()
  release()
  await expect(page.getByRole('button', { name: `${say('Language')}, ${say('Appearance')}` })).toBeVisible()
  expect(await login.boundingBox()).toEqual(before)

  await expect(page.getByRole('button', { name: 'தமிழ்' })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  expect(fonts.length).toBeGreaterThan(0)
  const otherScripts = { en: /devanagari|tamil/, ta: /devanagari/, hi: /tamil/ }[language]
  expect(fonts.filter((path) => otherScripts.test(path))).toEqual([])
  await expect(page.locator('[data-tabster-dummy]')).toHaveCount(0)
})
