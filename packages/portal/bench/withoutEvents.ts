import type { BrowserContext } from '@playwright/test'

/**
 * Blocks the event stream: measurements wait for an idle network, which an open stream prevents.
 */
export async function withoutEvents(context: BrowserContext): Promise<void> {
  await context.route('**/doctor/events', (route) => route.fulfill({ status: 404, json: { statusCode: 404 } }))
}
