import { addBooking, createBookingStore } from '../bookings/store.ts'
import type { Dependencies } from '../dependencies.ts'
import { boundsOfDays } from '../dayRange.ts'
import { existingDays } from '../http/existingDate.ts'
import { HttpError } from '../http/httpError.ts'
import { message, respond } from '../http/response.ts'
import type { Routes } from '../http/route.ts'
import { changeOnce } from '../idempotency/changeOnce.ts'
import { createCalendarSlots } from '../slots/queries.ts'
import { openDaysOf } from './openDays.ts'
import { CALENDAR_DAYS, calendarDays } from './rules.ts'

const MOST = { days: CALENDAR_DAYS, otherwise: 'calendar.too_long' } as const

/**
 * Returns the routes of the capability `calendar`: days with their slots and bookings, and bookings
 * that the doctor adds.
 */
export function calendarRoutes(dependencies: Dependencies): Pick<Routes, 'getCalendar' | 'addBooking'> {
  const { db, clock, readAudit } = dependencies
  const bookings = createBookingStore(dependencies)
  const calendarSlots = createCalendarSlots(db)
  return {
    async getCalendar({ params, doctorId, requestId }) {
      const range = existingDays(params, MOST)
      const bounds = boundsOfDays(range)
      const [slots, booked, openDay] = await Promise.all([
        calendarSlots(doctorId, bounds),
        bookings.calendar(doctorId, bounds),
        openDaysOf(db, doctorId, range, clock.now()),
      ])
      readAudit.record({ doctorId, list: 'calendar', page: 1, rowCount: booked.length, requestId })
      return respond<'getCalendar'>(200, {
        data: { days: calendarDays(range, slots, booked, openDay) },
      })
    },

    addBooking(call) {
      const { body, doctorId, requestId } = call
      const request = { ...body, patientName: body.patientName.trim(), doctorId, requestId }
      return changeOnce<'addBooking'>(dependencies, call, async (within) => {
        const booking = await addBooking(within, dependencies, request)
        if (typeof booking === 'string') throw new HttpError(booking)
        return respond<'addBooking'>(201, { ...message('booking.added'), data: { booking } })
      })
    },
  }
}
