import { describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import { QUEUE_ACTION, QUEUE_STATE, VISIT } from '../generated/enums.ts'
import {
  aboutTime,
  callUndoUntil,
  changeQueued,
  dayBeforeAt,
  isQueueActionPossible,
  meanVisitMinutes,
  nextPatient,
  OWN_PLACE,
  placesOfOthers,
  queuedAfterVisit,
  queueLine,
  queueSessions,
  sessionAt,
  sessionInProgress,
  sessionOfAppointment,
  VISIT_OF_QUEUE_STATE,
  type QueuePlace,
  type WaitingPatient,
} from './index.ts'

const at = (time: string) => Number(time.slice(0, -3)) * 60 + Number(time.slice(-2))

/** A patient whose id is the number. */
const waits = (number: number, appointment?: string, place: Partial<QueuePlace> = {}): WaitingPatient => ({
  ...OWN_PLACE,
  id: `${number}`,
  number,
  appointment: appointment === undefined ? null : at(appointment),
  ...place,
})

// Thursday, 3 December 2026, 10:40 at the clinic.
const NOW = new Date('2026-12-03T05:10:00Z')
const MOMENT = { minute: at('10:40'), calls: 9 }

/** The order in which everybody is called, each as number and reason. */
function orderOf(waiting: readonly WaitingPatient[], meanMinutes = 10): string[] {
  const { line } = queueLine({ waiting, expected: [], insideSince: null, meanMinutes, begin: 0, ...MOMENT })
  return line.map(({ patient, reason }) => `${patient.id} ${reason}`)
}

describe('the next patient', () => {
  it.each<[string, WaitingPatient[], string[]]>([
    ['nobody waits', [], []],
    ['numbers alone', [waits(11), waits(10), waits(14)], ['10 number', '11 number', '14 number']],
    [
      'an appointment whose time has come goes before those without, by time',
      [waits(3), waits(12, '10:30'), waits(13, '10:10'), waits(4)],
      ['13 appointment', '12 appointment', '3 number', '4 number'],
    ],
    [
      'two appointments of one time, by number',
      [waits(9, '10:30'), waits(8, '10:30')],
      ['8 appointment', '9 appointment'],
    ],
    ['at its own minute the time has come', [waits(1), waits(2, '10:40')], ['2 appointment', '1 number']],
    [
      'an appointment whose time comes while others are inside',
      [waits(10), waits(11), waits(15, '10:50')],
      ['10 number', '15 appointment', '11 number'],
    ],
    [
      'an appointment whose time has not come waits, unless nobody else is there',
      [waits(1, '12:30'), waits(20), waits(2, '12:00')],
      ['20 number', '2 early', '1 early'],
    ],
    [
      'an emergency goes first, also before one who was skipped',
      [waits(12, '10:30'), waits(7, undefined, { afterCall: 9 }), waits(20, undefined, { isEmergency: true })],
      ['20 emergency', '7 back', '12 appointment'],
    ],
    [
      'who was skipped comes back after the next two',
      [waits(12, '10:30'), waits(10), waits(7, '9:00', { afterCall: 11 }), waits(15, '10:50'), waits(11)],
      ['12 appointment', '15 appointment', '7 back', '10 number', '11 number'],
    ],
    ['who was skipped and is alone comes back at once', [waits(7, undefined, { afterCall: 11 })], ['7 back']],
    [
      'an emergency that was skipped lets two others pass, too',
      [waits(20, undefined, { isEmergency: true, afterCall: 11 }), waits(10), waits(11), waits(12)],
      ['10 number', '11 number', '20 emergency', '12 number'],
    ],
    [
      'who was put last comes last, in this order',
      [waits(1, '9:00', { lastOrder: 2 }), waits(2, undefined, { lastOrder: 1 }), waits(3, '12:00'), waits(4)],
      ['4 number', '3 early', '2 last', '1 last'],
    ],
    [
      'who was put before another one comes just before',
      [waits(10), waits(11), waits(19, undefined, { beforeId: '11' }), waits(12)],
      ['10 number', '19 moved', '11 number', '12 number'],
    ],
    [
      'also before one who was put before a third',
      [waits(10), waits(18, undefined, { beforeId: '19' }), waits(19, undefined, { beforeId: '10' })],
      ['18 moved', '19 moved', '10 number'],
    ],
    [
      'two before the same one, by number',
      [waits(10), waits(18, undefined, { beforeId: '10' }), waits(17, undefined, { beforeId: '10' })],
      ['17 moved', '18 moved', '10 number'],
    ],
    [
      'a place before somebody who has left is none',
      [waits(10), waits(9, undefined, { beforeId: '2' })],
      ['9 number', '10 number'],
    ],
    [
      'a place before an emergency is none',
      [waits(10, undefined, { isEmergency: true }), waits(11), waits(12, undefined, { beforeId: '10' })],
      ['10 emergency', '11 number', '12 number'],
    ],
    [
      'an emergency that was put last or before another one keeps that place, and others can be put before it',
      [
        waits(10, undefined, { isEmergency: true, lastOrder: 1 }),
        waits(11),
        waits(12, undefined, { isEmergency: true, beforeId: '11' }),
        waits(9, undefined, { beforeId: '10' }),
      ],
      ['12 moved', '11 number', '9 moved', '10 last'],
    ],
    [
      'places in a circle are none',
      [waits(10, undefined, { beforeId: '11' }), waits(11, undefined, { beforeId: '10' }), waits(9)],
      ['9 number', '10 number', '11 number'],
    ],
  ])('[QUEUE-02] %s', (_case, waiting, order) => {
    expect(orderOf(waiting)).toEqual(order)
    expect(orderOf(waiting.toReversed())).toEqual(order)
    const next = nextPatient(waiting, MOMENT)
    expect(next && `${next.patient.id} ${next.reason}`).toEqual(order[0])
  })

  it('[QUEUE-05] everybody is in the line once, whatever the places', () => {
    const patients = fc.uniqueArray(
      fc.record({
        number: fc.integer({ min: 1, max: 12 }),
        appointment: fc.option(fc.integer({ min: 540, max: 750 })),
        isEmergency: fc.boolean(),
        afterCall: fc.option(fc.integer({ min: 0, max: 14 })),
        beforeId: fc.option(fc.integer({ min: 1, max: 12 }).map(String)),
        lastOrder: fc.option(fc.integer({ min: 1, max: 5 })),
      }),
      { selector: ({ number }) => number },
    )
    fc.assert(
      fc.property(patients, fc.array(fc.integer({ min: 540, max: 750 })), (rows, appointments) => {
        const waiting = rows.map((row) => ({ ...row, id: `${row.number}` }))
        const expected = appointments.map((appointment, index) => ({ id: `booking ${index}`, appointment }))
        const situation = { waiting, expected, insideSince: 630, meanMinutes: 7, begin: 540, ...MOMENT }
        const { line } = queueLine(situation)
        expect(line.map(({ patient }) => patient.id).toSorted()).toEqual(
          [...waiting, ...expected].map(({ id }) => id).toSorted(),
        )
        // What is displayed as next can be called now.
        expect(line[0]?.reason === undefined ? undefined : line[0].patient).toBe(nextPatient(waiting, MOMENT)?.patient)
        const times = line.flatMap(({ expected: time }) => time ?? [])
        expect(times).toEqual(times.toSorted((one, other) => one - other))
        for (const { patient, expected: time } of line)
          if (time !== undefined) expect(time).toBeGreaterThanOrEqual(patient.appointment ?? MOMENT.minute)
      }),
      { seed: 48 },
    )
  })
})

describe('a patient who is moved', () => {
  // A place after the next two is counted in calls, whoever is called.
  const MOVES = ['before', 'last', 'emergency', 'called', 'left'] as const
  const patients = fc.uniqueArray(
    fc.record({ number: fc.integer({ min: 1, max: 9 }), appointment: fc.option(fc.integer({ min: 600, max: 640 })) }),
    { selector: ({ number }) => number, minLength: 2 },
  )
  const moves = fc.array(fc.record({ of: fc.nat(9), move: fc.constantFrom(...MOVES), to: fc.nat(9) }), {
    minLength: 1,
    maxLength: 8,
  })

  it('[QUEUE-02] stands where she was put, and moves nobody else', () => {
    fc.assert(
      fc.property(patients, moves, (rows, wanted) => {
        let waiting: WaitingPatient[] = rows.map((row) => ({ ...OWN_PLACE, ...row, id: `${row.number}` }))
        // Visits without a length: no time comes meanwhile.
        const ids = () => orderOf(waiting, 0).map((place) => place.split(' ')[0] ?? '')
        for (const { of, move, to } of wanted) {
          const order = ids()
          const [id, beforeId] = [order[of % order.length], order[to % order.length]]
          const follower = waiting.find((one) => one.id === beforeId)
          // Nobody comes before an emergency that goes first.
          const isFirst = follower?.isEmergency === true && follower.lastOrder === null
          if (id === undefined || (move === 'before' && (id === beforeId || isFirst))) continue
          const lastOrder = Math.max(0, ...waiting.map((one) => one.lastOrder ?? 0)) + 1
          const others = placesOfOthers(waiting, id, {
            ...MOMENT,
            lastOrder,
            ...(move === 'before' && { beforeId }),
          })
          const change = changeQueued({ state: 'waiting', number: 1 }, move, {
            ...MOMENT,
            now: NOW,
            lastOrder: lastOrder + 1,
            beforeId,
          })
          if (change.problem !== undefined) throw new Error(change.problem.code)
          const { result } = change
          waiting = waiting.flatMap((one) => {
            if (one.id !== id) return [{ ...one, ...others.find((other) => other.id === one.id) }]
            return result.state === undefined ? [{ ...one, ...result }] : []
          })
          const after = ids()
          const without = (all: readonly string[]) => all.filter((one) => one !== id)
          expect(without(after)).toEqual(without(order))
          if (move === 'before') expect(after[after.indexOf(id) + 1]).toBe(beforeId)
          if (move === 'last') expect(after.at(-1)).toBe(id)
        }
      }),
      { seed: 48, numRuns: 500 },
    )
  })
})

describe('the expected time', () => {
  const coming = (id: string, time: string) => ({ id, appointment: at(time) })
  const lineOf = (situation: Partial<Parameters<typeof queueLine>[0]>) => {
    const { line, doneAt } = queueLine({
      waiting: [],
      expected: [],
      insideSince: null,
      meanMinutes: 11,
      begin: 540,
      ...MOMENT,
      ...situation,
    })
    const places = line.map(({ patient, expected }) => `${patient.id} ${expected && aboutTime(expected)}`)
    return [...places, `done ${aboutTime(doneAt)}`]
  }

  it.each<[string, Parameters<typeof lineOf>[0], string[]]>([
    ['nobody waits', {}, ['done 10:40']],
    ['now, if nobody is inside', { waiting: [waits(1)] }, ['1 10:40', 'done 10:55']],
    [
      'after the patient inside',
      { waiting: [waits(1), waits(2)], insideSince: at('10:35') },
      ['1 10:50', '2 11:00', 'done 11:10'],
    ],
    [
      'now, if the patient inside takes longer',
      { waiting: [waits(1)], insideSince: at('10:00') },
      ['1 10:40', 'done 10:55'],
    ],
    ['never before the appointment', { waiting: [waits(1, '12:00')] }, ['1 12:00', 'done 12:15']],
    [
      'between those who are expected later',
      { waiting: [waits(1), waits(2), waits(3)], expected: [coming('b', '10:50')] },
      ['1 10:40', 'b 10:55', '2 11:05', '3 11:15', 'done 11:25'],
    ],
    ['of one who is expected alone', { expected: [coming('b', '11:30')] }, ['b 11:30', 'done 11:45']],
    [
      'of nobody whose time passed without an arrival, and they hold up no other',
      { waiting: [waits(1)], expected: [coming('late', '10:30')] },
      ['1 10:40', 'late undefined', 'done 10:55'],
    ],
    ['from the begin of the session', { waiting: [waits(1)], minute: 500 }, ['1 09:00', 'done 09:15']],
    ['of another day', { expected: [coming('b', '09:30')], minute: -900 }, ['b 09:30', 'done 09:45']],
    [
      'of an appointment whose time comes while the patient before is inside, after one whose turn it is now',
      { waiting: [waits(1), waits(2, '10:45'), waits(3)], insideSince: at('10:40') },
      ['1 10:55', '2 11:05', '3 11:15', 'done 11:25'],
    ],
    ['after midnight', { waiting: [waits(1)], minute: 1445 }, ['1 00:05', 'done 00:20']],
  ])('[QUEUE-03] %s', (_case, situation, expected) => {
    expect(lineOf(situation)).toEqual(expected)
  })

  const visit = (from: number, minutes: number) => ({
    calledAt: new Date(NOW.getTime() + from * 60_000),
    endedAt: new Date(NOW.getTime() + (from + minutes) * 60_000),
  })

  it.each([
    ['of a slot before the first visit', [], 20, 20],
    ['of a slot counts once', [visit(0, 10)], 20, 15],
    ['of the last ten alone', Array.from({ length: 12 }, (_, index) => visit(index * 30, index < 2 ? 29 : 6)), 20, 6],
    ['of a visit that a clock moved back has ended is none', [visit(0, -5)], 10, 5],
    ['is never less than a minute', Array.from({ length: 10 }, () => visit(0, 0)), 10, 1],
  ])('[QUEUE-03] the length %s', (_case, visits, slotMinutes, expected) => {
    expect(meanVisitMinutes(visits, slotMinutes)).toBe(expected)
    expect(meanVisitMinutes(visits.toReversed(), slotMinutes)).toBe(expected)
  })
})

describe('the sessions of a day', () => {
  const range = (from: string, to: string) => ({ from, to, slotMinutes: 20, pauseMinutes: 0 }) as const
  const day = queueSessions([range('17:00', '20:30'), range('09:00', '13:00')])

  it('[QUEUE-01] are the ranges of its hours, or the whole day', () => {
    expect(day).toEqual([
      { from: '09:00', to: '13:00', slotMinutes: 20 },
      { from: '17:00', to: '20:30', slotMinutes: 20 },
    ])
    expect(queueSessions([])).toEqual([{ from: '00:00', to: '24:00', slotMinutes: 30 }])
  })

  it.each([
    ['08:30', 0, 0],
    ['12:59', 0, 0],
    ['13:00', 0, 1],
    ['16:59', 0, 1],
    ['17:00', 1, 1],
    ['23:00', 1, 1],
  ])(
    '[QUEUE-01] an appointment at %s belongs to session %i, an arrival to session %i',
    (time, ofAppointment, ofNow) => {
      expect([sessionOfAppointment(day, at(time)), sessionAt(day, at(time))]).toEqual([ofAppointment, ofNow])
    },
  )

  it('[QUEUE-01] the last session goes on after its end, and after midnight', () => {
    expect(sessionAt(day, 1500)).toBe(1)
  })
})

describe('a change', () => {
  const context = { now: NOW, calls: 9, lastOrder: 3, beforeId: '4' }
  const { expected, waiting, inside, seen, left } = QUEUE_STATE
  const own = { ...OWN_PLACE }
  const { isEmergency: _, ...place } = OWN_PLACE

  it.each([
    ['called', waiting, { state: inside, calledAt: NOW }],
    ['seen', inside, { state: seen, endedAt: NOW }],
    ['left', waiting, { state: left, endedAt: NOW }],
    ['skipped', inside, { ...place, afterCall: 11, state: waiting, calledAt: null }],
    ['back', left, { ...own, state: waiting, calledAt: null, endedAt: null }],
    ['emergency', waiting, { ...place, isEmergency: true }],
    // An emergency that is moved stays one.
    ['after-two', waiting, { ...place, afterCall: 11 }],
    ['last', waiting, { ...place, lastOrder: 3 }],
    ['before', waiting, { ...place, beforeId: '4' }],
  ] as const)('[QUEUE-02] %s', (action, state, result) => {
    expect(changeQueued({ state, number: 5 }, action, context)).toEqual({ result })
  })

  it.each([
    [expected, ['left']],
    [waiting, ['called', 'seen', 'skipped', 'back', 'left', 'emergency', 'after-two', 'last', 'before']],
    [inside, ['seen', 'skipped', 'back', 'left']],
    [seen, ['back']],
    [left, ['back']],
  ] as const)('[QUEUE-02] of one who is %s can be %j, and nothing else', (state, possible) => {
    for (const action of Object.values(QUEUE_ACTION)) {
      const { problem } = changeQueued({ state, number: 5 }, action, context)
      expect([action, problem?.code]).toEqual([
        action,
        possible.some((one) => one === action) ? undefined : 'queue.changed',
      ])
    }
  })

  it('[QUEUE-02] who never arrived has no number to come back with', () => {
    expect(isQueueActionPossible('back', { state: left, number: null })).toBe(false)
    expect(changeQueued({ state: left, number: null }, 'back', context).problem?.code).toBe('queue.changed')
  })

  it.each(Object.values(VISIT))('[QUEUE-01] the visit %s is what its place in the queue says', (visit) => {
    expect(VISIT_OF_QUEUE_STATE[queuedAfterVisit(visit, NOW).state]).toBe(visit)
  })

  it.each([
    ['at once', 0, '5', true],
    ['in the last moment', 600_000 - 1, '5', true],
    ['after ten minutes', 600_000, '5', false],
    ['when the patient is not inside any more', 0, undefined, false],
    ['when somebody else is inside', 0, '6', false],
  ])('[QUEUE-02] the last call can be undone: %s', (_case, ago, insideId, isPossible) => {
    const last = { at: new Date(NOW.getTime() - ago), calledId: '5' }
    expect(callUndoUntil(last, insideId, NOW)?.getTime()).toBe(isPossible ? last.at.getTime() + 600_000 : undefined)
    expect(callUndoUntil(null, insideId, NOW)).toBeUndefined()
  })
})

describe('the session of the day before', () => {
  const session = (from: string, to: string, more: object = {}) => ({
    session: 1,
    from,
    to,
    nextNumber: 1,
    line: [],
    ...more,
  })
  const [morning, evening] = [session('09:00', '12:30'), session('17:00', '20:00', { session: 2 })]

  it.each([
    ['nobody has come', [morning, evening], undefined],
    ['somebody did not come', [morning, { ...evening, line: [{ state: QUEUE_STATE.expected }] }], undefined],
    ['somebody waits', [morning, { ...evening, line: [{ state: QUEUE_STATE.waiting }] }], 2],
    ['somebody is inside', [{ ...morning, inside: {} }, evening], 1],
  ] as const)('[QUEUE-02] is in progress if %s: %j', (_title, sessions, found) => {
    expect(sessionInProgress(sessions)).toBe(found)
  })

  it.each([
    ['before the hours', [morning, evening], '08:59', 'shown'],
    ['with a number of the new day', [{ ...morning, nextNumber: 2 }], '08:59', 'offered'],
    ['from the hours on', [morning], '09:00', 'over'],
    ['on a day without hours', [session('00:00', '24:00')], '23:00', 'shown'],
    ['on a day without hours, with a number', [session('00:00', '24:00', { nextNumber: 2 })], '00:10', 'offered'],
    ['on a day whose hours begin at midnight', [session('00:00', '06:00')], '00:00', 'over'],
  ] as const)('[QUEUE-02] is, %s, %s', (_title, sessions, time, found) => {
    expect(dayBeforeAt(sessions, time)).toBe(found)
  })
})
