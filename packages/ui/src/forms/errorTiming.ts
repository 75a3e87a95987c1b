import { get } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'

/** When a form says what is wrong. */
export interface ErrorTiming {
  /** The form is being sent: from now on an empty field is wrong, too. */
  submit: () => void
  /** Begins a check of these fields; called before `shows`. */
  check: (values: FieldValues, names: readonly string[]) => void
  /** Whether the message is shown at the field now. */
  shows: (name: string, message: string) => boolean
}

/** Values of fields are texts, lists and small records of texts. */
const sameValue = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Decides when a form says what is wrong. A field that was only passed through says nothing. While one types, a message that is
 * still true stays, and no other one appears. Leaving an edited field says everything, and so does the first submit.
 *
 * @param initial the values that the form begins with
 */
export function createErrorTiming(initial: FieldValues): ErrorTiming {
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
    submit() {
      isSubmitted = true
      isSending = true
    },
    check(values, names) {
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
    shows(name, message) {
      const isShown = isIn(typed, name) ? shown.get(name) === message : isSubmitted || isIn(edited, name)
      if (isShown) shown.set(name, message)
      else shown.delete(name)
      return isShown
    },
  }
}
