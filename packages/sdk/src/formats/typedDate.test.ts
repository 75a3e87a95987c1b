import { expect, it } from 'vitest'
import { parseTypedDate } from './typedDate.ts'

it.each([
  ['23-11-2026', '2026-11-23'],
  ['23/11/2026', '2026-11-23'],
  ['23.11.2026', '2026-11-23'],
  ['23 11 2026', '2026-11-23'],
  ['5/3/27', '2027-03-05'],
  ['03-04-2027', '2027-04-03'],
  ['23112026', '2026-11-23'],
  [' 2026-11-23 ', '2026-11-23'],
  ['२३-११-२०२६', '2026-11-23'],
  ['௨௩/௧௧/௨௦௨௬', '2026-11-23'],
  ['29-2-28', '2028-02-29'],
])('%s is the day %s: day, month, year in every language', (typed, iso) => {
  expect(parseTypedDate(typed)).toBe(iso)
})

it.each([
  '',
  '23',
  '23-11',
  '31-02-2027',
  '11-23-2026',
  '29-02-2027',
  '23-11-206',
  '2026/11/23/1',
  'tomorrow',
  '0-1-27',
])('"%s" is not a day', (typed) => {
  expect(parseTypedDate(typed)).toBeNull()
})
