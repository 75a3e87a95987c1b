import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BOOKING_STATUS } from '@nalam/sdk'
import { sql } from 'drizzle-orm'
import { contractDocument, operationDescriptions } from '../src/contract/contractDocument.ts'
import type { OperationId } from '../src/contract/contractTypes.ts'
import { availabilityExceptions, offers, passkeys } from '../src/db/schema.ts'
import { demoDoctors } from '../src/demo/doctors.ts'
import { startDemoServer } from './support/startDemoServer.ts'
import type { RunningServer } from '../src/app/server.ts'
import { insertBookings } from '../src/resources/bookings/store.ts'
import { cancelBookings, previewCancellations } from '../src/resources/bookings/cancellationsStore.ts'
import { applySlotChange } from '../src/resources/slotChanges/store.ts'
import { createTestClient, type TestClient } from './support/testClient.ts'
import { openSession } from './support/openSession.ts'
import { hashOf } from '../src/random.ts'

const { other } = demoDoctors

/** The kind of record that an id refers to, and the field of the body that contains the id. */
type Rule = {
  readonly field: string
  readonly record:
    | 'doctor'
    | 'booking'
    | 'cancellation'
    | 'offers'
    | 'slot'
    | 'slot change'
    | 'exception'
    | 'ticket'
    | 'session'
    | 'passkey'
  readonly rest?: object
}

// Every operation with a session has an entry: which id of another doctor's record it accepts, or
// why none. The first test fails for an operation of the contract without an entry.
const rules: Partial<Record<OperationId, Rule | 'takes no id of a record'>> = {
  getDoctorProfile: 'takes no id of a record',
  updateDoctorProfile: 'takes no id of a record',
  updateDoctorProfileImage: 'takes no id of a record',
  logoutDoctor: 'takes no id of a record',
  updateDoctorStatus: { field: 'id', record: 'doctor' },
  listBookings: { field: 'doctorId', record: 'doctor', rest: { page: 1, searchQuery: '' } },
  updateBookingStatus: { field: 'bookingId', record: 'booking', rest: { status: 2 } },
  changePassword: 'takes no id of a record',
  sendEmailCode: 'takes no id of a record',
  verifyEmail: 'takes no id of a record',
  listPasskeys: 'takes no id of a record',
  beginPasskey: 'takes no id of a record',
  addPasskey: 'takes no id of a record',
  renamePasskey: { field: 'id', record: 'passkey', rest: { name: 'Other' } },
  removePasskey: { field: 'id', record: 'passkey' },
  setPasskeyOnly: 'takes no id of a record',
  beginProof: 'takes no id of a record',
  proveIdentity: 'takes no id of a record',
  listSessions: 'takes no id of a record',
  endSession: { field: 'id', record: 'session' },
  endOtherSessions: 'takes no id of a record',
  exportData: 'takes no id of a record',
  listActivity: 'takes no id of a record',
  getQueueScreen: 'takes no id of a record',
  saveQueueScreen: 'takes no id of a record',
  removeQueueScreen: 'takes no id of a record',
  getCalendarFeed: 'takes no id of a record',
  createCalendarFeed: 'takes no id of a record',
  changeCalendarFeed: 'takes no id of a record',
  removeCalendarFeed: 'takes no id of a record',
  listBookingSources: 'takes no id of a record',
  listUndoableBookings: 'takes no id of a record',
  undoBookingDecision: { field: 'id', record: 'booking' },
  cancelBooking: { field: 'id', record: 'booking', rest: { reason: 'emergency', slot: 'open' } },
  moveBooking: { field: 'id', record: 'booking', rest: { slotId: 'slt_1', previousSlot: 'open' } },
  setTold: { field: 'id', record: 'booking' },
  getReminderSettings: 'takes no id of a record',
  setReminderSettings: 'takes no id of a record',
  setVisit: { field: 'id', record: 'booking', rest: { visit: 'seen' } },
  // Another doctor's bookings are left out like bookings that do not exist: see visits.test.ts.
  previewCancellations: 'takes no id of a record',
  cancelBookings: 'takes no id of a record',
  undoCancellations: { field: 'id', record: 'cancellation' },
  offerTimes: { field: 'id', record: 'booking', rest: { slotIds: ['slt_1'] } },
  withdrawOffer: { field: 'id', record: 'booking' },
  // Another doctor's booking is refused like one that does not exist: see offers.test.ts.
  offerSeveral: 'takes no id of a record',
  undoOffers: { field: 'id', record: 'offers' },
  createSlot: { field: 'doctor_id', record: 'doctor', rest: { date: '01-03-2027', time: '09:00' } },
  listSlotsByDate: { field: 'doctorId', record: 'doctor', rest: { date: '01-03-2027' } },
  getCalendar: 'takes no id of a record',
  getQueue: 'takes no id of a record',
  addQueueEntry: { field: 'bookingId', record: 'booking', rest: { date: '20-11-2026' } },
  // Another doctor's patient is refused like one who is not next: see queue.test.ts.
  callNextPatient: 'takes no id of a record',
  undoPatientCall: 'takes no id of a record',
  endQueueSession: 'takes no id of a record',
  changeQueueEntry: { field: 'id', record: 'booking', rest: { action: 'left' } },
  addBooking: { field: 'slotId', record: 'slot', rest: { patientName: 'Other', patientPhone: '9840012345' } },
  addSlot: 'takes no id of a record',
  // Another doctor's slots are left out like slots that do not exist: see slotOperations.test.ts.
  changeSlots: 'takes no id of a record',
  listUndoableSlotChanges: 'takes no id of a record',
  undoSlotChange: { field: 'id', record: 'slot change' },
  getAvailability: 'takes no id of a record',
  replaceAvailability: 'takes no id of a record',
  addException: 'takes no id of a record',
  removeException: { field: 'id', record: 'exception' },
  // Neither operation takes an id of a record: see publication.test.ts.
  previewSlotPlan: 'takes no id of a record',
  applySlotPlan: 'takes no id of a record',
  updateSlotStatus: { field: 'slotId', record: 'slot', rest: { status: 2 } },
  listTickets: 'takes no id of a record',
  updateTicketStatus: { field: 'ticketId', record: 'ticket', rest: { status: 3 } },
  listSpecialities: 'takes no id of a record',
  listCountries: 'takes no id of a record',
  listStates: 'takes no id of a record',
  listCities: 'takes no id of a record',
  listLocalities: 'takes no id of a record',
}
const signedIn = operationDescriptions.filter(({ needsSession }) => needsSession)

