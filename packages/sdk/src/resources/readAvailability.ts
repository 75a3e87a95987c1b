import { count, mismatch, object, partOf, requiredText, rows, type Report, type Unchecked } from '../core/json.ts'
import { isWeekdayCode } from '../formats/weekday.ts'
import type { components } from '../generated/schema.ts'
import { bookingOf } from './Booking.ts'
import type { Availability, SlotPlan, SlotPlanDay, WeeklyAvailability } from './Availability.ts'
import { slotOf } from './readCalendar.ts'
import { exceptionOf, hoursOf, timesOf } from './readException.ts'

type Schemas = components['schemas']

/** Reads weekly hours and their version. */
export function weeklyAvailabilityOf(
  wire: Unchecked<Schemas['ReplaceAvailabilityRequest']>,
  report: Report,
): WeeklyAvailability {
  return {
    version: count(wire.version),
    weeklyHours: rows(
      wire.weeklyHours,
      (hours: Unchecked<Schemas['WeekdayHours']>) => ({
        weekday: isWeekdayCode(hours.weekday) ? hours.weekday : mismatch('weekday'),
        ...hoursOf(hours),
      }),
      report,
    ),
    keepPublishedWeeks: count(wire.keepPublishedWeeks),
  }
}

/** Reads the availability of a doctor. */
export function availabilityOf(value: unknown, report: Report): Availability {
  const wire: Unchecked<Schemas['Availability']> = object(value)
  return {
    ...weeklyAvailabilityOf(wire, report),
    isProposal: wire.isProposal === true,
    ...(wire.publishedUntil !== undefined && { publishedUntil: requiredText(wire.publishedUntil) }),
    exceptions: rows(wire.exceptions, exceptionOf, report),
  }
}

function planDayOf(wire: Unchecked<Schemas['SlotPlanDay']>, report: Report): SlotPlanDay {
  return {
    date: requiredText(wire.date),
    isOpenDay: wire.isOpenDay === true,
    ...partOf(wire, 'exception', exceptionOf, report),
    create: rows(wire.create, timesOf, report),
    remove: rows(wire.remove, slotOf, report),
    keep: rows(wire.keep, slotOf, report),
    leftOut: rows(
      wire.leftOut,
      (left: Unchecked<Schemas['LeftOutTime']>) => ({ ...timesOf(left), reason: requiredText(left.reason) }),
      report,
    ),
  }
}

/** Reads the preview of a publication. */
export function planOf(value: unknown, report: Report): SlotPlan {
  const wire: Unchecked<Schemas['SlotPlan']> = object(value)
  return {
    ...timesOf(wire),
    fingerprint: requiredText(wire.fingerprint),
    days: rows(wire.days, planDayOf, report),
    closedDayBookings: rows(wire.closedDayBookings, bookingOf, report),
  }
}
