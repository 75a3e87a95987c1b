import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from './accounts.ts'
import { combinations } from './combinations.ts'
import { expect, takePreparedSession, test } from './fixtures.ts'
import { layoutFaults } from './layoutFaults.ts'
import { LANGUAGES } from './words.ts'

type Language = (typeof LANGUAGES)[number]

const PUBLIC = ['/', '/doctor/register']
const SIGNED_IN = [
  '/doctor/dashboard',
  '/doctor/appointment',
  '/doctor/calendar',
  '/doctor/slot',
  '/doctor/availability',
  '/doctor/add/slot',
  '/doctor/tickets',
  '/doctor/settings',
  '/doctor/view-profile',
  '/doctor/edit-profile',
  '/doctor/no-such-page',
]
// `NALAM_PICTURES=folder pnpm e2e languages` saves a screenshot of every page for inspection.
const folder = process.env['NALAM_PICTURES']

/** Navigates as a link does, so that the code is not loaded again for every language. */
async function follow(page: Page, path: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 }).first()
  const before = await heading.textContent()
  await page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await expect(heading).not.toHaveText(before ?? '')
}

/** Shows the full pages in a language and returns their layout faults. */
async function look(page: Page, paths: readonly string[], language: Language) {
  const found: Record<string, unknown> = {}
  await page.addInitScript((chosen) => localStorage.setItem('nalam.language', chosen), language)
  for (const path of paths) {
    if (path === paths[0]) await page.goto(path)
    else await follow(page, path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page.evaluate(() => document.fonts.ready)
    // Before the screenshot, because a full-page screenshot is taken without touch emulation.
    found[path] = await layoutFaults(page)
    await expectNoSidewaysScroll(page)
    const width = page.viewportSize()?.width
    const name = `${language}-${width}${path.replaceAll('/', '-')}.png`
    if (folder) await page.screenshot({ path: join(folder, name), fullPage: true })
  }
  return found
}

// A layout that fits in a narrow window in every language, and in a wide window in the longest
// language, fits everywhere.
for (const [width, languages] of [
  [320, LANGUAGES],
  [1280, combinations<Language>(LANGUAGES, ['ta'])],
] as const) {
  test.describe(`${width} px`, () => {
    // A narrow window is a phone with a coarse pointer.
    test.use({
      changesNothing: true,
      viewport: { width, height: 800 },
      hasTouch: width === 320,
      isMobile: width === 320,
    })

    test(`no text is cut, no label of a button breaks, every target is 44 px for a finger: ${languages.join(', ')}`, async ({
      page,
    }) => {
      for (const paths of [PUBLIC, SIGNED_IN]) {
        if (paths === SIGNED_IN) await takePreparedSession(page)
        const nothing = { clipped: [], wrapped: [], small: [] }
        const expected = Object.fromEntries(paths.map((path) => [path, nothing]))
        for (const language of languages) expect(await look(page, paths, language), language).toEqual(expected)
      }
    })
  })
}