let server: RunningServer
let client: TestClient
let foreign: Record<Rule['record'], string>

beforeAll(async () => {
  server = await startDemoServer()
  client = createTestClient(server.origin)
  await client.signIn(demoDoctors.complete.email)
  const { query } = server.dependencies.db
  const booking = await query.bookings.findFirst({
    where: (row, { and, eq }) => and(eq(row.doctorId, other.id), eq(row.status, 1)),
  })
  const slot = await query.slots.findFirst({
    where: (row, { and, eq }) => and(eq(row.doctorId, other.id), eq(row.isBooked, false)),
  })
  const ticket = await query.tickets.findFirst({ where: (row, { eq }) => eq(row.doctorId, other.id) })
  const applied = await applySlotChange(server.dependencies.db, server.dependencies, {
    doctorId: other.id,
    name: 'slot.added',
    requestId: 'req_1',
    create: [{ startsAt: '2027-03-01 09:00:00', endsAt: '2027-03-01 09:30:00' }],
  })
  const exception = { id: 'exc_other', firstDay: '2027-03-01', lastDay: '2027-03-01', kind: 'closed' } as const
  await server.dependencies.db
    .insert(availabilityExceptions)
    .values({ ...exception, doctorId: other.id, createdAt: new Date() })
  const confirmed = { id: 'bkg_other', status: BOOKING_STATUS.confirmed, startsAt: '2027-03-02 09:00:00' }
  const patient = { patientName: 'Other', patientPhone: '9840012345', mode: 'Online', bookingNumber: 'OTHER-1' }
  await insertBookings(server.dependencies.db, [
    { ...confirmed, ...patient, doctorId: other.id, createdAt: new Date() },
  ])
  const selection = { bookingIds: [confirmed.id] }
  const { db, clock } = server.dependencies
  const { fingerprint } = await previewCancellations(db, other.id, selection, clock.now())
  const cancelling = { selection, fingerprint, reason: 'technical', slot: 'open' } as const
  const request = { doctorId: other.id, requestId: 'req_1', ...cancelling }
  const cancellation = await cancelBookings(db, server.dependencies, request)
  const made = { id: 'off_other', offersId: 'ofs_other', doctorId: other.id, bookingId: confirmed.id, times: [] }
  const before = { status: BOOKING_STATUS.confirmed, startsAt: confirmed.startsAt, slotId: null, slotStatus: null }
  await db.insert(offers).values({
    ...made,
    before: { ...before, visit: null, decidedAt: null, before: null },
    createdAt: clock.now(),
    expiresAt: new Date(clock.now().getTime() + 3_600_000),
  })
  const passkey = { id: 'psk_other', credentialId: 'other', publicKey: new Uint8Array([1]), counter: 0, name: 'Theirs' }
  await db
    .insert(passkeys)
    .values({ ...passkey, isBackupEligible: false, isBackedUp: false, doctorId: other.id, createdAt: new Date() })
  foreign = {
    passkey: passkey.id,
    exception: exception.id,
    session: hashOf(await openSession(server.dependencies, other.id)),
    'slot change': applied?.change.id ?? '',
    cancellation: cancellation.id,
    offers: made.offersId,
    doctor: other.id,
    booking: booking?.id ?? '',
    slot: slot?.id ?? '',
    ticket: ticket?.id ?? '',
  }
})
afterAll(() => server.close())

