import { isJsonObject } from './json.ts'

/**
 * The server's own text, at the top level or in `data`. Requirement SDK-06.
 *
 * @param body the body of a response
 * @param isFailure whether the text may be in `error` too
 */
export function serverText(body: unknown, isFailure?: boolean): string | undefined {
  if (!isJsonObject(body)) return undefined
  for (const found of [body.message, isFailure && body.error])
    if (typeof found === 'string' && found.trim()) return found
  return serverText(body.data, isFailure)
}
