import type { ResponseCheck } from '../core/options.ts'
import { responses, responseSchemas } from '../generated/responseSchemas.ts'
import type { OperationId } from '../generated/operations.ts'
import { schemaCompiler } from './compileSchema.ts'

// Compiles a schema with the first response that has it, for all clients.
const compile = schemaCompiler(responseSchemas)

/**
 * Returns where the body of a successful response does not match the contract.
 *
 * @returns one text per place, such as `/data/data/0/id must be string`, without values; empty if
 *   the body matches
 */
export function responseProblems(operation: OperationId, status: number, body: unknown): readonly string[] {
  // An operation that is newer than this version has no schema.
  if (!Object.hasOwn(responses, operation)) return []
  const [documented, schema] = responses[operation]
  if (status !== documented) return [`status must be ${documented}`]
  const test = compile(schema)
  if (test(body, '')) return []
  const problems: string[] = []
  test(body, '', problems)
  return problems
}

/**
 * Creates the check of successful responses against the contract:
 * `createDoctorApi({ baseUrl, responseCheck: responseCheck('strict') })`. Error responses are not
 * checked.
 *
 * @param mode `report` emits an event of the type `mismatch` and continues; `strict` ends the call
 *   with an error of the kind `contract`; `off` returns undefined
 */
export function responseCheck(mode: 'off'): undefined
export function responseCheck(mode: 'report' | 'strict'): ResponseCheck
export function responseCheck(mode: 'off' | 'report' | 'strict'): ResponseCheck | undefined
export function responseCheck(mode: 'off' | 'report' | 'strict'): ResponseCheck | undefined {
  return mode === 'off' ? undefined : { mode, problems: responseProblems }
}
