import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, vi } from 'vitest'

/**
 * Sets the date and the browser's connection in every test of a file.
 *
 * @param now the date of each test's beginning
 * @param close closes the portal, after the connection is back
 */
export function simulateConnection(now: string, close: () => Promise<void>) {
  let isOnline = true
  const connect = (isConnected: boolean): void => {
    isOnline = isConnected
    window.dispatchEvent(new Event(isConnected ? 'online' : 'offline'))
  }
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
    vi.spyOn(window.navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  })
  afterEach(async () => {
    connect(true)
    await close()
    vi.restoreAllMocks()
    vi.useRealTimers()
  })
  return {
    connect,
    /** Handler of every call: it fails while there is no connection. */
    line: () => http.all('*/api/*', () => (isOnline ? undefined : HttpResponse.error())),
  }
}
