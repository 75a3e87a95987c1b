/**
 * Checks the root URL of the API. Engines resolve other values against an invented host: `http://`
 * with the path `/utils` is the host `utils`.
 *
 * @throws TypeError unless this is an http(s) URL, or an empty path or one that begins with `/`,
 *   `./` or `../`, without a query or fragment
 */
export function requireBaseUrl(baseUrl: string): void {
  if (!/^(https?:\/\/[^/?#]|\.*\/([^/?#]|$)|$)[^?#]*$/i.test(baseUrl))
    throw new TypeError('baseUrl must be an http(s) URL or a path')
}
