import { expect, it } from 'vitest'
import { addressLines } from './addressLines.ts'

it.each([
  ['12, Anna Salai, Teynampet, Chennai', ['12, Anna Salai,', 'Teynampet, Chennai']],
  ['12 Anna Salai, Teynampet, Chennai', ['12 Anna Salai,', 'Teynampet, Chennai']],
  ['Teynampet, Chennai', ['Teynampet, Chennai']],
  ['Chennai', ['Chennai']],
  [' 12 ,  Anna Salai,, Teynampet ,Chennai, ', ['12, Anna Salai,', 'Teynampet, Chennai']],
  ['', []],
  [' , ', []],
])('[PROF-02] %j is shown as %j', (address, lines) => {
  expect(addressLines(address)).toEqual(lines)
})
