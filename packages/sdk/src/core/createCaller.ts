import type { DoctorOperationId, OperationId, Operations } from '../generated/operations.ts'
import { type ApiPromise, apiPromise } from './ApiPromise.ts'
import type { Client } from './Client.ts'
import type { InputOf, Operation, ResponseFields } from './contractTypes.ts'
import type { Report } from './json.ts'
import type { CallOptions } from './options.ts'
import { performCall } from './performCall.ts'

/**
 * Performs an operation for a resource.
 *
 * @param read reads the value from the body of a successful response
 * @param payload returns body and parameters; throws if an argument is wrong, which ends the call
 *   with a setup error
 * @typeParam Id the operations that can be performed; by default those of doctors
 * @param options `patience` replaces the default deadline of an operation that takes longer
 */
export type Caller<Id extends OperationId = DoctorOperationId> = <T, O extends Id>(
  operation: O,
  read: (body: ResponseFields<O>, operation: Operation<O>, report: Report) => T,
  options: (CallOptions & { readonly patience?: number }) | undefined,
  payload?: () => InputOf<O>,
) => ApiPromise<T, O>

/**
 * Creates the function through which all resources send their calls.
 *
 * @param operations the operations of the client
 */
export const createCaller =
  <Id extends OperationId>(client: Client, operations: Operations<Id>): Caller<Id> =>
  (id, read, options = {}, payload) =>
    apiPromise(performCall(client, { id, ...operations[id] }, options, read, payload))
