import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BOOKING_STATUS } from '@nalam/sdk'
import type { Booking } from '@nalam/sdk'
import { describe, expect, it } from 'vitest'
import { sampleBookings } from '../fixtures/bookings.ts'
import {
  actionsInUse,
  BOOKING_ACTIONS,
  DECISIONS,
  keyOf,
  possibleActions,
  possibleChanges,
  UNDO_KEY,
} from './actions.ts'
import type { ActionContext, BookingActionName } from './actions.ts'

const SOURCE = fileURLToPath(new URL('../', import.meta.url))

function booking(status: Booking['status']): Booking {
  const [sample] = sampleBookings(1)
  if (!sample) throw new Error('no sample')
  return { ...sample, status, date: '24-11-2026', time: '10:10' }
}

const CANCELLED = { reason: 'patient', cancelledAt: '2026-11-23T12:00:00.000Z' } as const
const saved = () => Promise.resolve(true)
const done = () => Promise.resolve({ ok: true as const })
const BASE: ActionContext = {
  now: { date: '2026-11-24', time: '09:30' },
  actions: { onDecide: saved },
  pending: new Map(),
}
const ALL: ActionContext = {
  ...BASE,
  actions: {
    ...BASE.actions,
    onVisit: saved,
    onCancel: done,
    onOffer: done,
    onMove: done,
    freeTimes: { times: [], onNeeded: () => undefined },
  },
}

describe('[STACK-02] the registry of what can be done with a booking', () => {
  it('gives every action a letter of its own', () => {
    const keys = [...Object.values(BOOKING_ACTIONS).flatMap(({ key }) => key ?? []), UNDO_KEY, 'j', 'k', 't', 'p']
    expect(new Set(keys).size).toBe(keys.length)
  })

  it.each([
    ['pending', BOOKING_STATUS.pending, ALL, ['approve', 'decline', 'another-time']],
    ['confirmed', BOOKING_STATUS.confirmed, ALL, ['arrived', 'seen', 'no-show', 'another-time', 'cancel']],
    ['declined', BOOKING_STATUS.declined, ALL, []],
    ['pending, base specification', BOOKING_STATUS.pending, BASE, ['approve', 'reschedule', 'decline']],
    ['confirmed, base specification', BOOKING_STATUS.confirmed, BASE, []],
  ] as const)('says what is possible: %s', (_, status, context, expected) => {
    expect(possibleActions(actionsInUse(context.actions), booking(status), context)).toEqual(expected)
  })

  it('[MSG-06] offers the time of a cancelled booking where the platform knows who waits', () => {
    const freed = { ...booking(BOOKING_STATUS.declined), time: '12:10', cancellation: CANCELLED }
    const waiting = { page: 1, totalPages: 1, onPageChange: () => undefined, onNeeded: () => undefined }
    const changes = (actions: ActionContext['actions']) => possibleChanges(freed, { ...ALL, actions })
    expect(changes({ ...ALL.actions, waiting })).toEqual(['freed-time'])
    expect(changes(ALL.actions)).toEqual([])
    expect(changes({ ...ALL.actions, waiting, onOffer: undefined })).toEqual([])
    // It has no letter, and takes none from another action.
    expect(actionsInUse({ ...ALL.actions, waiting })).toEqual(actionsInUse(ALL.actions))
  })

  it('[BOOK-07] allows no decision while any decision is being sent', () => {
    const one = booking(BOOKING_STATUS.pending)
    const possibleWhile = (sent: BookingActionName) =>
      possibleActions(DECISIONS, one, { ...ALL, pending: new Map([['bkg_other', sent]]) })
    expect(possibleWhile('decline')).toEqual([])
    expect(possibleWhile('arrived')).toEqual(DECISIONS)
  })

  it('has one letter for another time: O in every state where the platform knows what is free, else R', () => {
    const lettersOf = ({ actions }: ActionContext) => actionsInUse(actions).map((action) => keyOf(action, actions))
    expect(lettersOf(ALL).filter((letter) => letter === 'O')).toHaveLength(1)
    expect(lettersOf(ALL)).not.toContain('R')
    expect(keyOf('reschedule', ALL.actions)).toBe('O')
    expect(lettersOf(BASE)).toEqual(['A', 'R', 'D'])
  })

  it('is the only place that knows the letters: everybody else asks for one by its action', () => {
    const files = globSync('{bookings,forms,screens,components}/**/*.{ts,tsx}', { cwd: SOURCE }).filter(
      (file) => !/\.(?:stories|test)\.tsx?$|bookings\/actions\.ts$/.test(file),
    )
    const own = files.filter((file) =>
      /(?:shortcuts="|Key === '|key\.toLowerCase\(\) === ')[adrisnomcuve]\b/i.test(
        readFileSync(join(SOURCE, file), 'utf8'),
      ),
    )
    expect(own).toEqual([])
  })
})
