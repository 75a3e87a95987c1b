import { toIsoDate } from '@nalam/sdk'

/** What is wrong with the value of a `DateField` that must hold a day; `missing` is said where nothing was entered. */
export function dayProblem(value: string, missing: string): string | undefined {
  if (value.trim() === '') return missing
  return toIsoDate(value) === null ? 'validation.slot.date.format' : undefined
}
