/** The first letters of the first and the last word of a name, titles left out: `Dr. Meena Raghavan` → `MR`. */
export function initialsOf(name: string): string {
  const words = name
    .replace(/^(dr|prof)\.?\s+/i, '')
    .split(/\s+/)
    .filter(Boolean)
  const first = words[0]
  const last = words.length > 1 ? words.at(-1) : undefined
  return (letterOf(first) + letterOf(last)).toUpperCase()
}

/** A letter of its own, which no mark follows. */
const PLAIN_LETTER = /^[!-~](?![^!-~])/

/** The first letter as a reader sees it, with its vowel sign. A segmenter takes longer to load than the rest of a page's head. */
function letterOf(word: string | undefined): string {
  if (word === undefined) return ''
  return PLAIN_LETTER.test(word) ? word.charAt(0) : ([...new Intl.Segmenter().segment(word)][0]?.segment ?? '')
}
