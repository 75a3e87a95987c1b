import type { Page } from '@playwright/test'
import { HOURS, monday, t } from './availabilityScreen.ts'
import { clinicDay, daysAfter, wireDay } from './clinicDays.ts'
import { expect, takePreparedSession, test } from './fixtures.ts'
import { say } from './words.ts'

/** Maximum number of Tabs on a page, and of Shift+Tabs on the way back. */
const TABS = 60

/** Looks at the focused element. `fault` is undefined if it can be seen. */
interface Sight {
  name: string
  /** Whether this element had the focus before on this way. */
  isSeen: boolean
  fault?: string
}

/**
 * Checks the focused element: it lies inside the window, and no fixed or sticky element covers a
 * corner or the middle of it (WCAG 2.4.11). Of an element larger than the window, a part is enough.
 * Returns undefined if nothing has the focus.
 */
function look(page: Page, way: string): Promise<Sight | undefined> {
  return page.evaluate(
    ([onWay, inset]) => {
      const focused = document.activeElement
      if (!(focused instanceof HTMLElement) || focused === document.body) return undefined
      const isSeen = focused.dataset['focusedOn'] === onWay
      focused.dataset['focusedOn'] = onWay
      const text = focused.getAttribute('aria-label') ?? focused.textContent.trim()
      const sight = { name: `${focused.tagName.toLowerCase()} "${text.slice(0, 40)}"`, isSeen }
      // Fluent's mark before or after a group of controls, which passes the focus on.
      if (focused.hasAttribute('data-tabster-dummy')) return sight
      // The label shows the focus of a hidden field.
      const own = focused.getBoundingClientRect()
      const label = focused instanceof HTMLInputElement && own.width <= 1 ? focused.labels?.[0] : undefined
      const shown = label ?? focused
      const { top, right, bottom, left } = shown.getBoundingClientRect()
      const isLarge = bottom - top > innerHeight || right - left > innerWidth
      const isInside = top >= -1 && left >= -1 && bottom <= innerHeight + 1 && right <= innerWidth + 1
      if (isLarge ? bottom < inset || top > innerHeight - inset : !isInside)
        return { ...sight, fault: `outside the window: ${Math.round(top)} to ${Math.round(bottom)}` }
      const [x1, x2] = [Math.max(left, 0) + inset, Math.min(right, innerWidth) - inset]
      const [y1, y2] = [Math.max(top, 0) + inset, Math.min(bottom, innerHeight) - inset]
      const points = [
        [x1, y1],
        [x2, y1],
        [x1, y2],
        [x2, y2],
        [(x1 + x2) / 2, (y1 + y2) / 2],
      ] as const
      for (const [x, y] of points) {
        let above = document.elementFromPoint(x, y)
        while (above && !above.contains(shown)) {
          if (/^(?:fixed|sticky)$/.test(getComputedStyle(above).position) && !shown.contains(above)) {
            const cover = above.getAttribute('aria-label') ?? above.textContent.trim().slice(0, 40)
            return { ...sight, fault: `under ${above.tagName.toLowerCase()} "${cover}" at ${Math.round(y)}` }
          }
          above = above.parentElement
        }
      }
      return sight
    },
    [way, 3] as const,
  )
}

/** Walks to the end of the page and back, and returns the faults on the way. */
async function walk(page: Page): Promise<{ stops: number; faults: string[] }> {
  const faults: string[] = []
  let stops = 0
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < TABS; presses += 1) {
      await page.keyboard.press(key)
      const sight = await look(page, key)
      if (!sight || sight.isSeen) break
      stops += 1
      if (sight.fault !== undefined) faults.push(`${key} ${presses + 1}: ${sight.name} ${sight.fault}`)
    }
  }
  return { stops, faults }
}

async function expectFocusInSight(page: Page, after: string): Promise<void> {
  await expect
    .poll(async () => (await look(page, after)) ?? { fault: 'nothing is focused' }, after)
    .not.toHaveProperty('fault')
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page.getByRole('status', { name: say('Loading...') })).toHaveCount(0)
}

