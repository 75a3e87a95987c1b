import type { AnyOperationId, OperationId, OperationMetadata } from '../generated/operations.ts'
import type { components, operations as Wire } from '../generated/schema.ts'

/** An operation: its id, and how it is sent. */
export type Operation<Id extends AnyOperationId = AnyOperationId> = OperationMetadata & { readonly id: Id }

/** The statuses that the contract documents for an operation. */
export type StatusOf<O extends AnyOperationId> = keyof Wire[O]['responses'] & number

/** The JSON body that the contract documents for an operation and a status. */
export type ResponseOf<O extends AnyOperationId, S extends StatusOf<O>> = Wire[O]['responses'][S] extends {
  content: { 'application/json': infer Body }
}
  ? Body
  : never

/** Request body of an operation. */
export type PayloadOf<O extends AnyOperationId> = Wire[O] extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : never

/**
 * The parameters in the path and the query of an operation, by name; an empty object where it has
 * none.
 */
export type ParamsOf<O extends AnyOperationId> = (Wire[O]['parameters'] extends { path: infer Params }
  ? Params
  : object) &
  (Exclude<Wire[O]['parameters']['query'], undefined> extends infer Query
    ? [Query] extends [never]
      ? object
      : Query
    : never)

/** Input of an operation: the fields of its body and its path and query parameters, by name. */
export type InputOf<O extends AnyOperationId> = ParamsOf<O> & ([PayloadOf<O>] extends [never] ? object : PayloadOf<O>)

/** Names of the fields that a server can reject; names of nested fields contain dots. */
export type FieldOf<O extends AnyOperationId> =
  PayloadOf<O> extends infer Payload ? (keyof Payload & string) | `${keyof Payload & string}.${string}` : never

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

type Schemas = components['schemas']

/**
 * A schema of the contract as the SDK returns it. What may be absent may also be undefined.
 *
 * @typeParam Wider fields that have other values: parts that are read as their own type, and texts of
 *   which a newer server may send more
 */
export type ValueOf<Name extends keyof Schemas, Wider extends object = object> = {
  [Field in keyof Schemas[Name]]: Field extends keyof Wider
    ? Wider[Field]
    : object extends Pick<Schemas[Name], Field>
      ? Schemas[Name][Field] | undefined
      : Schemas[Name][Field]
}
