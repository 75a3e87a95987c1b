import type { Browser } from '@playwright/test'
import type { SignedInState } from './signedInState.ts'
import { withoutEvents } from './withoutEvents.ts'

interface ColdLink {
  /** Milliseconds from the end of the HTML to the start of the session request. */
  sessionAfterHtml: number
  /** Requests that were sent more than once. */
  askedTwice: string[]
}

/** Opens a deep link with an empty cache (goal P4). */
export async function measureColdLink(
  browser: Browser,
  origin: string,
  storageState: SignedInState,
): Promise<ColdLink> {
  const context = await browser.newContext({ baseURL: origin, storageState, viewport: { width: 1440, height: 900 } })
  await withoutEvents(context)
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => {
    asked.push(`${request.method()} ${new URL(request.url()).pathname} ${request.postData() ?? ''}`.trim())
  })
  await page.goto('/doctor/appointment')
  await page.locator('table').locator('tbody tr').filter({ hasText: 'NLM-' }).first().waitFor()
  await page.waitForLoadState('networkidle')
  const sessionAfterHtml = await page.evaluate(() => {
    const [html] = performance.getEntriesByType('navigation')
    const session = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/doctor-profile'))
    if (!html || !session || !('responseEnd' in html)) throw new Error('The page has no session request')
    return session.startTime - Number(html.responseEnd)
  })
  await context.close()
  return { sessionAfterHtml, askedTwice: asked.filter((request, index) => asked.indexOf(request) !== index) }
}
