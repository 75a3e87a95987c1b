import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays, BOOKING_STATUS, clinicToday, toWireDate, weekdayOf, LIVE_BOOKING_STATUSES } from '@nalam/sdk'
import { sql } from 'drizzle-orm'
import { openDatabase, type Database } from '../src/db/open.ts'
import { demoDoctors } from '../src/demo/doctors.ts'
import { fillDemoFolder } from '../test/support/fillDemoFolder.ts'
import { startServerProcess } from '../test/support/serverProcess.ts'
import { createTestClient, type TestClient } from '../test/support/testClient.ts'

/** Results of R3. */
export interface CrashReport {
  readonly kills: number
  /** Writes of every kind that succeeded. */
  readonly acknowledged: number
  /** Acknowledged writes that were missing after the restart. */
  readonly lost: number
  /** Slots that exist twice. */
  readonly doubled: number
  /**
   * Inconsistent records of an incomplete write: a count, a slot or an audit entry that does not
   * match the others.
   */
  readonly torn: number
  /** Milliseconds from start to ready after a kill, sorted. */
  readonly restarts: number[]
  /** The same in milliseconds of processor time, sorted. */
  readonly work: number[]
}

interface Slot {
  readonly date: string
  readonly time: string
}

/** The writes that the server has acknowledged. */
export interface Ledger {
  readonly slots: Slot[]
  /** Slots deleted in a bulk change. */
  readonly deleted: Slot[]
  /** Slots whose deletion was undone. */
  readonly restored: Slot[]
  /** Status by booking id. */
  readonly decisions: Map<string, number>
  /**
   * The number in the profile's landmark, which only increases: the last one sent (`sent`) and the
   * last one acknowledged (`saved`).
   */
  sent: number
  saved: number
  profiles: number
}

const doctorId = demoDoctors.complete.id

/**
 * Yields 48 times per day in sequence, either on the doctor's working days or on their days off.
 */
function* times(isRest = false): Generator<Slot> {
  for (let day = 30; ; day += 1) {
    const iso = addDays(clinicToday(), day)
    if ((weekdayOf(iso) === 'SUN') !== isRest) continue
    for (let half = 0; half < 48; half += 1) {
      const time = `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`
      yield { date: toWireDate(iso) ?? '', time }
    }
  }
}

const profile = {
  clinic_name: 'Raghavan Heart Clinic',
  doctor_qualification: 'MD',
  doctor_experience: '10+',
  doctor_speciality: 'spc_cardiology',
  language: ['Tamil', 'English'],
  available_days: ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'],
  availableTime: { from: '9 AM', to: '5 PM' },
  address: '14, Usman Road, T Nagar, Chennai',
  about: 'Heart care for families in Chennai.',
  pincode: '600017',
  locality: 'loc_chennai_t_nagar',
  city_id: 3659,
  city_name: 'Chennai',
  state_id: 35,
  state_name: 'Tamil Nadu',
  country_id: 101,
  country_name: 'India',
}

interface Page {
  readonly totalPages: number
  readonly data: { readonly data: ReadonlyArray<{ readonly id: string; readonly bookingStatus: number }> }
}

/**
 * Adds three slots of ten minutes on days off with the calendar's actions: one is deleted,
 * one is deleted and restored, and one is booked as a walk-in. Acknowledged changes are noted
 * in the ledger.
 */
async function changeSlotsOfRest(client: TestClient, ledger: Ledger, next: ReturnType<typeof times>): Promise<void> {
  /** Adds the next slot; `undefined` if the server refused it. */
  const add = async () => {
    const slot = next.next().value
    if (slot === undefined) return undefined
    const { status, body } = await client.call('addSlot', { date: slot.date, from: slot.time, minutes: 10 })
    return status === 201 ? { slot, id: String(Object(body['data']).slot.id) } : undefined
  }
  const [deleted, restored, booked] = [await add(), await add(), await add()]
  if (deleted === undefined || restored === undefined || booked === undefined) return
  const remove = (id: string) => client.call('changeSlots', { action: 'delete', slotIds: [id] })
  if ((await remove(deleted.id)).status === 200) ledger.deleted.push(deleted.slot)
  const removal = await remove(restored.id)
  if (removal.status === 200) {
    const undone = await client.call('undoSlotChange', { id: Object(removal.body['data']).change.id })
    if (undone.status === 200) ledger.restored.push(restored.slot)
  }
  ledger.slots.push(booked.slot)
  const patient = { patientName: 'Desk Patient', patientPhone: '9000000001' }
  const added = await client.call('addBooking', { slotId: booked.id, ...patient })
  if (added.status === 201) ledger.decisions.set(Object(added.body['data']).booking.id, BOOKING_STATUS.confirmed)
}

