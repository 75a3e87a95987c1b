import type { Browser, Page } from '@playwright/test'
import type { SignedInState } from './signedInState.ts'

interface Interactions {
  /** Milliseconds at four times slower CPU, from the press to the next picture. */
  p95: number
  count: number
  /** Tasks over 50 ms after load, at full speed. */
  longTasks: number
}

/** What a doctor does: navigate, page, search, open and close. */
async function work(page: Page): Promise<void> {
  const rows = page.getByRole('table').locator('tbody tr')
  for (const name of ['Dashboard', 'Appointments']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
    await rows.filter({ hasText: 'NLM-' }).first().waitFor()
  }
  for (let step = 0; step < 3; step++) {
    await page.getByRole('button', { name: 'Next' }).click()
    await page.waitForLoadState('networkidle')
    await rows.first().getByRole('button', { name: /^View/ }).click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  await page.getByRole('searchbox').click()
  await page.keyboard.type('NLM-1002')
  await page.waitForLoadState('networkidle')
  await page.getByRole('searchbox').press('Enter')
  await page.waitForLoadState('networkidle')
}

async function opened(browser: Browser, origin: string, storageState: SignedInState): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, storageState, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto('/doctor/appointment')
  await page.getByRole('table').locator('tbody tr').filter({ hasText: 'NLM-' }).first().waitFor()
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

/** Scripted interactions at four times slower CPU, and the long tasks of the same work at full speed (goal P5). */
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
    await slow.getByRole('button', { name: 'Clear search' }).click()
    await slow.waitForLoadState('networkidle')
  }
  const longest = new Map<number, number>()
  for (const { id, duration } of await collected(slow)) longest.set(id, Math.max(duration, longest.get(id) ?? 0))
  await slow.context().close()
  const sorted = [...longest.values()].sort((one, other) => one - other)
  return { p95: sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN, count: sorted.length, longTasks }
}
