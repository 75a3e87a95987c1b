import { SLOT_STATUS } from '@nalam/sdk'
import { describe, expect, it } from 'vitest'
import { slotSetOf, undoChangeProblem } from './rules.ts'

const NOW = new Date('2026-11-20T06:00:00.000Z')
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)

describe('rules of slot changes', () => {
  it.each([
    ['of this moment', { createdAt: NOW, undoneAt: null }, undefined],
    ['of almost ten minutes ago', { createdAt: minutesAgo(9.99), undoneAt: null }, undefined],
    ['of ten minutes ago', { createdAt: minutesAgo(10), undoneAt: null }, 'change.undo_over'],
    ['that is undone', { createdAt: NOW, undoneAt: NOW }, 'change.undo_refused'],
    ['that was undone long ago', { createdAt: minutesAgo(60), undoneAt: minutesAgo(59) }, 'change.undo_refused'],
  ] as const)('undoing a change %s', (_case, change, problem) => {
    expect(undoChangeProblem(change, NOW)).toBe(problem)
  })

  it.each([
    ['on', { switch: [{ id: 'off', to: SLOT_STATUS.on }] }],
    ['off', { switch: [{ id: 'on', to: SLOT_STATUS.off }] }],
    ['delete', { remove: ['on', 'off'] }],
  ] as const)('the action %s changes the slots that need it', (action, set) => {
    const slots = [
      { id: 'on', status: SLOT_STATUS.on },
      { id: 'off', status: SLOT_STATUS.off },
    ]
    expect(slotSetOf(action, slots)).toEqual(set)
  })
})
