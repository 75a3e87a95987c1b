import type { Browser } from '@playwright/test'
import type { SignedInState } from './signedInState.ts'
import { withoutEvents } from './withoutEvents.ts'

/**
 * How long after the click a decision is on the screen while the server takes two seconds (goal P7). Nothing is decided: the
 * response is a refusal, so every run finds the same booking pending.
 *
 * @returns milliseconds, one for each run
 */
export async function measureDecision(
  browser: Browser,
  origin: string,
  storageState: SignedInState,
  runs: number,
): Promise<number[]> {
  const context = await browser.newContext({ baseURL: origin, storageState, viewport: { width: 1440, height: 900 } })
  await withoutEvents(context)
  const page = await context.newPage()
  await page.route('**/approveBookings', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000))
    await route.fulfill({ status: 503, contentType: 'application/json', body: '{}' })
  })
  await page.goto('/doctor/appointment')
  const rows = page.locator('table').locator('tbody tr')
  await rows.filter({ hasText: 'NLM-' }).first().waitFor()
  const pending = rows.filter({ hasText: 'Pending' }).first()
  while ((await pending.count()) === 0) {
    await page.getByRole('button', { name: 'Next' }).click()
    await page.waitForLoadState('networkidle')
  }
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    await pending.waitFor()
    const row = await pending.elementHandle()
    if (!row) throw new Error('The row has gone')
    await row.focus()
    // The watch stands before the key is pressed: a key may reach the page before a script that was sent earlier.
    const shown = await page.evaluateHandle((element) => {
      const time = new Promise<number>((resolve) => {
        let pressed = 0
        element.addEventListener('keydown', (event) => (pressed = event.timeStamp), { once: true, capture: true })
        const watch = new MutationObserver(() => {
          if (!element.textContent?.includes('Confirmed')) return
          watch.disconnect()
          requestAnimationFrame(() => resolve(performance.now() - pressed))
        })
        watch.observe(element, { childList: true, subtree: true, characterData: true })
      })
      return { time }
    }, row)
    await page.keyboard.press('a')
    times.push(await shown.evaluate(({ time }) => time))
    // The refusal takes the change back.
    await page.waitForFunction((element) => element.textContent?.includes('Pending') ?? false, row)
    // What holds is read first (D24); until that is said no other decision is taken.
    const failure = page.locator('[data-toast="error"]')
    await failure.getByRole('button', { name: 'Dismiss' }).click()
    await failure.waitFor({ state: 'hidden' })
  }
  await context.close()
  return times
}
