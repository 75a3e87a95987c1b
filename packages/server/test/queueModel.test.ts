import { BOOKING_STATUS, clinicToday, QUEUE_ACTION, QUEUE_STATE } from '@nalam/sdk'
import { changeQueued, nextPatient, OWN_PLACE, VISIT_OF_QUEUE_STATE, type QueueState } from '@nalam/sdk/rules'
import { and, eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { Refusal } from '../src/contract/refusal.ts'
import type { Database } from '../src/db/open.ts'
import { bookings, queueEntries, queueSessions } from '../src/db/schema.ts'
import { insertBookings } from '../src/resources/bookings/store.ts'
import { setVisit } from '../src/resources/bookings/actionStore.ts'
import { entriesOf, waitingOf } from '../src/resources/visits/readQueue.ts'
import { minuteOfDay } from '../src/resources/visits/minuteOfDay.ts'
import { addArrival, addWalkIn, callNext, changeQueue, endSession, undoCall } from '../src/resources/queue/store.ts'
import { seededRandom } from '../src/random.ts'
import { describeOnDatabases } from './support/describeOnDatabases.ts'
import { newDoctor } from './support/newDoctor.ts'
import { createSettableClock } from './support/settableClock.ts'

// `NALAM_MODEL_RUNS=10000` runs the sequences of QUEUE-05 on each database, `NALAM_MODEL_SEED` others.
const RUNS = Number(process.env['NALAM_MODEL_RUNS'] ?? 20)
const SEED = Number(process.env['NALAM_MODEL_SEED'] ?? 48)

const STEPS = [
  'walk-in',
  'emergency',
  'arrive',
  'call',
  'two devices',
  'undo',
  'visit',
  'minutes',
  'end',
  ...Object.values(QUEUE_ACTION),
] as const

interface Step {
  readonly step: (typeof STEPS)[number]
  readonly one: number
  readonly other: number
  readonly crashes: boolean
}

/** A patient, as the model knows her. */
interface Patient {
  readonly state: QueueState
  readonly number: number | undefined
}

class Crash extends Error {}

/** Patients arrive more often than anything else, so that some wait. */
const ARRIVALS = ['walk-in', 'walk-in', 'walk-in', 'walk-in', 'arrive', 'arrive', 'arrive'] as const

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    step: fc.constantFrom(...STEPS, ...ARRIVALS),
    one: fc.nat(30),
    other: fc.nat(30),
    crashes: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
  }),
  { minLength: 15, maxLength: 45, size: 'max' },
)

const VISITS = ['none', 'arrived', 'seen', 'no-show'] as const
const STATE_OF_VISIT = {
  none: QUEUE_STATE.expected,
  arrived: QUEUE_STATE.waiting,
  seen: QUEUE_STATE.seen,
  'no-show': QUEUE_STATE.left,
} as const

