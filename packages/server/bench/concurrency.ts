import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { BOOKING_STATUS, LIVE_BOOKING_STATUSES } from '@nalam/sdk'
import { and, eq, inArray } from 'drizzle-orm'
import { insertBookings } from '../src/resources/bookings/store.ts'
import { openDatabase, type DatabaseSource } from '../src/db/open.ts'
import { bookings, doctors, slots } from '../src/db/schema.ts'
import type { Dependencies } from '../src/dependencies.ts'
import { demoDoctors } from '../src/demo/doctors.ts'
import { startServer } from '../src/app/server.ts'
import { insertSlots } from '../src/resources/slots/store.ts'
import { bookSlot } from '../test/support/bookSlot.ts'
import { noLimits } from '../test/support/noLimits.ts'
import { createTestClient, type TestClient, type TestResponse } from '../test/support/testClient.ts'

/** Results of R2. */
export interface ConcurrencyReport {
  readonly rounds: number
  /** Rounds that did not have exactly one winner and a documented error for all others. */
  readonly failures: string[]
}

/** Inserts a declined booking and its slot, which is free again. */
async function declinedBooking({ db, clock }: Dependencies, doctorId: string, round: number) {
  const [bookingId, slotId] = [`bkg_undo_round_${round}`, `slt_undo_round_${round}`]
  const day = `2028-${String(1 + (Math.floor(round / 28) % 12)).padStart(2, '0')}-${String(1 + (round % 28)).padStart(2, '0')}`
  const created = { doctorId, startsAt: `${day} 09:00:00`, createdAt: clock.now() }
  await insertSlots(db, [{ ...created, id: slotId, endsAt: `${day} 09:30:00` }])
  const patient = { patientName: 'Round Patient', patientPhone: '9000000001', mode: 'Online' }
  const decision = { status: BOOKING_STATUS.declined, decidedAt: clock.now() }
  await insertBookings(db, [
    { ...created, ...patient, ...decision, id: bookingId, slotId, bookingNumber: `UNDO-ROUND-${round}` },
  ])
  return { bookingId, slotId }
}

/**
 * Races undos of one decision against as many patients who book its slot.
 *
 * @returns descriptions of what went wrong
 */
async function raceUndo(
  dependencies: Dependencies,
  client: TestClient,
  round: number,
  parallel: number,
): Promise<string[]> {
  const { db, clock } = dependencies
  const { bookingId, slotId } = await declinedBooking(dependencies, demoDoctors.complete.id, round)
  // On a busy machine a lock may take longer than the server's timeout. The request is then
  // repeated with the same key, as the SDK does after 503.
  const undo = async (key: string = randomUUID(), triesLeft = 5): Promise<string> => {
    const { status, body } = await client.call('undoBookingDecision', { id: bookingId }, { 'idempotency-key': key })
    return status === 503 && triesLeft > 0 ? undo(key, triesLeft - 1) : `${status} ${String(body['code'])}`
  }
  const book = async (index: number) => {
    const patient = { patientName: 'Round Patient', patientPhone: '9000000001' }
    const booking = { id: `bkg_undo_${round}_${index}`, slotId, ...patient }
    return (await db.transaction((tx) => bookSlot(tx, booking, clock.now()))) ? 'booked' : 'taken'
  }
  const told = await Promise.all(
    Array.from({ length: 2 * parallel }, (_, index) => (index % 2 === round % 2 ? undo() : book(index))),
  )
  const counts = Object.fromEntries([...new Set(told)].map((word) => [word, told.filter((one) => one === word).length]))
  const expected =
    counts['booked'] === undefined
      ? { '200 booking.undone': 1, '409 booking.not_decided': parallel - 1, taken: parallel }
      : { booked: 1, '409 booking.slot_taken': parallel, taken: parallel - 1 }
  const live = await db.query.bookings.findMany({
    where: and(eq(bookings.slotId, slotId), inArray(bookings.status, LIVE_BOOKING_STATUSES)),
  })
  const slot = await db.query.slots.findFirst({ where: eq(slots.id, slotId) })
  return [
    ...(isDeepStrictEqual(withoutZeros(expected), counts) ? [] : [`undo, round ${round}: ${JSON.stringify(counts)}`]),
    ...(live.length === 1 && slot?.isBooked === true ? [] : [`undo, round ${round}: ${live.length} live bookings`]),
  ]
}

