import { minutesOfDay, toIsoDate } from '@nalam/sdk'
import type { ClinicMoment, DaySchedule } from '@nalam/sdk'

/** A slot that can be booked. */
export interface FreeTime {
  /** Id of the slot. */
  id: string
  /** `YYYY-MM-DD` */
  date: string
  /** `HH:MM` */
  from: string
}

/** Returns the open slots that have not begun, the earliest first. */
export function freeTimes(days: readonly DaySchedule[], now: ClinicMoment): FreeTime[] {
  return inOrder(
    days.flatMap((day) => {
      const date = toIsoDate(day.date)
      if (date === null) return []
      return day.slots
        .filter(({ state, from }) => state === 'open' && (date > now.date || (date === now.date && from > now.time)))
        .map(({ id, from }) => ({ id, date, from }))
    }),
  )
}

const placeOf = ({ date, from }: FreeTime) => `${date} ${from}`

/** Returns the times, the earliest first. */
export const inOrder = (times: readonly FreeTime[]): FreeTime[] =>
  times.toSorted((one, other) => placeOf(one).localeCompare(placeOf(other)))

/** Minutes between two times of day that count as the same time of day. */
const SAME_TIME = 60

const minutesBetween = (one: string, other: string) => Math.abs((minutesOfDay(one) ?? 0) - (minutesOfDay(other) ?? 0))

/** Returns the time of a day that is nearest to a time of day. */
export const nearestTime = (times: readonly FreeTime[], time: string): FreeTime | undefined =>
  times.toSorted((one, other) => minutesBetween(one.from, time) - minutesBetween(other.from, time))[0]

/**
 * Returns good proposals for a booking, the earliest first: the same time of day on the nearest
 * days, then the nearest times of other days.
 *
 * @param times the earliest first
 * @param time of the booking, `HH:MM`
 * @param count the most proposals
 */
export function proposedTimes(times: readonly FreeTime[], time: string, count: number): FreeTime[] {
  const days = [...new Set(times.map(({ date }) => date))]
  const best = days.flatMap(
    (day) =>
      nearestTime(
        times.filter(({ date }) => date === day),
        time,
      ) ?? [],
  )
  const isSame = ({ from }: FreeTime) => minutesBetween(from, time) <= SAME_TIME
  const others = times.filter((one) => !best.includes(one))
  return inOrder([...best.filter(isSame), ...best.filter((one) => !isSame(one)), ...others].slice(0, count))
}
