import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertBookings } from '../src/resources/bookings/store.ts'
import { demoDoctors, demoPlatform } from '../src/demo/doctors.ts'
import { openDatabase, type OpenDatabase } from '../src/db/open.ts'
import { demoSnapshot } from './support/demoSnapshot.ts'
import { createLog } from '../src/http/log.ts'
import { startServer, type RunningServer } from '../src/app/server.ts'
import { insertSlots } from '../src/resources/slots/store.ts'
import { createTestClient } from './support/testClient.ts'

// Canaries: personal data that occurs nowhere else. They are sent through every input and must not
// appear in any log.
const canaries = {
  name: 'Quetzalcanary Birdsong',
  email: 'quetzal.canary@nalam.example',
  mobile: '9123409876',
  password: 'Canary@Secret2026',
  patient: 'Xylocanary Patient',
  patientPhone: '9876501234',
  search: 'zephyrcanary',
  about: 'aboutcanary text',
  reason: 'reasoncanary fever',
  reference: 'refcanary-9123',
}
const lines: string[] = []
let open: OpenDatabase
let server: RunningServer
const secrets: string[] = []
let statusesOfFailures: number[]

beforeAll(async () => {
  open = await openDatabase({ kind: 'memory', snapshot: await demoSnapshot() })
  server = await startServer({ open, demo: true, log: createLog((line) => lines.push(line)) })
  const { origin } = server
  const visitor = createTestClient(origin)
  await visitor.call('registerDoctor', {
    doctor_name: canaries.name,
    email: canaries.email,
    mobile_number: canaries.mobile,
    password: canaries.password,
  })
  await server.dependencies.outbox.settled()
  const code = server.mailbox.mails[0]?.code ?? 'none'
  secrets.push(code)
  await visitor.signIn(canaries.email, 'Wrong-canary@1')
  await visitor.call('confirmDoctorRegistration', { email: canaries.email, confirmationCode: code })
  await visitor.signIn(canaries.email, canaries.password)
  secrets.push(visitor.token ?? 'none')
  const doctorId = ((await visitor.call('getDoctorProfile')).body as { data: { doctorDetails: { _id: string } } }).data
    .doctorDetails._id
  await insertBookings(open.db, [
    {
      id: 'bkg_canary',
      bookingNumber: 'NLM-CANARY',
      doctorId,
      startsAt: '2027-01-01 09:00:00',
      patientName: canaries.patient,
      patientPhone: canaries.patientPhone,
      mode: 'Online',
      createdAt: new Date(),
    },
  ])
  const slotId = 'slt_canary'
  const slot = { id: slotId, doctorId, startsAt: '2027-01-01 10:00:00', endsAt: '2027-01-01 10:30:00' }
  await insertSlots(open.db, [{ ...slot, createdAt: new Date() }])
  await visitor.call('listBookings', { doctorId, page: 1, searchQuery: canaries.search })
  await visitor.call('getCalendar', { from: '01-01-2027', to: '01-01-2027' })
  await visitor.call('getCalendar', { from: canaries.search, to: '01-01-2027' })
  await visitor.call('addBooking', { slotId, patientName: canaries.patient, patientPhone: canaries.patientPhone })
  await visitor.call('listBookings', { doctorId: canaries.search, page: 1 })
  await visitor.call('updateBookingStatus', { bookingId: 'bkg_canary', status: 2 })
  await visitor.call('updateDoctorProfile', { about: canaries.about })
  await visitor.call('forgotPassword', { email: canaries.email })
  await visitor.send('GET', `/api/${canaries.search}?name=${canaries.patient.replace(' ', '+')}`)
  await visitor.send('GET', `/files/profile/${canaries.search}`)
  await visitor.send('POST', '/api/doctor/loginDoctor', {
    body: `{"email":"${canaries.email}"`,
    headers: { 'content-type': 'application/json' },
  })
  await visitor.send('POST', '/reports', {
    body: JSON.stringify({
      kind: 'error',
      name: 'TypeError',
      message: `row of ${canaries.patient} (${canaries.patientPhone}), mail ${canaries.email}`,
      route: `/doctor/${canaries.search}`,
    }),
    headers: { 'content-type': 'application/json' },
  })
  const platform = createTestClient(origin)
  const authorization = `Bearer ${demoPlatform.key}`
  const { patient: patientName, patientPhone, reason, reference } = canaries
  const visit = { slotId, patientName, patientPhone, reason, reference }
  for (const body of [
    visit,
    { ...visit, reason: reason.repeat(30) },
    { ...visit, reference: `${reference} ${reason}` },
  ])
    await platform.call('bookTime', body, { authorization })
  await platform.call('holdTime', { slotId, patientPhone }, { authorization })
  await platform.call('listPlatformDoctors', { search: canaries.search }, { authorization })
  // Without the column, the database's error message quotes the data.
  await open.db.execute(sql`alter table bookings rename column patient_name to broken`)
  await insertSlots(open.db, [{ ...slot, id: 'slt_open', doctorId: demoDoctors.complete.id, createdAt: new Date() }])
  const failures = [
    await platform.call('bookTime', { ...visit, slotId: 'slt_open' }, { authorization }),
    await visitor.call('listBookings', { doctorId, page: 1, searchQuery: canaries.search }),
  ]
  statusesOfFailures = failures.map(({ status }) => status)
  await open.db.execute(sql`alter table bookings rename column broken to patient_name`)
  await server.dependencies.outbox.settled()
})
afterAll(async () => {
  await server.close()
  await open.close()
})