/**
 * Races walk-ins, patients and bulk deletions on the same five slots.
 *
 * @returns descriptions of what went wrong: a slot with two bookings, a confirmed booking without a
 * slot, a booked slot that was deleted
 */
async function raceDeletion(
  { db, clock }: Dependencies,
  client: TestClient,
  round: number,
  parallel: number,
): Promise<string[]> {
  const day = `2029-${String(1 + (Math.floor(round / 28) % 12)).padStart(2, '0')}-${String(1 + (round % 28)).padStart(2, '0')}`
  const ids = Array.from({ length: 5 }, (_, index) => `slt_delete_${round}_${index}`)
  await insertSlots(
    db,
    ids.map((id, index) => {
      const [startsAt, endsAt] = [`${day} 0${index}:00:00`, `${day} 0${index}:30:00`]
      return { id, doctorId: demoDoctors.complete.id, startsAt, endsAt, createdAt: clock.now() }
    }),
  )
  const patient = { patientName: 'Round Patient', patientPhone: '9000000001' }
  const call = async (id: 'addBooking' | 'changeSlots', body: object, key: string, triesLeft = 5): Promise<string> => {
    const response = await client.call(id, body, { 'idempotency-key': key })
    if (response.status === 503 && triesLeft > 0) return call(id, body, key, triesLeft - 1)
    const removed = Number(Object(response.body['data']).change?.removed)
    return `${response.status} ${Number.isNaN(removed) ? String(response.body['code']) : `removed ${removed}`}`
  }
  const told = await Promise.all(
    Array.from({ length: parallel }, async (_, index) => {
      const slotId = ids[Math.floor(index / 3) % ids.length] ?? ''
      if (index % 3 === 0) return call('addBooking', { ...patient, slotId }, randomUUID())
      if (index % 3 === 1) return call('changeSlots', { action: 'delete', slotIds: ids.slice(index % 2) }, randomUUID())
      const booking = { ...patient, id: `bkg_delete_${round}_${index}`, slotId }
      return (await db.transaction((tx) => bookSlot(tx, booking, clock.now()))) ? 'booked' : 'taken'
    }),
  )
  const known = /^(?:201 booking\.added|409 slot\.just_booked|404 not_found|200 removed [0-5]|booked|taken)$/
  const live = await db.query.bookings.findMany({ where: inArray(bookings.slotId, ids) })
  const left = await db.query.slots.findMany({ where: inArray(slots.id, ids) })
  const promised = told.filter((one) => one === '201 booking.added' || one === 'booked').length
  const removed = told.reduce((sum, one) => sum + Number(/removed (\d)/.exec(one)?.[1] ?? 0), 0)
  const facts = {
    unknown: told.filter((one) => !known.test(one)),
    doubled: live.length - new Set(live.map(({ slotId }) => slotId)).size,
    withoutSlot: promised - live.length,
    freeLeft: left.filter(({ isBooked }) => !isBooked).length,
    unaccounted: ids.length - removed - live.length,
  }
  const none = { unknown: [], doubled: 0, withoutSlot: 0, freeLeft: 0, unaccounted: 0 }
  return isDeepStrictEqual(facts, none) ? [] : [`delete, round ${round}: ${JSON.stringify(facts)}`]
}

/**
 * Repeats a request after 503. On a busy machine a lock may take longer than the server's timeout;
 * a request that failed with 503 changed nothing.
 */
async function resent(send: () => Promise<TestResponse>, triesLeft = 5): Promise<TestResponse> {
  const response = await send()
  return response.status === 503 && triesLeft > 0 ? resent(send, triesLeft - 1) : response
}

