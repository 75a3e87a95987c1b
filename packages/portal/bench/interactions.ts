import type { Browser, Locator, Page } from '@playwright/test'
import type { SignedInState } from './signedInState.ts'
import { withoutEvents } from './withoutEvents.ts'

interface Interactions {
  /** Milliseconds from the click to the next frame, at four times slower CPU. */
  p95: number
  slowest: number
  count: number
  /** Number of tasks over 50 ms after load, at full speed. */
  longTasks: number
}

/**
 * Waiting time in milliseconds, enough for every response and frame. Asking the page whether it is
 * done would itself be measured.
 */
const SETTLED = 600

async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(SETTLED)
}

/**
 * Clicks the position of the element, without Playwright's checks before a click, which run in the
 * page.
 */
async function click(page: Page, element: Locator): Promise<void> {
  const box = await element.boundingBox()
  if (!box) throw new Error(`${String(element)} is not on the page`)
  await settle(page)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await settle(page)
}

/**
 * Performs a doctor's typical interactions: navigates, changes pages, searches, opens and closes.
 */
async function work(page: Page): Promise<void> {
  for (const path of ['dashboard', 'appointment']) await click(page, page.locator(`nav a[href="/doctor/${path}"]`))
  for (let step = 0; step < 3; step++) {
    await click(page, page.locator('nav button', { hasText: 'Next' }))
    await click(page, page.locator('tbody button[aria-keyshortcuts="V"]').first())
    await page.locator('[role=dialog]').waitFor()
    await page.keyboard.press('Escape')
    await settle(page)
  }
  await click(page, page.locator('input[type="search"]'))
  for (const key of 'NLM-1002') {
    await page.keyboard.press(key)
    await settle(page)
  }
  await page.keyboard.press('Enter')
  await settle(page)
}

async function opened(browser: Browser, origin: string, storageState: SignedInState): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, storageState, viewport: { width: 1440, height: 900 } })
  await withoutEvents(context)
  const page = await context.newPage()
  await page.goto('/doctor/appointment')
  await page.locator('table').locator('tbody tr').filter({ hasText: 'NLM-' }).first().waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

function collect(page: Page, type: string): Promise<void> {
  return page.evaluate((wanted) => {
    const options = { type: wanted, durationThreshold: 16 }
    const found: { id: number; duration: number }[] = []
    Reflect.set(globalThis, 'collected', found)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const id = 'interactionId' in entry ? Number(entry.interactionId) : found.length + 1
        if (id > 0) found.push({ id, duration: entry.duration })
      }
    }).observe(options)
  }, type)
}

const collected = (page: Page) =>
  page.evaluate(() => {
    const found: { id: number; duration: number }[] = Reflect.get(globalThis, 'collected')
    return found
  })

/**
 * Measures scripted interactions at four times slower CPU, and the long tasks of the same
 * interactions at full speed (goal P5).
 */
export async function measureInteractions(
  browser: Browser,
  origin: string,
  state: SignedInState,
): Promise<Interactions> {
  const fast = await opened(browser, origin, state)
  await collect(fast, 'longtask')
  await work(fast)
  const longTasks = (await collected(fast)).length
  await fast.context().close()

  const slow = await opened(browser, origin, state)
  const session = await slow.context().newCDPSession(slow)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await collect(slow, 'event')
  for (let run = 0; run < 3; run++) {
    await work(slow)
    await click(slow, slow.getByRole('button', { name: 'Clear search' }))
  }
  const longest = new Map<number, number>()
  for (const { id, duration } of await collected(slow)) longest.set(id, Math.max(duration, longest.get(id) ?? 0))
  await slow.context().close()
  const sorted = [...longest.values()].sort((one, other) => one - other)
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
  return { p95: at(0.95), slowest: at(1), count: sorted.length, longTasks }
}
