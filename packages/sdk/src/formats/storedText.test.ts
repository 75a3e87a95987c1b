import { expect, it } from 'vitest'
import { lineText, searchedText, storedText, visibleText } from './storedText.ts'

it.each([
  ['a composed and a decomposed accent', 'Andr\u00E9', 'Andre\u0301'],
  ['a Tamil vowel sign in one or two characters', '\u0B95\u0BCA', '\u0B95\u0BC6\u0BBE'],
  ['a Hindi letter with its dot in one or two characters', '\u095C', '\u0921\u093C'],
])('%s are stored in one form', (_what, one, other) => {
  expect(one).not.toBe(other)
  expect(storedText(one)).toBe(storedText(other))
})

it('a search ignores case and zero-width joiners', () => {
  for (const name of ['İlhan', 'I\u0307lhan', 'i\u0307lhan', 'ilhan', 'ILHAN']) expect(searchedText(name)).toBe('ilhan')
  expect(searchedText('ANITHA')).toBe('anitha')
  expect(searchedText('ΣΑΣ')).toBe(searchedText('σας'))
  expect(searchedText('\u0936\u0930\u094D\u200D\u092E\u093E')).toBe(searchedText('\u0936\u0930\u094D\u092E\u093E'))
})

it.each(['', '  ', '\u200B', '\uFE0F', '\u200D\u2060', '\u3164\u3164', '\u2800', '\u00AD \t', '\u202E'])(
  '%j shows nothing: as a required text it is missing',
  (text) => expect(visibleText(text)).toBe(''),
)

it.each([
  [' Galaxy A55 ', 'Galaxy A55'],
  ['க்\u200Dஷ', 'க்\u200Dஷ'],
  ['❤\uFE0F', '❤\uFE0F'],
  ['.', '.'],
  ['Fever\n\tsince Monday', 'Fever\n\tsince Monday'],
  ['\u001B[2JFever\u0007 \u009B31m\u001F', '[2JFever 31m'],
])('%j stays as it is seen', (text, expected) => expect(visibleText(text)).toBe(expected))

it.each([
  ['Anitha\u2028Selvam', 'Anitha Selvam'],
  ['Anitha\u2029Selvam', 'Anitha Selvam'],
  ['Anitha\r\n\tSelvam', 'Anitha Selvam'],
  ['  Anitha \u00a0 Selvam ', 'Anitha Selvam'],
  ['Anitha\u0085Selvam', 'Anitha Selvam'],
  ['\u202Eavles\u202C Anitha', 'avles Anitha'],
  ['\u2066Anitha\u2069', 'Anitha'],
  ['க்\u200Dஷ', 'க்\u200Dஷ'],
  [' \u202E\u2028 ', ''],
])('the name %j is one line that turns no other text around', (text, expected) => expect(lineText(text)).toBe(expected))

it('a text of several lines keeps them, without direction controls', () => {
  expect(storedText('First\u2028second\nthird \u202Eline')).toBe('First\nsecond\nthird line')
})
