import { describe, expect, it } from 'vitest'
import { pluralIn } from './plural.ts'

describe.each(['en', 'hi', 'ta'] as const)('counts in %s', (language) => {
  const count = pluralIn(language)
  const rules = new Intl.PluralRules(language)
  const numbers = new Intl.NumberFormat(`${language}-IN-u-nu-latn`)

  it('take the form that Intl.PluralRules picks, and are written as Intl.NumberFormat does', () => {
    for (const value of [...Array(1200).keys(), 10_000, 99_999, 100_000, 10_000_000]) {
      expect(count(value, { one: 'one #', other: 'other #' })).toBe(`${rules.select(value)} ${numbers.format(value)}`)
    }
  })

  it('do without a form for one', () => {
    expect(count(1, { other: '# slots' })).toBe('1 slots')
  })
})
