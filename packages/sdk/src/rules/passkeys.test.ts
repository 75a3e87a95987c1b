import { describe, expect, it } from 'vitest'
import { isPasskeyOnly, passkeyOnlyProblem, removePasskeyProblem, stopRecoveryProblem } from './passkeys.ts'

const at = (time: string) => new Date(`2026-11-21T${time}Z`)

describe('signing in with passkeys only', () => {
  it.each([
    ['switched off', false, undefined, false],
    ['switched on', true, undefined, true],
    ['a moment before the way back takes effect', true, at('06:00:00.001'), true],
    ['the moment at which it takes effect', true, at('06:00:00.000'), false],
  ])('[ACC-01] %s', (_title, isOn, recoveryAt, isOnly) => {
    expect(isPasskeyOnly({ isOn, recoveryAt }, at('06:00:00'))).toBe(isOnly)
  })

  it('[ACC-01] needs two passkeys', () => {
    expect([1, 2].map((count) => passkeyOnlyProblem(count)?.code)).toEqual(['passkeys.too_few', undefined])
  })

  it('[ACC-01] keeps the last passkey', () => {
    expect(removePasskeyProblem(1, true)).toEqual({ code: 'passkeys.last' })
    expect([removePasskeyProblem(2, true), removePasskeyProblem(1, false)]).toEqual([undefined, undefined])
  })

  it('[ACC-01] a way back can be stopped until it takes effect', () => {
    const codes = [undefined, at('06:00:01'), at('06:00:00')].map(
      (recoveryAt) => stopRecoveryProblem({ recoveryAt }, at('06:00:00'))?.code,
    )
    expect(codes).toEqual([undefined, undefined, 'recovery.over'])
  })
})
