/** The wordings of a count. `other` is always there; `#` stands for the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/**
 * Counts in one language.
 *
 * @param locale language tag of the catalogue
 * @returns a function that picks the right form (`Intl.PluralRules`) and writes the number the Indian way (1,00,000)
 */
export function pluralIn(locale: string): (count: number, forms: PluralForms) => string {
  // Made when first needed: every page loads a catalogue, few count at once, and the rules of a language take 24 ms to come.
  let rules: Intl.PluralRules | undefined
  let numbers: Intl.NumberFormat | undefined
  return (count, forms) => {
    rules ??= new Intl.PluralRules(locale)
    numbers ??= new Intl.NumberFormat(`${locale}-IN-u-nu-latn`)
    return (forms[rules.select(count)] ?? forms.other).replace('#', numbers.format(count))
  }
}
