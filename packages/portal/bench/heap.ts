import type { Browser } from '@playwright/test'
import type { SignedInState } from './signedInState.ts'
import { withoutEvents } from './withoutEvents.ts'

const PLACES = ['Dashboard', 'Appointments', 'Slots', 'Tickets', 'Profile']

/**
 * Returns how much the heap has grown after many route changes (goal P8). Garbage is collected
 * before each measurement.
 *
 * @returns megabytes
 */
export async function measureHeap(
  browser: Browser,
  origin: string,
  storageState: SignedInState,
  changes: number,
): Promise<number> {
  const context = await browser.newContext({ baseURL: origin, storageState, viewport: { width: 1440, height: 900 } })
  await withoutEvents(context)
  const page = await context.newPage()
  await page.goto('/doctor/dashboard')
  const session = await context.newCDPSession(page)
  const links = page.getByRole('navigation', { name: 'Main' })
  const go = async (times: number) => {
    for (let at = 0; at < times; at++) {
      const link = links.getByRole('link', { name: PLACES[at % PLACES.length] ?? '' })
      await link.evaluate((element: HTMLElement) => element.click())
      await page.waitForFunction(
        (name) => document.querySelector('nav [aria-current="page"]')?.textContent?.startsWith(name),
        PLACES[at % PLACES.length] ?? '',
      )
    }
    await page.waitForLoadState('networkidle')
  }
  const used = async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    return usedSize / 1_000_000
  }
  // Loads every page's code and fills the cache before the first measurement.
  await go(50)
  const before = await used()
  await go(changes)
  const after = await used()
  await context.close()
  return after - before
}
