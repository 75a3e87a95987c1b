import { sql } from 'drizzle-orm'
import { BOOKING_STATUS } from '@nalam/sdk'
import sharp from 'sharp'
import { bookSlot } from './bookSlot.ts'
import { profilePayload } from './profilePayload.ts'
import type { RaceWorld, Stage } from './raceWorld.ts'
import { createTestClient } from './testClient.ts'

/** A row that operations share. */
type SharedRow =
  | 'doctor'
  | 'sessions'
  | 'codes'
  | 'image'
  | 'booking'
  | 'booked slot'
  | 'free slot'
  | 'decided booking'
  | 'freed slot'
  | 'new slot'
  | 'changed slots'
  | 'orphaned booking'
  | 'deleted time'
  | 'hours'
  | 'ticket'

/** An operation that races with others. */
export interface RaceOperation {
  readonly name: string
  /** Rows that it reads to decide, or writes. */
  readonly rows: readonly SharedRow[]
  /** @returns the status, and the code of the body */
  run(world: RaceWorld, stage: Stage, index: number): Promise<string>
}

const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#456' } })
  .png()
  .toBuffer()

const told = ({ status, body }: { status: number; body: Record<string, unknown> }) =>
  status < 300 ? String(status) : `${status} ${String(body['code'])}`

