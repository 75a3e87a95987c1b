import { clinicToday, toWireDate } from '@nalam/sdk'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { audit, bookings, doctors, slots } from '../src/db/schema.ts'
import { eraseDoctor, findDoctorData } from '../src/operations/eraseDoctor.ts'
import { erasePatient } from '../src/operations/erasePatients.ts'
import { describeOnDatabases, outcome } from './support/describeOnDatabases.ts'
import { addSlot, hoursOn, newDoctor } from './support/newDoctor.ts'
import { profilePayload } from './support/profilePayload.ts'
import { tablesWith } from './support/tablesWith.ts'

const AUDIT = new Set(['audit', 'audit_reads'])

describeOnDatabases('erasing a person', (world) => {
  it('leaves nothing of a doctor but the audit, which has no personal data', async () => {
    const { client, doctorId } = await newDoctor(world.server)
    const { dependencies } = world.server
    const other = await newDoctor(world.server)
    await addSlot(world.server, other.doctorId, '2026-11-24 10:00', '2026-11-24 10:30', { booking: 2 })
    const { bookingId } = await addSlot(world.server, doctorId, '2026-11-24 10:00', '2026-11-24 10:30', { booking: 1 })
    const free = await addSlot(world.server, doctorId, '2026-11-24 11:00', '2026-11-24 11:30')
    await client.call('updateBookingStatus', { bookingId, status: 2 })
    const patient = { slotId: free.slotId, patientName: 'Kayal Vizhi', patientPhone: '9876501234' }
    expect(outcome(await client.call('addBooking', patient))).toEqual([201, 'booking.added'])
    await client.call('addSlot', { date: '25-11-2026', from: '09:00', minutes: 30 })
    const weekly = { version: 0, weeklyHours: [hoursOn('MON', '09:00', '10:00')], keepPublishedWeeks: 1 }
    await client.call('replaceAvailability', weekly)
    await client.call('addException', { from: '26-11-2026', to: '26-11-2026', kind: 'closed', hours: [] })
    await client.call('updateDoctorProfile', profilePayload({ clinic_name: 'Erased Clinic' }))
    const [doctor] = await world.db.select().from(doctors).where(eq(doctors.id, doctorId))
    const email = doctor?.email ?? ''
    await client.call('forgotPassword', { email })
    await dependencies.outbox.settled()

    expect(await tablesWith(world.db, doctorId)).toEqual(
      expect.arrayContaining([
        'bookings',
        'events',
        'idempotency_keys',
        'messages',
        'sessions',
        'slot_changes',
        'slots',
      ]),
    )
    const data = await findDoctorData(world.db, dependencies, email.toUpperCase())
    expect(data).toEqual({ id: doctorId, bookings: 2, upcoming: 2, slots: 3, tickets: 0 })
    await world.db.transaction((tx) => eraseDoctor(tx, dependencies, doctorId))

    expect((await tablesWith(world.db, doctorId)).filter((table) => !AUDIT.has(table))).toEqual([])
    for (const text of [email, doctor?.mobileNumber ?? '', 'Kayal Vizhi', '9876501234', 'Erased Clinic'])
      expect([text, await tablesWith(world.db, text)]).toEqual([text, []])
    expect((await client.call('getAvailability')).status).toBe(401)
    const entries = await world.db.select().from(audit).where(eq(audit.doctorId, doctorId))
    expect(entries.at(-1)).toMatchObject({ action: 'doctor.erased', subject: `doctor:${doctorId}`, detail: {} })
    expect(await world.db.$count(bookings, eq(bookings.doctorId, other.doctorId))).toBe(1)
    expect(await findDoctorData(world.db, dependencies, doctorId)).toBeUndefined()
  })

  it("leaves a patient's bookings without name and number, also in stored responses", async () => {
    const { client, doctorId } = await newDoctor(world.server)
    const { dependencies } = world.server
    const first = await addSlot(world.server, doctorId, '2026-11-24 10:00', '2026-11-24 10:30')
    const patient = { slotId: first.slotId, patientName: 'Mathi Oli', patientPhone: '9876505678' }
    const key = { 'idempotency-key': 'a-key-of-one-action-1' }
    const added = await client.call('addBooking', patient, key)
    expect(outcome(added)).toEqual([201, 'booking.added'])
    // As other programs store it.
    await world.db.execute(sql`update bookings set patient_phone = '+91 98765-05678' where doctor_id = ${doctorId}`)
    expect(await world.db.transaction((tx) => erasePatient(tx, dependencies, '9876505678'))).toBe(1)

    for (const text of ['Mathi Oli', 'mathi oli', '98765-05678', '9876505678'])
      expect([text, await tablesWith(world.db, text)]).toEqual([text, []])
    const again = await client.call('addBooking', patient, key)
    expect(again.body).toMatchObject({ data: { booking: { studentName: '—', studentPhone: '' } } })
    const list = await client.call('listBookings', { doctorId, page: 1 })
    expect(list.body).toMatchObject({ data: { data: [{ studentName: '—' }] } })
    expect(await world.db.select().from(slots).where(eq(slots.id, first.slotId))).toMatchObject([{ isBooked: true }])
    const entries = await world.db.select().from(audit).where(eq(audit.doctorId, doctorId))
    expect(entries.at(-1)).toMatchObject({ action: 'patient.erased', subject: expect.stringMatching(/^booking:/) })
    expect(await world.db.transaction((tx) => erasePatient(tx, dependencies, '9876505678'))).toBe(0)
  })

  it('leaves a patient without an appointment in the queue, without name and number', async () => {
    const { client, doctorId } = await newDoctor(world.server)
    const { dependencies } = world.server
    const date = toWireDate(clinicToday(world.clock.now()))
    const walkIn = { date, name: 'Nila Malar', phone: '9876507890' }
    expect(outcome(await client.call('addQueueEntry', walkIn))).toEqual([201, 'queue.added'])
    expect(await world.db.transaction((tx) => erasePatient(tx, dependencies, '9876507890'))).toBe(1)
    for (const text of ['Nila Malar', '9876507890'])
      expect([text, await tablesWith(world.db, text)]).toEqual([text, []])
    const queue = await client.call('getQueue', { date })
    expect(Object(queue.body['data']).queue.sessions[0].line).toMatchObject([{ number: 1, name: '—' }])
    const entries = await world.db.select().from(audit).where(eq(audit.doctorId, doctorId))
    expect(entries.at(-1)).toMatchObject({ action: 'patient.erased', subject: expect.stringMatching(/^queue:/) })
    expect(await world.db.transaction((tx) => erasePatient(tx, dependencies, '9876507890'))).toBe(0)
  })
})
