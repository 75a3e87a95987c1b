/** Keeps the screen on while the page is visible, where the browser can. */
export function keepScreenOn(page: Document, { wakeLock }: { readonly wakeLock?: WakeLock }): void {
  const request = () => {
    // Refused on low battery: the screen then turns off as its owner has set.
    if (page.visibilityState === 'visible') wakeLock?.request('screen').catch(() => undefined)
  }
  // The browser ends it when the page is hidden.
  page.addEventListener('visibilitychange', request)
  request()
}
