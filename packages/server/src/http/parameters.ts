import { createHash } from 'node:crypto'
import type { OperationDescription } from './contractDocument.ts'
import { HttpError } from './httpError.ts'
import { requestProblems } from './requestCheck.ts'
import type { IdempotentRequest } from './route.ts'

/**
 * The parameters in the path of a request.
 *
 * @throws HttpError 404 for a value that the contract does not allow: no record has it
 */
export function pathParameters(
  { parameters }: OperationDescription,
  found: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const values: Record<string, string> = {}
  for (const { name, place, pointer } of parameters) {
    if (place !== 'path') continue
    const value = found[name]
    if (value === undefined || requestProblems(pointer, value) !== undefined) throw new HttpError('not_found')
    values[name] = value
  }
  return values
}

/** @throws HttpError 400 when a required header is missing or does not fit the contract */
export function refuseHeaders({ parameters }: OperationDescription, headers: Headers): void {
  for (const { name, place, isRequired, pointer } of parameters) {
    if (place !== 'header' || !isRequired) continue
    const value = headers.get(name)
    const problems = value === null ? { '': 'This field is required.' } : requestProblems(pointer, value)
    if (problems !== undefined)
      throw new HttpError('request.invalid', { errors: { [name]: Object.values(problems).join(' ') } })
  }
}

/** What names a request of an operation that takes an Idempotency-Key. */
export function idempotentRequest(
  { operationId, isKeyed }: OperationDescription,
  key: string | undefined,
  params: object,
  body: unknown,
): IdempotentRequest | undefined {
  if (!isKeyed || key === undefined) return undefined
  const request = JSON.stringify([operationId, params, body])
  return { key, fingerprint: createHash('sha256').update(request).digest('base64url') }
}
