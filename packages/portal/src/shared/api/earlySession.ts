/**
 * Sends a request, or reuses the session request that index.html has sent before any code was here (goal P4) and stored under its
 * address: the first one only, so that nothing is asked twice.
 */
export function fetchOrTakeOver(request: Request): Promise<Response> {
  const early: unknown = Reflect.get(globalThis, request.url)
  if (!(early instanceof Promise)) return fetch(request)
  Reflect.deleteProperty(globalThis, request.url)
  return early.then((response: unknown) => (response instanceof Response ? response : fetch(request)))
}