// Tomorrow, or Monday: the demo's clinic is closed on Sundays.
const openDay = wireDay(daysAfter(clinicDay(), new Date(`${clinicDay()}T12:00:00Z`).getUTCDay() === 6 ? 2 : 1))
const VISITOR = ['/', '/doctor/register']
const BASE = [
  '/doctor/dashboard',
  '/doctor/appointment',
  '/doctor/slot',
  '/doctor/add/slot',
  '/doctor/tickets',
  '/doctor/view-profile',
  '/doctor/edit-profile',
]
const EXTENSIONS = [
  '/doctor/settings',
  `/doctor/calendar?view=week&date=${openDay}`,
  `/doctor/calendar?view=day&date=${openDay}`,
  HOURS,
  `${HOURS}?from=${monday}&to=${daysAfter(monday, 6)}`,
]

test.setTimeout(180_000)

for (const [width, height] of [
  [320, 256], // 1280 × 1024 at 400 %
  [1280, 800],
] as const) {
  test.describe(`[U1] the focused element is in sight, ${width} × ${height}`, () => {
    test.use({ changesNothing: true, viewport: { width, height } })
    const isPhone = width < 640

    /** Walks through pages; every page must have some stops. */
    async function expectInSight(page: Page, paths: readonly string[]): Promise<void> {
      const found: Record<string, string[]> = {}
      for (const path of paths) {
        await open(page, path)
        const { stops, faults } = await walk(page)
        expect(stops, path).toBeGreaterThan(8)
        found[path] = faults
      }
      expect(found).toEqual(Object.fromEntries(paths.map((path) => [path, []])))
    }

    test('on the pages of visitors', async ({ page }) => expectInSight(page, VISITOR))

    test('on the pages of doctors', async ({ page }) => {
      await takePreparedSession(page)
      await expectInSight(page, BASE)
    })

    test('in the calendar and the availability', { tag: '@extensions' }, async ({ page }) => {
      await takePreparedSession(page)
      await expectInSight(page, EXTENSIONS)
    })

    test('with the bar of changed hours', { tag: '@extensions' }, async ({ page }) => {
      await takePreparedSession(page)
      await open(page, HOURS)
      const end = page.getByRole('combobox', { name: t(({ hours }) => hours.end) }).first()
      // On a phone, the fields of a day open below it.
      await page
        .locator(isPhone ? 'main button[aria-expanded]:enabled' : '[data-weekday="MON"]')
        .first()
        .click()
      await end.focus()
      await end.selectOption('23:30')
      await expect(page.getByRole('button', { name: t(({ hours }) => hours.discard), exact: true })).toBeVisible()
      await expect(end).toBeFocused()
      await expectFocusInSight(page, 'the changed field')
      expect((await walk(page)).faults).toEqual([])
    })

    const day = ['day', say('Next day', ({ calendar }) => calendar.nextDay)] as const
    // On a phone, a week is a list of days, which Next day changes, too.
    for (const [view, next] of isPhone ? [day] : [day, ['week', say('Next week')] as const]) {
      test(`after ${next} and Page Down`, { tag: '@extensions' }, async ({ page }) => {
        await takePreparedSession(page)
        await open(page, `/doctor/calendar?view=${view}&date=${openDay}`)
        const press = async (key: string) => {
          const address = page.url()
          await page.keyboard.press(key)
          await expect(page).not.toHaveURL(address)
          await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
          await expectFocusInSight(page, `${key} to ${page.url()}`)
        }
        await page.getByRole('button', { name: next, exact: true }).focus()
        await press('Enter')
        await press('Enter')
        await open(page, `/doctor/calendar?view=${view}&date=${openDay}`)
        await page.locator('[role=gridcell][tabindex="0"]').focus()
        // The last slot of a day lies at the bottom of the window, the first one at its top.
        await page.keyboard.press('End')
        await press('PageDown')
        await press('PageUp')
        await page.keyboard.press('Home')
        await expectFocusInSight(page, 'Home')
        await press('PageDown')
      })
    }
  })
}
