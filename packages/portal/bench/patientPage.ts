import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'
import { send } from '../e2e/availabilityScreen.ts'
import { takeSession } from '../e2e/fixtures.ts'
import { freeSlots, upcoming } from '../e2e/offerable.ts'
import { startServersTogether } from '../e2e/servers.ts'
import { measurePageScores, type PageScores } from './pageScores.ts'

/**
 * Measures the page on which a patient chooses one of three times, in Tamil, on a phone with a Tamil
 * font of its own (goal P9).
 */
export async function measurePatientPage(
  browser: Browser,
  runs: number,
  throttling: 'simulate' | 'devtools',
): Promise<PageScores> {
  const servers = startServersTogether(fileURLToPath(new URL('../dist', import.meta.url)))
  const server = await servers.start(true)
  try {
    const { origin, session, tokenOf } = server
    const context = await browser.newContext({ baseURL: origin })
    await takeSession(context, session)
    const page = await context.newPage()
    await page.goto('/doctor/dashboard')
    const { id } = await upcoming(page, 1)
    await send(page, 'POST', `bookings/${id}/offer`, { slotIds: (await freeSlots(page)).slice(0, 3) })
    await context.close()
    const url = `${origin}/p?lang=ta#${await tokenOf?.(id)}`
    return await measurePageScores(url, false, runs, throttling, 'phone')
  } finally {
    await server.stop()
    await servers.stop()
  }
}
