/** A part of a text, with its language if it differs from the surrounding language. */
export interface LanguageRun {
  /** Start index in the text. */
  at: number
  text: string
  language?: 'en' | 'ta' | 'hi'
}

const run = (letters: string) => `[${letters}]+(?:[ .'’-]+[${letters}]+)*`
const RUNS = new RegExp(
  [String.raw`\u0b80-\u0bff\u200c\u200d`, String.raw`\u0900-\u097f\u200c\u200d`, String.raw`A-Za-z\u00c0-\u024f`]
    .map((letters) => `(${run(letters)})`)
    .join('|'),
  'g',
)
const LANGUAGES = ['ta', 'hi', 'en'] as const

/**
 * Splits a text by script, for `lang` attributes: a Tamil name in an English sentence is read by a
 * Tamil voice. Words in capitals (OTP, CSV) count as words of all three languages.
 *
 * @param language the language of the surrounding text
 */
export function languageRuns(text: string, language: string): LanguageRun[] {
  const runs: LanguageRun[] = []
  let end = 0
  for (const match of text.matchAll(RUNS)) {
    const [words, ...byLanguage] = match
    const own = LANGUAGES[byLanguage.findIndex((found) => found !== undefined)]
    if (own === undefined || own === language || !/[^A-Z .'’-]/.test(words)) continue
    if (match.index > end) runs.push({ at: end, text: text.slice(end, match.index) })
    runs.push({ at: match.index, text: words, language: own })
    end = match.index + words.length
  }
  if (end < text.length) runs.push({ at: end, text: text.slice(end) })
  return runs
}
