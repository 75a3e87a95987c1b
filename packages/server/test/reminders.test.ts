import { BOOKING_STATUS } from '@nalam/sdk'
import { expect, it } from 'vitest'
import { describeOnDatabases, outcome } from './support/describeOnDatabases.ts'
import { addSlot, newDoctor } from './support/newDoctor.ts'
import { openSession } from './support/openSession.ts'

const { confirmed } = BOOKING_STATUS

describeOnDatabases('reminders', (world) => {
  const forwardTo = (moment: string) =>
    world.clock.forward((Date.parse(`${moment}:00+05:30`) - world.clock.now().getTime()) / 1000)

  /** A doctor who is signed in at a moment, with a booking. */
  async function diaryAt(moment: string, startsAt: string, status: 1 | 2) {
    forwardTo(moment)
    const { client, doctorId } = await newDoctor(world.server)
    client.token = await openSession(world.server.dependencies, doctorId)
    const end = startsAt.replace(':00', ':30')
    const { bookingId = '' } = await addSlot(world.server, doctorId, startsAt, end, { booking: status })
    return { client, doctorId, bookingId }
  }

  /** The messages about a booking, oldest first. */
  async function received(bookingId: string) {
    await world.server.messages?.settled()
    const all = world.server.phones?.messages.filter(({ event }) => event.data.bookingId === bookingId) ?? []
    return all.map(({ event, at }) => `${event.type} ${event.data.time} at ${clockOf(at)}`).toReversed()
  }
  const clockOf = (at: Date) => new Date(at.getTime() + 5.5 * 3_600_000).toISOString().slice(11, 16)

  it('[MSG-06] an approval at 17:58 that is undone is neither told nor reminded of', async () => {
    const { client, bookingId } = await diaryAt('2026-12-01T17:58', '2026-12-02 10:00', 1)
    await client.call('updateBookingStatus', { bookingId, status: confirmed })
    forwardTo('2026-12-01T18:00')
    expect(await received(bookingId)).toEqual([])
    expect(outcome(await client.call('undoBookingDecision', { id: bookingId }))).toEqual([200, 'booking.undone'])
    forwardTo('2026-12-01T20:30')
    expect(await received(bookingId)).toEqual([])
    forwardTo('2026-12-02T09:00')
    expect(await received(bookingId)).toEqual([])
  })

  it('[MSG-06] a cancellation that can still be undone at 18:00 stops the reminder; undone, the reminder comes', async () => {
    const { client, bookingId } = await diaryAt('2026-12-03T17:55', '2026-12-04 10:00', 2)
    await client.call('cancelBooking', { id: bookingId, reason: 'emergency', slot: 'open' })
    forwardTo('2026-12-03T18:01')
    expect(await received(bookingId)).toEqual([])
    await client.call('undoBookingDecision', { id: bookingId })
    // The booking was made at 17:55: the same is not said again for three hours.
    forwardTo('2026-12-03T20:56')
    expect(await received(bookingId)).toEqual(['booking.reminder 10:00 at 20:56'])
    forwardTo('2026-12-04T09:00')
    expect(await received(bookingId)).toEqual(['booking.reminder 10:00 at 20:56'])
  })

  it('[MSG-06] what was said within three hours is not said again before the morning', async () => {
    const { client, bookingId } = await diaryAt('2026-12-05T18:20', '2026-12-06 10:00', 1)
    await client.call('updateBookingStatus', { bookingId, status: confirmed })
    forwardTo('2026-12-05T18:30')
    expect(await received(bookingId)).toEqual(['booking.accepted 10:00 at 18:30'])
    forwardTo('2026-12-05T20:59')
    expect(await received(bookingId)).toHaveLength(1)
    forwardTo('2026-12-06T07:59')
    expect(await received(bookingId)).toHaveLength(1)
    forwardTo('2026-12-06T08:00')
    expect((await received(bookingId)).slice(1)).toEqual(['booking.reminder 10:00 at 08:00'])
  })

  it('[MSG-06] after a standstill in the evening the reminder comes in the morning, not at night', async () => {
    const { bookingId } = await diaryAt('2026-12-07T10:00', '2026-12-08 10:00', 2)
    forwardTo('2026-12-07T23:00')
    expect(await received(bookingId)).toEqual([])
    forwardTo('2026-12-08T08:00')
    expect(await received(bookingId)).toEqual(['booking.reminder 10:00 at 08:00'])
  })

  it('[MSG-06] a moved appointment is reminded of at its new time only', async () => {
    const { client, doctorId, bookingId } = await diaryAt('2026-12-09T10:00', '2026-12-10 10:00', 2)
    const { slotId } = await addSlot(world.server, doctorId, '2026-12-11 12:00', '2026-12-11 12:30')
    await client.call('moveBooking', { id: bookingId, slotId, previousSlot: 'open' })
    forwardTo('2026-12-09T18:00')
    expect(await received(bookingId)).toEqual(['booking.moved 12:00 at 18:00'])
    forwardTo('2026-12-10T18:00')
    expect((await received(bookingId)).slice(1)).toEqual(['booking.reminder 12:00 at 18:00'])
  })
})
