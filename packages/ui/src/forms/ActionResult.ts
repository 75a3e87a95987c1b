/**
 * What an action came to. Every callback of a form or dialog answers with a promise of one of these and does not reject:
 *
 * - `ok: true`: done. `message` is shown as a success toast.
 * - `ok: false`: refused or failed. `fieldErrors` are placed at their fields (the first one takes the focus), `message` is
 *   shown as an error toast. What was typed stays.
 *
 * A rejection is treated as a failure without a text and handed to the page's error reporting.
 */
export type ActionResult<Field extends string = never> = ActionSuccess | ActionFailure<Field>

export interface ActionSuccess {
  readonly ok: true
  readonly message?: string | undefined
}

export interface ActionFailure<Field extends string = never> {
  readonly ok: false
  readonly message?: string | undefined
  /** Texts (or ids of validation messages) by field. */
  readonly fieldErrors?: Readonly<Partial<Record<Field, string>>> | undefined
}
