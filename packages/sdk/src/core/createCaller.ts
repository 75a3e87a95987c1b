import type { OperationId } from '../generated/operations.ts'
import { type ApiPromise, apiPromise } from './ApiPromise.ts'
import type { Client } from './Client.ts'
import type { InputOf, ResponseFields } from './contractTypes.ts'
import type { Report } from './json.ts'
import type { CallOptions } from './options.ts'
import { performCall } from './performCall.ts'

/**
 * Performs an operation for a resource.
 *
 * @param read reads the value from the body of a successful response
 * @param payload returns body and parameters; throws if an argument is wrong, which ends the call
 *   with a setup error
 * @param options `patience` replaces the default deadline of an operation that takes longer
 */
export type Caller = <T, O extends OperationId>(
  operation: O,
  read: (body: ResponseFields<O>, operation: O, report: Report) => T,
  options: (CallOptions & { readonly patience?: number }) | undefined,
  payload?: () => InputOf<O>,
) => ApiPromise<T, O>

/** Creates the function through which all resources send their calls. */
export const createCaller =
  (client: Client): Caller =>
  (operation, read, options = {}, payload) =>
    apiPromise(performCall(client, operation, options, read, payload))
