import { get, type FieldValues } from 'react-hook-form'

/** Decides when a form shows its errors. */
export type ErrorTiming = ReturnType<typeof createErrorTiming>

/** Values of fields are strings, lists and small records of strings. */
const sameValue = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Creates the rules for when a form shows its errors. A field that was focused but not edited shows
 * none. While the user types, a message that still applies stays and no new one appears. Leaving an
 * edited field shows its errors, and the first submit shows all.
 *
 * @param initial the initial values of the form
 */
export function createErrorTiming(initial: FieldValues) {
  let isSubmitted = false
  let isSending = false
  const seen = new Map<string, unknown>()
  const shown = new Map<string, string>()
  const edited = new Set<string>()
  const typed = new Set<string>()
  /** `availableTime.from` is a part of the field `availableTime`. */
  const isIn = (fields: ReadonlySet<string>, name: string) =>
    [...fields].some((field) => name === field || name.startsWith(`${field}.`))
  return {
    /** Call when the form is submitted: from then on empty fields are errors too. */
    submit() {
      isSubmitted = true
      isSending = true
    },
    /** Starts a check of these fields; call it before `shows`. */
    check(values: FieldValues, names: readonly string[]) {
      typed.clear()
      for (const name of names) {
        const value: unknown = get(values, name)
        if (!sameValue(value, seen.has(name) ? seen.get(name) : get(initial, name))) {
          edited.add(name)
          if (!isSending) typed.add(name)
        }
        seen.set(name, value)
      }
      isSending = false
    },
    /** Returns whether the message is shown at the field now. */
    shows(name: string, message: string): boolean {
      const isShown = isIn(typed, name) ? shown.get(name) === message : isSubmitted || isIn(edited, name)
      if (isShown) shown.set(name, message)
      else shown.delete(name)
      return isShown
    },
  }
}
