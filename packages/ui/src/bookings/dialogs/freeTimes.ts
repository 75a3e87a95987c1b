import { clinicInstant, minutesOfDay, toIsoDate, type Booking, type ClinicMoment, type DaySchedule } from '@nalam/sdk'
import { distribute, isOfferable, offerEnd, proposals, slotsToGive } from '@nalam/sdk/rules'

/** A slot that can be booked. */
export interface FreeTime {
  /** Id of the slot. */
  id: string
  /** `YYYY-MM-DD` */
  date: string
  /** `HH:MM` */
  from: string
}

/** Returns the slots that can be given to a patient, the earliest first (OFFER-05). */
export function freeTimes(days: readonly DaySchedule[], now: ClinicMoment): FreeTime[] {
  return inOrder(
    days.flatMap(({ date: wireDate, exception, slots }) => {
      const date = toIsoDate(wireDate)
      if (date === null) return []
      const known = slots.map(({ id, from, state }) => ({ id, from, state, date, start: minutesOfDay(from) ?? 0 }))
      const exceptions = exception ? [{ from: date, to: date, kind: exception.kind }] : []
      const free = slotsToGive(known, { exceptions, now: clinicInstant(now.date, now.time) })
      return free.map(({ id, from }) => ({ id, date, from }))
    }),
  )
}

/** Returns the times that are held for the patient of a booking, and have not passed. */
export const heldTimes = ({ offer }: Booking, now: ClinicMoment): FreeTime[] =>
  (offer?.state === 'open' ? offer.times : []).flatMap(({ slotId, date: wireDate, time }) => {
    const date = toIsoDate(wireDate)
    const isAhead = date !== null && clinicInstant(date, time) > clinicInstant(now.date, now.time)
    return isAhead ? { id: slotId, date, from: time } : []
  })

/** Returns the days without consultation, `YYYY-MM-DD`. */
export const closedDays = (days: readonly DaySchedule[]): string[] =>
  days.flatMap(({ date, isOpenDay, exception }) =>
    (!isOpenDay && exception?.kind !== 'hours') || exception?.kind === 'closed' ? (toIsoDate(date) ?? []) : [],
  )

const placeOf = ({ date, from }: FreeTime) => `${date} ${from}`

/** Returns the times, the earliest first. */
export const inOrder = (times: readonly FreeTime[]): FreeTime[] =>
  times.toSorted((one, other) => placeOf(one).localeCompare(placeOf(other)))

/** Returns a free time as the rules take it. */
const startOf = ({ date, from }: FreeTime) => ({ date, start: minutesOfDay(from) ?? 0 })

const timeOf = ({ date, time }: Booking, now: ClinicMoment) => ({
  date: toIsoDate(date) ?? now.date,
  start: minutesOfDay(time) ?? 0,
})

const asStarts = (times: readonly FreeTime[]) => times.map((each) => ({ ...startOf(each), each }))

/** Returns the times that can be offered in place of a booking, best first (OFFER-01). */
export function offerableTimes(times: readonly FreeTime[], booking: Booking, now: ClinicMoment): FreeTime[] {
  const ranked = proposals(asStarts(times), timeOf(booking, now), clinicInstant(now.date, now.time))
  return ranked.map(({ each }) => each)
}

/** Returns the time that a cancelled booking had, if it is free. */
export const freedTime = (times: readonly FreeTime[], { date, time }: Booking): FreeTime | undefined =>
  times.find((free) => free.date === toIsoDate(date) && free.from === time)

/** Times by the id of the booking whose patient gets them. */
export type TimesOfBookings = ReadonlyMap<string, readonly FreeTime[]>

/**
 * Returns the times to offer for each of several bookings (OFFER-05), each the earliest first.
 *
 * @param kept the times that bookings have already, none for one that is left out. A free one stays,
 *   and the next good one takes the place of one that is not free any more.
 */
export function distributedTimes(
  times: readonly FreeTime[],
  bookings: readonly Booking[],
  now: ClinicMoment,
  kept: TimesOfBookings = new Map(),
): Map<string, FreeTime[]> {
  const instant = clinicInstant(now.date, now.time)
  const free = new Map(
    asStarts(times)
      .filter((start) => isOfferable(start, instant))
      .map((start) => [start.each.id, start]),
  )
  const stays = bookings.map(({ id }) => kept.get(id)?.flatMap((time) => free.get(time.id)?.each ?? []) ?? [])
  for (const { id } of [...kept.values(), ...stays].flat()) free.delete(id)
  const wanted = bookings.map((booking, at) => {
    const had = kept.get(booking.id)
    return { ...timeOf(booking, now), ...(had && { count: had.length - (stays[at]?.length ?? 0) }) }
  })
  const given = distribute(wanted, [...free.values()], instant)
  return new Map(
    bookings.map(({ id }, at) => [id, inOrder([...(stays[at] ?? []), ...(given[at] ?? []).map(({ each }) => each)])]),
  )
}

/** Returns the times that can be chosen for one of several bookings: those that no other one gets. */
export function timesFor(
  { id }: Booking,
  times: readonly FreeTime[],
  given: TimesOfBookings,
  now: ClinicMoment,
): FreeTime[] {
  const instant = clinicInstant(now.date, now.time)
  const others = new Set([...given].flatMap(([of, list]) => (of === id ? [] : list.map((time) => time.id))))
  return times.filter((time) => !others.has(time.id) && isOfferable(startOf(time), instant))
}

/** Returns until when a patient can answer an offer of these times, made now. */
export const answerEnd = (times: readonly FreeTime[], now: ClinicMoment): Date =>
  offerEnd(times.map(startOf), clinicInstant(now.date, now.time))
