import { storedText } from '@nalam/sdk'
import { storedBody } from '@nalam/sdk/rules'
import { MaxHeaderSizeExceededError, MultipartParseError, MultipartParser } from '@remix-run/multipart-parser'
import type { OperationDescription } from '../contract/contractDocument.ts'
import { Refusal, refuseFields } from '../contract/refusal.ts'
import { requestProblems } from '../contract/requestCheck.ts'
import { bodyChunks, readBody } from './readBody.ts'

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
async function readForm(request: Request, limit: number): Promise<Record<string, string | File>> {
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
        const value = part.isFile ? new File([new Uint8Array(part.arrayBuffer)], 'file') : storedText(part.text)
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

const utf8 = new TextDecoder('utf-8', { fatal: true })

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(bytes))
  } catch {
    // The parser's message quotes the body, so it is not used.
    throw new Refusal('request.malformed')
  }
}

/**
 * Replaces files by an empty string, because the contract describes a file as a string. Refuses
 * text in place of a file.
 */
function checkFiles(files: ReadonlySet<string>, fields: Record<string, string | File>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (files.has(name) !== value instanceof File) {
        throw new Refusal('request.invalid', { [name.slice(0, 100)]: 'This value has the wrong type.' })
      }
      return [name, value instanceof File ? '' : value]
    }),
  )
}

/**
 * Reads the body of a request and checks it against the contract.
 *
 * @param turn awaited between reading and checking a JSON body: checking blocks other requests,
 * reading does not
 * @returns the checked body; `undefined` if the operation has none
 * @throws Refusal 400, 413 or 415
 */
export async function readRequest(
  operation: OperationDescription,
  request: Request,
  turn: () => Promise<unknown>,
): Promise<unknown> {
  const expected = operation.request
  if (expected === undefined) return undefined
  const contentType = request.headers.get('content-type') ?? ''
  if (contentType.split(';')[0]?.trim().toLowerCase() !== expected.mediaType) {
    throw new Refusal('request.unsupported_type')
  }
  if (expected.mediaType === 'multipart/form-data') {
    const fields = await readForm(request, expected.limit)
    refuseFields(requestProblems(expected.pointer, checkFiles(expected.files, fields)))
    return fields
  }
  const bytes = await readBody(request, expected.limit)
  await turn()
  const body = storedBody(parseJson(bytes))
  refuseFields(requestProblems(expected.pointer, body))
  return body
}
