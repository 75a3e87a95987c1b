/** What the cross-site check looks at. */
export interface Provenance {
  readonly method: string
  readonly host: string | undefined
  readonly origin: string | undefined
  readonly secFetchSite: string | undefined
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}

/**
 * Whether a request may be served as far as its origin goes (S2, D11b). Safe methods pass. Otherwise the browser's own
 * word (`Sec-Fetch-Site`) decides, then `Origin` against `Host`; a request with neither comes from no browser and passes.
 * Origins of the allow-list always pass.
 */
export function mayPass(provenance: Provenance, allowedOrigins: ReadonlySet<string>): boolean {
  const { method, host, origin, secFetchSite } = provenance
  if (SAFE_METHODS.has(method)) return true
  if (origin !== undefined && allowedOrigins.has(origin)) return true
  if (secFetchSite !== undefined) return secFetchSite === 'same-origin' || secFetchSite === 'none'
  if (origin === undefined) return true
  return host !== undefined && hostOf(origin) === host.toLowerCase()
}
