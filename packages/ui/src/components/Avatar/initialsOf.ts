import { withoutTitle } from '@nalam/sdk'

/**
 * Returns the first letters of the first and the last word of a name, without titles:
 * `Dr. Meena Raghavan` → `MR`.
 */
export function initialsOf(name: string): string {
  const words = withoutTitle(name)
    .replace(/^prof\.?\s+/i, '')
    .split(/\s+/)
    .filter(Boolean)
  const first = words[0]
  const last = words.length > 1 ? words.at(-1) : undefined
  const letter = (word: string | undefined) =>
    word === undefined ? '' : ([...new Intl.Segmenter().segment(word)][0]?.segment ?? '')
  return (letter(first) + letter(last)).toUpperCase()
}
