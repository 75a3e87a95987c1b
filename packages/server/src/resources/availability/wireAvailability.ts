import type { HoursRange } from '@nalam/sdk'
import type { DayRange, PlannedDay, PlanSlot, SlotTime } from '@nalam/sdk/rules'
import type { Schema } from '../../contract/contractTypes.ts'
import { wireDate } from '../days.ts'
import { momentOf } from '../slots/slot.ts'
import { clockTime, endTime } from './rules.ts'
import type { StoredAvailability, StoredException } from './store.ts'

/** The contract has an optional field, the stored type one that may be undefined. */
const wireHours = <Hours extends HoursRange>({ confirmsAtOnce, ...hours }: Hours) => ({
  ...hours,
  ...(confirmsAtOnce && { confirmsAtOnce }),
})

export function wireException(exception: StoredException): Schema<'AvailabilityException'> {
  const { id, from, to, kind, note, hours, bookingCount, openSlotCount } = exception
  return {
    id,
    from: wireDate(from),
    to: wireDate(to),
    kind,
    ...(note !== null && { note }),
    hours: hours.map(wireHours),
    bookingCount,
    openSlotCount,
  }
}

export function wireAvailability(stored: StoredAvailability): Schema<'Availability'> {
  const { version, isProposal, weeklyHours, keepPublishedWeeks, publishedUntil, exceptions } = stored
  return {
    version,
    isProposal,
    weeklyHours: weeklyHours.map(wireHours),
    keepPublishedWeeks,
    ...(publishedUntil !== null && { publishedUntil: wireDate(publishedUntil) }),
    exceptions: exceptions.map(wireException),
  }
}

const wireTime = ({ start, end }: SlotTime): Schema<'PlannedTime'> => ({ from: clockTime(start), to: endTime(end) })

const wireSlot = ({ id, state, ...time }: PlanSlot): Schema<'PlannedSlot'> => ({ id, ...wireTime(time), state })

export function wirePlan(
  { from, to }: DayRange,
  days: readonly PlannedDay[],
  exceptions: readonly StoredException[],
  beside: Pick<Schema<'SlotPlan'>, 'fingerprint' | 'closedDayBookings'>,
): Schema<'SlotPlan'> {
  const sent = new Map(exceptions.map((exception) => [exception.id, wireException(exception)]))
  return {
    from: wireDate(from),
    to: wireDate(to),
    ...beside,
    days: days.map(({ date, isOpenDay, exceptionId, create, remove, keep, leftOut }) => {
      const exception = sent.get(exceptionId ?? '')
      return {
        date: wireDate(date),
        isOpenDay,
        ...(exception && { exception }),
        create: create.map(wireTime),
        remove: remove.map(wireSlot),
        keep: keep.map(wireSlot),
        leftOut: leftOut.map((time) => ({ ...wireTime(time), reason: time.reason })),
      }
    }),
  }
}

/** Returns the slots that a plan creates, as moments at the clinic. */
export function createdSlots(days: readonly PlannedDay[]): { startsAt: string; endsAt: string }[] {
  return days.flatMap(({ date, create }) =>
    create.map(({ start, end }) => ({ startsAt: momentOf(date, start), endsAt: momentOf(date, end) })),
  )
}