/** Every operation that changes data, and changes of a doctor that are made outside of the API. */
export const raceOperations: readonly RaceOperation[] = [
  {
    name: 'sign in',
    rows: ['doctor', 'sessions'],
    async run({ server }, { email, password, newcomers }) {
      const client = createTestClient(server.origin)
      const response = await client.signIn(email, password)
      if (response.status === 201) newcomers.push(client)
      return told(response)
    },
  },
  {
    name: 'sign out',
    rows: ['sessions'],
    // A copy of the client, because signing out would clear the session cookie that
    // the others share.
    run: async ({ server }, { client }) => {
      const copy = createTestClient(server.origin)
      copy.token = client.token
      return told(await copy.call('logoutDoctor', {}))
    },
  },
  {
    name: 'reset the password',
    rows: ['doctor', 'sessions', 'codes'],
    run: async ({ server }, { client, email, resetCode: otp, newPassword }) => {
      const copy = createTestClient(server.origin)
      copy.device = client.device
      const body = { email, otp, newPassword, confirmPassword: newPassword }
      return told(await copy.call('confirmForgotPassword', body))
    },
  },
  {
    name: 'block the doctor',
    rows: ['doctor'],
    async run({ open }, { doctorId }) {
      await open.db.execute(sql`update doctors set blocked_at = now() where id = ${doctorId}`)
      return 'blocked'
    },
  },
  {
    name: 'save the profile',
    rows: ['doctor', 'sessions'],
    run: async (_world, { client }, index) =>
      told(
        await keepToken(client, () => client.call('updateDoctorProfile', profilePayload({ about: `Save ${index}` }))),
      ),
  },
  {
    name: 'toggle the active status',
    rows: ['doctor', 'sessions'],
    run: async (_world, { client, doctorId }) =>
      told(await keepToken(client, () => client.call('updateDoctorStatus', { id: doctorId }))),
  },
  {
    name: 'upload an image',
    rows: ['doctor', 'sessions', 'image'],
    run: async (_world, { client }) => {
      const image = new File([new Uint8Array(picture)], 'picture.png', { type: 'image/png' })
      return told(await keepToken(client, () => client.call('updateDoctorProfileImage', { doctor_profile_img: image })))
    },
  },
  ...([BOOKING_STATUS.confirmed, BOOKING_STATUS.declined] as const).map((status): RaceOperation => ({
    name: status === BOOKING_STATUS.confirmed ? 'approve the booking' : 'decline the booking',
    rows: ['booking', 'booked slot', 'sessions'],
    run: async (_world, { client, bookingId }) =>
      told(await keepToken(client, () => client.call('updateBookingStatus', { bookingId, status }))),
  })),
  {
    name: 'switch the booked slot',
    rows: ['booked slot', 'sessions'],
    run: async (_world, { client, bookedSlotId: slotId }) =>
      told(await keepToken(client, () => client.call('updateSlotStatus', { slotId, status: 2 }))),
  },
  {
    name: 'switch the free slot',
    rows: ['free slot', 'sessions'],
    run: async (_world, { client, freeSlotId: slotId }, index) =>
      told(await keepToken(client, () => client.call('updateSlotStatus', { slotId, status: index % 2 === 0 ? 2 : 1 }))),
  },
  {
    name: 'undo the decision',
    rows: ['decided booking', 'freed slot', 'sessions'],
    run: async (_world, { client, decidedBookingId: id }) =>
      told(await keepToken(client, () => client.call('undoBookingDecision', { id }))),
  },
  {
    name: 'undo the decision, with one key',
    rows: ['decided booking', 'freed slot', 'sessions'],
    run: async (_world, { client, decidedBookingId: id }) =>
      told(
        await keepToken(client, () => client.call('undoBookingDecision', { id }, { 'idempotency-key': `race-${id}` })),
      ),
  },
  {
    // Inserts the deleted slot again.
    name: 'undo the decision whose slot was deleted',
    rows: ['orphaned booking', 'deleted time', 'changed slots', 'sessions'],
    run: async (_world, { client, orphanedBookingId: id }) =>
      told(await keepToken(client, () => client.call('undoBookingDecision', { id }))),
  },
  {
    name: 'decline the booking whose slot was deleted',
    rows: ['orphaned booking', 'deleted time', 'sessions'],
    run: async (_world, { client, orphanedBookingId: bookingId }) =>
      told(await keepToken(client, () => client.call('updateBookingStatus', { bookingId, status: 3 }))),
  },
  {
    // Two slots that overlap the deleted one, so that all inserts meet there.
    name: 'add a slot at the deleted time',
    rows: ['deleted time', 'changed slots', 'doctor', 'sessions'],
    run: async (_world, { client }, index) =>
      told(
        await keepToken(client, () =>
          client.call('addSlot', { date: '01-06-2027', from: index % 2 === 0 ? '14:45' : '15:15', minutes: 30 }),
        ),
      ),
  },
  {
    name: 'create a slot at the deleted time',
    rows: ['deleted time', 'changed slots', 'doctor', 'sessions'],
    run: async (_world, { client, doctorId }) =>
      told(
        await keepToken(client, () =>
          client.call('createSlot', { doctor_id: doctorId, date: '01-06-2027', time: '15:00' }),
        ),
      ),
  },
  {
    name: 'decide the undone booking',
    rows: ['decided booking', 'freed slot', 'sessions'],
    run: async (_world, { client, decidedBookingId: bookingId }) =>
      told(await keepToken(client, () => client.call('updateBookingStatus', { bookingId, status: 4 }))),
  },
  {
    name: 'switch the freed slot',
    rows: ['freed slot', 'sessions'],
    run: async (_world, { client, freedSlotId: slotId }) =>
      told(await keepToken(client, () => client.call('updateSlotStatus', { slotId, status: 2 }))),
  },
  ...(['booked', 'free', 'freed'] as const).map((kind): RaceOperation => ({
    name: `a patient books the ${kind} slot`,
    rows: [`${kind} slot`, 'booking'],
    async run({ open, server }, stage) {
      const { random, clock } = server.dependencies
      const slotId = { booked: stage.bookedSlotId, free: stage.freeSlotId, freed: stage.freedSlotId }[kind]
      const patient = { id: random.id(), slotId, patientName: 'Race Patient', patientPhone: '9000000002' }
      const isBooked = await open.db.transaction((tx) => bookSlot(tx, patient, clock.now()))
      return isBooked ? 'booked' : 'taken'
    },
  })),
  {
    name: 'create a slot',
    rows: ['new slot', 'doctor', 'sessions'],
    run: async (_world, { client, doctorId }, index) =>
      told(
        await keepToken(client, () =>
          client.call('createSlot', { doctor_id: doctorId, date: '02-06-2027', time: `10:${10 + index}` }),
        ),
      ),
  },
  ...(['booked', 'free', 'freed'] as const).map((kind): RaceOperation => ({
    name: `book the ${kind} slot at the desk`,
    rows: [`${kind} slot`, 'booking', 'sessions'],
    run: async (_world, { client, ...stage }) => {
      const slotId = { booked: stage.bookedSlotId, free: stage.freeSlotId, freed: stage.freedSlotId }[kind]
      const body = { slotId, patientName: 'Race Patient', patientPhone: '9000000003' }
      return told(await keepToken(client, () => client.call('addBooking', body)))
    },
  })),
  ...(['off', 'delete'] as const).map((action): RaceOperation => ({
    name: `${action === 'off' ? 'switch' : 'delete'} all slots at once`,
    rows: ['booked slot', 'free slot', 'freed slot', 'decided booking', 'changed slots', 'doctor', 'sessions'],
    run: async (_world, { client, bookedSlotId, freeSlotId, freedSlotId }) => {
      const slotIds = [freedSlotId, bookedSlotId, freeSlotId]
      return told(await keepToken(client, () => client.call('changeSlots', { action, slotIds })))
    },
  })),
  {
    name: 'undo a change of slots',
    rows: ['changed slots', 'orphaned booking', 'deleted time', 'doctor', 'sessions'],
    run: async (_world, { client, changeId: id }) =>
      told(await keepToken(client, () => client.call('undoSlotChange', { id }))),
  },
  {
    name: 'add a slot of any length',
    rows: ['new slot', 'changed slots', 'doctor', 'sessions'],
    run: async (_world, { client }, index) =>
      told(
        await keepToken(client, () =>
          client.call('addSlot', { date: '02-06-2027', from: `10:${10 + index}`, minutes: 45 }),
        ),
      ),
  },
  {
    name: 'publish the day',
    rows: [
      'free slot',
      'freed slot',
      'decided booking',
      'changed slots',
      'deleted time',
      'new slot',
      'hours',
      'doctor',
      'sessions',
    ],
    run: async (_world, { client }, index) => {
      const date = `0${1 + (index % 2)}-06-2027`
      const days = { from: date, to: date }
      const preview = await keepToken(client, () => client.call('previewSlotPlan', days))
      const fingerprint: unknown = Object(Object(preview.body['data'])['plan'])['fingerprint'] ?? 'none-any-more-0000'
      return told(await keepToken(client, () => client.call('applySlotPlan', { ...days, fingerprint })))
    },
  },
  {
    name: 'save the hours',
    rows: ['hours', 'doctor', 'sessions'],
    run: async (_world, { client }, index) => {
      const hours = { weekday: 'WED', from: '09:00', to: '12:00', slotMinutes: 30, pauseMinutes: 0 }
      const body = { version: 0, weeklyHours: [hours], keepPublishedWeeks: index }
      return told(await keepToken(client, () => client.call('replaceAvailability', body)))
    },
  },
  {
    name: 'change the ticket',
    rows: ['ticket', 'sessions'],
    run: async (_world, { client, ticketId }) =>
      told(await keepToken(client, () => client.call('updateTicketStatus', { ticketId, status: 2 }))),
  },
]

/** Restores the session cookie after an Refusal has cleared it, so that the race can continue. */
async function keepToken<T>(client: Stage['client'], work: () => Promise<T>): Promise<T> {
  const { token } = client
  const result = await work()
  client.token = token
  return result
}
