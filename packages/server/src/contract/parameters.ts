import { hashOf } from '../random.ts'
import type { OperationDescription } from './contractDocument.ts'
import { Refusal } from './refusal.ts'
import { requestProblems } from './requestCheck.ts'

/**
 * Reads the path parameters of a request.
 *
 * @throws Refusal 404 for a value that the contract does not allow: no record can have it
 */
export function pathParameters(
  { parameters }: OperationDescription,
  found: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const values: Record<string, string> = {}
  for (const { name, place, pointer } of parameters) {
    if (place !== 'path') continue
    const value = found[name]
    if (value === undefined || requestProblems(pointer, value) !== undefined) throw new Refusal('not_found')
    values[name] = value
  }
  return values
}

/**
 * Reads the query parameters of a request. Unknown parameters are ignored.
 *
 * @param given returns all decoded values of a name
 * @throws Refusal 400 when one is missing, occurs twice, or does not fit the contract
 */
export function queryParameters(
  { parameters }: OperationDescription,
  given: (name: string) => readonly string[] | undefined,
): Readonly<Record<string, string>> {
  const values: Record<string, string> = {}
  const errors: Record<string, string> = {}
  for (const { name, place, isRequired, pointer } of parameters) {
    if (place !== 'query') continue
    const [value, second] = given(name) ?? []
    if (value === undefined) {
      if (isRequired) errors[name] = 'This field is required.'
      continue
    }
    const problems = second === undefined ? requestProblems(pointer, value) : { '': 'Remove the duplicate entry.' }
    if (problems === undefined) values[name] = value
    else errors[name] = Object.values(problems).join(' ')
  }
  if (Object.keys(errors).length > 0) throw new Refusal('request.invalid', errors)
  return values
}

/**
 * Checks the required headers.
 *
 * @throws Refusal 400 when one is missing or does not fit the contract
 */
export function refuseHeaders({ parameters }: OperationDescription, headers: Headers): void {
  for (const { name, place, isRequired, pointer } of parameters) {
    if (place !== 'header' || !isRequired) continue
    const value = headers.get(name)
    const problems = value === null ? { '': 'This field is required.' } : requestProblems(pointer, value)
    if (problems !== undefined) throw new Refusal('request.invalid', { [name]: Object.values(problems).join(' ') })
  }
}

/** Identifies a request, so that it is carried out only once. */
export interface IdempotentRequest {
  readonly key: string
  /** Equal for the same operation with the same parameters and body. */
  readonly fingerprint: string
}

/**
 * Returns the key and the fingerprint of a request with an Idempotency-Key; `undefined`
 * without a key.
 */
export function idempotentRequest(
  { operationId, isKeyed }: OperationDescription,
  key: string | undefined,
  params: object,
  body: unknown,
): IdempotentRequest | undefined {
  if (!isKeyed || key === undefined) return undefined
  return { key, fingerprint: hashOf(JSON.stringify([operationId, params, body])) }
}
