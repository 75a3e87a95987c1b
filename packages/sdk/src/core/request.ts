/** Creates the id of a call from the time of its start. */
export const createRequestId = (start: number): string =>
  start.toString(16) + Math.random().toString(16).slice(2).padEnd(13, '0')

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

type HeaderTexts = Readonly<Record<string, string>>

/**
 * Merges headers. A later one replaces an earlier one of the same name, whatever the case.
 *
 * @throws TypeError for a value that is not a text, which `fetch` would turn into `undefined` or
 *   `[object Object]`
 */
export function mergeHeaders(...sources: readonly (HeaderTexts | undefined)[]): Record<string, string> {
  const merged: Record<string, string> = {}
  for (const source of sources) {
    // A `Headers` or a `Map` has no properties: it would be dropped.
    if (source && Symbol.iterator in source) throw new TypeError('headers must be an object of texts')
    for (const [name, value] of Object.entries(source ?? {})) {
      if (typeof value !== 'string') throw new TypeError(`The header ${name} must be a text`)
      merged[name.toLowerCase()] = value
    }
  }
  return merged
}

/**
 * Converts a payload to a multipart form. Can be used as body serializer of openapi-fetch.
 *
 * @throws TypeError for a value that is neither a text, a number nor a file
 */
export function multipart(payload: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(payload)) {
    if (typeof value === 'string' || typeof value === 'number') form.append(name, `${value}`)
    // With a file name, FormData refuses what is not a file. It knows the files of other windows,
    // which are no instances of this window's Blob.
    else form.append(name, value, value?.name ?? 'blob')
  }
  return form
}
