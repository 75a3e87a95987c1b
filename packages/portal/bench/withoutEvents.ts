import type { BrowserContext } from '@playwright/test'

/** Measurements wait until the network is idle, which it never is with an open stream of events. */
export async function withoutEvents(context: BrowserContext): Promise<void> {
  await context.route('**/doctor/events', (route) => route.fulfill({ status: 404, json: { statusCode: 404 } }))
}
