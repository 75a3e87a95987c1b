import { describe, expect, it } from 'vitest'
import { numbersOnScreen } from './queueScreen.ts'

const at = (time: string) => `2026-12-03T${time}:00.000Z`
const waiting = (number: number) => ({ number, state: 'waiting' as const })
const expected = { state: 'expected' as const }
const seen = (number: number, time: string) => ({ number, state: 'seen' as const, calledAt: at(time) })
const inside = (number: number, time: string) => ({ number, state: 'inside' as const, calledAt: at(time) })
const morning = { session: 1, from: '09:00', to: '12:30', line: [], over: [] }
const evening = { session: 2, from: '16:00', to: '19:00', line: [], over: [] }

describe('the screen of a waiting room', () => {
  it('[QUEUE-04] shows who is called, the next three who are there, and the three before', () => {
    const session = {
      ...morning,
      inside: inside(12, '05:00'),
      line: [waiting(10), expected, waiting(7), waiting(15), waiting(16)],
      over: [
        { number: 3, state: 'left' as const },
        { number: 4, state: 'seen' as const },
        seen(8, '04:10'),
        seen(11, '04:50'),
        seen(9, '04:30'),
        seen(6, '04:00'),
      ],
    }
    expect(numbersOnScreen({ session: 1, sessions: [session] })).toEqual({
      session: '09:00-12:30',
      serving: { number: 12 },
      calledAt: at('05:00'),
      next: [10, 7, 15],
      waiting: 4,
      recent: [11, 9, 8],
    })
  })

  it.each([
    ['of this moment, where nobody waits', 2, [morning, evening], '16:00-19:00'],
    ['in which somebody still waits', 2, [{ ...morning, line: [waiting(9)] }, evening], '09:00-12:30'],
    ['whose patient is inside', 2, [{ ...morning, inside: inside(9, '07:10') }, evening], '09:00-12:30'],
    [
      'of the last call, when the patient of another one is still inside',
      1,
      [
        { ...morning, inside: inside(9, '06:30') },
        { ...evening, inside: inside(1, '10:30') },
      ],
      '16:00-19:00',
    ],
    ['of this moment, where somebody is expected', 1, [{ ...morning, line: [expected] }, evening], '09:00-12:30'],
  ])('[QUEUE-04] shows the session %s', (_title, session, sessions, shown) => {
    expect(numbersOnScreen({ session, sessions }).session).toBe(shown)
  })

  it('[QUEUE-04] names no session where the day has no hours, and shows nobody of an empty day', () => {
    const day = { session: 1, from: '00:00', to: '24:00', line: [], over: [] }
    const nobody = { session: null, serving: null, calledAt: null, next: [], waiting: 0, recent: [] }
    expect(numbersOnScreen({ session: 1, sessions: [day] })).toEqual(nobody)
    expect(numbersOnScreen({ session: 1, sessions: [] })).toEqual(nobody)
  })
})