/** Returns all records of the other doctor, as text. */
async function recordsOfOther(): Promise<string> {
  const tables = ['doctors where id', 'bookings where doctor_id', 'slots where doctor_id', 'tickets where doctor_id']
  const dumps = []
  for (const table of tables)
    dumps.push(await server.dependencies.db.execute(sql.raw(`select * from ${table} = '${other.id}' order by id`)))
  return JSON.stringify(dumps)
}

describe('somebody else’s records', () => {
  it('[S7] every operation with a session has a rule, and no rule is left over', () => {
    expect(Object.keys(rules).sort()).toEqual(signedIn.map(({ operationId }) => operationId).sort())
  })

  it('[S7] an operation that takes no id has no field in its request that could carry one', () => {
    const suspicious = /^(?:id|.*(?:doctor|booking|slot|ticket)_?id)$/i
    for (const { operationId } of signedIn.filter(
      ({ operationId: id }) => typeof rules[id as OperationId] === 'string',
    )) {
      const fields = fieldsOf(operationId)
      expect([operationId, fields.filter((field) => suspicious.test(field))]).toEqual([operationId, []])
    }
  })

  it.each(
    Object.entries(rules).flatMap(([id, rule]) =>
      typeof rule === 'object' ? [[id as OperationId, rule] as const] : [],
    ),
  )(
    '[S7] %s responds to another doctor’s id byte for byte as to one that does not exist, and changes nothing',
    async (id, { field, record, rest }) => {
      expect(foreign[record]).not.toBe('')
      const before = await recordsOfOther()
      const ask = (value: string) =>
        client.call(id, { [field]: value, ...rest }, { 'x-request-id': '00000000-0000-4000-8000-000000000000' })
      const [theirs, nobodys] = [await ask(foreign[record]), await ask('does_not_exist')]
      expect(theirs.status).toBe(404)
      expect(theirs.text).toBe(nobodys.text)
      expect(await recordsOfOther()).toBe(before)
    },
  )
})

/** Returns the names of the fields of an operation's request. */
function fieldsOf(operationId: string): string[] {
  const pointer = operationDescriptions.find((operation) => operation.operationId === operationId)?.request?.pointer
  if (pointer === undefined) return []
  const resolved = resolvePointer(pointer)
  const schema = typeof resolved['$ref'] === 'string' ? resolvePointer(resolved['$ref'].slice(1)) : resolved
  return Object.keys((schema['properties'] as object | undefined) ?? {})
}

function resolvePointer(pointer: string): Record<string, unknown> {
  let value: unknown = contractDocument
  for (const part of pointer.split('/').slice(1)) {
    value = (value as Record<string, unknown>)[part.replaceAll('~1', '/').replaceAll('~0', '~')]
  }
  return value as Record<string, unknown>
}
