import { type ApiError, defaultMessage } from '@nalam/sdk'
import { type ActionFailure, type ActionSuccess, type SpokenByServer, useServerText, useToasts } from '@nalam/ui'
import { useState } from 'react'
import { createStore, type Store, useStore } from '../createStore.ts'
import { type Action, createActionRunner, type Outcome } from './createActionRunner.ts'

/** Returns a default message of the contract as if the server had sent it. */
export const spoken = (messageId: Parameters<typeof defaultMessage>[0]): SpokenByServer => ({
  messageId,
  message: defaultMessage(messageId),
})

export const named = (text: string, name: string | undefined): string =>
  name === undefined ? text : `${name}: ${text}`

type RefusedField = 'password' | 'confirmationCode' | 'otp'

/** A wrong password or code comes as status 400 without field errors (D11): shown at its field. */
export function refusedAt(failure: ActionFailure, error: ApiError, field: RefusedField): ActionFailure<RefusedField> {
  const isRefused = error.kind === 'response' && error.status === 400 && Object.keys(error.fieldErrors).length === 0
  return isRefused && failure.message !== undefined
    ? { ...failure, fieldErrors: { [field]: failure.message } }
    : failure
}

/** Error codes of a time that can no longer be booked or offered. */
const TAKEN: ReadonlySet<string> = new Set([
  'slot.just_booked',
  'slot.is_off',
  'slot.day_closed',
  'slot.past',
  'slot.held',
  'offer.too_soon',
  'offer.refused',
])

/** `next: 'proof'` asks the doctor to confirm who is present. */
type SensitiveFailure = ActionFailure & { readonly next?: 'proof' }

/** Result of a request or of an action; undefined if another one is running. */
type Settled = { ok: true; value: SpokenByServer } | { ok: false; error: ApiError } | undefined

/** Converts results of the SDK for forms: text in the doctor's language (D9), field errors. */
export function useActionResult() {
  const serverText = useServerText()
  const success = (message: SpokenByServer): ActionSuccess => ({ ok: true, message: serverText(message) })
  const failure = (
    error: ApiError,
    codes: Readonly<Record<string, string | undefined>> = error.fieldCodes,
  ): SensitiveFailure => ({
    ok: false,
    message: serverText(error),
    ...(error.code === 'proof.required' && { next: 'proof' }),
    fieldErrors: Object.fromEntries(
      Object.entries(error.fieldErrors).map(([field, text]) => [
        field,
        // A field has a code of its own, or the message of the error, whose code is known.
        text === error.userMessage ? serverText(error) : serverText({ code: codes[field], userMessage: text }),
      ]),
    ),
  })
  const of = (settled: Settled): ActionSuccess | SensitiveFailure => {
    if (!settled) return { ok: false }
    return settled.ok ? success(settled.value) : failure(settled.error)
  }
  const refused = (error: ApiError, field: RefusedField) => refusedAt(failure(error), error, field)
  return {
    success,
    failure,
    refusedAt: refused,
    of,
    /** As `of`, for an action at a chosen time: `taken` says that it can no longer be booked. */
    ofTime: (settled: Settled): ReturnType<typeof of> & { taken?: string } =>
      settled?.ok === false && TAKEN.has(settled.error.code ?? '')
        ? { ok: false, taken: serverText(settled.error) }
        : of(settled),
    /** As `of`, for an action whose refusal is shown at a field. */
    at: (settled: Settled, field: RefusedField): ActionSuccess | ActionFailure<RefusedField> =>
      settled?.ok === false ? refused(settled.error, field) : of(settled),
  }
}

/**
 * Runs and reports the actions of one component. Their wanted values are not in the cache, so a
 * read that arrives meanwhile cannot undo them.
 *
 * @param options.isExclusive allows only one action at a time, for all ids together
 * @param options.pending holds the wanted values, if other components show them too
 */
export function useActions<Wanted = true>(options?: {
  isExclusive?: boolean
  pending?: Store<ReadonlyMap<string, Wanted>>
}) {
  const [own] = useState(() => createStore<ReadonlyMap<string, Wanted>>(new Map()))
  const store = options?.pending ?? own
  const [runner] = useState(() => createActionRunner(options))
  const toasts = useToasts()
  const serverText = useServerText()
  return {
    /** Wanted values by id while their actions run, shown instead of the cached ones. */
    pending: useStore(store),
    isPending: runner.isPending,
    /**
     * Reports an outcome with a toast, except an expired session, which has its own dialog (SESS-05).
     * The name is that of what it concerns, if there are several on the page.
     */
    report: (outcome: Outcome<SpokenByServer>, name?: string) => {
      const textOf = (message: SpokenByServer) => named(serverText(message), name)
      if (outcome.ok) toasts.success(textOf(outcome.value))
      else if (outcome.error.status !== 401) toasts.error(textOf(outcome.error))
    },
    results: useActionResult(),
    /** @returns undefined if one with that id is running: nothing was sent */
    run: async <Value>(id: string, wanted: Wanted, action: Action<Value>): Promise<Outcome<Value> | undefined> => {
      if (runner.isPending(id)) return undefined
      store.set(new Map(store.get()).set(id, wanted))
      try {
        return await runner.run(id, action)
      } finally {
        store.set(new Map([...store.get()].filter(([other]) => other !== id)))
      }
    },
  }
}
