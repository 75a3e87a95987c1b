import { TZDate } from '@date-fns/tz'
import { BOOKING_STATUS, CLINIC_ZONE, clinicInstant, PRODUCT_NAME } from '@nalam/sdk'
import { CREATED_SLOT_MINUTES } from '@nalam/sdk/rules'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { CalendarFeed, FeedBooking } from './store.ts'

// The zone as RFC 5545 wants it beside every time with a TZID. India has no daylight saving time.
const ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${CLINIC_ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'TZNAME:IST',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n')

const atClinic = (at: Date | number) => new TZDate(Number(at), CLINIC_ZONE)
const instantOf = (moment: string) => clinicInstant(moment.slice(0, 10), moment.slice(11, 16))

/** A pending booking can still be declined; one to be rescheduled does not take place at its time. */
function statusOf(status: number): ICalEventStatus {
  if (status === BOOKING_STATUS.confirmed) return ICalEventStatus.CONFIRMED
  return status === BOOKING_STATUS.pending ? ICalEventStatus.TENTATIVE : ICalEventStatus.CANCELLED
}

/**
 * Returns bookings as iCalendar text (RFC 5545). The same bookings give the same text. An event
 * keeps its UID when its booking is moved, and its SEQUENCE is the number of changes: those of the
 * booking, and those of what the feed shows.
 */
export function calendarOf(
  bookings: readonly FeedBooking[],
  { showsNames, revision }: Pick<CalendarFeed, 'showsNames' | 'revision'>,
): string {
  const calendar = ical({
    name: PRODUCT_NAME,
    prodId: { company: PRODUCT_NAME, product: 'doctors portal', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    // The zone of the events only: with one of the calendar, DTSTAMP would not be in UTC.
    timezone: { name: null, generator: () => ZONE },
    x: { 'X-WR-TIMEZONE': CLINIC_ZONE },
    ttl: 15 * 60,
  })
  for (const { id, bookingNumber, patientName, startsAt, endsAt, ...booking } of bookings) {
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
      status: statusOf(booking.status),
    })
  }
  return calendar.toString()
}
