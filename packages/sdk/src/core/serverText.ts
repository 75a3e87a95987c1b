import { isFields } from './fields.ts'

/** The server's own text: `message` or `error`, beside `data` or inside it (decision D8). */
export function serverText(body: unknown): string | undefined {
  if (!isFields(body)) return undefined
  for (const found of [body.message, body.error]) if (typeof found === 'string' && found.trim()) return found
  return serverText(body.data)
}
