import { expect, it } from 'vitest'
import { bookingOf } from '../src/resources/Booking.ts'

const wire = {
  id: 'bkg_1',
  date: '20-11-2026',
  bookingId: 'NLM-1',
  studentName: 'Anitha',
  time: '10:00',
  bookingStatus: 2,
}
const read = (more: object) => bookingOf({ ...wire, ...more }, () => undefined)

it('[QUEUE-01] a booking has the number of its arrival only if the server sends one', () => {
  expect(read({ queueNumber: 14 })).toMatchObject({ queueNumber: 14 })
  for (const more of [{}, { queueNumber: null }, { queueNumber: 'many' }, { queueNumber: 0 }])
    expect(read(more).queueNumber).toBeUndefined()
})

it('[MSG-06] a booking has its answer to a reminder and its no-shows only if the server sends them', () => {
  expect(read({ reminderAnswer: 'comes', noShows: 3 })).toMatchObject({ reminderAnswer: 'comes', noShows: 3 })
  for (const more of [{}, { reminderAnswer: 'later', noShows: 'many' }, { reminderAnswer: null, noShows: 0 }]) {
    const booking = read(more)
    expect([booking.id, booking.reminderAnswer, booking.noShows]).toEqual(['bkg_1', undefined, undefined])
  }
})
