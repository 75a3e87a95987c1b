import { isJsonObject, type JsonObject } from '../core/json.ts'
import { operations, type OperationId, type OperationMetadata } from '../generated/operations.ts'
import { requests, requestSchemas } from '../generated/requestSchemas.ts'
import { schemaCompiler } from '../response-check/compileSchema.ts'
import { storedBody } from '../rules/storedBody.ts'
import { refuse, refuseIf } from './refusal.ts'

const compile = schemaCompiler(requestSchemas)

/** Returns the field of a problem: `/times/0 must have date` is about `times.0.date`. */
function fieldOf(problem: string): string {
  const [, at = '', missing] = /^\/?(\S*) (?:must(?: not)? have (?!the )(\S+)$)?/.exec(problem) ?? []
  return [...at.split('/').filter(Boolean), ...(missing ? [missing] : [])].join('.')
}

/**
 * Checks a request as the server does: the body by the contract, in the form in which texts are
 * stored, and the key of an action that may be repeated.
 *
 * @param text the body
 * @returns the body; for an operation without one, undefined
 */
export function checkedBody(operation: OperationId, text: string, headers: Headers): JsonObject | undefined {
  const { keyed }: OperationMetadata = operations[operation]
  if (keyed && !headers.get('Idempotency-Key')) refuse({ code: 'request.invalid', field: 'Idempotency-Key' })
  const schema = requests[operation]
  if (schema === undefined) return undefined
  let body: unknown
  try {
    body = storedBody(JSON.parse(text))
  } catch {
    refuse({ code: 'request.malformed' })
  }
  const problems: string[] = []
  if (!compile(schema)(body, '', problems)) {
    const fields = [...new Set(problems.map(fieldOf))].filter(Boolean)
    refuseIf(fields.map((field) => ({ code: 'request.invalid', field })))
    refuse({ code: 'request.invalid' })
  }
  return isJsonObject(body) ? body : {}
}
