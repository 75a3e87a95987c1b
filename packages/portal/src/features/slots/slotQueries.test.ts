import { describe, expect, it } from 'vitest'
import { queries, under } from '../../shared/queries/queries.ts'
import { slotDay } from './slots.ts'

describe('which keys hold slots of a doctor', () => {
  it.each<[unknown, boolean]>([
    [slotDay('doc_1', '2026-11-23').key, true],
    [slotDay('doc_2', '2026-11-23').key, false],
    [['bookings', 'list', 'doc_1', 1, ''], false],
    [['slots', 'count', 'doc_1'], false],
    ['session', false],
    [undefined, false],
  ])('%j: %s', (key, expected) => {
    expect(under(queries.slots.days({ doctorId: 'doc_1' }))(key)).toBe(expected)
  })
})
