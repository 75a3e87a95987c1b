import { expect, test } from 'vitest'
import { BOOKING_STATUS } from '../generated/enums.ts'
import {
  answerOffer,
  bestTimes,
  canReopen,
  changeEnd,
  changeTimeProblem,
  distribute,
  move,
  offerEnd,
  offerSlotProblem,
  offerState,
  patientState,
  proposals,
  statusAfter,
  type AnsweredOffer,
  type StoredOfferState,
} from './offers.ts'

/** 20 November 2026, 9:00 AM at the clinic. */
const NOW = new Date('2026-11-20T03:30:00Z')
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
const at = (date: string, hour: number, minute = 0) => ({ date, start: hour * 60 + minute })

test('[OFFER-04] an offer ends after 24 hours, or two hours before its first time', () => {
  expect(offerEnd([at('2026-11-22', 10), at('2026-11-24', 9)], NOW)).toEqual(later(24 * 60))
  expect(offerEnd([at('2026-11-24', 9), at('2026-11-20', 13)], NOW)).toEqual(later(2 * 60))
  const open = { state: 'open', expiresAt: later(60) } as const
  expect(offerState(open, later(59))).toBe('open')
  expect(offerState(open, later(60))).toBe('expired')
  expect(offerState({ ...open, state: 'chosen' }, later(60))).toBe('chosen')
})

test('[OFFER-01] only free slots are offered that leave half an hour to answer', () => {
  const slot = { ...at('2026-11-20', 11, 30), state: 'open' as const }
  const giving = { exceptions: [], now: NOW }
  expect(offerSlotProblem(slot, giving)).toBeUndefined()
  expect(offerSlotProblem({ ...slot, start: 11 * 60 }, giving)?.code).toBe('offer.too_soon')
  expect(offerSlotProblem({ ...slot, state: 'held' }, giving)?.code).toBe('slot.just_booked')
  expect(offerSlotProblem({ ...slot, state: 'off' }, giving)?.code).toBe('slot.is_off')
  expect(offerSlotProblem(undefined, giving)?.code).toBe('not_found')
  const closed = { ...giving, exceptions: [{ from: slot.date, to: slot.date, kind: 'closed' as const }] }
  expect(offerSlotProblem(slot, closed)?.code).toBe('slot.day_closed')
})

test('[OFFER-01] pending and confirmed bookings get an offer, and those whose offer is open or unanswered', () => {
  const upcoming = at('2026-11-20', 10)
  const past = at('2026-11-20', 8)
  const { pending, confirmed, declined, reschedule } = BOOKING_STATUS
  const code = (status: number, time = upcoming, offer?: { state: StoredOfferState; expiresAt: Date }) =>
    changeTimeProblem({ ...time, status, visit: null, offer: offer ?? null }, NOW)?.code
  expect([code(pending), code(confirmed)]).toEqual([undefined, undefined])
  expect([code(declined), code(reschedule)]).toEqual(['booking.not_movable', 'booking.not_movable'])
  expect(code(pending, past)).toBe('booking.past')
  // Answered while the old time passed.
  expect(code(pending, past, { state: 'none', expiresAt: later(60) })).toBeUndefined()
  expect(code(reschedule, past, { state: 'open', expiresAt: later(60) })).toBeUndefined()
  expect(code(reschedule, upcoming, { state: 'withdrawn', expiresAt: later(60) })).toBe('booking.not_movable')
})

