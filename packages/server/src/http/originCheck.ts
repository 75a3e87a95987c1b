/** What the origin check looks at. */
export interface Provenance {
  readonly method: string
  readonly host: string | undefined
  readonly origin: string | undefined
  readonly secFetchSite: string | undefined
  /** The request came over TLS, to us or to the proxy in front. */
  readonly isSecure: boolean
}

/** What a request says about itself, as Hono gives it. */
interface Asked {
  readonly method: string
  readonly url: string
  header(name: string): string | undefined
}

/** @param trustedProxies 0 when clients connect directly */
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

/** A page that came over plain http may be anybody's, so it does not count as the same site served over TLS. */
function isSameOrigin(origin: string, host: string | undefined, isSecure: boolean): boolean {
  if (host === undefined || !URL.canParse(origin)) return false
  const { protocol, host: originHost } = new URL(origin)
  return originHost === host.toLowerCase() && (protocol === 'https:' || (protocol === 'http:' && !isSecure))
}

/**
 * Whether a request may be served as far as its origin goes. Safe methods pass. Otherwise `Sec-Fetch-Site` decides, where the
 * browser sends it, then `Origin` against scheme and host. A request with neither comes from no browser and passes. Origins
 * of the allow-list always pass.
 */
export function mayPass(provenance: Provenance, allowedOrigins: ReadonlySet<string>): boolean {
  const { method, host, origin, secFetchSite, isSecure } = provenance
  if (SAFE_METHODS.has(method)) return true
  if (origin !== undefined && allowedOrigins.has(origin)) return true
  if (secFetchSite !== undefined) return secFetchSite === 'same-origin' || secFetchSite === 'none'
  return origin === undefined || isSameOrigin(origin, host, isSecure)
}

/**
 * Whether the client's request was encrypted. Behind proxies it is what they say in X-Forwarded-Proto; where they say nothing,
 * TLS is assumed, which makes the origin check stricter.
 *
 * @param trustedProxies 0 when clients connect directly
 */
export function isSecureRequest(forwardedProto: string | undefined, trustedProxies: number): boolean {
  if (forwardedProto === undefined) return trustedProxies > 0
  return forwardedProto.split(',').at(-1)?.trim().toLowerCase() !== 'http'
}

/**
 * Headers that let a page of an allow-listed origin read our responses with its cookies. Our own pages need none.
 *
 * @param origin the request's Origin header
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
    'Access-Control-Expose-Headers': 'ETag, X-Request-Id, Retry-After',
    'Access-Control-Max-Age': '600',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
}
