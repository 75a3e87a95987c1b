import type { OperationMetadata } from '../generated/operations.ts'

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
 * Places the input of an operation: into path parameters, into the query of a GET, or else into the
 * body.
 *
 * @param secrets receives the values that no error may contain
 * @throws TypeError for a value that cannot be sent
 */
export function placed({ method, path }: OperationMetadata, input: object, secrets: string[]) {
  const inPath: Record<string, string> = {}
  const others: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(input)) {
    // JSON has no number for these: it would send null.
    if (value === undefined || (typeof value === 'number' && !Number.isFinite(value)))
      throw new TypeError(`${name} is missing`)
    // The `reason` of a doctor's cancellation is a code; that of a patient's visit is not.
    const isSecret =
      /[Pp]assword|Code$|mobile|^patient|^note$/.test(name) || (name === 'reason' && path.startsWith('/platform'))
    if (isSecret) secrets.push(String(value))
    if (!path.includes(`{${name}}`)) others[name] = value
    // A dot or a slash could address another operation.
    else if (/^[\w-]+$/.test(String(value))) inPath[name] = String(value)
    else throw new TypeError(`${name} must be an identifier`)
  }
  const isInPath = Object.keys(inPath).length > 0
  const isEmpty = Object.keys(others).length === 0
  return {
    params: { ...(isInPath && { path: inPath }), ...(method === 'GET' && !isEmpty && { query: others }) },
    body: method === 'GET' || (isInPath && isEmpty) ? undefined : others,
  }
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
