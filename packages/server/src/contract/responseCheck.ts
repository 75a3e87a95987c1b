import { compileSchema } from './compileSchema.ts'
import type { OperationDescription } from './contractDocument.ts'

/**
 * Checks a response against the contract.
 *
 * @returns a description of the mismatch, for developers; `undefined` if there is none
 */
export function responseProblem(
  operation: OperationDescription,
  status: number,
  headers: Headers,
  body: unknown,
): string | undefined {
  const documented = operation.responses.get(status)
  if (documented === undefined) return `${operation.operationId} sent ${status}, which is not documented`
  const missing = documented.headers.filter((name) => !headers.has(name))
  if (missing.length > 0) return `${operation.operationId} ${status} lacks the header ${missing.join(', ')}`
  const validate = compileSchema(documented.pointer)
  if (validate(body)) return undefined
  const where = (validate.errors ?? []).map((error) => `${error.instancePath || '/'} ${error.keyword}`).slice(0, 5)
  return `${operation.operationId} ${status} does not fit its schema: ${where.join('; ')}`
}
