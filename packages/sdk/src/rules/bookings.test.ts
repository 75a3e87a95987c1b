import { describe, expect, it } from 'vitest'
import { BOOKING_DECISION, BOOKING_STATUS } from '../generated/enums.ts'
import { decide, sameSlot, undo, undoUntil } from './index.ts'

const { pending, confirmed, declined, reschedule } = BOOKING_STATUS
// Friday, 20 November 2026, 11:30 at the clinic.
const NOW = new Date('2026-11-20T06:00:00.000Z')
const alreadyDecided = { problem: { code: 'booking.already_decided' } }

describe('a decision', () => {
  it.each([
    ['approve', pending, { status: confirmed, slot: 'unchanged', event: 'booking.accepted' }],
    ['decline', pending, { status: declined, slot: 'freed', event: 'booking.declined' }],
    ['reschedule', pending, { status: reschedule, slot: 'freed', event: 'booking.reschedule_requested' }],
    ['approve', confirmed, alreadyDecided],
    ['decline', confirmed, alreadyDecided],
    ['reschedule', confirmed, alreadyDecided],
    ['approve', declined, alreadyDecided],
    ['decline', declined, alreadyDecided],
    ['reschedule', declined, alreadyDecided],
    ['approve', reschedule, alreadyDecided],
    ['decline', reschedule, alreadyDecided],
    ['reschedule', reschedule, alreadyDecided],
  ] as const)('%s of a booking with status %i', (decision, status, expected) => {
    expect(decide({ status, date: '2026-11-20', start: 720 }, BOOKING_DECISION[decision], NOW)).toEqual(expected)
  })

  it.each([
    ['approve', '2026-11-20', 691, NOW, 'booking.accepted'],
    ['approve', '2026-11-20', 690, NOW, 'booking.past'],
    ['reschedule', '2026-11-20', 690, NOW, 'booking.past'],
    ['decline', '2026-11-20', 690, NOW, 'booking.declined'],
    ['approve', '2020-01-01', 0, NOW, 'booking.past'],
    // A server without extensions does not apply this rule.
    ['approve', '2020-01-01', 0, undefined, 'booking.accepted'],
  ] as const)(
    '%s of a pending booking on %s at minute %i, decided at %s: %s',
    (decision, date, start, now, expected) => {
      const outcome = decide({ status: pending, date, start }, BOOKING_DECISION[decision], now)
      expect(outcome.problem === undefined ? outcome.event : outcome.problem.code).toBe(expected)
    },
  )
})

describe('undoing a decision', () => {
  const ago = (milliseconds: number) => new Date(NOW.getTime() - milliseconds)
  const MINUTE = 60_000

  it.each([
    ['at once', confirmed, NOW, { status: pending, slot: 'unchanged', event: 'booking.undone' }],
    ['at once', declined, NOW, { status: pending, slot: 'taken', event: 'booking.undone' }],
    ['at once', reschedule, NOW, { status: pending, slot: 'taken', event: 'booking.undone' }],
    [
      'in the last moment',
      confirmed,
      ago(10 * MINUTE - 1),
      { status: pending, slot: 'unchanged', event: 'booking.undone' },
    ],
    ['after 10 minutes', confirmed, ago(10 * MINUTE), { problem: { code: 'booking.undo_over' } }],
    ['after 10 minutes', declined, ago(10 * MINUTE), { problem: { code: 'booking.undo_over' } }],
    ['after a day', reschedule, ago(24 * 60 * MINUTE), { problem: { code: 'booking.undo_over' } }],
    ['without a moment of the decision', confirmed, null, { problem: { code: 'booking.undo_over' } }],
    ['never decided', pending, null, { problem: { code: 'booking.not_decided' } }],
    ['undone before', pending, NOW, { problem: { code: 'booking.not_decided' } }],
  ] as const)('[UNDO-01] %s, of a booking with status %i', (_when, status, decidedAt, expected) => {
    expect(undo({ status, decidedAt }, NOW)).toEqual(expected)
  })

  it.each([
    [confirmed, NOW, '2026-11-20T06:10:00.000Z'],
    [declined, ago(9 * MINUTE), '2026-11-20T06:01:00.000Z'],
    [declined, ago(10 * MINUTE), undefined],
    [pending, NOW, undefined],
    [confirmed, null, undefined],
  ] as const)('[UNDO-01] a booking with status %i, decided at %s, can be undone until %s', (status, decidedAt, end) => {
    expect(undoUntil({ status, decidedAt }, NOW)?.toISOString()).toBe(end)
  })
})

it('[UNDO-01] a booking whose slot was deleted takes the free slot with the same start', () => {
  const slot = (start: number, isTaken = false) => ({ date: '2026-11-20', start, isTaken })
  expect(sameSlot({ start: 720 }, [slot(710), slot(720)])).toEqual(slot(720))
  expect(sameSlot({ start: 720 }, [slot(710)])).toEqual({ problem: { code: 'booking.slot_gone' } })
  expect(sameSlot({ start: 720 }, [slot(720), slot(730, true)])).toEqual({ problem: { code: 'booking.slot_taken' } })
})
