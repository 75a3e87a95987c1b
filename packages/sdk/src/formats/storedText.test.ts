import { expect, it } from 'vitest'
import { searchedText, storedText } from './storedText.ts'

it.each([
  ['a composed and a decomposed accent', 'Andr\u00E9', 'Andre\u0301'],
  ['a Tamil vowel sign in one or two characters', '\u0B95\u0BCA', '\u0B95\u0BC6\u0BBE'],
  ['a Hindi letter with its dot in one or two characters', '\u095C', '\u0921\u093C'],
])('%s are stored in one form', (_what, one, other) => {
  expect(one).not.toBe(other)
  expect(storedText(one)).toBe(storedText(other))
})

it('a search ignores case and zero-width joiners', () => {
  expect(searchedText('ANITHA')).toBe('anitha')
  expect(searchedText('\u0936\u0930\u094D\u200D\u092E\u093E')).toBe(searchedText('\u0936\u0930\u094D\u092E\u093E'))
})
