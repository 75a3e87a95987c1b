import { toIsoDate } from '@nalam/sdk'

/**
 * Returns the error of a `DateField` that must hold a day, or undefined; `missing` is the text for
 * an empty field.
 */
export function dayProblem(value: string, missing: string): string | undefined {
  if (value.trim() === '') return missing
  return toIsoDate(value) === null ? 'validation.slot.date.format' : undefined
}
