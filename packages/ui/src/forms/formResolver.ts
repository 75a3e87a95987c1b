import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { StandardSchemaV1 } from '@standard-schema/spec'
import { get, set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form'
import type { ErrorTiming } from './errorTiming.ts'

/** A schema of `@nalam/sdk/validation`, or any other of Standard Schema (version 1). */
export type FormSchema<Values extends FieldValues> = StandardSchemaV1<unknown, Values>

/** Values rejected by the server: field name to the rejected value and the error text. */
export type RefusedValues = ReadonlyMap<string, { readonly value: unknown; readonly message: string }>

/** Returns the name and the message of every error, also of parts such as `availableTime.from`. */
function messagesOf(errors: object, path = ''): [name: string, message: string][] {
  return Object.entries(errors).flatMap(([key, error]): [string, string][] => {
    const name = `${path}${key}`
    if (typeof error?.message === 'string') return [[name, error.message]]
    return typeof error === 'object' && error !== null ? messagesOf(error, `${name}.`) : []
  })
}

/**
 * Returns the resolver of a schema that shows an error when `timing` says so, and keeps a value
 * that the server rejected as an error until it changes.
 */
export function formResolver<Values extends FieldValues>(
  schema: FormSchema<Values>,
  refused: RefusedValues,
  timing: ErrorTiming,
): Resolver<Values, unknown, Values> {
  // Without the type of the input, in which a field with a default may be missing.
  const { version, vendor, validate } = schema['~standard']
  const resolve = standardSchemaResolver<Values, unknown, Values>({ '~standard': { version, vendor, validate } })
  return async (values, context, options) => {
    timing.check(values, options.names ?? [])
    const resolved = await resolve(values, context, options)
    const errors: FieldErrors<Values> = {}
    const report = (name: string, type: string, message: string) => {
      if (get(errors, name) === undefined && timing.shows(name, message)) set(errors, name, { type, message })
    }
    const wrong = messagesOf(resolved.errors)
    for (const [name, message] of wrong) report(name, 'schema', message)
    for (const [name, { value, message }] of refused) {
      if (get(values, name) === value) report(name, 'server', message)
    }
    return wrong.length === 0 && Object.keys(errors).length === 0 ? resolved : { values: {}, errors }
  }
}
