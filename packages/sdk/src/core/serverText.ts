import { isJsonObject } from './json.ts'

/** The server's own text: `message` or `error`, at the top level or inside it (decision D8). */
export function serverText(body: unknown): string | undefined {
  if (!isJsonObject(body)) return undefined
  for (const found of [body.message, body.error]) if (typeof found === 'string' && found.trim()) return found
  return serverText(body.data)
}
