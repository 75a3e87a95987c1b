/** The wordings of a count. `other` is always there; `#` stands for the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/**
 * Counts in one language.
 *
 * @param locale language tag of the catalogue
 * @returns a function that picks the right form (`Intl.PluralRules`) and writes the number the Indian way (1,00,000)
 */
export function pluralIn(locale: string): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(locale)
  const numbers = new Intl.NumberFormat(`${locale}-IN-u-nu-latn`)
  return (count, forms) => (forms[rules.select(count)] ?? forms.other).replace('#', numbers.format(count))
}
