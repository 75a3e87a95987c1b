import { VALIDATION_MESSAGES } from '@nalam/sdk/validation'
import { screens } from './en.screens.ts'
import { en } from './en.ts'
import type { Messages } from './Messages.ts'

const LETTERS: Record<string, string> = {
  a: 'á',
  e: 'ë',
  i: 'ï',
  o: 'ö',
  u: 'ü',
  A: 'Á',
  E: 'Ë',
  I: 'Ï',
  O: 'Ö',
  U: 'Ü',
}

/**
 * Adds accents to the vowels, a third of the length, and brackets: literals and clipped texts
 * become visible.
 */
export function pseudoText(text: string): string {
  const accented = text.replace(/[aeiouAEIOU]/g, (letter) => LETTERS[letter] ?? letter)
  return `⟦${accented}${'·'.repeat(Math.ceil(text.length / 3))}⟧`
}

function disguise<T>(value: T): T
function disguise(value: unknown): unknown {
  if (typeof value === 'string') return pseudoText(value)
  if (typeof value === 'function')
    return (...values: unknown[]) => pseudoText(String(Reflect.apply(value, null, values)))
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, disguise(inner)]))
  }
  return value
}

/**
 * English in disguise: every text of the catalogue is recognizable, and so is a literal in a
 * component.
 */
export const pseudo: Messages = disguise({
  ...en,
  ...screens,
  validation: VALIDATION_MESSAGES,
})
