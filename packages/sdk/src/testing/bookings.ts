// What the test handlers read from the bookings of the fixtures.
import { parseBookingStatus, type BookingStatusCode } from '../formats/bookingStatus.ts'
import { toIsoDate } from '../formats/calendarDate.ts'
import { BOOKING_STATUS } from '../generated/enums.ts'
import type { components } from '../generated/schema.ts'

/** A booking as the API sends it. */
export type Booking = components['schemas']['Booking']

/** Returns a booking of a patient. */
export const bookingFor = (
  name: string,
  phone: string,
  rest: Pick<Booking, 'id' | 'bookingId' | 'date' | 'time' | 'type' | 'bookingStatus'>,
): Booking => ({ ...rest, name, studentName: name, phoneNumber: phone, studentPhone: phone })

/** Returns the booking with an id. */
export const bookingOf = (data: { readonly bookings: readonly Booking[] }, id: unknown): Booking | undefined =>
  data.bookings.find((booking) => booking.id === id)

/** Returns the status of a booking. */
export const statusOf = ({ bookingStatus }: Booking): BookingStatusCode =>
  parseBookingStatus(bookingStatus) ?? BOOKING_STATUS.pending

/** Returns day and time as a text that sorts. */
export const momentOf = ({ date, time }: Pick<Booking, 'date' | 'time'>): string => `${toIsoDate(date)} ${time}`

/** Returns day, time and id as a text that sorts. */
export const orderOf = (booking: Booking): string => `${momentOf(booking)} ${booking.id}`

/** Returns the name of a patient. */
export const patientOf = ({ studentName, name }: Booking): string => studentName ?? name ?? ''
