import { lineText, weekdayOf } from '@nalam/sdk'
import { exceptionOfDay, MAX_CALENDAR_DAYS, type DayRange } from '@nalam/sdk/rules'
import { patientNameProblem, VALIDATION_MESSAGES } from '@nalam/sdk/validation'
import { changeOnce } from '../../changes/changeOnce.ts'
import type { Schema } from '../../contract/contractTypes.ts'
import { Refusal } from '../../contract/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import { message, respond, type Routes } from '../../http/route.ts'
import { readAvailability } from '../availability/store.ts'
import { wireException } from '../availability/wireAvailability.ts'
import { addBooking, createBookingStore, readBooking } from '../bookings/store.ts'
import { boundsOfDays, existingDays } from '../days.ts'
import { createCalendarSlots } from '../slots/queries.ts'
import { calendarDays, type OpenDay } from './rules.ts'

/**
 * Reads whether a doctor sees patients on the days of a calendar. An exception takes precedence,
 * then the weekly hours, then the available days of the profile.
 *
 * @returns a function from an ISO day to its opening state
 */
async function openDaysOf(
  db: Dependencies['db'],
  doctorId: string,
  range: DayRange,
  now: Date,
): Promise<(date: string) => OpenDay> {
  const { isProposal, availableDays, weeklyHours, exceptions } = await readAvailability(db, doctorId, range, now)
  const open = new Set<string | null>(isProposal ? availableDays : weeklyHours.map(({ weekday }) => weekday))
  return (date) => {
    const exception = exceptionOfDay(date, exceptions)
    if (exception === undefined) return { isOpenDay: open.has(weekdayOf(date)) }
    return { isOpenDay: exception.kind === 'hours', exception: wireException(exception) }
  }
}

const LIMIT = { days: MAX_CALENDAR_DAYS, otherwise: 'calendar.too_long' } as const

/**
 * Returns the routes of the capability `calendar`: days with their slots and bookings, and bookings
 * that the doctor adds.
 */
export function calendarRoutes(dependencies: Dependencies) {
  const { db, clock, readAudit } = dependencies
  const bookings = createBookingStore(dependencies)
  const calendarSlots = createCalendarSlots(db, 'all')
  return {
    async getCalendar({ params, doctorId, requestId }) {
      const range = existingDays(params, LIMIT)
      const bounds = boundsOfDays(range)
      const now = clock.now()
      const [slots, booked, openDay] = await Promise.all([
        calendarSlots(doctorId, bounds),
        bookings.calendar(doctorId, bounds),
        openDaysOf(db, doctorId, range, now),
      ])
      readAudit.record({
        doctorId,
        list: 'calendar',
        page: 1,
        rowCount: booked.live.length + booked.offered.length,
        requestId,
      })
      return respond<'getCalendar'>(200, {
        data: { days: calendarDays({ range, now }, slots, booked, openDay) },
      })
    },

    addBooking(call) {
      const { body, doctorId, requestId } = call
      const patientName = lineText(body.patientName)
      // The contract counts the spaces around the name, too.
      const problem = patientNameProblem(patientName)
      if (problem !== null) {
        throw new Refusal('request.invalid', { patientName: VALIDATION_MESSAGES[problem] })
      }
      const request = { ...body, patientName, doctorId, requestId }
      const added = (booking: Schema<'Booking'>) =>
        respond<'addBooking'>(201, { ...message('booking.added'), data: { booking } })
      return changeOnce<'addBooking', string>(
        dependencies,
        call,
        async (tx) => added(await addBooking(tx, dependencies, request)),
        {
          // The stored response holds no name and no number of a patient.
          store: ({ data }) => data.booking.id,
          restore: async (id, tx) => added(await readBooking(tx, dependencies, id)),
        },
      )
    },
  } satisfies Partial<Routes>
}
