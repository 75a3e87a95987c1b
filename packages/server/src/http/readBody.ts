import { Refusal } from './refusal.ts'

/**
 * Reads a body and stops as soon as it is over the limit, whatever its Content-Length says.
 *
 * @throws Refusal `request.too_large`
 */
export async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new Refusal('request.too_large', { headers: { Connection: 'close' } })
  const announced = request.headers.get('content-length')
  if (announced !== null) {
    if (Number(announced) > limit) throw tooLarge()
    // Node's parser ends the body at the announced length.
    return new Uint8Array(await request.arrayBuffer())
  }
  if (request.body === null) return new Uint8Array()
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of request.body) {
    length += part.byteLength
    if (length > limit) throw tooLarge()
    parts.push(part)
  }
  const whole = new Uint8Array(length)
  let offset = 0
  for (const part of parts) {
    whole.set(part, offset)
    offset += part.byteLength
  }
  return whole
}
