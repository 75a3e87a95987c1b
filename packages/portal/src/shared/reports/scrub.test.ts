import { describe, expect, it } from 'vitest'
import { scrub } from './reportFailure.ts'

describe('the message of a reported error', () => {
  it.each([
    ['x is not a function', 'x is not a function'],
    ["Cannot read properties of undefined (reading 'patientName')", 'Cannot read properties of undefined (reading …)'],
    ['Booking of Anitha Selvam is odd', 'Booking of … … is odd'],
    ['no room for கவிதா here', 'no room for … here'],
    ['+919000020001 called', '… called'],
    ['mail kavitha@nalam.example bounced', 'mail … bounced'],
    ['unfinished "Anitha', 'unfinished …'],
  ])('%s → %s', (message, expected) => {
    expect(scrub(message)).toBe(expected)
  })

  it('is short', () => {
    expect(scrub('a '.repeat(5000)).length).toBeLessThanOrEqual(300)
  })
})
