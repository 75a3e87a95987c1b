/**
 * Headers that let a page of an allow-listed origin read our answers with its cookies. Our own pages need none.
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
    'Access-Control-Allow-Headers': 'Content-Type, Accept-Language, If-Match, X-Request-Id, X-Background-Poll',
    'Access-Control-Expose-Headers': 'ETag, X-Request-Id, Retry-After',
    'Access-Control-Max-Age': '600',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
}
