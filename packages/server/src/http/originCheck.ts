/** The fields of a request that the origin check uses. */
export interface Provenance {
  readonly method: string
  readonly host: string | undefined
  readonly origin: string | undefined
  readonly secFetchSite: string | undefined
  /** Whether the request used TLS, to this server or to the proxy in front. */
  readonly isSecure: boolean
}

/** The fields of a request, as Hono provides them. */
interface Asked {
  readonly method: string
  readonly url: string
  header(name: string): string | undefined
}

/**
 * Returns the fields that the origin check uses.
 *
 * @param trustedProxies 0 when clients connect directly
 */
export function provenanceOf(request: Asked, trustedProxies: number): Provenance {
  return {
    method: request.method,
    host: request.header('host') ?? new URL(request.url).host,
    origin: request.header('origin'),
    secFetchSite: request.header('sec-fetch-site'),
    isSecure: isSecureRequest(request.header('x-forwarded-proto'), trustedProxies),
  }
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Returns whether an origin is this site. A page loaded over plain HTTP may have been manipulated,
 * so it does not count as the same site served over TLS.
 */
function isSameOrigin(origin: string, host: string | undefined, isSecure: boolean): boolean {
  if (host === undefined || !URL.canParse(origin)) return false
  const { protocol, host: originHost } = new URL(origin)
  return originHost === host.toLowerCase() && (protocol === 'https:' || (protocol === 'http:' && !isSecure))
}

/**
 * Returns whether a request passes the origin check. Safe methods and origins of the allow-list
 * always pass. Otherwise `Sec-Fetch-Site` decides if the browser sends it, else `Origin` compared
 * with scheme and host. A request with neither does not come from a browser and passes.
 */
export function mayPass(provenance: Provenance, allowedOrigins: ReadonlySet<string>): boolean {
  const { method, host, origin, secFetchSite, isSecure } = provenance
  if (SAFE_METHODS.has(method)) return true
  if (origin !== undefined && allowedOrigins.has(origin)) return true
  if (secFetchSite !== undefined) return secFetchSite === 'same-origin' || secFetchSite === 'none'
  return origin === undefined || isSameOrigin(origin, host, isSecure)
}

/**
 * Returns whether the client's request was encrypted. Behind proxies this is taken from
 * X-Forwarded-Proto. If they do not send it, TLS is assumed, which makes the origin check stricter.
 *
 * @param trustedProxies 0 when clients connect directly
 */
export function isSecureRequest(forwardedProto: string | undefined, trustedProxies: number): boolean {
  if (forwardedProto === undefined) return trustedProxies > 0
  return forwardedProto.split(',').at(-1)?.trim().toLowerCase() !== 'http'
}

/**
 * Returns the CORS headers that let pages of an allow-listed origin read responses with cookies.
 * The portal's own pages need none.
 */
export function crossOriginHeaders(
  origin: string | undefined,
  allowedOrigins: ReadonlySet<string>,
): Readonly<Record<string, string>> {
  if (allowedOrigins.size === 0) return {}
  if (origin === undefined || !allowedOrigins.has(origin)) return { Vary: 'Origin' }
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
    'Access-Control-Allow-Headers':
      'Content-Type, Accept-Language, Idempotency-Key, If-Match, Last-Event-ID, X-Request-Id, X-Background-Poll',
    'Access-Control-Expose-Headers': 'Date, ETag, X-Request-Id, Retry-After',
    'Access-Control-Max-Age': '600',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
}
