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

/**
 * Returns texts with {@link pseudoText} for each: every text of a catalogue is recognizable then, and
 * so is a literal in a component.
 */
export function disguise<T>(value: T): T
export function disguise(value: unknown): unknown {
  if (typeof value === 'string') return pseudoText(value)
  if (typeof value === 'function')
    return (...values: unknown[]) => pseudoText(String(Reflect.apply(value, null, values)))
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, disguise(inner)]))
  }
  return value
}
