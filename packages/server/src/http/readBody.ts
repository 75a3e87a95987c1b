import { Refusal } from '../contract/refusal.ts'

const tooLarge = () => new Refusal('request.too_large').with({ headers: { Connection: 'close' } })

/**
 * Refuses a body whose Content-Length exceeds the limit, before it is read.
 * Returns the Content-Length.
 */
function refuseAnnounced(request: Request, limit: number): number | undefined {
  const announced = request.headers.get('content-length')
  if (announced === null) return undefined
  if (Number(announced) > limit) throw tooLarge()
  return Number(announced)
}

/**
 * Yields the chunks of a body up to the limit, whatever its Content-Length is.
 *
 * @throws Refusal `request.too_large`
 */
export async function* bodyChunks(request: Request, limit: number): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  refuseAnnounced(request, limit)
  if (request.body === null) return
  let length = 0
  for await (const chunk of request.body) {
    length += chunk.byteLength
    if (length > limit) throw tooLarge()
    yield chunk
  }
}

/**
 * Reads a complete body; stops as soon as it exceeds the limit.
 *
 * @throws Refusal `request.too_large`
 */
export async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  // Node's parser ends the body at its Content-Length.
  if (refuseAnnounced(request, limit) !== undefined) return new Uint8Array(await request.arrayBuffer())
  const chunks: Uint8Array<ArrayBuffer>[] = []
  for await (const chunk of bodyChunks(request, limit)) chunks.push(chunk)
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}
