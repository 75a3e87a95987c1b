import { addDays, addMonths } from '@nalam/sdk'
import { asc, eq } from 'drizzle-orm'
import { afterEach, expect, it, vi } from 'vitest'
import { startServer } from '../src/app/server.ts'
import type { PeriodicWork } from '../src/changes/periodicWork.ts'
import { audit, bookingCounts, bookings, offers, slots } from '../src/db/schema.ts'
import { createRetention } from '../src/operations/erasePatients.ts'
import { nightOf } from '../src/resources/availability/rules.ts'
import { insertBookings } from '../src/resources/bookings/store.ts'
import { openDatabase } from '../src/db/open.ts'
import { describeOnDatabases } from './support/describeOnDatabases.ts'
import { addSlot, newDoctor } from './support/newDoctor.ts'
import { openSession } from './support/openSession.ts'
import { createSettableClock } from './support/settableClock.ts'

const HOUR = 3600

describeOnDatabases('retention', (world) => {
  const jobs: PeriodicWork[] = []
  afterEach(async () => {
    for (const job of jobs.splice(0)) await job.close()
  })
  /** Creates what each process has; processes share only the database. */
  function newProcess(months: number): PeriodicWork {
    const job = createRetention(world.server.dependencies, months, 3_600_000)
    jobs.push(job)
    return job
  }
  const forwardTo = (moment: string) => world.clock.forward((Date.parse(moment) - world.clock.now().getTime()) / 1000)
  const bookingsOf = (doctorId: string) =>
    world.db.select().from(bookings).where(eq(bookings.doctorId, doctorId)).orderBy(asc(bookings.startsAt))
  const namesOf = async (doctorId: string) => (await bookingsOf(doctorId)).map(({ patientName }) => patientName)
  const entriesOf = (doctorId: string) =>
    world.db.select().from(audit).where(eq(audit.doctorId, doctorId)).orderBy(asc(audit.id))

  /** Fills the demo with 1,250 bookings of one doctor in the month before the limit of one month. */
  async function insertOldBookings() {
    const { doctorId } = await newDoctor(world.server)
    const last = addMonths(nightOf(world.clock.now()), -1)
    await insertBookings(
      world.db,
      Array.from({ length: 1250 }, (_, index) => ({
        id: `bkg_old_${doctorId}_${index}`,
        bookingNumber: `OLD-${doctorId}-${index}`,
        doctorId,
        startsAt: `${addDays(last, -1 - (index % 25))} 10:00:00`,
        patientName: `Old Patient ${index}`,
        patientPhone: '9000000002',
        mode: 'Offline',
        status: 1 + (index % 4),
        createdAt: world.clock.now(),
      })),
    )
    return doctorId
  }

  // First, while the demo's days are around today.
  it('[ACC-05] leaves the bookings, their slots and counts as they are, and everything that is newer', async () => {
    const [night, client] = [nightOf(world.clock.now()), world.client]
    const limit = addMonths(night, -1)
    const rows = () => world.db.select().from(bookings).orderBy(asc(bookings.id))
    await insertOldBookings()
    const before = await rows()
    const countsBefore = await world.db.select().from(bookingCounts).orderBy(asc(bookingCounts.doctorId))
    const slotsBefore = await world.db.select().from(slots).orderBy(asc(slots.id))
    await newProcess(1).settled()
    const after = await rows()
    const old = before.filter(({ startsAt }) => startsAt < limit)
    expect(old.length).toBeGreaterThan(1200)
    expect(before.length - old.length).toBeGreaterThan(100)
    expect(after).toEqual(
      before.map((row) =>
        row.startsAt < limit
          ? {
              ...row,
              patientName: '—',
              patientPhone: '',
              cancelNote: null,
              // A calendar program must take the change.
              revision: expect.any(Number),
              searchText: `—  ${row.bookingNumber.toLowerCase()}`,
            }
          : row,
      ),
    )
    expect(await world.db.select().from(bookingCounts).orderBy(asc(bookingCounts.doctorId))).toEqual(countsBefore)
    expect(await world.db.select().from(slots).orderBy(asc(slots.id))).toEqual(slotsBefore)
    expect((await client.call('getDoctorProfile')).status).toBe(200)
  })

  it('[ACC-05] erases bookings that are older than the months, to the day, at 02:00 at the clinic', async () => {
    forwardTo('2027-05-30T21:30:00.000Z')
    const { doctorId } = await newDoctor(world.server)
    const add = (day: string, time: string) =>
      addSlot(world.server, doctorId, `${day} ${time}`, `${day} ${time.slice(0, 3)}59`, { booking: 2 })
    // Three months before 31 May is the end of February.
    await add('2027-02-27', '23:45')
    await add('2027-02-28', '00:00')
    await add('2027-02-28', '23:30')
    await add('2027-03-01', '00:00')
    await add('2027-06-10', '09:00')
    const job = newProcess(3)
    await job.settled()
    expect(await namesOf(doctorId)).toEqual(['—', ...Array(4).fill('New Patient')])

    // 01:59 and 02:00 of the next night.
    world.clock.forward(23 * HOUR - 61)
    await job.settled()
    expect(await namesOf(doctorId)).toEqual(['—', ...Array(4).fill('New Patient')])
    world.clock.forward(61)
    await job.settled()
    expect(await namesOf(doctorId)).toEqual(['—', '—', '—', 'New Patient', 'New Patient'])
    expect((await entriesOf(doctorId)).map(({ action, detail }) => [action, detail])).toEqual([
      ['patients.erased', { bookings: 1, before: '2027-02-28' }],
      ['patients.erased', { bookings: 2, before: '2027-03-01' }],
    ])
  })

  it('[ACC-05] of four processes, each booking is erased once, notes of offers with it', async () => {
    const doctorId = await insertOldBookings()
    const [first] = await bookingsOf(doctorId)
    const at = world.clock.now()
    await world.db.insert(offers).values({
      id: `ofr_${doctorId}`,
      doctorId,
      bookingId: first?.id ?? '',
      state: 'withdrawn',
      times: [],
      before: { status: 1, startsAt: '', slotId: null, slotStatus: null, visit: null, decidedAt: null, before: null },
      note: 'Bring the report, Kayal',
      wish: 'Evenings',
      createdAt: at,
      expiresAt: at,
    })
    await Promise.all(Array.from({ length: 4 }, () => newProcess(1).settled()))
    // A process leaves rows that another one has locked to the next check.
    await newProcess(1).settled()
    expect(new Set(await namesOf(doctorId))).toEqual(new Set(['—']))
    const erased = (await entriesOf(doctorId)).map(({ detail }) => Number(detail['bookings']))
    expect(erased.reduce((sum, count) => sum + count, 0)).toBe(1250)
    expect(
      await world.db
        .select()
        .from(offers)
        .where(eq(offers.bookingId, first?.id ?? '')),
    ).toMatchObject([{ note: null, wish: null }])
  })
})

it.each([
  [1, '—'],
  [undefined, 'New Patient'],
])('[ACC-05] a server with RETENTION_MONTHS %s shows %s for an old booking', async (retentionMonths, shown) => {
  const clock = createSettableClock()
  const open = await openDatabase({ kind: 'memory' })
  const first = await startServer({ open, clock })
  const { doctorId } = await newDoctor(first)
  await addSlot(first, doctorId, '2026-09-01 09:00', '2026-09-01 09:30', { booking: 2 })
  await first.close()
  const server = await startServer({ open, clock, retentionMonths })
  const { client } = await newDoctor(server)
  client.token = await openSession(server.dependencies, doctorId)
  await vi.waitFor(async () => {
    const { body } = await client.call('listBookings', { doctorId, page: 1 })
    expect(body).toMatchObject({ data: { data: [{ studentName: shown }] } })
  })
  await server.close()
  await open.close()
})
