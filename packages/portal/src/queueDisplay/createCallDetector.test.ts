import type { QueueDisplayNumbers } from '@nalam/ui/screens/QueueDisplay'
import { expect, it } from 'vitest'
import { createCallDetector } from './createCallDetector.ts'

const NOBODY: QueueDisplayNumbers = {
  doctor: 'Meena Raghavan',
  room: null,
  session: '09:00-12:30',
  serving: null,
  calledAt: null,
  next: [],
  waiting: 0,
  recent: [],
  at: '2026-12-03T05:10:00.000Z',
}

const moment = (minutes: number) => new Date(Date.parse(NOBODY.at) + minutes * 60_000).toISOString()

/** A number on the screen. @param minutes when it was called, after the opening of the page */
const called = (number: number, minutes: number, more: Partial<QueueDisplayNumbers> = {}): QueueDisplayNumbers => ({
  ...NOBODY,
  serving: { number },
  calledAt: moment(minutes),
  ...more,
})

const callsOf = (...states: QueueDisplayNumbers[]) => {
  const callOf = createCallDetector()
  return states.map((state) => callOf(state))
}

it('[QUEUE-04] a call is announced once, also when the numbers come again after a lost connection', () => {
  expect(callsOf(NOBODY, called(1, 1), called(1, 1), called(2, 9), called(2, 9))).toEqual([
    undefined,
    1,
    undefined,
    2,
    undefined,
  ])
})

it('[QUEUE-04] who is inside when the page opens is not announced', () => {
  expect(callsOf(called(12, -3), called(12, -3), called(13, 4))).toEqual([undefined, undefined, 13])
  // A clock that was ahead may have called the first one.
  expect(callsOf(called(12, 2), called(12, 2), called(13, 1))).toEqual([undefined, undefined, 13])
})

it('[QUEUE-04] a call that was missed while the connection was lost is announced when it is back', () => {
  expect(callsOf(called(12, -3), called(15, 20))).toEqual([undefined, 15])
})

it('[QUEUE-04] the undo of a call announces nobody, the call after it does', () => {
  expect(callsOf(called(12, -3), called(13, 1), called(12, -3), called(13, 2))).toEqual([undefined, 13, undefined, 13])
  expect(callsOf(called(13, -1), called(12, -9), called(13, 2))).toEqual([undefined, undefined, 13])
  expect(callsOf(NOBODY, called(1, 1), NOBODY, called(1, 2))).toEqual([undefined, 1, undefined, 1])
})

it('[QUEUE-04] who was called before and is called again is announced again', () => {
  expect(callsOf(called(12, -3), called(13, 1), called(12, 2))).toEqual([undefined, 13, 12])
})

it('[QUEUE-04] who stays inside while nobody else is called is not announced', () => {
  expect(callsOf(called(12, -3), NOBODY, called(12, -3))).toEqual([undefined, undefined, undefined])
})

it('[QUEUE-04] the same number of the next session and of the next day is announced', () => {
  const evening = { session: '17:00-20:00' }
  const ofEvening = called(1, 300, evening)
  const ofTomorrow = called(1, 1441, { ...evening, at: moment(1441) })
  expect(callsOf(NOBODY, called(1, 1), ofEvening, ofEvening, ofTomorrow)).toEqual([undefined, 1, 1, undefined, 1])
})

it('[QUEUE-04] who is still inside when the screen goes back to a session that takes longer is not announced again', () => {
  const evening = { session: '17:00-20:00' }
  expect(callsOf(called(14, -9), called(15, 1), called(1, 9, evening), called(15, 1), called(16, 20))).toEqual([
    undefined,
    15,
    1,
    undefined,
    16,
  ])
  // Also if the page was opened since then.
  expect(callsOf(called(1, -1, evening), called(15, -9))).toEqual([undefined, undefined])
})
