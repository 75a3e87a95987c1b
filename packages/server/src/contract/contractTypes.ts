import type {
  ResponseOf,
  components,
  ErrorCode,
  MessageCode,
  KeyedOperationId,
  OperationId,
  ParamsOf,
  PayloadOf,
  PlatformOperationId,
  PublicOperationId,
  StatusOf,
  StreamId,
} from '@nalam/sdk'

// All types are derived from the contract's generated types, so a renamed field or a new operation
// is a compile error.

export type {
  ErrorCode,
  KeyedOperationId,
  MessageCode,
  OperationId,
  ParamsOf,
  PlatformOperationId,
  PublicOperationId,
  StreamId,
}

export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]

/**
 * The body that a route receives: the contract's payload, with a file as `File`; `undefined` if
 * there is none.
 */
export type RequestBody<Id extends OperationId> = [PayloadOf<Id>] extends [never]
  ? undefined
  : Id extends 'updateDoctorProfileImage'
    ? { [Field in keyof PayloadOf<Id>]: File }
    : PayloadOf<Id>

export type SuccessStatus<Id extends OperationId> = {
  [Status in StatusOf<Id>]: `${Status}` extends `2${string}` ? Status : never
}[StatusOf<Id>]

export type SuccessBody<Id extends OperationId> = ResponseOf<Id, SuccessStatus<Id>>
