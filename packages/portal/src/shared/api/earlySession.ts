const EARLY = 'nalamSession'

/**
 * Sends a request, or takes over the session request that index.html has sent before any code was here (goal P4): the first one
 * only, so that nothing is asked twice.
 */
export function fetchOrTakeOver(request: Request): Promise<Response> {
  const early: unknown = Reflect.get(globalThis, EARLY)
  if (!(early instanceof Promise) || !request.url.endsWith('/doctor/doctor-profile')) return fetch(request)
  Reflect.deleteProperty(globalThis, EARLY)
  return early.then((answer: unknown) => (answer instanceof Response ? answer : fetch(request)))
}
