import type { AnswerCheck } from '../core/answerCheck.ts'
import { answers, answerSchemas } from '../generated/answerSchemas.ts'
import type { OperationId } from '../generated/operations.ts'
import { schemaCompiler, type Test } from './compileSchema.ts'

const compile = schemaCompiler(answerSchemas)
// Compiled once per operation, with its first answer, and kept for all clients.
const tests = new Map<OperationId, Test>()

function testOf(operation: OperationId, schema: string): Test {
  const known = tests.get(operation)
  if (known) return known
  const test = compile({ $ref: schema })
  tests.set(operation, test)
  return test
}

/**
 * Where the body of a good answer does not fit the contract.
 *
 * @returns one text per place, such as `/data/data/0/id must be string`, without the values; empty when it fits
 */
export function answerProblems(operation: OperationId, status: number, body: unknown): readonly string[] {
  const [documented, schema] = answers[operation]
  if (status !== documented) return [`status must be ${documented}`]
  const test = testOf(operation, schema)
  if (test(body, '')) return []
  const problems: string[] = []
  test(body, '', problems)
  return problems
}

/**
 * Compares every good answer with the contract: `createDoctorApi({ baseUrl, checking: answerCheck('strict') })`. Error
 * answers are read as they come, whatever their shape.
 *
 * @param mode `report` tells a misfit through `onEvent` (type `mismatch`) and goes on; `strict` makes it an error of the
 *   kind `contract`; `off` gives nothing to check with
 */
export function answerCheck(mode: 'off'): undefined
export function answerCheck(mode: 'report' | 'strict'): AnswerCheck
export function answerCheck(mode: 'off' | 'report' | 'strict'): AnswerCheck | undefined
export function answerCheck(mode: 'off' | 'report' | 'strict'): AnswerCheck | undefined {
  return mode === 'off' ? undefined : { mode, problems: answerProblems }
}
