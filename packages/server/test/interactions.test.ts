import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { undoDecision } from '../src/resources/bookings/decisionStore.ts'
import { openDatabase, type DatabaseSource } from '../src/db/open.ts'
import { undoSlotChange } from '../src/resources/slotChanges/store.ts'
import { openRaceWorld, type RaceWorld, type Stage } from './support/raceWorld.ts'
import { raceOperations, type RaceOperation } from './support/raceOperations.ts'
import { testDatabases, type TestDatabases } from './support/testDatabases.ts'

// Runs every pair of operations that share a row, three of each at once. Whatever the order, every
// caller gets a documented response, and the data is consistent afterwards.

const pairs = raceOperations.flatMap((left, index) =>
  raceOperations
    .slice(index)
    .filter((right) => left.rows.some((row) => right.rows.includes(row)))
    .map((right) => [left, right] as const),
)

/**
 * Pairs for the embedded database, whose single connection runs transactions in sequence: each
 * operation with itself and with one other. `NALAM_COMBINATIONS=all` runs every pair there too, as
 * the nightly workflow does.
 */
const embeddedPairs =
  process.env['NALAM_COMBINATIONS'] === 'all'
    ? pairs
    : raceOperations.flatMap((operation) => pairs.filter(([left]) => left === operation).slice(0, 2))

/**
 * Allowed outcomes besides success. 500 is not allowed, and neither is 503, which a
 * deadlock would cause.
 */
const REFUSALS = new Set([
  '400 login.wrong_credentials',
  '400 code.wrong',
  '401 session.expired',
  '403 account.blocked',
  '409 booking.already_decided',
  '409 booking.not_decided',
  '409 booking.slot_taken',
  '409 booking.slot_gone',
  // One doctor can have at most two uploads at once.
  '429 limit.exceeded',
  '409 slot.booked',
  '409 slot.taken',
  '409 slot.just_booked',
  '409 slot.is_off',
  '409 slot.day_closed',
  '409 change.undo_refused',
  '409 plan.changed',
  '409 availability.changed',
  // The slot was deleted.
  '404 not_found',
  '400 slot.day_unavailable',
  'taken',
])
const wasRefused = (outcome: string) => REFUSALS.has(outcome)

/** Statements that return one row for each inconsistency. */
const contradictions = (doctorId: string) => ({
  'a slot that is booked without a live booking, or free with one': sql`
    select s.id from slots s where s.doctor_id = ${doctorId} and s.is_booked
      is distinct from exists (select 1 from bookings b where b.slot_id = s.id and b.status in (1, 2))`,
  'counts that are not those of the bookings': sql`
    select c.doctor_id from booking_counts c where c.doctor_id = ${doctorId} and array[c.total, c.pending, c.confirmed]
      is distinct from (select array[count(*)::int, (count(*) filter (where status = 1))::int,
        (count(*) filter (where status = 2))::int] from bookings b where b.doctor_id = c.doctor_id)`,
  'counts of days that are not those of their bookings': sql`
    select day from booking_days d full join
      (select starts_at::date as day, array[count(*) filter (where status = 1), count(*) filter (where status = 2),
        count(*) filter (where status = 3), count(*) filter (where status = 4)]::int[] as counts
        from bookings where doctor_id = ${doctorId} group by 1) b using (day)
      where (d.doctor_id is null or d.doctor_id = ${doctorId})
        and array[d.pending, d.confirmed, d.declined, d.reschedule] is distinct from coalesce(b.counts, '{0,0,0,0}')`,
  'an image that the profile does not name, or a name without an image': sql`
    select d.id from doctors d where d.id = ${doctorId} and coalesce(array[d.profile_image], '{}')
      is distinct from coalesce((select array_agg(name) from profile_images i where i.doctor_id = d.id), array[null]::text[])`,
  'slots that overlap': sql`
    select a.id from slots a join slots b on a.doctor_id = b.doctor_id and a.id < b.id
      and tsrange(a.starts_at, a.ends_at) && tsrange(b.starts_at, b.ends_at) where a.doctor_id = ${doctorId}`,
})

const successes = (outcomes: readonly string[]) => outcomes.filter((outcome) => !wasRefused(outcome)).length

