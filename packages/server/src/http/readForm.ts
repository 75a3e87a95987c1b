import { MaxHeaderSizeExceededError, MultipartParseError, MultipartParser } from '@remix-run/multipart-parser'
import { bodyChunks } from './readBody.ts'
import { Refusal } from '../contract/refusal.ts'

/** Maximum total size of a field's Content-Disposition and Content-Type headers, in bytes. */
const MAX_PART_HEADER = 1024
/** Maximum number of fields. No form of an operation has more. */
const MAX_PARTS = 20
/** Maximum length of a field's name that an error repeats. */
const MAX_FIELD_NAME = 100

const BOUNDARY = /;\s*boundary=(?:"([^"]{1,70})"|([^;,\s"]{1,70}))/i

/**
 * Parses a multipart form while it is received; stops as soon as it exceeds the limit.
 *
 * @param limit bytes of the whole body
 * @throws Refusal 400 for a form that cannot be parsed or has a duplicate field, 413 for one that
 * is too large
 */
export async function readForm(request: Request, limit: number): Promise<Record<string, string | File>> {
  const match = BOUNDARY.exec(request.headers.get('content-type') ?? '')
  const boundary = match?.[1] ?? match?.[2]
  if (boundary === undefined) throw new Refusal('request.malformed')
  const parser = new MultipartParser(boundary, {
    maxHeaderSize: MAX_PART_HEADER,
    maxFileSize: limit,
    maxParts: MAX_PARTS,
    maxTotalSize: limit,
  })
  const fields: Record<string, string | File> = {}
  try {
    for await (const chunk of bodyChunks(request, limit)) {
      for (const part of parser.write(chunk)) {
        const { name } = part
        if (name === undefined) throw new Refusal('request.malformed')
        if (Object.hasOwn(fields, name)) {
          throw new Refusal('request.invalid', { [name.slice(0, MAX_FIELD_NAME)]: 'Remove the duplicate entry.' })
        }
        const value = part.isFile ? new File([new Uint8Array(part.arrayBuffer)], 'file') : part.text
        Object.defineProperty(fields, name, { value, enumerable: true })
      }
    }
    parser.finish()
  } catch (error) {
    if (error instanceof MaxHeaderSizeExceededError) throw new Refusal('request.too_large')
    // The parser's message may quote the body.
    if (error instanceof MultipartParseError) throw new Refusal('request.malformed')
    throw error
  }
  return fields
}
