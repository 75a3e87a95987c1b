import { describe, expect, it } from 'vitest'
import { loginOutcome } from './signIn.ts'

describe('the outcome of a login', () => {
  it.each([
    [false, false, false, 'wrong_credentials'],
    [false, true, true, 'wrong_credentials'],
    [true, true, false, 'blocked'],
    [true, true, true, 'blocked'],
    [true, false, false, 'unconfirmed'],
    [true, false, true, 'signed_in'],
  ] as const)('right password %s, blocked %s, confirmed %s: %s', (isPasswordRight, isBlocked, isConfirmed, outcome) => {
    expect(loginOutcome({ isPasswordRight, isPasskeyOnly: false, isBlocked, isConfirmed })).toBe(outcome)
  })

  it.each([true, false])('[ACC-01] only passkeys sign in, blocked %s: as a wrong password', (isBlocked) => {
    const attempt = { isPasswordRight: true, isPasskeyOnly: true, isBlocked, isConfirmed: true }
    expect(loginOutcome(attempt)).toBe('wrong_credentials')
  })
})
