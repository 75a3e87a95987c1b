import { expect, it } from 'vitest'
import { csvHead, csvLines } from './csv.ts'

it.each([
  ['plain', 'plain'],
  ['அனிதா, "செல்வம்"', '"அனிதா, ""செல்வம்"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['a=1+1', 'a=1+1'],
  ['x 0080', 'x 0080'],
  ['0080 x', '0080 x'],
  ['12e12', "'12e12"],
  [' 0080 ', `"' 0080 "`],
  [' ＠sum', "' ＠sum"],
  ['0080', "'0080"],
  ['12345678901234567', "'12345678901234567"],
  ['5e12', "'5e12"],
  [-5, '-5'],
  [true, 'true'],
  [null, ''],
  [undefined, ''],
  [{ a: [1] }, '"{""a"":[1]}"'],
])('[BOOK-11] the cell %j is written as %s', (value, expected) => {
  expect(csvLines([[value, 'x']])).toBe(`${expected},x\r\n`)
})

it('a file begins with the mark by which spreadsheets detect UTF-8', () => {
  expect(csvHead(['பெயர்', 'b'])).toBe('\uFEFFபெயர்,b\r\n')
})
