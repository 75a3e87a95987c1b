import { describe, expect, it } from 'vitest'
import { holdsSlots, slotDayKey } from './keys.ts'

describe('which keys hold slots of a doctor', () => {
  it.each<[unknown, boolean]>([
    [slotDayKey('doc_1', '2026-11-23'), true],
    [slotDayKey('doc_2', '2026-11-23'), false],
    [['bookings', 'list', 'doc_1', 1, ''], false],
    [['slots', 'count', 'doc_1'], false],
    ['session', false],
    [undefined, false],
  ])('%j: %s', (key, expected) => {
    expect(holdsSlots(key, 'doc_1')).toBe(expected)
  })
})
