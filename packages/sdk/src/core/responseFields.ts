import type { OperationId } from '../generated/operations.ts'
import type { ResponseOf, StatusOf } from './contractTypes.ts'

type Success<O extends OperationId> = ResponseOf<O, StatusOf<O> & (200 | 201)>
// Lists and objects with arbitrary keys have no documented fields.
type NestedFields<Data> = Data extends readonly unknown[]
  ? never
  : Data extends object
    ? string extends keyof Data
      ? never
      : keyof Data
    : never
type Fields<Body> = Body extends unknown
  ? keyof Body | (Body extends { data?: infer Data } ? NestedFields<Data> : never)
  : never

/**
 * The fields that the contract documents for a successful response, at the top level or in `data`.
 * Values are unchecked; the names come from the contract, so a field that is renamed there no
 * longer compiles where it is read.
 */
export type ResponseFields<O extends OperationId> = {
  readonly statusCode?: unknown
} & { readonly [Name in Fields<Success<O>> & string]?: unknown }
