import { MAX_CALENDAR_DAYS } from '@nalam/sdk/rules'
import { patientNameProblem, VALIDATION_MESSAGES } from '@nalam/sdk/validation'
import { normaliseName } from '../account/rules.ts'
import { addBooking, createBookingStore, readBooking } from '../bookings/store.ts'
import type { Dependencies } from '../../dependencies.ts'
import { boundsOfDays } from '../dayRange.ts'
import { existingDays } from '../existingDate.ts'
import type { Schema } from '../../contract/contractTypes.ts'
import { Refusal } from '../../contract/refusal.ts'
import { message, respond } from '../../http/response.ts'
import type { Routes } from '../../http/route.ts'
import { changeOnce } from '../../changes/changeOnce.ts'
import { createCalendarSlots } from '../slots/queries.ts'
import { openDaysOf } from './openDays.ts'
import { calendarDays } from './rules.ts'

const LIMIT = { days: MAX_CALENDAR_DAYS, otherwise: 'calendar.too_long' } as const

/**
 * Returns the routes of the capability `calendar`: days with their slots and bookings, and bookings
 * that the doctor adds.
 */
export function calendarRoutes(dependencies: Dependencies) {
  const { db, clock, readAudit } = dependencies
  const bookings = createBookingStore(dependencies)
  const calendarSlots = createCalendarSlots(db)
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
      const patientName = normaliseName(body.patientName)
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
