/**
 * Engines resolve relative URLs that are no path of the page's own host against an invented host.
 *
 * @throws TypeError where this is neither an http address nor a path of the page's own host, without a query or fragment
 */
export function requireBaseUrl(baseUrl: string): void {
  if (!/^(https?:\/\/[^/?#]|\.*\/([^/?#]|$)|$)[^?#]*$/i.test(baseUrl))
    throw new TypeError('baseUrl is no http address or path')
}
