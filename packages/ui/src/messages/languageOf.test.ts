import { expect, it } from 'vitest'
import { languageOf } from './languageOf.ts'

it.each([
  ['கவிதா முருகன்', 'ta'],
  ['Dr. மீனா ராகவன்', 'ta'],
  ['अनिता शर्मा', 'hi'],
  ['Anitha Selvam', 'en'],
  ['9000020001', undefined],
  ['అనిత', undefined],
])('%s: %s', (name, expected) => {
  expect(languageOf(name)).toBe(expected)
})