test('[VISIT-06] a move ends the open offer that the doctor has seen, and no other one', () => {
  const { pending, confirmed, reschedule } = BOOKING_STATUS
  const code = (status: number, withdrawsOffer: boolean, state?: StoredOfferState, end = later(60)) => {
    const offer = state === undefined ? null : { state, expiresAt: end }
    const outcome = move({ ...at('2026-11-20', 10), status, visit: null, offer }, withdrawsOffer, NOW)
    return outcome.problem === undefined ? outcome.status : outcome.problem.code
  }
  expect(code(reschedule, true, 'open')).toBe(confirmed)
  // Its time to answer is over, and nobody has stored that yet.
  expect(code(reschedule, true, 'open', NOW)).toBe(confirmed)
  expect(code(reschedule, false, 'open')).toBe('booking.not_movable')
  expect(code(reschedule, true)).toBe('booking.not_movable')
  // The patient has answered meanwhile.
  expect(code(confirmed, true, 'chosen')).toBe('offer.not_open')
  expect(code(pending, true, 'none')).toBe('offer.not_open')
  expect([code(confirmed, false, 'chosen'), code(pending, false, 'none')]).toEqual([confirmed, confirmed])
})

test('[VISIT-06] a withdrawn offer is opened again while there is time to answer and every time is free', () => {
  const withdrawn = { state: 'withdrawn', expiresAt: later(60) } as const
  const giving = { exceptions: [], now: NOW, bookingId: 'bkg_1' }
  const [one, other] = [at('2026-11-21', 10), at('2026-11-22', 10)]
  const open = [
    { ...one, state: 'open' as const },
    { ...other, state: 'open' as const },
  ]
  expect(canReopen(withdrawn, open, giving)).toBe(true)
  expect(canReopen(withdrawn, open, { ...giving, now: later(60) })).toBe(false)
  expect(canReopen({ ...withdrawn, state: 'none' }, open, giving)).toBe(false)
  expect(canReopen(withdrawn, [...open, undefined], giving)).toBe(false)
  for (const state of ['booked', 'held', 'off'] as const)
    expect(canReopen(withdrawn, [...open, { ...other, state }], giving)).toBe(false)
  const closed = { ...giving, exceptions: [{ from: other.date, to: other.date, kind: 'closed' as const }] }
  expect(canReopen(withdrawn, open, closed)).toBe(false)
})

test('[OFFER-04] a booking waits again after an offer without a choice, and is what it was after a withdrawal', () => {
  const before = { before: { status: BOOKING_STATUS.confirmed } }
  expect(statusAfter('withdrawn', before)).toBe(BOOKING_STATUS.confirmed)
  expect(statusAfter('none', before)).toBe(BOOKING_STATUS.pending)
  expect(statusAfter('expired', before)).toBe(BOOKING_STATUS.pending)
})

const STATES: readonly StoredOfferState[] = ['open', 'chosen', 'none', 'expired', 'withdrawn']

// Every transition: the state as stored, whether the booking still has the offer, and when.
const transitions: ReadonlyArray<readonly [StoredOfferState, boolean, 'early' | 'late', string]> = [
  ['open', true, 'early', 'answered'],
  ['open', true, 'late', 'offer.expired'],
  ['open', false, 'early', 'offer.settled'],
  ['open', false, 'late', 'offer.settled'],
  ['chosen', true, 'early', 'answered'],
  ['chosen', true, 'late', 'offer.closed'],
  ['chosen', false, 'early', 'offer.settled'],
  ['chosen', false, 'late', 'offer.settled'],
  ['none', true, 'early', 'answered'],
  ['none', true, 'late', 'offer.closed'],
  ['none', false, 'early', 'offer.settled'],
  ['none', false, 'late', 'offer.settled'],
  ['expired', true, 'early', 'offer.expired'],
  ['expired', true, 'late', 'offer.expired'],
  ['expired', false, 'early', 'offer.settled'],
  ['expired', false, 'late', 'offer.settled'],
  ['withdrawn', true, 'early', 'offer.withdrawn'],
  ['withdrawn', true, 'late', 'offer.withdrawn'],
  ['withdrawn', false, 'early', 'offer.withdrawn'],
  ['withdrawn', false, 'late', 'offer.withdrawn'],
]