describeOnDatabases('the model of a queue', (world) => {
  let count = 0
  const succeeded = new Set<string>()

  /** Plays one sequence and compares the queue with the model after each step. */
  async function play(sequence: readonly Step[]): Promise<void> {
    const { db } = world
    const { doctorId } = await newDoctor(world.server)
    count += 1
    const clock = createSettableClock()
    const dependencies = { clock, random: seededRandom(count * 1000) }
    const day = clinicToday(clock.now())
    const request = { doctorId, day, requestId: 'model', session: 0 }
    const booked = ['11:10', '11:35', '11:50', '12:20'].map((time, index) => ({ id: `bkg_m_${count}_${index}`, time }))
    await insertBookings(
      db,
      booked.map(({ id, time }) => ({
        id,
        doctorId,
        startsAt: `${day} ${time}:00`,
        status: BOOKING_STATUS.confirmed,
        createdAt: clock.now(),
        bookingNumber: id,
        patientName: 'Model Patient',
        patientPhone: '9000000001',
        mode: 'Online',
      })),
    )
    let model = new Map<string, Patient>(
      booked.map(({ id }) => [id, { state: QUEUE_STATE.expected, number: undefined }]),
    )
    let given = 0
    let lastCall: { readonly called: string; readonly previous: string | undefined; readonly at: number } | undefined

    const insideId = () => [...model].find(([, { state }]) => state === QUEUE_STATE.inside)?.[0]
    const move = (id: string, state: QueueState) => {
      const before = model.get(id)
      const isThere = state !== QUEUE_STATE.expected && state !== QUEUE_STATE.left
      if (isThere && before?.number === undefined) given += 1
      model.set(id, { state, number: before?.number ?? (isThere ? given : undefined) })
    }
    /** Who is next, from the stored places: the rules have a table of their own. */
    const shown = async (tx: Database) => {
      const [session] = await tx.select().from(queueSessions).where(eq(queueSessions.doctorId, doctorId))
      const waiting = waitingOf(await entriesOf(tx, { doctorId, day }))
      const found = nextPatient(waiting, { minute: minuteOfDay(day, clock.now()), calls: session?.calls ?? 0 })
      return { inside: insideId(), next: found?.patient.id ?? 'nobody' }
    }
    const called = (next: string) => {
      const previous = insideId()
      expect(model.get(next)?.state).toBe(QUEUE_STATE.waiting)
      if (previous !== undefined) move(previous, QUEUE_STATE.seen)
      move(next, QUEUE_STATE.inside)
      lastCall = { called: next, previous, at: clock.now().getTime() }
    }
    /** The patients without an appointment come first. */
    const someone = (index: number) => [...model.keys()].toReversed()[index % model.size] ?? ''

    async function act(tx: Database, { step, one, other }: Step): Promise<void> {
      const id = someone(one)
      switch (step) {
        case 'walk-in':
        case 'emergency': {
          const patient = { name: 'Walk In', phone: '9840012345', isEmergency: step === 'emergency' }
          return move(await addWalkIn(tx, dependencies, { ...request, ...patient }), QUEUE_STATE.waiting)
        }
        case 'arrive': {
          const { id: bookingId } = booked[one % booked.length] ?? { id: '' }
          await addArrival(tx, dependencies, { ...request, bookingId, isEmergency: false })
          if (VISIT_OF_QUEUE_STATE[model.get(bookingId)?.state ?? 'left'] !== 'arrived')
            move(bookingId, QUEUE_STATE.waiting)
          return
        }
        case 'visit': {
          const { id: bookingId } = booked[one % booked.length] ?? { id: '' }
          const visit = VISITS[other % VISITS.length] ?? 'none'
          const before = model.get(bookingId)?.state ?? QUEUE_STATE.left
          await setVisit(tx, dependencies, { doctorId, requestId: 'model', bookingId, visit })
          // Whoever is inside has arrived already.
          if (VISIT_OF_QUEUE_STATE[before] !== visit) move(bookingId, STATE_OF_VISIT[visit])
          return
        }
        case 'call': {
          const view = await shown(tx)
          await callNext(tx, dependencies, { ...request, ...view })
          return called(view.next)
        }
        case 'undo': {
          const calledId = insideId() ?? 'nobody'
          await undoCall(tx, dependencies, { ...request, called: calledId })
          expect(lastCall?.called).toBe(calledId)
          expect(clock.now().getTime() - (lastCall?.at ?? 0)).toBeLessThan(600_000)
          move(calledId, QUEUE_STATE.waiting)
          const previous = lastCall?.previous
          if (previous !== undefined && model.get(previous)?.state === QUEUE_STATE.seen)
            move(previous, QUEUE_STATE.inside)
          lastCall = undefined
          return
        }
        case 'end': {
          const left = [...model.keys()].filter((_id, index) => (index + one) % 2 === 0)
          await endSession(tx, dependencies, { ...request, left })
          for (const gone of left) {
            const state = model.get(gone)?.state
            if (state === QUEUE_STATE.waiting || state === QUEUE_STATE.expected) move(gone, QUEUE_STATE.left)
          }
          return
        }
        case 'minutes':
          return clock.forward(60 * (1 + (one % 5)))
        case 'two devices':
          throw new Error('Two devices need two transactions')
        default: {
          const before = model.get(id) ?? { state: QUEUE_STATE.left, number: undefined }
          const inside = insideId()
          const beforeId = someone(other)
          await changeQueue(tx, dependencies, {
            ...request,
            id,
            action: step,
            ...(step === 'before' && { beforeId }),
            ...(step === 'called' && inside !== undefined && { inside }),
          })
          const context = { now: clock.now(), calls: 0, lastOrder: 0 }
          const change = changeQueued({ ...OWN_PLACE, ...before, number: before.number ?? null }, step, context)
          expect([step, change.problem]).toEqual([step, undefined])
          if (step === 'called') called(id)
          else if (change.problem === undefined) move(id, change.result.state ?? before.state)
        }
      }
    }

    /** Two devices that see the same queue: one of them calls. */
    async function callTwice(): Promise<void> {
      const view = await shown(db)
      const device = () =>
        db
          .transaction((tx) => callNext(tx, dependencies, { ...request, ...view }))
          .then(
            () => 'called',
            (error: unknown) => {
              if (error instanceof Refusal) return error.code
              throw error
            },
          )
      const outcomes = (await Promise.all([device(), device()])).toSorted()
      if (view.next === 'nobody') return expect(outcomes).toEqual(['queue.changed', 'queue.changed'])
      expect(outcomes).toEqual(['called', 'queue.changed'])
      called(view.next)
      succeeded.add('two devices')
    }

    async function take(one: Step): Promise<void> {
      if (one.step === 'two devices') return callTwice()
      const before = [new Map(model), given, lastCall] as const
      try {
        await db.transaction(async (tx) => {
          await act(tx, one)
          if (one.crashes) throw new Crash('before the commit')
        })
        succeeded.add(one.step)
      } catch (error) {
        ;[model, given, lastCall] = [new Map(before[0]), before[1], before[2]]
        if (!(error instanceof Refusal || error instanceof Crash)) throw error
      }
    }

    async function expectAgreement(): Promise<void> {
      const stored = await db.select().from(queueEntries).where(eq(queueEntries.doctorId, doctorId))
      const found = stored.map(({ id, state, number }) => [id, { state, number: number ?? undefined }] as const)
      // A booking has no entry before anything is noted about its patient.
      const expected = [...model].filter(([id, { state }]) => state !== QUEUE_STATE.expected || new Map(found).has(id))
      expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected))
      const numbers = found.flatMap(([, { number }]) => number ?? [])
      expect(new Set(numbers).size).toBe(numbers.length)
      expect(found.filter(([, { state }]) => state === QUEUE_STATE.inside).length).toBeLessThan(2)
      const visits = await db
        .select({ id: bookings.id, visit: bookings.visit })
        .from(bookings)
        .where(and(eq(bookings.doctorId, doctorId)))
      for (const { id, visit } of visits)
        expect([id, visit ?? 'none']).toEqual([id, VISIT_OF_QUEUE_STATE[model.get(id)?.state ?? 'left']])
    }

    for (const one of sequence) {
      await take(one)
      await expectAgreement()
    }
  }

  it(`[QUEUE-05] agrees with ${RUNS} random sequences: nobody is lost, called twice, or has a second number`, async () => {
    await fc.assert(fc.asyncProperty(steps, play), { numRuns: RUNS, seed: SEED, endOnFailure: RUNS > 100 })
    // A few sequences of another seed may leave a step out.
    if (SEED === 48) expect(succeeded).toEqual(new Set(STEPS))
  }, 0)
})
