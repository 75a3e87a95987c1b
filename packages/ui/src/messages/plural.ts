/**
 * Returns whether a number is written as plain digits in every supported language: no grouping,
 * sign or fraction.
 */
export const isShort = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 1000

/**
 * The counts that take the singular form, as in CLDR. Not `Intl.PluralRules`: loading the rules of
 * a language takes 24 ms, longer than rendering a page. A test compares the two.
 */
const IS_ONE = {
  en: (count: number) => count === 1,
  hi: (count: number) => count === 0 || count === 1,
  ta: (count: number) => count === 1,
}

/** The texts for a count; `#` is replaced by the number. */
export interface PluralForms {
  one?: string
  other: string
}

/**
 * Returns a function that formats a whole number with its text in one language.
 *
 * @param language the language of the catalogue
 * @returns a function that picks the right form and formats the number with Indian grouping
 *   (1,00,000)
 */
export function pluralIn(language: keyof typeof IS_ONE): (count: number, forms: PluralForms) => string {
  let numbers: Intl.NumberFormat | undefined
  return (count, { one, other }) => {
    const text = IS_ONE[language](count) ? (one ?? other) : other
    if (isShort(count)) return text.replace('#', String(count))
    numbers ??= new Intl.NumberFormat(`${language}-IN-u-nu-latn`)
    return text.replace('#', numbers.format(count))
  }
}
