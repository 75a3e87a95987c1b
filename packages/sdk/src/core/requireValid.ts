/**
 * Checks the root URL of the API and the deadline of a call. Engines resolve other root URLs
 * against an invented host: `http://` with the path `/utils` is the host `utils`.
 *
 * @throws TypeError unless `baseUrl` is an http(s) URL, or an empty path or one that begins with
 *   `/`, `./` or `../`, without a query or fragment, and `timeout` a positive finite number
 */
export function requireValid(baseUrl: string, timeout: number): void {
  if (!(timeout > 0 && Number.isFinite(timeout))) throw new TypeError('timeout must be a positive finite number')
  if (!/^(https?:\/\/[^/?#]|\.*\/([^/?#]|$)|$)[^?#]*$/i.test(baseUrl))
    throw new TypeError('baseUrl must be an http(s) URL or a path')
}
