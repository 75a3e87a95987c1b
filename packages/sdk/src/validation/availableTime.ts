import { HOURS, parseHour } from '../formats/clockTime.ts'

/**
 * Hours between which a doctor is available, such as `9 AM`; empty text if nothing is chosen yet.
 */
export type AvailableTime = { from: string; to: string }

/** Hours that "from" offers: all but `11 PM`, because no "to" could follow (PROF-07). */
export const FROM_HOURS: readonly string[] = HOURS.slice(0, -1)

/** Returns whether `to` is a later hour than `from`; false if one of them is not an hour. */
export function isLaterHour(from: string, to: string): boolean {
  const start = parseHour(from)
  const end = parseHour(to)
  return start !== null && end !== null && end > start
}

/**
 * Returns the hours that "to" offers: those later than "from"; none before "from" is chosen
 * (PROF-07).
 */
export function toHoursAfter(from: string): readonly string[] {
  return HOURS.filter((hour) => isLaterHour(from, hour))
}

/**
 * Returns the available time with a new "from"; "to" is cleared if it is no longer later (PROF-07).
 */
export function changeFrom(current: AvailableTime, from: string): AvailableTime {
  return { from, to: isLaterHour(from, current.to) ? current.to : '' }
}
