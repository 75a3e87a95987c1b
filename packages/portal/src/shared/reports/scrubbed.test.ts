import { describe, expect, it } from 'vitest'
import { scrubbed } from './scrubbed.ts'

describe('the reported text of an error', () => {
  it.each([
    ['x is not a function', 'x is not a function'],
    ["Cannot read properties of undefined (reading 'patientName')", 'Cannot read properties of undefined (reading …)'],
    ['Booking of Anitha Selvam is odd', 'Booking of … … is odd'],
    ['no room for கவிதா here', 'no room for … here'],
    ['+919000020001 called', '… called'],
    ['mail kavitha@nalam.example bounced', 'mail … bounced'],
    ['unfinished "Anitha', 'unfinished …'],
  ])('%s → %s', (message, text) => {
    expect(scrubbed(message)).toBe(text)
  })

  it('is short', () => {
    expect(scrubbed('a '.repeat(5000)).length).toBeLessThanOrEqual(300)
  })
})
