import { routerPath } from '@nalam/sdk/rules'
import { z } from 'zod'
import type { ErrorCode } from '../contract/contractTypes.ts'
import {
  contractDocument,
  errorTexts,
  operationDescriptions,
  streamDescriptions,
  type OperationDescription,
  type ResponseDescription,
} from '../contract/contractDocument.ts'
import type { Mount } from './environment.ts'
import { Refusal } from '../contract/refusal.ts'
import { StartError } from '../startError.ts'

/**
 * A documented error that an operation returns on purpose, for teams that test their
 * client's error handling.
 */
export interface Failure {
  readonly operation: OperationDescription
  readonly code: ErrorCode
  readonly status: number
  readonly errors: Readonly<Record<string, string>> | undefined
  /** Data of a conflict. */
  readonly data: object | undefined
  /** Whole seconds; `undefined` if the response documents no Retry-After. */
  readonly retryAfter: number | undefined
}

const objectSchema = z.record(z.string(), z.unknown())
const codeSchema = z.custom<ErrorCode>((code) => typeof code === 'string' && Object.hasOwn(errorTexts, code))
const exampleSchema = z.object({
  value: z.object({
    statusCode: z.number(),
    code: codeSchema,
    errors: z.record(z.string(), z.string()).optional(),
    data: objectSchema.optional(),
  }),
})
const contentSchema = z.object({ examples: z.record(z.string(), exampleSchema) })
const retryAfterSchema = z.object({ example: z.number() })

/** Returns a value of the contract. @param pointer a JSON pointer into the contract */
function valueAt(pointer: string): unknown {
  const parts = pointer.split('/').slice(1)
  return parts.reduce<unknown>(
    (value, part) => objectSchema.parse(value)[part.replaceAll('~1', '/').replaceAll('~0', '~')],
    contractDocument,
  )
}

function failuresOf(operation: OperationDescription, { pointer, headers }: ResponseDescription): Failure[] {
  const { examples } = contentSchema.parse(valueAt(pointer.slice(0, pointer.lastIndexOf('/'))))
  const retryAfter = headers.includes('Retry-After')
    ? retryAfterSchema.parse(valueAt('/components/headers/RetryAfter')).example
    : undefined
  return Object.values(examples).map(({ value: { statusCode, code, errors, data } }) => ({
    operation,
    code,
    status: statusCode,
    errors,
    data,
    retryAfter,
  }))
}

/** Returns every error that the contract documents for an operation, in the contract's order. */
export function documentedFailures(operation: OperationDescription): Failure[] {
  return [...operation.responses].flatMap(([status, response]) => (status < 400 ? [] : failuresOf(operation, response)))
}

/** Every operation, including streams. */
export const failingOperations: readonly OperationDescription[] = [...operationDescriptions, ...streamDescriptions]

/**
 * Parses `loginDoctor=503`, or `loginDoctor=account.code_still_valid` if a status
 * has several errors.
 *
 * @throws StartError with one sentence when the contract has no such operation, or the operation
 * no such error
 */
export function readFailure(text: string): Failure {
  const [name, wanted = ''] = text.split('=')
  const operation = failingOperations.find(({ operationId }) => operationId === name)
  if (operation === undefined) {
    throw new StartError(`--fail ${text}: there is no operation "${name}"; it looks like --fail loginDoctor=503.`)
  }
  const documented = documentedFailures(operation)
  const failure = documented.find(({ status, code }) => wanted === String(status) || wanted === code)
  if (failure === undefined) {
    const known = documented.map(({ status, code }) => `${status} (${code})`).join(', ')
    throw new StartError(`--fail ${text}: ${name} documents no such error; there are ${known}.`)
  }
  return failure
}

/**
 * Mounts routes that answer these operations with their errors for every request.
 *
 * @param root the path below which the operations are
 */
export function mountFailures(failures: readonly Failure[], root: string): Mount {
  return (app) => {
    for (const { operation, code, status, errors, data, retryAfter } of failures) {
      app.on(operation.method, root + routerPath(operation.path), (c) => {
        c.set('operation', operation.operationId)
        throw new Refusal(code, errors, data).with({ status, ...(retryAfter !== undefined && { retryAfter }) })
      })
    }
  }
}
