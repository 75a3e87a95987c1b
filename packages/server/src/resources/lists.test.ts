import { describe, expect, it } from 'vitest'
import { pagesOf, patternOf, searchWords } from './lists.ts'

describe('lists', () => {
  it.each([
    [0, 10, 0],
    [1, 10, 1],
    [10, 10, 1],
    [11, 10, 2],
    [140, 10, 14],
  ])('%i rows in tens are %i pages', (items, perPage, pages) => {
    expect(pagesOf(items, perPage)).toBe(pages)
  })

  it.each([
    [undefined, []],
    ['', []],
    [' \t ', []],
    [' Anitha  SELVAM ', ['anitha', 'selvam']],
    ['12-2026', ['12-2026']],
    ['கவிதா', ['கவிதா']],
  ])('search %j has the words %j', (search, words) => {
    expect(searchWords(search)).toEqual(words)
  })

  it.each([
    ['anitha', '%anitha%'],
    ['50%', String.raw`%50\%%`],
    ['a_b', String.raw`%a\_b%`],
    [String.raw`a\b`, String.raw`%a\\b%`],
  ])('word %j is found by %j', (word, pattern) => {
    expect(patternOf(word)).toBe(pattern)
  })
})