describe('personal data', () => {
  it('[S9] is in no log line, whatever went wrong', () => {
    expect(statusesOfFailures).toEqual([500, 500])
    const log = lines.join('')
    expect(lines.length).toBeGreaterThan(12)
    expect(log).toContain('"event":"failure"')
    expect(log).toContain('"event":"portal error"')
    for (const canary of [...Object.values(canaries), ...secrets]) {
      for (const word of canary.split(' ')) expect(log.toLowerCase()).not.toContain(word.toLowerCase())
    }
    expect(log).not.toContain(demoDoctors.complete.email)
    expect(log).not.toMatch(/127\.0\.0\.1|::1/)
  })

  it('is not in the JSON object of any line', () => {
    for (const line of lines) {
      expect(line).toMatch(/^\{.*\}\n$/)
      expect(JSON.parse(line)).toMatchObject({
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        level: expect.any(String),
        event: expect.any(String),
      })
    }
  })

  it('has one request id in header, body and log, with operation and status, also where something failed', async () => {
    const visitor = createTestClient(server.origin)
    const asked = await visitor.send('GET', '/api/nowhere', { headers: { 'x-request-id': 'a5eeda5eeda5eed1' } })
    await visitor.signIn(canaries.email, canaries.password)
    await open.db.execute(sql`alter table tickets rename to away`)
    const failed = await visitor.call('listTickets', { page: 1, searchQuery: '' })
    await open.db.execute(sql`alter table away rename to tickets`)
    expect([asked.status, failed.status]).toEqual([404, 500])
    const events = () => lines.map((line) => JSON.parse(line) as { event: string; requestId?: string })
    for (const { headers, body } of [asked, failed]) {
      const id = headers.get('x-request-id')
      expect(body['requestId']).toBe(id)
      expect(events().filter(({ requestId }) => requestId === id).length).toBeGreaterThan(0)
    }
    const ofFailure = events().filter(({ requestId }) => requestId === failed.body['requestId'])
    expect(ofFailure.map(({ event }) => event)).toEqual(['failure', 'request'])
    expect(ofFailure[1]).toMatchObject({ operation: 'listTickets', status: 500 })
  })

  it('[S9] secrets are nowhere in the database: no password, no token, no code', async () => {
    const tables = await open.db.execute(
      sql`select table_name from information_schema.tables where table_schema = 'public'`,
    )
    const names = (tables as { rows: Array<{ table_name: string }> }).rows.map(({ table_name: name }) => name)
    expect(names).toContain('outbox')
    for (const name of names) {
      const dump = JSON.stringify(await open.db.execute(sql.raw(`select t::text from "${name}" t`)))
      for (const secret of [canaries.password, ...secrets]) {
        if (/^\d{6}$/.test(secret)) expect(dump).not.toMatch(new RegExp(`(?<![0-9a-f])${secret}(?![0-9a-f])`))
        else expect(dump).not.toContain(secret)
      }
    }
  })

  it('[S9] the audit records who did what to which record, without particulars, and cannot be changed', async () => {
    const dump = JSON.stringify(await open.db.query.audit.findMany())
    expect(dump).toContain('"action":"booking.accepted","subject":"booking:bkg_canary"')
    for (const canary of Object.values(canaries)) expect(dump).not.toContain(canary)
    for (const attempt of [sql`update audit set action = 'nothing'`, sql`delete from audit`, sql`truncate audit`]) {
      await expect(open.db.execute(attempt)).rejects.toThrow('Failed query')
    }
    expect(JSON.stringify(await open.db.query.audit.findMany())).toBe(dump)
  })
})
