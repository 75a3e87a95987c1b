/**
 * Sends a request, or uses the one that the HTML file sent before any module was loaded (goals P4
 * and P9) and stored under its URL: only once.
 */
export function fetchOrReuse(url: string, init: RequestInit): Promise<Response> {
  const early: unknown = Reflect.get(globalThis, url)
  if (!(early instanceof Promise)) return fetch(url, init)
  Reflect.deleteProperty(globalThis, url)
  return early.then((response: unknown) => (response instanceof Response ? response : fetch(url, init)))
}
