import type { QueueDisplayNumbers } from '@nalam/ui/screens/QueueDisplay'
import { expect, it } from 'vitest'
import { createCallDetector } from './createCallDetector.ts'

const numbers = (serving: number | null, recent: number[] = [], next: number[] = []): QueueDisplayNumbers => ({
  doctor: 'Meena Raghavan',
  room: null,
  session: null,
  serving: serving === null ? null : { number: serving },
  next,
  waiting: next.length,
  recent,
  at: '2026-12-03T05:10:00.000Z',
})

const callsOf = (...states: QueueDisplayNumbers[]) => {
  const callOf = createCallDetector()
  return states.map((state) => callOf(state))
}

it('[QUEUE-04] a call is announced once, also when the numbers come again after a lost connection', () => {
  expect(callsOf(numbers(null), numbers(1), numbers(1), numbers(2, [1]), numbers(2, [1]))).toEqual([
    undefined,
    1,
    undefined,
    2,
    undefined,
  ])
})

it('[QUEUE-04] who is inside when the page opens is not announced', () => {
  expect(callsOf(numbers(12, [11]), numbers(12, [11]), numbers(13, [12, 11]))).toEqual([undefined, undefined, 13])
})

it('[QUEUE-04] a call that was missed while the connection was lost is announced when it is back', () => {
  expect(callsOf(numbers(12), numbers(15, [14, 13, 12]))).toEqual([undefined, 15])
})

it('[QUEUE-04] the undo of a call announces nobody, the call after it does', () => {
  expect(callsOf(numbers(12, [11]), numbers(13, [12, 11]), numbers(12, [11], [13]), numbers(13, [12, 11]))).toEqual([
    undefined,
    13,
    undefined,
    13,
  ])
  expect(callsOf(numbers(null), numbers(1), numbers(null, [], [1]), numbers(1))).toEqual([undefined, 1, undefined, 1])
})

it('[QUEUE-04] who was called before and is called again is announced again', () => {
  expect(callsOf(numbers(12, [11]), numbers(13, [12, 11]), numbers(12, [13, 11]))).toEqual([undefined, 13, 12])
})

it('[QUEUE-04] who stays inside while nobody else is called is not announced', () => {
  expect(callsOf(numbers(12), numbers(null, [12]), numbers(12))).toEqual([undefined, undefined, undefined])
})

it('[QUEUE-04] the same number of the next session and of the next day is announced', () => {
  const evening = { session: '17:00-20:00' }
  const tomorrow = { at: '2026-12-04T05:10:00.000Z' }
  expect(
    callsOf(
      numbers(null),
      numbers(1),
      { ...numbers(1), ...evening },
      { ...numbers(1), ...evening },
      { ...numbers(1), ...evening, ...tomorrow },
    ),
  ).toEqual([undefined, 1, 1, undefined, 1])
  // Yesterday's number is not the one before today's.
  expect(callsOf(numbers(2, [1]), { ...numbers(1), ...tomorrow })).toEqual([undefined, 1])
})