const withoutZeros = (counts: Record<string, number>) =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))

/**
 * Measures R2: rounds of parallel decisions of one booking, creations of one slot, patients for one
 * slot, and undos against patients.
 */
export async function measureConcurrency(
  source: DatabaseSource,
  rounds: number,
  parallel: number,
): Promise<ConcurrencyReport> {
  const open = await openDatabase(source)
  const server = await startServer({ open, demo: true, limits: noLimits })
  const { db, clock } = server.dependencies
  const doctorId = demoDoctors.complete.id
  const client = createTestClient(server.origin)
  await client.signIn(demoDoctors.complete.email)
  const failures: string[] = []
  const tally = (what: string, round: number, outcomes: string[], winner: string, loser: string) => {
    const counts = outcomes.reduce<Record<string, number>>(
      (sums, outcome) => ({ ...sums, [outcome]: (sums[outcome] ?? 0) + 1 }),
      {},
    )
    if (counts[winner] !== 1 || counts[loser] !== parallel - 1)
      failures.push(`${what}, round ${round}: ${JSON.stringify(counts)}`)
  }
  const all = <T>(work: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: parallel }, (_, index) => work(index)))
  const outcomeOf = ({ status, body }: { status: number; body: Record<string, unknown> }) =>
    `${status} ${String(body['code'])}`

  try {
    for (let round = 0; round < rounds; round += 1) {
      const bookingId = `bkg_round_${round}`
      await insertBookings(db, [
        {
          id: bookingId,
          bookingNumber: `ROUND-${round}`,
          doctorId,
          startsAt: '2027-06-01 09:00:00',
          patientName: 'Round Patient',
          patientPhone: '9000000001',
          mode: 'Online',
          createdAt: clock.now(),
        },
      ])
      const decided = await all((index) =>
        resent(() =>
          client.call('updateBookingStatus', { bookingId, status: index % 3 === 0 ? 2 : index % 3 === 1 ? 3 : 4 }),
        ),
      )
      const words = decided.map((response) => (response.status === 200 ? '200' : outcomeOf(response)))
      tally('decide', round, words, '200', '409 booking.already_decided')

      const date = `${String(1 + (round % 28)).padStart(2, '0')}-${String(1 + (Math.floor(round / 28) % 12)).padStart(2, '0')}-2027`
      await db.update(doctors).set({ availableDays: ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] })
      // The slots overlap by different numbers of minutes; not all are equal.
      const created = await all((index) =>
        resent(() =>
          client.call('createSlot', {
            doctor_id: doctorId,
            date,
            time: `10:${String(10 + (index % 20)).padStart(2, '0')}`,
          }),
        ),
      )
      tally('create slot', round, created.map(outcomeOf), '201 slot.created', '409 slot.taken')

      const own = await db.query.slots.findFirst({
        where: and(
          eq(slots.doctorId, doctorId),
          inArray(
            slots.startsAt,
            Array.from(
              { length: 20 },
              (_, minute) => `${date.split('-').toReversed().join('-')} 10:${String(10 + minute).padStart(2, '0')}:00`,
            ),
          ),
        ),
      })
      const booked = await all((index) => {
        const patient = { patientName: 'Round Patient', patientPhone: '9000000001' }
        const booking = { id: `bkg_slot_${round}_${index}`, slotId: own?.id ?? 'none', ...patient }
        return db.transaction((tx) => bookSlot(tx, booking, clock.now()))
      })
      tally(
        'book slot',
        round,
        booked.map((isBooked) => (isBooked ? 'booked' : 'taken')),
        'booked',
        'taken',
      )
      failures.push(...(await raceUndo(server.dependencies, client, round, parallel)))
      failures.push(...(await raceDeletion(server.dependencies, client, round, parallel)))
    }
  } finally {
    await server.close()
    await open.close()
  }
  return { rounds, failures }
}
