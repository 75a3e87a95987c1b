import type { PlannedDay } from '@nalam/sdk/rules'
import { describe, expect, it } from 'vitest'
import { planFingerprint } from './publish.ts'

const nine = { id: 'nine', date: '2026-11-24', start: 540, end: 570, state: 'open' } as const
const noon = { ...nine, id: 'noon', start: 720, end: 750 }
const day: PlannedDay = {
  date: '2026-11-24',
  isOpenDay: true,
  exceptionId: undefined,
  create: [{ start: 570, end: 600 }],
  remove: [],
  keep: [nine],
  leftOut: [],
}

describe('the fingerprint of a plan', () => {
  const request = { from: '2026-11-24' }
  const of = (more: Partial<PlannedDay>) => planFingerprint(request, [{ ...day, ...more }], [])
  const before = of({})

  it('fits the contract and is the same for the same plan', () => {
    expect(before).toMatch(/^[A-Za-z0-9_-]{16,64}$/)
    expect(of({})).toBe(before)
  })

  it.each<[string, string]>([
    ['a draft', planFingerprint({ ...request, draft: {} }, [day], [])],
    ['a slot that is created', of({ create: [...day.create, { start: 600, end: 630 }] })],
    ['a slot that goes', of({ remove: [noon] })],
    ['a slot that stays', of({ keep: [nine, noon] })],
    ['another slot of the same time', of({ keep: [{ ...nine, id: 'other' }] })],
    ['a time that is left out', of({ leftOut: [{ start: 600, end: 630, reason: 'overlap' }] })],
    ['an exception', of({ exceptionId: 'exc' })],
    ['a booking on a closed day', planFingerprint(request, [day], ['bkg'])],
  ])('differs with %s', (_case, fingerprint) => {
    expect(fingerprint).not.toBe(before)
  })

  it('does not change when a slot that is kept is booked', () => {
    expect(of({ keep: [{ ...nine, state: 'booked' }] })).toBe(before)
  })
})