describe.each(['embedded', 'PostgreSQL'] as const)('operations that share a row, at once, on %s', (kind) => {
  let postgres: TestDatabases | undefined
  let world: RaceWorld
  let source: DatabaseSource

  beforeAll(async () => {
    postgres = kind === 'PostgreSQL' ? await testDatabases() : undefined
    source =
      postgres === undefined
        ? { kind: 'memory' }
        : { kind: 'postgres', url: await postgres.create('interactions'), connections: 20 }
    world = await openRaceWorld(source)
  })
  afterAll(async () => {
    // A connection reports its deadlocks at the latest when it ends.
    await world.close()
    if (postgres === undefined) return
    // A repeated transaction hides a deadlock from the callers, but it costs a second.
    const open = await openDatabase(source)
    try {
      const database = sql`pg_stat_database where datname = current_database() and deadlocks > 0`
      if ((await open.db.$count(database)) > 0) throw new Error('Transactions waited for each other: a deadlock')
    } finally {
      await open.close()
      await postgres.stop()
    }
  })

  async function race(stage: Stage, left: RaceOperation, right: RaceOperation) {
    const run = (operation: RaceOperation) =>
      Promise.all([0, 1, 2].map((index) => operation.run(world, stage, index + (operation === right ? 3 : 0))))
    const [ofLeft, ofRight] = await Promise.all([run(left), run(right)])
    const outcomes = new Map<string, string[]>()
    for (const [operation, told] of [
      [left, ofLeft],
      [right, ofRight],
    ] as const) {
      outcomes.set(operation.name, [...(outcomes.get(operation.name) ?? []), ...told])
    }
    return outcomes
  }

  it.each(
    (kind === 'embedded' ? embeddedPairs : pairs).map(([left, right]) => [left.name, right.name, left, right] as const),
  )('%s and %s', async (_left, _right, left, right) => {
    const stage = await world.stage()
    const outcomes = await race(stage, left, right)
    const told = [...outcomes.values()].flat()
    expect(told.filter((outcome) => !/^(?:20\d|blocked|booked)$/.test(outcome) && !wasRefused(outcome))).toEqual([])

    const questions = Object.entries(contradictions(stage.doctorId)).map(
      ([what, query]) => sql`select ${what}::text as what where exists (${query})`,
    )
    expect(await rowsOf(sql.join(questions, sql` union all `))).toEqual([])
    const doctor = await world.open.db.query.doctors.findFirst({ where: (row, { eq }) => eq(row.id, stage.doctorId) })
    // Each successful request toggled the status once.
    expect(doctor?.isActive).toBe(successes(outcomes.get('toggle the active status') ?? []) % 2 === 1)
    const decisions = ['approve the booking', 'decline the booking'].flatMap((name) => outcomes.get(name) ?? [])
    expect(successes(decisions)).toBeLessThanOrEqual(1)
    expect(successes(outcomes.get('reset the password') ?? [])).toBeLessThanOrEqual(1)

    const hasEnded = outcomes.has('sign out') || successes(outcomes.get('reset the password') ?? []) === 1
    if (hasEnded) expect((await stage.client.call('getDoctorProfile')).status).toBe(401)
    if (successes(outcomes.get('reset the password') ?? []) === 1) {
      // The reset ended all sessions of the old password, including those opened during the race.
      for (const newcomer of stage.newcomers) expect((await newcomer.call('getDoctorProfile')).status).toBe(401)
    }
    if (outcomes.has('block the doctor')) {
      for (const newcomer of stage.newcomers) expect((await newcomer.call('getDoctorProfile')).status).toBe(403)
    }
  })

  // The embedded database runs one transaction at a time.
  it.each(kind === 'PostgreSQL' ? [kind] : [])(
    '[CAL-03] undoing a decision and undoing the deletion of its slot do not wait for each other',
    async () => {
      const { dependencies } = world.server
      const { doctorId, changeId, orphanedBookingId: bookingId } = await world.stage()
      const requestId = 'race'
      const waiting = async () => (await rowsOf(sql`select pid from pg_locks where not granted`)).length
      let undoing: Promise<unknown> | undefined
      // The booking is locked first; then its slot is inserted, as the other transaction does, too.
      const undone = await world.open.db.transaction(async (decision) => {
        await decision.execute(sql`select id from bookings where id = ${bookingId} for update`)
        undoing = world.open.db
          .transaction((tx) => undoSlotChange(tx, dependencies, { doctorId, changeId, requestId }))
          .catch((refusal: unknown) => refusal)
        await expect.poll(waiting, { timeout: 20_000 }).toBeGreaterThan(0)
        return undoDecision(decision, dependencies, { doctorId, bookingId, requestId })
      })
      // Neither was aborted: the booking has its slot again, so the change cannot be undone.
      expect(undone).toBe('booking.undone')
      expect(await undoing).toMatchObject({ name: 'Refusal', code: 'change.undo_refused' })
    },
  )

  /** Returns the rows of a statement; both drivers use the same name for them. */
  async function rowsOf(query: ReturnType<typeof sql>): Promise<unknown[]> {
    const result: unknown = await world.open.db.execute(query)
    if (typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows))
      return result.rows
    throw new Error('The driver gives no rows.')
  }
})

it('the table holds every pair that shares a row', () => {
  expect(pairs.length).toBeGreaterThan(80)
  const met = new Set(embeddedPairs.flatMap(([left, right]) => [left, right]))
  expect(raceOperations.filter((operation) => !met.has(operation))).toEqual([])
})
