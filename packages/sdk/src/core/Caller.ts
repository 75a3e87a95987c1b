import type { OperationId } from '../generated/operations.ts'
import type { ApiPromise } from './ApiPromise.ts'
import type { CallOptions } from './callOptions.ts'
import type { InputOf } from './contractTypes.ts'
import type { Report } from './json.ts'
import type { ResponseFields } from './responseFields.ts'

/**
 * Performs an operation for a resource.
 *
 * @param read reads the value from the body of a successful response
 * @param payload returns body and parameters; throws if an argument is wrong, which ends the call
 *   with a setup error
 */
export type Caller = <T, O extends OperationId>(
  operation: O,
  read: (body: ResponseFields<O>, operation: O, report: Report) => T,
  options: CallOptions | undefined,
  payload?: () => InputOf<O>,
) => ApiPromise<T, O>