/**
 * Creates the writers. Each performs one write and notes it in the ledger when it is acknowledged.
 */
function createWriters(ledger: Ledger): Array<(client: TestClient) => Promise<void>> {
  const [next, nextRest] = [times(), times(true)]
  let page = 0
  const createSlot = async (client: TestClient) => {
    const slot = next.next().value
    if (slot === undefined) return
    const { status } = await client.call('createSlot', { doctor_id: doctorId, ...slot })
    if (status === 201) ledger.slots.push(slot)
  }
  return [
    createSlot,
    createSlot,
    (client) => changeSlotsOfRest(client, ledger, nextRest),
    async (client) => {
      const { status: listed, body } = await client.call('listBookings', { doctorId, page: page + 1, searchQuery: '' })
      // On a busy machine the server may refuse the request; the next turn tries it again.
      if (listed !== 200) return
      const { totalPages, data } = body as unknown as Page
      page = (page + 1) % Math.max(1, totalPages)
      const pending = data.data.find(({ bookingStatus }) => bookingStatus === BOOKING_STATUS.pending)
      if (pending === undefined) return
      const decision = 2 + (ledger.decisions.size % 3)
      const { status } = await client.call('updateBookingStatus', { bookingId: pending.id, status: decision })
      if (status === 200) ledger.decisions.set(pending.id, decision)
    },
    async (client) => {
      const number = (ledger.sent += 1)
      const { status } = await client.call('updateDoctorProfile', { ...profile, landmark: `Gate ${number}` })
      if (status !== 200) return
      ledger.saved = number
      ledger.profiles += 1
    },
  ]
}

/**
 * Returns whether the profile is the last acknowledged one or, if the kill cut off the response,
 * a later one.
 */
async function profileIsThere(client: TestClient, ledger: Ledger): Promise<boolean> {
  const { body } = await client.call('getDoctorProfile')
  const { landmark } = (body as { data: { doctorDetails: { landmark: string } } }).data.doctorDetails
  const stored = Number(/^Gate (\d+)$/.exec(landmark)?.[1] ?? 0)
  const isThere = stored >= ledger.saved && stored <= ledger.sent
  ledger.saved = stored
  return isThere
}

const { pending, confirmed, declined, reschedule } = BOOKING_STATUS

/** Counts inconsistent records, independent of the ledger. */
const torn = sql`
  select
    (select count(*) from booking_counts c where array[c.total, c.pending, c.confirmed] is distinct from
      (select array[count(*), count(*) filter (where b.status = ${pending}), count(*) filter (where b.status = ${confirmed})]::int[]
        from bookings b where b.doctor_id = c.doctor_id))
  + (select count(*) from booking_days d where array[d.pending, d.confirmed, d.declined, d.reschedule] is distinct from
      (select array[count(*) filter (where b.status = ${pending}), count(*) filter (where b.status = ${confirmed}),
          count(*) filter (where b.status = ${declined}), count(*) filter (where b.status = ${reschedule})]::int[]
        from bookings b where b.doctor_id = d.doctor_id and b.starts_at::date = d.day))
  + (select count(*) from slots s where s.is_booked is distinct from
      exists (select from bookings b where b.slot_id = s.id and b.status in ${LIVE_BOOKING_STATUSES}))
  + (select count(*) from slots s where s.id not like 'slt\\_%'
      and (select count(*) from audit a where a.subject = 'slot:' || s.id and a.action = 'slot.created')
        + (select count(*) from slot_changes c where c.created @> to_jsonb(s.id)) <> 1)
  + (select count(*) from slot_changes c where 1 <> (select count(*) from audit a where a.subject = 'slot_change:' || c.id
      and a.detail = jsonb_build_object('created', jsonb_array_length(c.created), 'removed', jsonb_array_length(c.removed), 'switched', 0)))
  + (select count(*) from slot_changes c where (c.undone_at is not null)::int <> (select count(*) from audit a
      where a.subject = 'slot_change:' || c.id and a.action = 'slots.restored'))
  + (select count(*) from slot_changes c, jsonb_array_elements_text(c.created) as made (id) where c.undone_at is null
      and not exists (select from slots s where s.id = made.id)
      and not exists (select from slot_changes d where d.undone_at is null and d.removed @> jsonb_build_array(jsonb_build_object('id', made.id))))
  + (select count(*) from slot_changes c, jsonb_array_elements(c.removed) as gone where c.undone_at is null
      and exists (select from slots s where s.id = gone ->> 'id'))
  + (select count(*) from audit a where a.subject like 'slot:%' and not exists (select from slots s where 'slot:' || s.id = a.subject))
  + (select count(*) from audit a where a.subject like 'booking:%' and not exists
      (select from bookings b where 'booking:' || b.id = a.subject and to_jsonb(b.status::int) = a.detail -> 'status')) as torn`

