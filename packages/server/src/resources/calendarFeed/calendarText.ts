import { setImmediate } from 'node:timers/promises'
import { TZDate } from '@date-fns/tz'
import { CLINIC_ZONE, clinicInstant, parseBookingStatus, PRODUCT_NAME } from '@nalam/sdk'
import { bookingState, CREATED_SLOT_MINUTES, type BookingState } from '@nalam/sdk/rules'
import ical from 'ical-generator'
import { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { CalendarFeed, FeedBooking } from './store.ts'

// What RFC 5545 wants beside every time with a TZID, and the zone that some programs show. India has
// no daylight saving time.
const ZONE = [
  `X-WR-TIMEZONE:${CLINIC_ZONE}`,
  'BEGIN:VTIMEZONE',
  `TZID:${CLINIC_ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'TZNAME:IST',
  'END:STANDARD',
  'END:VTIMEZONE',
  '',
].join('\r\n')

const END = 'END:VCALENDAR'

const atClinic = (at: Date | number) => new TZDate(Number(at), CLINIC_ZONE)
const instantOf = (moment: string) => clinicInstant(moment.slice(0, 10), moment.slice(11, 16))

/**
 * Whether an appointment takes place at its time: one that waits for the doctor may, one whose time
 * was given up does not.
 */
const EVENT_STATUS = {
  waiting: ICalEventStatus.TENTATIVE,
  lapsed: ICalEventStatus.TENTATIVE,
  'none-fits': ICalEventStatus.TENTATIVE,
  'no-answer': ICalEventStatus.TENTATIVE,
  offered: ICalEventStatus.CANCELLED,
  'offered-kept': ICalEventStatus.CONFIRMED,
  asked: ICalEventStatus.CANCELLED,
  confirmed: ICalEventStatus.CONFIRMED,
  arrived: ICalEventStatus.CONFIRMED,
  seen: ICalEventStatus.CONFIRMED,
  'no-show': ICalEventStatus.CONFIRMED,
  declined: ICalEventStatus.CANCELLED,
  cancelled: ICalEventStatus.CANCELLED,
  unknown: ICalEventStatus.TENTATIVE,
} as const satisfies Record<BookingState, ICalEventStatus>

/** Returns the state of a booking of a feed. The text does not depend on the time of a read. */
const stateOf = ({ startsAt, status, offerState, slotId, ...booking }: FeedBooking): BookingState =>
  bookingState({
    ...booking,
    status: parseBookingStatus(status) ?? 'unknown',
    date: startsAt.slice(0, 10),
    time: startsAt.slice(11, 16),
    offer: offerState === null ? null : { state: offerState, keepsTime: slotId !== null },
    cancellation: booking.cancelledAt,
  })

const emptyCalendar = () =>
  ical({
    name: PRODUCT_NAME,
    prodId: { company: PRODUCT_NAME, product: 'doctors portal', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 15 * 60,
  })

/** The properties of a calendar, which come before its components. */
const properties = emptyCalendar().toString().slice(0, -END.length)

/**
 * Returns bookings as events. An event keeps its UID when its booking is moved, and its SEQUENCE is
 * the number of changes: those of the booking, and those of what the feed shows.
 */
function eventsOf(
  bookings: readonly FeedBooking[],
  { showsNames, revision }: Pick<CalendarFeed, 'showsNames' | 'revision'>,
): string {
  // The generator folds long lines only in the text of a whole calendar.
  const calendar = emptyCalendar()
  for (const row of bookings) {
    const { id, bookingNumber, patientName, startsAt, endsAt, ...booking } = row
    const start = instantOf(startsAt)
    // A slot can be removed after its booking was declined.
    const end = endsAt === null ? start.getTime() + CREATED_SLOT_MINUTES * 60_000 : instantOf(endsAt)
    calendar.createEvent({
      id: `${id}@nalam`,
      sequence: booking.revision + revision,
      timezone: CLINIC_ZONE,
      start: atClinic(start),
      end: atClinic(end),
      stamp: booking.decidedAt ?? booking.createdAt,
      summary: showsNames ? `${patientName} (${bookingNumber})` : `Appointment ${bookingNumber}`,
      status: EVENT_STATUS[stateOf(row)],
    })
  }
  return calendar.toString().slice(properties.length, -END.length)
}

/**
 * Returns bookings as iCalendar text (RFC 5545). The text of thousands of bookings takes a second of
 * the processor, so other requests are served after each slice.
 *
 * @param slices bookings in the order of the text, some dozens at a time
 */
export async function calendarText(
  slices: AsyncIterable<readonly FeedBooking[]>,
  feed: Pick<CalendarFeed, 'showsNames' | 'revision'>,
): Promise<string> {
  const parts = [properties, ZONE]
  for await (const bookings of slices) {
    parts.push(eventsOf(bookings, feed))
    await setImmediate()
  }
  return [...parts, END, '\r\n'].join('')
}
