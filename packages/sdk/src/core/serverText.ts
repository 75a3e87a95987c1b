import { isJsonObject } from './json.ts'

/**
 * Returns the server's own text, from the top level or from `data`. Requirement SDK-06.
 *
 * @param body the body of a response
 * @param isFailure whether the text may be in `error` too
 * @returns undefined if there is none
 */
export function serverText(body: unknown, isFailure?: boolean): string | undefined {
  if (!isJsonObject(body)) return undefined
  for (const found of [body.message, isFailure && body.error])
    if (typeof found === 'string' && found.trim()) return found
  return serverText(body.data, isFailure)
}
