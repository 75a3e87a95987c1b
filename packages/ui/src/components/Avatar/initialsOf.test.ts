import { expect, it } from 'vitest'
import { initialsOf } from './initialsOf.ts'

it.each([
  ['Dr. Meena Raghavan', 'MR'],
  ['dr meena', 'M'],
  ['டாக்டர் மீனா ராகவன்', 'மீரா'],
  ['Prof. A. P. J. Abdul Kalam', 'AK'],
  ['  Karthik   Subramanian ', 'KS'],
  ['மீனா ராகவன்', 'மீரா'],
  ['Drew Barry', 'DB'],
  // A combining accent stays with its letter.
  ['E\u0301lodie Roy', 'E\u0301R'],
  ['Élodie (Roy)', 'É('],
  ['', ''],
])('the initials of %j are %j', (name, expected) => {
  expect(initialsOf(name)).toBe(expected)
})
