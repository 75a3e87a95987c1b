import { readBody } from './readBody.ts'
import { Refusal } from './refusal.ts'
import type { OperationDescription } from './contractDocument.ts'
import { requestProblems } from './requestCheck.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(bytes))
  } catch {
    // The parser's own message quotes the body, so it goes nowhere.
    throw new Refusal('request.malformed')
  }
}

/** A multipart form as an object; a field that comes twice is no field of the contract. */
async function parseForm(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<Record<string, string | File>> {
  const form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData().catch(() => {
    throw new Refusal('request.malformed')
  })
  const fields: Record<string, string | File> = {}
  for (const [name, value] of form) {
    if (Object.hasOwn(fields, name)) {
      throw new Refusal('request.invalid', { errors: { [name.slice(0, 100)]: 'Remove the duplicate entry.' } })
    }
    Object.defineProperty(fields, name, { value, enumerable: true })
  }
  return fields
}

/** A file is checked as what the contract says it is: a string of bytes. Text where a file belongs is refused. */
function checkFiles(operation: OperationDescription, fields: Record<string, string | File>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const wantsFile = operation.operationId === 'updateDoctorProfileImage' && name === 'doctor_profile_img'
      if (wantsFile !== value instanceof File) {
        throw new Refusal('request.invalid', { errors: { [name.slice(0, 100)]: 'This value has the wrong type.' } })
      }
      return [name, value instanceof File ? '' : value]
    }),
  )
}

function refuseProblems(problems: Record<string, string> | undefined): void {
  if (problems !== undefined) throw new Refusal('request.invalid', { errors: problems })
}

/**
 * Reads the body of a request and checks it against the contract.
 *
 * @returns the body as the route may use it; `undefined` where the operation has none
 * @throws Refusal 400, 413 or 415
 */
export async function readRequest(operation: OperationDescription, request: Request): Promise<unknown> {
  const expected = operation.request
  if (expected === undefined) return undefined
  const contentType = request.headers.get('content-type') ?? ''
  if (contentType.split(';')[0]?.trim().toLowerCase() !== expected.mediaType) {
    throw new Refusal('request.unsupported_type')
  }
  const bytes = await readBody(request, expected.limit)
  if (expected.mediaType === 'multipart/form-data') {
    const fields = await parseForm(bytes, contentType)
    refuseProblems(requestProblems(expected.pointer, checkFiles(operation, fields)))
    return fields
  }
  const body = parseJson(bytes)
  refuseProblems(requestProblems(expected.pointer, body))
  return body
}
