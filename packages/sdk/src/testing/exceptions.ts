import { toIsoDate } from '../formats/calendarDate.ts'
import { isPastAtClinic } from '../formats/clinicTime.ts'
import type { components } from '../generated/schema.ts'
import type { Giving } from '../rules/slotsToGive.ts'
import { nowOf } from './clock.ts'
import { isTaken, slotsOn } from './daySlots.ts'
import type { Fixtures } from './fixtures.ts'

type Exception = components['schemas']['AvailabilityException']

const covers = ({ from, to }: { from: string; to: string }, date: string) => {
  const [first = '', day = '', last = ''] = [from, date, to].map((text) => toIsoDate(text) ?? '')
  return first <= day && day <= last
}

/** Returns an exception with its current number of bookings. */
export function withCount(data: Fixtures, exception: Exception): Exception {
  const bookings = data.bookings.filter(
    (booking) =>
      isTaken(booking) && covers(exception, booking.date) && !isPastAtClinic(booking.date, booking.time, nowOf(data)),
  )
  const open = Object.keys(data.calendar ?? {})
    .filter((date) => covers(exception, date))
    .flatMap((date) =>
      slotsOn(data, date).filter(({ state, from }) => state === 'open' && !isPastAtClinic(date, from, nowOf(data))),
    )
  return { ...exception, bookingCount: bookings.length, openSlotCount: open.length }
}

/** Returns the exception of a day (`DD-MM-YYYY`). */
export function exceptionOn(data: Fixtures, date: string): Exception | undefined {
  const found = data.availability?.exceptions.find((exception) => covers(exception, date))
  return found && withCount(data, found)
}

/**
 * Returns what decides, beside a slot, whether a patient can get it.
 *
 * @param bookingId the booking whose patient gets it
 */
export const givingOf = (data: Fixtures, bookingId?: string): Giving => ({
  exceptions: (data.availability?.exceptions ?? []).map(({ from, to, kind }) => ({
    from: toIsoDate(from) ?? '',
    to: toIsoDate(to) ?? '',
    kind,
  })),
  now: nowOf(data),
  bookingId,
})
