import { SLOT_STATUS } from '@nalam/sdk'
import { describe, expect, it } from 'vitest'
import { slotSetOf, undoChangeProblem } from './rules.ts'

const NOW = new Date('2026-11-20T06:00:00.000Z')

describe('rules of slot changes', () => {
  it('a change of a clock that was ahead cannot be undone', () => {
    const of = (seconds: number) => ({ createdAt: new Date(NOW.getTime() + seconds * 1000), undoneAt: null })
    expect(undoChangeProblem(of(60), NOW)).toBeUndefined()
    expect(undoChangeProblem(of(61), NOW)).toEqual({ code: 'change.undo_over' })
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
