import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { StandardSchemaV1 } from '@standard-schema/spec'
import { get, set, useForm } from 'react-hook-form'
import { type ErrorTiming, createErrorTiming } from './errorTiming.ts'
import { useState, type SyntheticEvent } from 'react'
import type {
  DefaultValues,
  FieldErrors,
  FieldValues,
  Path,
  Resolver,
  UseFormRegisterReturn,
  UseFormReturn,
} from 'react-hook-form'
import type { ActionResult } from './ActionResult.ts'
import { useAction } from './useAction.ts'

/** A schema of `@nalam/sdk/validation`, or any other of Standard Schema (version 1). */
type FormSchema<Values extends FieldValues> = StandardSchemaV1<unknown, Values>

/** Values rejected by the server: field name to the rejected value and the error text. */
type RefusedValues = ReadonlyMap<string, { readonly value: unknown; readonly message: string }>

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
function formResolver<Values extends FieldValues>(
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

const MESSAGE_IDS = { messages: (id: string) => id }

export interface ActionFormOptions<Values extends FieldValues, Result> {
  /**
   * A schema of `@nalam/sdk/validation` created with `messages: (id) => id`, so that errors follow
   * the language; or a function that takes these options and creates it, which is called once.
   */
  schema: FormSchema<Values> | ((options: typeof MESSAGE_IDS) => FormSchema<Values>)
  /** Initial values, in the order of the form. */
  defaultValues: DefaultValues<Values>
  onSubmit: (values: Values) => Promise<Result>
  /** Called after the result is shown. */
  onResult?: ((result: Result, values: Values) => void) | undefined
}

export interface ActionForm<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, Values>
  /** Returns the props of a text field: registration and error. */
  field: <Name extends Path<Values>>(name: Name) => UseFormRegisterReturn<Name> & { error: string | undefined }
  error: (name: Path<Values>) => string | undefined
  /** Submits the form, also by itself: without an event. */
  submit: (event?: SyntheticEvent) => void
  isPending: boolean
}

/**
 * Connects a form to a schema. Errors appear when an edited field loses the focus or the form is
 * submitted, and disappear as soon as they no longer apply. Nothing is sent while there are errors,
 * and the first invalid field takes the focus. Field errors of a result are shown at their fields.
 */
export function useActionForm<Values extends FieldValues, Result extends ActionResult<Path<Values>>>({
  schema,
  defaultValues,
  onSubmit,
  onResult,
}: ActionFormOptions<Values, Result>): ActionForm<Values> {
  const { run, isPending } = useAction(onSubmit)
  const [created] = useState(() => (isSchema(schema) ? schema : schema(MESSAGE_IDS)))
  const [refused] = useState(() => new Map<string, { value: unknown; message: string }>())
  const [timing] = useState(() => createErrorTiming(defaultValues))
  const form = useForm<Values, unknown, Values>({
    // Validates on every event; `timing` decides which errors are shown.
    mode: 'all',
    resolver: formResolver(isSchema(schema) ? schema : created, refused, timing),
    defaultValues,
  })
  // Reading it during rendering subscribes this component to changes.
  const { errors } = form.formState
  const error = (name: Path<Values>) => form.getFieldState(name, { ...form.formState, errors }).error?.message

  const send = form.handleSubmit(async (values) => {
    const result = await run(values)
    if (!result) return
    onResult?.(result, values)
    if (result.ok) return
    const order = Object.keys(form.getValues())
    const place = (name: string) => order.indexOf(name.split('.')[0] ?? name)
    const names = Object.keys(result.fieldErrors ?? {}) as Path<Values>[]
    names.sort((one, other) => place(one) - place(other))
    for (const name of names) {
      const message = result.fieldErrors?.[name]
      if (message) refused.set(name, { value: form.getValues(name), message })
    }
    const [first] = names
    if (first === undefined) return
    await form.trigger(names)
    form.setFocus(first)
  })

  return {
    form,
    field: (name) => ({ ...form.register(name), error: error(name) }),
    error,
    submit: (event) => {
      // A value that the server rejected may be sent again: the server may accept it now.
      refused.clear()
      timing.submit()
      void send(event)
    },
    isPending,
  }
}

const isSchema = <Values extends FieldValues>(
  schema: ActionFormOptions<Values, unknown>['schema'],
): schema is FormSchema<Values> => '~standard' in schema
