/** Sends a request, or uses once the one that the HTML file has sent before any module (P4, P9). */
export function fetchOrReuse(url: string, init: RequestInit): Promise<Response> {
  const early: unknown = Reflect.get(globalThis, url)
  if (!(early instanceof Promise)) return fetch(url, init)
  Reflect.deleteProperty(globalThis, url)
  return early.then((response: unknown) => (response instanceof Response ? response : fetch(url, init)))
}