/** Compares the database with the ledger, after the server has stopped. */
export async function compareWithLedger(
  db: Database,
  ledger: Pick<Ledger, 'slots' | 'decisions'> & Partial<Pick<Ledger, 'deleted' | 'restored'>>,
): Promise<{ lost: number; doubled: number; torn: number }> {
  const slots = await db.query.slots.findMany({ where: (row, { eq }) => eq(row.doctorId, doctorId) })
  const counts = new Map<string, number>()
  for (const { startsAt } of slots) {
    const key = `${toWireDate(startsAt.slice(0, 10))} ${startsAt.slice(11, 16)}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const bookings = await db.query.bookings.findMany({ where: (row, { eq }) => eq(row.doctorId, doctorId) })
  const statuses = new Map(bookings.map(({ id, status }) => [id, status]))
  const audited = new Set((await db.query.audit.findMany()).map(({ subject }) => subject))
  const lostSlots = [...ledger.slots, ...(ledger.restored ?? [])].filter(
    ({ date, time }) => !counts.has(`${date} ${time}`),
  )
  const undeleted = (ledger.deleted ?? []).filter(({ date, time }) => counts.has(`${date} ${time}`))
  const lostDecisions = [...ledger.decisions].filter(
    ([id, status]) => statuses.get(id) !== status || !audited.has(`booking:${id}`),
  )
  const found = (await db.execute(torn)) as { rows: Array<{ torn: number | string }> }
  return {
    lost: lostSlots.length + undeleted.length + lostDecisions.length,
    doubled: [...counts.values()].filter((count) => count > 1).length,
    torn: Number(found.rows[0]?.torn),
  }
}

/**
 * Measures R3: kills the server with SIGKILL during writes and checks after each restart whether
 * acknowledged writes are still stored. A doctor creates slots, decides bookings and saves the
 * profile while simulated patients book.
 *
 * @param databaseUrl a PostgreSQL database; without it a data folder of the embedded database
 * @param main the built file, as in production; without it the server runs from source
 */
export async function measureCrashes(
  kills: number,
  databaseUrl: string | undefined,
  main?: string,
): Promise<CrashReport> {
  const folder = mkdtempSync(join(tmpdir(), 'crash-'))
  if (databaseUrl === undefined) await fillDemoFolder(folder)
  const start = () =>
    startServerProcess(
      ['--demo', '--data', folder, '--simulate', '5/s'],
      databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl },
      main,
    )
  const ledger: Ledger = { slots: [], deleted: [], restored: [], decisions: new Map(), sent: 0, saved: 0, profiles: 0 }
  const count = () =>
    ledger.slots.length + ledger.deleted.length + ledger.restored.length + ledger.decisions.size + ledger.profiles
  const writers = createWriters(ledger)
  const restarts: number[] = []
  const work: number[] = []
  let lostProfiles = 0
  let server = await start()
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      const client = createTestClient(server.origin)
      await client.signIn(demoDoctors.complete.email)
      if (!(await profileIsThere(client, ledger))) lostProfiles += 1
      // All writers run at once. The kill comes after a number of responses that differs in each
      // round, while writes are in progress.
      const enough = Promise.withResolvers<void>()
      const wanted = count() + 3 + ((kill * 7) % 25)
      const running = writers.map(async (write) => {
        try {
          for (;;) {
            await write(client)
            if (count() >= wanted) enough.resolve()
          }
        } catch (error) {
          // The connection broke. That write may or may not be stored; both are correct. Any other
          // error is a fault of the measurement.
          if (!(error instanceof TypeError && ['fetch failed', 'terminated'].includes(error.message))) throw error
        }
      })
      await Promise.race([enough.promise, Promise.all(running)])
      await server.kill()
      await Promise.all(running)
      server = await start()
      restarts.push(server.readyAfter)
      work.push(server.readyAfterWork)
    }
    const client = createTestClient(server.origin)
    await client.signIn(demoDoctors.complete.email)
    if (!(await profileIsThere(client, ledger))) lostProfiles += 1
    await server.stop()
    const open = await openDatabase(
      databaseUrl === undefined ? { kind: 'folder', folder } : { kind: 'postgres', url: databaseUrl },
    )
    const { lost, doubled, torn: tornRecords } = await compareWithLedger(open.db, ledger)
    await open.close()
    return {
      kills,
      acknowledged: count(),
      lost: lost + lostProfiles,
      doubled,
      torn: tornRecords,
      restarts: restarts.sort((a, b) => a - b),
      work: work.sort((a, b) => a - b),
    }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
