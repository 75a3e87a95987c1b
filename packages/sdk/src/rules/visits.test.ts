import { describe, expect, it } from 'vitest'
import { BOOKING_STATUS, VISIT } from '../generated/enums.ts'
import { cancel, cancellationProblem, leftBookingReason, move, undo, visitMessage, visitProblem } from './index.ts'

const { pending, confirmed, declined, reschedule } = BOOKING_STATUS
// Friday, 20 November 2026, 11:30 at the clinic.
const NOW = new Date('2026-11-20T06:00:00.000Z')
const FRIDAY = '2026-11-20'
/** 11:30 */
const NOW_MINUTES = 690

const codeOf = (outcome: ReturnType<typeof cancel>) =>
  outcome.problem === undefined ? outcome.event : outcome.problem.code

describe('a cancellation', () => {
  it.each([
    [confirmed, FRIDAY, NOW_MINUTES + 1, 'booking.cancelled'],
    [confirmed, '2026-11-21', 0, 'booking.cancelled'],
    [confirmed, FRIDAY, NOW_MINUTES, 'booking.begun'],
    [confirmed, '2026-11-19', 1439, 'booking.begun'],
    [pending, '2026-11-21', 600, 'booking.not_confirmed'],
    [declined, '2026-11-21', 600, 'booking.not_confirmed'],
    [reschedule, '2026-11-21', 600, 'booking.not_confirmed'],
  ])('[VISIT-01] of a booking with status %i on %s at minute %i: %s', (status, date, start, expected) => {
    expect(codeOf(cancel({ status, date, start, visit: null }, NOW))).toBe(expected)
  })

  it('[VISIT-01] of a booking whose patient was seen is refused, also before its time', () => {
    const booking = { status: confirmed, date: FRIDAY, start: NOW_MINUTES + 30, visit: VISIT.seen }
    expect(codeOf(cancel(booking, NOW))).toBe('booking.seen')
  })

  it('[VISIT-01] makes the booking declined and frees its slot', () => {
    const outcome = { status: declined, slot: 'freed', event: 'booking.cancelled' }
    expect(cancel({ status: confirmed, date: FRIDAY, start: 720, visit: VISIT.arrived }, NOW)).toEqual(outcome)
  })

  it.each([
    ['emergency', undefined, undefined],
    ['emergency', 'Sorry', undefined],
    ['other', 'Sorry', undefined],
    ['other', undefined, 'cancellation.note_missing'],
    ['other', '  ', 'cancellation.note_missing'],
  ] as const)('[VISIT-01] for the reason %s with the note %j: %s', (reason, note, code) => {
    expect(cancellationProblem(reason, note)?.code).toBe(code)
  })

  it.each([
    ['a confirmed one', { status: confirmed, date: FRIDAY, start: 720 }, undefined],
    ['one whose patient was seen', { status: confirmed, date: FRIDAY, start: 720, visit: VISIT.seen }, 'seen'],
    [
      'one that has begun, whose patient was seen',
      { status: confirmed, date: FRIDAY, start: 0, visit: VISIT.seen },
      'seen',
    ],
    ['one that has begun', { status: confirmed, date: FRIDAY, start: NOW_MINUTES }, 'begun'],
    ['a pending one', { status: pending, date: FRIDAY, start: 720 }, 'pending'],
    ['a declined one', { status: declined, date: FRIDAY, start: 720 }, 'not-confirmed'],
    ['one that does not exist', undefined, 'gone'],
  ])('[VISIT-02] of several bookings leaves out %s: %j, %s', (_title, booking, reason) => {
    expect(leftBookingReason(booking && { visit: null, ...booking }, NOW)).toBe(reason)
  })
})

describe('a move', () => {
  it.each([
    [pending, FRIDAY, NOW_MINUTES + 1, undefined, 'booking.moved'],
    [pending, FRIDAY, NOW_MINUTES, undefined, 'booking.past'],
    [pending, '2026-11-19', 600, undefined, 'booking.past'],
    [confirmed, '2026-11-21', 600, undefined, 'booking.moved'],
    // A patient who is late.
    [confirmed, FRIDAY, 0, undefined, 'booking.moved'],
    [confirmed, FRIDAY, 0, VISIT.arrived, 'booking.moved'],
    [confirmed, FRIDAY, 0, VISIT.noShow, 'booking.moved'],
    [confirmed, FRIDAY, 0, VISIT.seen, 'booking.not_movable'],
    [confirmed, '2026-11-19', 1439, undefined, 'booking.not_movable'],
    [declined, '2026-11-21', 600, undefined, 'booking.not_movable'],
    [reschedule, '2026-11-21', 600, undefined, 'booking.not_movable'],
  ])(
    '[VISIT-06] of a booking with status %i on %s at minute %i, visit %s: %s',
    (status, date, start, visit, expected) => {
      expect(codeOf(move({ status, date, start, visit: visit ?? null }, false, NOW))).toBe(expected)
    },
  )

  it('[VISIT-06] confirms the booking', () => {
    const outcome = { status: confirmed, slot: 'moved', event: 'booking.moved' }
    expect(move({ status: pending, date: FRIDAY, start: 720, visit: null }, false, NOW)).toEqual(outcome)
  })
})

describe('undoing', () => {
  const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)
  it.each([
    ['a cancellation', declined, confirmed, 0, { status: confirmed, slot: 'taken', event: 'cancellation.undone' }],
    ['a move', confirmed, confirmed, 9, { status: confirmed, slot: 'moved', event: 'move.undone' }],
    ['a move of a pending one', confirmed, pending, 9, { status: pending, slot: 'moved', event: 'move.undone' }],
    ['a move out of an offer', confirmed, reschedule, 9, { status: reschedule, slot: 'moved', event: 'move.undone' }],
    ['a cancellation, too late', declined, confirmed, 10, { problem: { code: 'booking.undo_over' } }],
  ] as const)('[VISIT-01] [VISIT-06] %s', (_title, status, was, minutes, expected) => {
    expect(undo({ status, decidedAt: ago(minutes), before: { status: was } }, NOW)).toEqual(expected)
  })
})

describe('a visit', () => {
  it.each([
    [confirmed, FRIDAY, NOW_MINUTES, undefined],
    [confirmed, FRIDAY, NOW_MINUTES + 60, undefined],
    [confirmed, FRIDAY, NOW_MINUTES + 61, 'visit.too_early'],
    [confirmed, '2026-11-21', 0, 'visit.too_early'],
    [confirmed, '2026-11-15', NOW_MINUTES, undefined],
    [confirmed, '2026-11-15', NOW_MINUTES - 1, 'visit.too_late'],
    [pending, FRIDAY, NOW_MINUTES, 'booking.not_confirmed'],
    [declined, FRIDAY, NOW_MINUTES, 'booking.not_confirmed'],
  ])('[VISIT-03] of a booking with status %i on %s at minute %i: %s', (status, date, start, code) => {
    expect(visitProblem({ status, date, start }, NOW)?.code).toBe(code)
  })

  it('[VISIT-03] is noted from one hour before midnight', () => {
    // 23:30 on Friday.
    const late = new Date('2026-11-20T18:00:00.000Z')
    expect(visitProblem({ status: confirmed, date: '2026-11-21', start: 30 }, late)).toBeUndefined()
    expect(visitProblem({ status: confirmed, date: '2026-11-21', start: 31 }, late)?.code).toBe('visit.too_early')
  })

  it('[VISIT-03] has a message for each code', () => {
    const codes = ['visit.cleared', 'visit.arrived', 'visit.seen', 'visit.no_show']
    expect(Object.values(VISIT).map(visitMessage)).toEqual(codes)
  })
})
