import type { ResponseCheck } from '../core/responseCheck.ts'
import { responses, responseSchemas } from '../generated/responseSchemas.ts'
import type { OperationId } from '../generated/operations.ts'
import { schemaCompiler, type Test } from './compileSchema.ts'

const compile = schemaCompiler(responseSchemas)
// Compiled once per operation, with its first response, and kept for all clients.
const tests = new Map<OperationId, Test>()

function testOf(operation: OperationId, schema: string): Test {
  const known = tests.get(operation)
  if (known) return known
  const test = compile({ $ref: schema })
  tests.set(operation, test)
  return test
}

/**
 * Where the body of a successful response does not match the contract.
 *
 * @returns one text per place, such as `/data/data/0/id must be string`, without the values; empty when it fits
 */
export function responseProblems(operation: OperationId, status: number, body: unknown): readonly string[] {
  const [documented, schema] = responses[operation]
  if (status !== documented) return [`status must be ${documented}`]
  const test = testOf(operation, schema)
  if (test(body, '')) return []
  const problems: string[] = []
  test(body, '', problems)
  return problems
}

/**
 * Compares every successful response with the contract: `createDoctorApi({ baseUrl, responseCheck: responseCheck('strict') })`. Error
 * responses are read as they come, whatever their shape.
 *
 * @param mode `report` tells a misfit through `onEvent` (type `mismatch`) and goes on; `strict` makes it an error of the
 *   kind `contract`; `off` gives nothing to check with
 */
export function responseCheck(mode: 'off'): undefined
export function responseCheck(mode: 'report' | 'strict'): ResponseCheck
export function responseCheck(mode: 'off' | 'report' | 'strict'): ResponseCheck | undefined
export function responseCheck(mode: 'off' | 'report' | 'strict'): ResponseCheck | undefined {
  return mode === 'off' ? undefined : { mode, problems: responseProblems }
}
