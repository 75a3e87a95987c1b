import type { Browser } from '@playwright/test'
import { openAnswers } from '../e2e/places.ts'
import type { SignedInState } from './signedInState.ts'
import { withoutEvents } from './withoutEvents.ts'

/**
 * Measures the time from the click on a decision until the decision is on screen, while the server
 * takes two seconds (goal P7). The shortcut key is not measured: the portal delays it, in case it
 * is the first letter of a word typed outside a field. The response is a refusal, so no booking is
 * decided and every run finds the same one pending.
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
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    await page.goto('/doctor/appointment')
    const rows = page.locator('table').locator('tbody tr')
    await rows.filter({ hasText: 'NLM-' }).first().waitFor()
    const pending = rows.filter({ hasText: 'Pending' }).first()
    while ((await pending.count()) === 0) {
      await page.getByRole('button', { name: 'Next' }).click()
      await page.waitForLoadState('networkidle')
    }
    const row = await pending.elementHandle()
    if (!row) throw new Error('The row has gone')
    const [, , , patient = ''] = await pending.locator('td, th').allInnerTexts()
    const approve = (await openAnswers(pending, patient)).getByRole('button', { name: 'Approve' })
    await approve.waitFor()
    // The observer starts before the click, because the click may reach the page before a script
    // that was sent earlier.
    const shown = await page.evaluateHandle((element) => {
      const time = new Promise<number>((resolve) => {
        let pressed = 0
        document.addEventListener('click', (event) => (pressed = event.timeStamp), { once: true, capture: true })
        const watch = new MutationObserver(() => {
          if (!element.textContent?.includes('Confirmed')) return
          watch.disconnect()
          requestAnimationFrame(() => resolve(performance.now() - pressed))
        })
        watch.observe(element, { childList: true, subtree: true, characterData: true })
      })
      return { time }
    }, row)
    await approve.click()
    times.push(await shown.evaluate(({ time }) => time))
  }
  await context.close()
  return times
}