test('[OFFER-03] [OFFER-04] every state of an offer answers as in the table', () => {
  expect(new Set(transitions.map(([state]) => state))).toEqual(new Set(STATES))
  for (const [state, isCurrent, when, wanted] of transitions) {
    // Open until 11:00; the chosen time is 1:00 PM, fixed from noon on.
    const chosen = state === 'chosen' ? at('2026-11-20', 13) : null
    const offer: AnsweredOffer = { state, expiresAt: later(120), isCurrent, chosen }
    const now = when === 'early' ? later(60) : later(180)
    const { problem } = answerOffer(offer, null, now)
    expect.soft(problem?.code ?? 'answered', `${state} ${isCurrent} ${when}`).toBe(wanted)
  }
})

test('[OFFER-03] an answer is a chosen time or none, and can be changed until an hour before', () => {
  const open: AnsweredOffer = { state: 'open', expiresAt: later(600), isCurrent: true, chosen: null }
  const { confirmed, pending } = BOOKING_STATUS
  const time = at('2026-11-21', 10)
  expect(answerOffer(open, time, NOW)).toEqual({ state: 'chosen', status: confirmed, event: 'offer.chosen' })
  expect(answerOffer(open, null, NOW)).toEqual({ state: 'none', status: pending, event: 'offer.none' })
  expect(answerOffer(open, at('2026-11-20', 9), NOW).problem?.code).toBe('offer.time_taken')
  const chosen: AnsweredOffer = { ...open, state: 'chosen', chosen: time }
  expect(changeEnd(chosen)).toEqual(new Date('2026-11-21T03:30:00Z'))
  expect(patientState({ ...chosen, isCurrent: false }, NOW)).toBe('settled')
  expect(patientState({ ...open, state: 'withdrawn', isCurrent: false }, NOW)).toBe('withdrawn')
  // The page must not say that the old time takes place.
  expect(patientState({ ...open, state: 'withdrawn', isCurrent: false, isMoved: true }, NOW)).toBe('settled')
  expect(changeEnd(open)).toBeUndefined()
})

test('[OFFER-01] good proposals are first: the nearest days, and on each the nearest time', () => {
  const free = [
    at('2026-11-21', 9),
    at('2026-11-21', 11),
    at('2026-11-21', 11, 20),
    at('2026-11-22', 12),
    at('2026-11-24', 16),
    at('2026-11-20', 10),
  ]
  expect(proposals(free, at('2026-11-20', 10, 40), NOW)).toEqual([
    at('2026-11-21', 11),
    at('2026-11-22', 12),
    at('2026-11-24', 16),
    at('2026-11-21', 11, 20),
    at('2026-11-21', 9),
  ])
})

test('[VISIT-06] this evening comes before the same time of tomorrow and of next week', () => {
  const free = [at('2026-11-27', 10, 40), at('2026-11-21', 10, 40), at('2026-11-20', 18), at('2026-11-20', 18, 30)]
  expect(bestTimes(free, at('2026-11-20', 10, 40))).toEqual([
    at('2026-11-20', 18),
    at('2026-11-21', 10, 40),
    at('2026-11-27', 10, 40),
    at('2026-11-20', 18, 30),
  ])
  // Also what begins in ten minutes: the patient is on the phone.
  expect(bestTimes([at('2026-11-20', 9, 10)], at('2026-11-20', 10, 40))).toHaveLength(1)
})

test('[OFFER-05] few times reach as many patients as possible', () => {
  const free = [at('2026-11-21', 9), at('2026-11-21', 10), at('2026-11-22', 9)]
  const closed = [at('2026-11-20', 9, 30), at('2026-11-20', 10)]
  const given = distribute(closed, free, NOW)
  expect(given).toEqual([[at('2026-11-21', 9), at('2026-11-22', 9)], [at('2026-11-21', 10)]])
  expect(distribute(closed, [], NOW)).toEqual([[], []])
  // One that has times already gets only what it lacks.
  const [first = at('2026-11-20', 9, 30), second = first] = closed
  expect(
    distribute(
      [
        { ...first, count: 0 },
        { ...second, count: 1 },
      ],
      free,
      NOW,
    ),
  ).toEqual([[], [at('2026-11-21', 10)]])
})
