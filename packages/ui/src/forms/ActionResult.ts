/**
 * The result of an action. Every callback of a form or dialog returns a promise of one of these and
 * does not reject:
 *
 * - `ok: true`: succeeded. `message` is shown as a success toast.
 * - `ok: false`: rejected by the server or failed. `fieldErrors` are shown at their fields (the
 *   first one takes the focus), `message` is shown as an error toast. The input is kept.
 *
 * A rejected promise is treated as a failure without a text and passed to the page's error
 * reporting.
 */
export type ActionResult<Field extends string = never> = ActionSuccess | ActionFailure<Field>

export interface ActionSuccess {
  readonly ok: true
  readonly message?: string | undefined
}

export interface ActionFailure<Field extends string = never> {
  readonly ok: false
  readonly message?: string | undefined
  /** Error texts (or ids of validation messages) by field. */
  readonly fieldErrors?: Readonly<Partial<Record<Field, string>>> | undefined
}
