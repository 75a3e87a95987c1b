import type { QueueEntry } from '@nalam/sdk'
import { describe, expect, it } from 'vitest'
import { moveBy, moveTo } from './moves.ts'

const entry = (id: string, more: Partial<QueueEntry> = {}): QueueEntry => ({
  id,
  state: 'waiting',
  name: id,
  isEmergency: false,
  ...more,
})
const LINE = [
  entry('urgent', { isEmergency: true, reason: 'emergency' }),
  entry('anitha'),
  entry('coming', { state: 'expected' }),
  entry('selvi'),
  entry('gopal'),
]
const before = (beforeId: string) => ({ action: 'before', beforeId })

describe('[QUEUE-02] moving a patient in the line', () => {
  it.each([
    ['gopal', 1, before('anitha')],
    // Who has not arrived keeps the time: the place is before the next one who waits.
    ['gopal', 2, before('selvi')],
    ['anitha', 4, before('gopal')],
    ['anitha', 5, { action: 'last' }],
    ['anitha', 3, undefined],
    ['gopal', 5, undefined],
    ['gopal', 0, undefined],
    ['coming', 5, undefined],
    ['nobody', 1, undefined],
  ])('%s to place %i', (id, index, move) => expect(moveTo(LINE, id, index)).toEqual(move))

  it.each([
    ['selvi', 'up', before('anitha')],
    ['anitha', 'down', before('gopal')],
    ['selvi', 'down', { action: 'last' }],
    ['anitha', 'up', undefined],
    ['urgent', 'up', undefined],
    ['gopal', 'down', undefined],
    ['coming', 'down', undefined],
  ] as const)('%s one place %s', (id, step, move) => expect(moveBy(LINE, id, step)).toEqual(move))
})
