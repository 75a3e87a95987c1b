import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { combinations } from './combinations.ts'
import { expect, takePreparedSession, test } from './fixtures.ts'
import { layoutFaults } from './layoutFaults.ts'

const PUBLIC = ['/', '/doctor/register']
const SIGNED_IN = [
  '/doctor/dashboard',
  '/doctor/appointment',
  '/doctor/calendar',
  '/doctor/slot',
  '/doctor/availability',
  '/doctor/add/slot',
  '/doctor/tickets',
  '/doctor/view-profile',
  '/doctor/edit-profile',
  '/doctor/no-such-page',
]
// `NALAM_PICTURES=folder pnpm e2e languages` keeps a picture of every screen, to be looked at.
const folder = process.env['NALAM_PICTURES']

/** Shows a page whole, and returns what of it cannot be read or hit. */
async function look(page: Page, path: string, name: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
  // Before the picture: one of a whole page is taken without the finger.
  const faults = await layoutFaults(page)
  if (folder) await page.screenshot({ path: join(folder, `${name}${path.replaceAll('/', '-')}.png`), fullPage: true })
  return faults
}

const EVERY = ['en', 'ta', 'hi'].flatMap((language) => [320, 1280].map((width) => [language, width] as const))

// What fits in a narrow window in every language, and in a wide one in the longest, fits everywhere.
for (const [language, width] of combinations(EVERY, [
  ['en', 320],
  ['ta', 320],
  ['hi', 320],
  ['ta', 1280],
])) {
  test.describe(`${language}, ${width} px`, () => {
    // A narrow window is a phone: a coarse pointer.
    test.use({
      changesNothing: true,
      viewport: { width, height: 800 },
      locale: `${language}-IN`,
      hasTouch: width === 320,
      isMobile: width === 320,
    })

    test('no text is cut, no label of a button breaks, every target is 44 px for a finger', async ({ page }) => {
      const found: Record<string, unknown> = {}
      const nothing = { clipped: [], wrapped: [], small: [] }
      for (const path of PUBLIC) found[path] = await look(page, path, `${language}-${width}`)
      await takePreparedSession(page)
      for (const path of SIGNED_IN) found[path] = await look(page, path, `${language}-${width}`)
      expect(found).toEqual(Object.fromEntries(Object.keys(found).map((path) => [path, nothing])))
    })
  })
}

test.describe('ta, 320 px, a toast', () => {
  test.use({ viewport: { width: 320, height: 800 }, locale: 'ta-IN', hasTouch: true, isMobile: true })

  test('with a button breaks no word, so that no full stop stands alone', async ({ page }) => {
    await takePreparedSession(page)
    await page.goto('/doctor/appointment')
    await page
      .getByRole('button', { name: /உறுதிசெய்/ })
      .first()
      .click()
    const text = page.locator('[data-toast=success] > span').nth(1)
    await expect(text).toBeVisible()
    const broken = await text.evaluate((element) => {
      const range = document.createRange()
      const nodes = Array.from(element.childNodes).filter((node) => node.nodeType === 3)
      return nodes.flatMap((node) =>
        Array.from((node.textContent ?? '').matchAll(/\S+/g))
          .filter(({ 0: word, index }) => {
            range.setStart(node, index)
            range.setEnd(node, index + word.length)
            return new Set(Array.from(range.getClientRects(), ({ bottom }) => bottom)).size > 1
          })
          .map(([word]) => word),
      )
    })
    expect(broken).toEqual([])
  })
})
