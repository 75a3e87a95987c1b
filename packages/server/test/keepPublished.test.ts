import { clinicNow } from '@nalam/sdk'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { insertDoctors } from '../src/resources/account/store.ts'
import type { PeriodicWork } from '../src/changes/periodicWork.ts'
import { createKeepPublished } from '../src/resources/publication/keepPublished.ts'
import { nightOf } from '../src/resources/availability/rules.ts'
import { insertAvailability } from '../src/resources/availability/store.ts'
import { openDatabase, type DatabaseSource, type OpenDatabase } from '../src/db/open.ts'
import { audit, availability, doctors, slots } from '../src/db/schema.ts'
import { silentLog, type Log } from '../src/http/log.ts'
import { secureRandom } from '../src/random.ts'
import { startServer } from '../src/app/server.ts'
import { undoableSlotChanges } from '../src/resources/slotChanges/store.ts'
import { insertSlots } from '../src/resources/slots/store.ts'
import { hoursOn } from './support/newDoctor.ts'
import { createSettableClock, type SettableClock } from './support/settableClock.ts'
import { testDatabases, type TestDatabases } from './support/testDatabases.ts'

const HOUR = 3600
const DAY = 24 * HOUR
/** 01:59 at the clinic, in the night to a Monday that is the last day of a month. */
const BEFORE_TWO = '2026-11-29T20:29:00.000Z'
const WEEK = (['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const).map((day) => hoursOn(day, '09:00', '10:00'))

let postgres: TestDatabases
beforeAll(async () => {
  postgres = await testDatabases()
})
afterAll(() => postgres.stop())

const databases: ReadonlyArray<readonly [string, () => Promise<DatabaseSource>]> = [
  ['the embedded database', async () => ({ kind: 'memory' })],
  ['PostgreSQL', async () => ({ kind: 'postgres', url: await postgres.create(`nights_${Date.now()}`) })],
]

describe.each(databases)('keeping slots published on %s', (_name, source) => {
  let open: OpenDatabase
  let clock: SettableClock
  let count = 0
  const keepers: PeriodicWork[] = []

  beforeAll(async () => {
    open = await openDatabase(await source())
  })
  afterAll(async () => {
    for (const keeper of keepers) await keeper.close()
    await open.close()
  })

  /** Creates what each process has; processes share only the database. */
  function newProcess(log: Log = silentLog): PeriodicWork {
    const keeper = createKeepPublished({ db: open.db, clock, random: secureRandom, log, pollEvery: 3_600_000 })
    keepers.push(keeper)
    return keeper
  }

  /** Creates a doctor whose slots are kept published, with two slots a day. Returns its id. */
  async function doctor(
    { weeks = 1, until, blocked }: { weeks?: number; until: string | null; blocked?: boolean },
    moment = BEFORE_TWO,
  ): Promise<string> {
    clock = createSettableClock(moment)
    count += 1
    const [doctorId, now] = [`doc_night_${count}`, clock.now()]
    await insertDoctors(open.db, [
      {
        id: doctorId,
        name: 'Night Doctor',
        email: `night${count}@nalam.example`,
        mobileNumber: String(6_000_000_000 + count),
        passwordHash: 'none',
        createdAt: now,
        updatedAt: now,
        ...(blocked === true && { blockedAt: now }),
      },
    ])
    const kept = { version: 1, weeklyHours: WEEK, keepPublishedWeeks: weeks, publishedUntil: until }
    await insertAvailability(open.db, { doctorId, ...kept, extendedOn: nightOf(now), updatedAt: now }, [])
    return doctorId
  }
  async function stateOf(doctorId: string) {
    const [row] = await open.db.select().from(availability).where(eq(availability.doctorId, doctorId))
    const days = await open.db
      .select({ day: sql<string>`to_char(${slots.startsAt}, 'YYYY-MM-DD')`, slots: sql<number>`count(*)::int` })
      .from(slots)
      .where(eq(slots.doctorId, doctorId))
      .groupBy(sql`1`)
      .orderBy(sql`1`)
    return { until: row?.publishedUntil, days: days.map(({ day, slots: number }) => `${day} ${number}`) }
  }

  it('[AVAIL-05] adds the missing day at 02:00 at the clinic, not before', async () => {
    const doctorId = await doctor({ until: '2026-12-05' })
    const keeper = newProcess()
    await keeper.settled()
    expect(await stateOf(doctorId)).toEqual({ until: '2026-12-05', days: [] })
    clock.forward(60)
    await keeper.settled()
    expect(await stateOf(doctorId)).toEqual({ until: '2026-12-06', days: ['2026-12-06 2'] })
    // The doctor did not do this, and is not offered to undo it.
    expect(await undoableSlotChanges(open.db, doctorId, clock.now())).toEqual([])
    await keeper.settled()
    clock.forward(23 * HOUR)
    await keeper.settled()
    expect((await stateOf(doctorId)).days).toEqual(['2026-12-06 2'])
    clock.forward(HOUR)
    await keeper.settled()
    expect(await stateOf(doctorId)).toEqual({ until: '2026-12-07', days: ['2026-12-06 2', '2026-12-07 2'] })
  })

  it('[AVAIL-05] goes on when a clock that was ahead is corrected', async () => {
    const doctorId = await doctor({ until: '2026-12-05' })
    const keeper = newProcess()
    clock.forward(365 * DAY)
    await keeper.settled()
    expect((await stateOf(doctorId)).until).toBe('2027-12-05')
    clock.forward(-365 * DAY + HOUR)
    await keeper.settled()
    const { until, days } = await stateOf(doctorId)
    expect(until).toBe('2026-12-06')
    expect(days.filter((day) => day < '2027')).toEqual(
      ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06'].map(
        (day) => `${day} 2`,
      ),
    )
    clock.forward(DAY)
    await keeper.settled()
    expect((await stateOf(doctorId)).until).toBe('2026-12-07')
  })

  it('[AVAIL-05] of four processes one extends, night after night across a month and a year end', async () => {
    const doctorId = await doctor({ weeks: 2, until: '2026-12-12' })
    const processes = Array.from({ length: 4 }, () => newProcess())
    clock.forward(60)
    for (let night = 0; night < 35; night += 1) {
      await Promise.all(processes.map((keeper) => keeper.settled()))
      clock.forward(DAY)
    }
    const { until, days } = await stateOf(doctorId)
    // The last night is the night to 3 January; two weeks from then end on 16 January.
    expect(until).toBe('2027-01-16')
    expect(days).toHaveLength(35)
    expect(days.filter((day) => !day.endsWith(' 2'))).toEqual([])
    expect([days[0], days.at(-1)]).toEqual(['2026-12-13 2', '2027-01-16 2'])
    const entries = await open.db.select().from(audit).where(eq(audit.doctorId, doctorId)).orderBy(asc(audit.id))
    expect(entries.map(({ action }) => action)).toEqual(Array.from({ length: 35 }, () => 'slots.published'))
  })

  it('[AVAIL-05] catches up after a standstill of days, from today on, once', async () => {
    const doctorId = await doctor({ weeks: 12, until: '2026-12-01' })
    // Ten days later in the afternoon: 15:59 at the clinic.
    clock.forward(10 * DAY + 14 * HOUR)
    expect(clinicNow(clock.now())).toEqual({ date: '2026-12-10', time: '15:59' })
    await Promise.all([newProcess().settled(), newProcess().settled()])
    const { until, days } = await stateOf(doctorId)
    expect(until).toBe('2027-03-03')
    // Today's hours have passed, so today gets no slots.
    expect([days[0], days.at(-1), days.length]).toEqual(['2026-12-11 2', '2027-03-03 2', 83])
  })

  it('[AVAIL-05] removes nothing, and leaves out what overlaps', async () => {
    const doctorId = await doctor({ until: '2026-12-05' })
    const slot = (id: string, from: string, to: string) => ({
      id: `${doctorId}_${id}`,
      doctorId,
      startsAt: `2026-12-06 ${from}:00`,
      endsAt: `2026-12-06 ${to}:00`,
      createdAt: clock.now(),
    })
    await insertSlots(open.db, [slot('1', '09:15', '09:30'), slot('2', '20:00', '20:30')])
    clock.forward(60)
    await newProcess().settled()
    expect((await stateOf(doctorId)).days).toEqual(['2026-12-06 3'])
  })

  it('[AVAIL-05] before the first publication begins today', async () => {
    const doctorId = await doctor({ until: null })
    clock.forward(60)
    await newProcess().settled()
    const { until, days } = await stateOf(doctorId)
    expect([until, days[0], days.length]).toEqual(['2026-12-06', '2026-11-30 2', 7])
  })

  it('0 weeks keep nothing published, and a blocked doctor waits', async () => {
    const [none, blocked] = [await doctor({ weeks: 0, until: null }), await doctor({ until: null, blocked: true })]
    clock.forward(60)
    await newProcess().settled()
    expect((await stateOf(none)).days).toEqual([])
    expect((await stateOf(blocked)).days).toEqual([])
    await open.db.update(doctors).set({ blockedAt: null }).where(eq(doctors.id, blocked))
    await newProcess().settled()
    expect((await stateOf(blocked)).days).toHaveLength(7)
  })

  it('one doctor’s fault keeps no other one waiting, and is logged', async () => {
    const [faulty, good] = [await doctor({ until: '2026-12-05' }), await doctor({ until: '2026-12-05' })]
    const broken = sql`'7'::jsonb`
    await open.db.update(availability).set({ weeklyHours: broken }).where(eq(availability.doctorId, faulty))
    clock.forward(60)
    const error = vi.fn<Log['error']>()
    await newProcess({ ...silentLog, error }).settled()
    expect((await stateOf(good)).days).toEqual(['2026-12-06 2'])
    expect((await stateOf(faulty)).days).toEqual([])
    expect(error).toHaveBeenCalledOnce()
    await open.db.update(availability).set({ weeklyHours: WEEK }).where(eq(availability.doctorId, faulty))
    await newProcess().settled()
    expect((await stateOf(faulty)).days).toEqual(['2026-12-06 2'])
  })

  it('[AVAIL-05] a server that starts later than 02:00 extends at once; one without extensions never does', async () => {
    const doctorId = await doctor({ until: '2026-12-05' })
    clock.forward(3 * HOUR)
    const base = await startServer({ open, clock, hasExtensions: false })
    await base.close()
    expect((await stateOf(doctorId)).days).toEqual([])
    const server = await startServer({ open, clock })
    await vi.waitFor(async () => expect((await stateOf(doctorId)).days).toEqual(['2026-12-06 2']), 5000)
    await server.close()
  })
})
