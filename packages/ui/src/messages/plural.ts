/** Whether a number is written as its digits in every language here: nothing to group, no sign, no fraction. */
export const isShort = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 1000

/**
 * Which counts take the form for one, as CLDR has it. Not by `Intl.PluralRules`: the rules of a language take 24 ms to come, which is
 * longer than a page takes to be drawn. A test compares them.
 */
const IS_ONE = {
  en: (count: number) => count === 1,
  hi: (count: number) => count === 0 || count === 1,
  ta: (count: number) => count === 1,
}

/** The wordings of a count; `#` stands for the number. */
export interface PluralForms {
  one?: string
  other: string
}

/**
 * Counts whole things in one language.
 *
 * @param language that of the catalogue
 * @returns a function that picks the right form and writes the number the Indian way (1,00,000)
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
