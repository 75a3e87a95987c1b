import type { Browser } from '@playwright/test'
import type { SignedInState } from './signedInState.ts'
import { withoutEvents } from './withoutEvents.ts'

/** One measured page of a list. */
export interface PageOfRows {
  /** From the end of the response until the rows are in the document, in milliseconds, each run. */
  times: number[]
  rows: number
  /** All elements of the document. */
  nodes: number
}

/**
 * Measures how long a page of a list takes from its response into the document, at 4× processor
 * slowdown, and how many elements the document has then (goal P6).
 *
 * @param path the list's page in the portal, opened without data
 * @param request the last part of the address from which its rows are read
 */
export async function measurePageOfRows(
  browser: Browser,
  origin: string,
  storageState: SignedInState,
  { path, request }: { path: string; request: string },
  runs: number,
): Promise<PageOfRows> {
  const context = await browser.newContext({ baseURL: origin, storageState, viewport: { width: 1440, height: 900 } })
  await withoutEvents(context)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  // The code is there and the page is drawn before the rows come: their time is measured alone.
  await page.route(`**/${request}`, async (route) => {
    const response = await route.fetch()
    await new Promise((resolve) => setTimeout(resolve, 2000))
    await route.fulfill({ response })
  })
  await page.addInitScript(() => {
    const found = Promise.withResolvers<number>()
    new MutationObserver((_changes, observer) => {
      // A row that still loads has no text.
      if (![...document.querySelectorAll('tbody tr')].some(({ textContent }) => textContent?.trim())) return
      observer.disconnect()
      found.resolve(performance.now())
    }).observe(document, { childList: true, subtree: true })
    Reflect.set(globalThis, 'rowsFound', found.promise)
  })
  const times: number[] = []
  let [rows, nodes] = [0, 0]
  for (let run = 0; run < runs; run++) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(path)
    const found = await page.evaluate(async (name) => {
      const at = Number(await Reflect.get(globalThis, 'rowsFound'))
      const responses = performance.getEntriesByType('resource').filter((entry) => entry.name.endsWith(name))
      const response = responses.at(-1)
      if (!(response instanceof PerformanceResourceTiming)) throw new Error(`${name} was not requested`)
      return {
        time: at - response.responseEnd,
        rows: document.querySelectorAll('tbody tr').length,
        nodes: document.querySelectorAll('*').length,
      }
    }, request)
    times.push(found.time)
    rows = found.rows
    nodes = Math.max(nodes, found.nodes)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  }
  await context.close()
  return { times, rows, nodes }
}
