import { routerPath } from '@nalam/sdk/rules'
import {
  allDescriptions,
  retryAfterExample,
  type ErrorExample,
  type OperationDescription,
} from '../contract/contractDocument.ts'
import type { Mount } from './route.ts'
import { Refusal } from '../contract/refusal.ts'
import { StartError } from '../startError.ts'

/**
 * A documented error that an operation returns on purpose, for teams that test their
 * client's error handling.
 */
export interface Failure extends ErrorExample {
  readonly operation: OperationDescription
  /** Whole seconds; `undefined` if the response documents no Retry-After. */
  readonly retryAfter: number | undefined
}

/** Returns every error that the contract documents for an operation, in the contract's order. */
export function documentedFailures(operation: OperationDescription): Failure[] {
  return [...operation.responses.values()].flatMap(({ headers, errors }) => {
    const retryAfter = headers.includes('Retry-After') ? retryAfterExample : undefined
    return errors.map((error) => ({ ...error, operation, retryAfter }))
  })
}

/**
 * Parses `loginDoctor=503`, or `loginDoctor=account.code_still_valid` if a status
 * has several errors.
 *
 * @throws StartError with one sentence when the contract has no such operation, or the operation
 * no such error
 */
export function readFailure(text: string): Failure {
  const [name, wanted = ''] = text.split('=')
  const operation = allDescriptions.find(({ operationId }) => operationId === name)
  if (operation === undefined) {
    throw new StartError(`--fail ${text}: there is no operation "${name}"; it looks like --fail loginDoctor=503.`)
  }
  const documented = documentedFailures(operation)
  const failure = documented.find(({ statusCode, code }) => wanted === String(statusCode) || wanted === code)
  if (failure === undefined) {
    const known = documented.map(({ statusCode, code }) => `${statusCode} (${code})`).join(', ')
    throw new StartError(`--fail ${text}: ${name} documents no such error; there are ${known}.`)
  }
  return failure
}

/** Mounts routes that answer these operations with their errors for every request. */
export function mountFailures(failures: readonly Failure[], root: string): Mount {
  return (app) => {
    for (const { operation, code, statusCode: status, errors, data, retryAfter } of failures) {
      app.on(operation.method, root + routerPath(operation.path), (c) => {
        c.set('operation', operation.operationId)
        throw new Refusal(code, errors, data).with({ status, ...(retryAfter !== undefined && { retryAfter }) })
      })
    }
  }
}
