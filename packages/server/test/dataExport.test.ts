import { BOOKING_STATUS } from '@nalam/sdk'
import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { auditReads, bookings, doctors, knownDevices, passkeys, profileImages, sessions } from '../src/db/schema.ts'
import { DEMO_PASSWORD, demoDoctors } from '../src/demo/doctors.ts'
import { EXPORTED, exportedColumns } from '../src/resources/account/dataExport.ts'
import { insertBookings } from '../src/resources/bookings/store.ts'
import { insertSlots } from '../src/resources/slots/store.ts'
import { insertTickets } from '../src/resources/tickets/store.ts'
import { defaultLimits } from '../src/security/limits.ts'
import { describeOnDatabases, outcome } from './support/describeOnDatabases.ts'
import { newDoctor } from './support/newDoctor.ts'
import { createTestClient, type TestClient } from './support/testClient.ts'

/** The other tables, each with the reason why it is not in an export. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  codes: 'hashes of codes that are valid for minutes',
  passkey_challenges: 'hashes that are valid for minutes',
  offer_links: 'hashes of the links that patients have',
  reminder_links: 'hashes of the links that patients have',
  rate_limits: 'counters under hashes, for minutes or hours',
  outbox: 'mails that wait to be sent to the address of the account',
  idempotency_keys: 'responses that are repeated for 24 hours',
  slot_changes: 'slots as they were before, for undo; the slots are exported',
  booking_counts: 'counted from the bookings',
  booking_days: 'counted from the bookings',
  events: 'numbers and ids of changes for open pages; the audit is exported',
  event_heads: 'the last of these numbers',
  countries: 'the same for all doctors',
  states: 'the same for all doctors',
  cities: 'the same for all doctors',
  localities: 'the same for all doctors',
  specialities: 'the same for all doctors',
  platforms: 'of the whole server',
  platform_notices: 'ids of bookings that platforms are still to be told of; the bookings are exported',
  platform_holds: 'times that are held for minutes, with hashes of numbers',
  reminder_days: 'of the whole server',
  metadata: 'of the whole server',
}

const tableRows = z.object({ rows: z.array(z.object({ name: z.string() })) })

describeOnDatabases('the export of a doctor’s data', (world) => {
  const filesOf = async (client: TestClient) => {
    const response = await client.call('exportData')
    expect(outcome(response)).toEqual([200, 'data.exported'])
    const { fileName, content } = Object(response.body['data'])
    expect(fileName).toBe('nalam-2026-11-20.zip')
    const entries = unzipSync(Buffer.from(String(content), 'base64'))
    return Object.fromEntries(Object.entries(entries).map(([name, bytes]) => [name, strFromU8(bytes, true)]))
  }
  const text = (binary = '') => Buffer.from(binary, 'latin1').toString()

  async function book(doctorId: string, index: number, patientName: string) {
    const [bookingId, slotId] = [`bkg_${doctorId}_${index}`, `slt_${doctorId}_${index}`]
    const [startsAt, endsAt] = [`2026-11-23 1${index}:00:00`, `2026-11-23 1${index}:20:00`]
    const createdAt = world.clock.now()
    await insertSlots(world.db, [{ id: slotId, doctorId, startsAt, endsAt, createdAt, isBooked: true }])
    const person = { patientName, patientPhone: '9200000001', mode: 'Online' }
    const booking = { id: bookingId, doctorId, slotId, startsAt, createdAt, status: BOOKING_STATUS.pending }
    await insertBookings(world.db, [{ ...booking, ...person, bookingNumber: `EXP-${doctorId}-${index}` }])
  }

  it('[ACC-05] holds every table of the database, or says why not', async () => {
    const { rows } = tableRows.parse(
      await world.db.execute(sql`
        select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE'`),
    )
    const known = [...Object.keys(EXPORTED), ...Object.keys(LEFT_OUT)]
    expect(known.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
  })

  it('[ACC-05] has no column of hashes, tokens, keys or bytes', async () => {
    for (const table of Object.keys(EXPORTED)) {
      const columns = await exportedColumns(world.db, table)
      expect(columns.length).toBeGreaterThan(0)
      expect(columns.filter((name) => /hash|token|secret|key|fingerprint|content/.test(name))).toEqual(
        // What a message to a patient says.
        table === 'deliveries' ? ['content'] : [],
      )
    }
  })

  it('[ACC-05] has the doctor’s rows as JSON and CSV, the image, and nothing of others or secret', async () => {
    const { doctorId, client } = await newDoctor(world.server, { profileUpdated: true })
    const other = await newDoctor(world.server, { profileUpdated: true })
    await book(doctorId, 1, 'அனிதா, "செல்வம்"')
    await book(doctorId, 2, '=1+1')
    await book(other.doctorId, 1, 'Kept Elsewhere')
    const at = world.clock.now()
    await world.db
      .insert(profileImages)
      .values({ name: `${doctorId}.webp`, doctorId, content: Buffer.from([1, 255]), createdAt: at })
    const secrets = {
      id: `psk_${doctorId}`,
      credentialId: 'secret-credential',
      publicKey: Buffer.from('secret-public'),
    }
    const state = { counter: 7, name: 'Pixel', isBackupEligible: true, isBackedUp: true, createdAt: at }
    await world.db.insert(passkeys).values({ ...secrets, ...state, doctorId })
    await world.db.insert(knownDevices).values({ tokenHash: 'secret-device', doctorId, lastUsedAt: at })
    const files = await filesOf(client)
    expect(Object.keys(files).toSorted()).toEqual(
      [
        'README.txt',
        `images/${doctorId}.webp`,
        ...Object.keys(EXPORTED).flatMap((name) => [`${name}.csv`, `${name}.json`]),
      ].toSorted(),
    )
    const rows = (name: string): Record<string, unknown>[] => JSON.parse(text(files[`${name}.json`]))
    expect(rows('doctors')).toEqual([expect.objectContaining({ id: doctorId, is_active: expect.any(Boolean) })])
    expect(rows('bookings').map((row) => row['patient_name'])).toEqual(['அனிதா, "செல்வம்"', '=1+1'])
    expect(rows('passkeys')).toEqual([expect.objectContaining({ name: 'Pixel' })])
    const csv = text(files['bookings.csv'])
    expect(csv.startsWith('\uFEFF')).toBe(true)
    expect(csv.split('\r\n')[0]).toContain('booking_number,doctor_id')
    expect(csv).toContain('"அனிதா, ""செல்வம்"""')
    expect(csv).toContain("'=1+1")
    expect(files[`images/${doctorId}.webp`]).toBe('\u0001\u00FF')
    const all = Object.values(files).map(text).join('\n')
    const [account] = await world.db
      .select()
      .from(doctors)
      .where(sql`id = ${doctorId}`)
    const [session] = await world.db
      .select()
      .from(sessions)
      .where(sql`doctor_id = ${doctorId}`)
    for (const secret of [account?.passwordHash, session?.tokenHash, 'secret-', other.doctorId, 'Kept Elsewhere'])
      expect(all.includes(secret ?? '')).toBe(false)
  })

  it('[ACC-05] has all rows of a long list, in the order of time', async () => {
    const { doctorId, client } = await newDoctor(world.server)
    const at = world.clock.now()
    const ids = Array.from({ length: 4001 }, (_, index) => `tic_${doctorId}_${String(index).padStart(4, '0')}`)
    const rest = { doctorId, subject: 'Slot', message: 'Twice', createdAt: at, updatedAt: at }
    for (let first = 0; first < ids.length; first += 1000)
      await insertTickets(
        world.db,
        ids.slice(first, first + 1000).map((id) => ({ id, ...rest })),
      )
    const rows: { id: string }[] = JSON.parse(text((await filesOf(client))['tickets.json']))
    expect(rows.map(({ id }) => id)).toEqual(ids)
  })

  it('[ACC-05] needs a recent proof, tells the doctor by mail, and is in the activity and both audits', async () => {
    const { id: doctorId, email } = demoDoctors.complete
    const client = createTestClient(world.server.origin)
    expect((await client.signIn(email)).status).toBe(201)
    world.clock.forward(601)
    expect(outcome(await client.call('exportData'))).toEqual([403, 'proof.required'])
    expect((await client.call('proveIdentity', { password: DEMO_PASSWORD })).status).toBe(200)
    await filesOf(client)
    const { body } = await client.call('listActivity')
    expect(Object(body['data']).activity[0]).toEqual({ at: world.clock.now().toISOString(), name: 'data.exported' })
    await world.server.dependencies.outbox.settled()
    const subjects = world.server.mailbox.mails.filter(({ to }) => to === email).map(({ subject }) => subject)
    expect(subjects).toContain('The data of your Nalam account was exported')
    const count = await world.db.$count(bookings, sql`doctor_id = ${doctorId}`)
    const reads = () =>
      world.db
        .select()
        .from(auditReads)
        .where(sql`doctor_id = ${doctorId} and list = 'export'`)
    await expect.poll(reads).toEqual([expect.objectContaining({ page: 1, rowCount: count })])
  })

  it('[ACC-05] is limited', async () => {
    const { client } = await newDoctor(world.server)
    for (let times = 0; times < defaultLimits.exportsPerDoctor.tries; times += 1)
      expect((await client.call('exportData')).status).toBe(200)
    expect(outcome(await client.call('exportData'))).toEqual([429, 'limit.exceeded'])
  })
})

describe('the reasons', () => {
  it('are given for every table that is left out', () => {
    for (const reason of Object.values(LEFT_OUT)) expect(reason.length).toBeGreaterThan(10)
  })
})
