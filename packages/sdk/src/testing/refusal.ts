import { isJsonObject, type JsonObject } from '../core/json.ts'
import type { MessageCode, OperationId } from '../generated/operations.ts'
import { errorTexts, messageTexts } from '../generated/examples.ts'
import type { Problem } from '../rules/problem.ts'
import { codesOf, statusesOf } from './exampleResponse.ts'

/** Returns the body of a success. */
export const succeeded = (code: MessageCode, data?: object, statusCode = 200): object => ({
  statusCode,
  message: messageTexts[code],
  code,
  ...(data && { data }),
})

/** Ends the response to a request that is refused. */
class Refusal extends Error {
  readonly problems: readonly [Problem, ...Problem[]]
  readonly data: object | undefined

  constructor(problems: Refusal['problems'], data: object | undefined) {
    super(problems[0].code)
    this.problems = problems
    this.data = data
  }
}

/** Refuses a request. */
export function refuse(problem: Problem, data?: object): never {
  throw new Refusal([problem], data)
}

/** Refuses a request if the rules found problems. */
export function refuseIf(problems: Problem | undefined | readonly Problem[]): void {
  const [first, ...others] = [problems ?? []].flat()
  if (first) throw new Refusal([first, ...others], undefined)
}

/**
 * Returns the response, or the error body of a refusal: the code of the first problem, and a text
 * for every field.
 */
export function orRefused(operation: OperationId, respond: () => object): object {
  try {
    return respond()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { problems, data } = error
    const [{ code }] = problems
    // The contract names most codes of an operation; further ones are refused fields.
    const statusCode = statusesOf(operation).find((status) => codesOf(operation, status).includes(code)) ?? 400
    const fields = problems.flatMap((problem) => (problem.field ? [{ ...problem, field: problem.field }] : []))
    const errors = fields.map((problem) => [problem.field, errorTexts[problem.code]])
    const errorCodes = fields.map((problem) => [problem.field, problem.code])
    return {
      statusCode,
      message: errorTexts[code],
      code,
      requestId: 'req_test',
      ...(errors.length > 0 && { errors: Object.fromEntries(errors), errorCodes: Object.fromEntries(errorCodes) }),
      ...(data && { data }),
    }
  }
}

/** Returns a text field of a request; empty for any other value. */
export const textOf = (payload: JsonObject, name: string): string => {
  const value = payload[name]
  return typeof value === 'string' ? value : ''
}

/** Returns the objects of a list field of a request; none for any other value. */
export const listOf = (payload: JsonObject, name: string): JsonObject[] => {
  const value = payload[name]
  return Array.isArray(value) ? value.filter(isJsonObject) : []
}
