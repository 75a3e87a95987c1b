import { get, set } from 'react-hook-form'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { ErrorTiming } from './errorTiming.ts'

interface Issue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}
type Validated<Values> = { readonly value: Values; readonly issues?: undefined } | { readonly issues: readonly Issue[] }

/**
 * The part of Standard Schema (version 1) that a form needs; every schema of
 * `@nalam/sdk/validation` has it.
 */
export interface FormSchema<Values> {
  readonly '~standard': { readonly validate: (value: unknown) => Validated<Values> | Promise<Validated<Values>> }
}

/** Values rejected by the server: field name to the rejected value and the error text. */
export type RefusedValues = ReadonlyMap<string, { readonly value: unknown; readonly message: string }>

function nameOf(issue: Issue): string {
  const keys = (issue.path ?? []).map((part) => (typeof part === 'object' ? part.key : part))
  return keys.length > 0 ? keys.map(String).join('.') : 'root'
}

/**
 * Returns a react-hook-form resolver for a schema: the schema's output on success, else the first
 * issue of each field. A value that the server rejected stays an error until it changes. The
 * published resolver does not remember such values, has no error timing and is larger.
 */
export function schemaResolver<Values extends FieldValues>(
  schema: FormSchema<Values>,
  refused: RefusedValues,
  timing: ErrorTiming,
): Resolver<Values, unknown, Values> {
  return async (values, _, { names = [] }) => {
    timing.check(values, names)
    const validated = await schema['~standard'].validate(values)
    const errors: FieldErrors<Values> = {}
    const report = (name: string, type: string, message: string) => {
      if (get(errors, name) === undefined && timing.shows(name, message)) set(errors, name, { type, message })
    }
    for (const issue of validated.issues ?? []) report(nameOf(issue), 'schema', issue.message)
    for (const [name, { value, message }] of refused) {
      if (get(values, name) === value) report(name, 'server', message)
    }
    return validated.issues === undefined && Object.keys(errors).length === 0
      ? { values: validated.value, errors: {} }
      : { values: {}, errors }
  }
}
