import { TZDate } from '@date-fns/tz'
import { CLINIC_ZONE, clinicInstant, parseBookingStatus, PRODUCT_NAME } from '@nalam/sdk'
import { bookingState, CREATED_SLOT_MINUTES, type BookingState } from '@nalam/sdk/rules'
import ical from 'ical-generator'
import { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Schema } from '../../contract/contractTypes.ts'
import { refuseMethod } from '../../contract/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { CallLimiter } from '../../http/callLimiter.ts'
import { networkOfRequest } from '../../http/clientAddress.ts'
import { message, respond, type Mount, type Routes } from '../../http/route.ts'
import { hashOf } from '../../random.ts'
import { changeInSession } from '../../security/sessions.ts'
import { refuseLink } from '../../security/rateLimits.ts'
import {
  feedBookings,
  feedOfToken,
  changeFeed,
  createFeed,
  feedOf,
  removeFeed,
  type CalendarFeed,
  type FeedBooking,
} from './store.ts'

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

/**
 * Returns bookings as iCalendar text (RFC 5545). The same bookings give the same text. An event
 * keeps its UID when its booking is moved, and its SEQUENCE is the number of changes: those of the
 * booking, and those of what the feed shows.
 */
function calendarOf(
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
  return calendar.toString()
}

const FILE = /^([\w-]{22})\.ics$/

interface FeedDependencies extends Pick<Dependencies, 'db' | 'clock' | 'rateLimits' | 'limits'> {
  readonly limiter: CallLimiter
  readonly trustedProxies: number
}

/**
 * Mounts `/calendar/<token>.ics`: the bookings of a doctor for calendar programs, which have no
 * session (FEED-01).
 */
export function mountCalendarFeeds(dependencies: FeedDependencies): Mount {
  const { db, clock, limiter, trustedProxies } = dependencies
  return (app) => {
    app.get('/calendar/:file', async (c) => {
      const network = networkOfRequest(c, trustedProxies)
      limiter(network)
      const token = FILE.exec(c.req.param('file'))?.[1]
      const feed = token === undefined ? undefined : await feedOfToken(db, token)
      if (feed === undefined) return refuseLink(dependencies, network)
      const body = calendarOf(await feedBookings(db, feed.doctorId, clock.now()), feed)
      const etag = `"${hashOf(body)}"`
      // The text may be stored by the calendar program, and is asked for again every time.
      const headers = { ETag: etag, 'Cache-Control': 'private, no-cache' }
      const known = c.req.header('if-none-match')?.split(',') ?? []
      if (known.some((one) => one.trim().replace(/^W\//, '') === etag)) return c.body(null, 304, headers)
      return c.body(body, 200, {
        ...headers,
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'inline; filename="nalam.ics"',
      })
    })
    app.all('/calendar/:file', refuseMethod('GET, HEAD'))
  }
}

function wireFeed(feed: CalendarFeed | undefined): Schema<'CalendarFeed'> {
  if (feed === undefined) return { isOn: false, showsNames: false }
  return { isOn: true, showsNames: feed.showsNames, createdAt: feed.createdAt.toISOString() }
}

/** Returns the routes with which a doctor sets up the calendar feed (FEED-01). */
export function calendarFeedRoutes(dependencies: Dependencies) {
  return {
    async getCalendarFeed({ doctorId }) {
      return respond<'getCalendarFeed'>(200, { data: { feed: wireFeed(await feedOf(dependencies.db, doctorId)) } })
    },

    // Without a key: its stored response would hold the address.
    async createCalendarFeed(call) {
      const { feed, token } = await changeInSession(dependencies, call, (tx) => createFeed(tx, dependencies, call))
      const data = { path: `/calendar/${token}.ics`, feed: wireFeed(feed) }
      return respond<'createCalendarFeed'>(201, { ...message('calendar_feed.created'), data })
    },

    async changeCalendarFeed(call) {
      const { doctorId, requestId, body } = call
      await changeInSession(dependencies, call, (tx) => changeFeed(tx, dependencies, { ...body, doctorId, requestId }))
      return respond<'changeCalendarFeed'>(200, message('calendar_feed.changed'))
    },

    async removeCalendarFeed(call) {
      await changeInSession(dependencies, call, (tx) => removeFeed(tx, dependencies, call))
      return respond<'removeCalendarFeed'>(200, message('calendar_feed.removed'))
    },
  } satisfies Partial<Routes>
}
