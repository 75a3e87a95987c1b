import { readBody } from './readBody.ts'
import { readForm } from './readForm.ts'
import { Refusal, refuseFields } from '../contract/refusal.ts'
import type { OperationDescription } from '../contract/contractDocument.ts'
import { requestProblems } from '../contract/requestCheck.ts'
import { storedBody } from './storedBody.ts'

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
