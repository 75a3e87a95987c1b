import { toIsoDate } from './calendarDate.ts'
import { isClockTime } from './clockTime.ts'

/** The zone in which "today", "past" and "minimum today" are judged, whatever the browser's zone (D6). */
export const CLINIC_ZONE = 'Asia/Kolkata'

/** A moment as the clinic's wall clock and calendar show it. */
export type ClinicMoment = {
  /** ISO `YYYY-MM-DD` */
  date: string
  /** 24-hour `HH:MM` */
  time: string
}

/** India has had no other offset since 1945, and no summer time. Arithmetic: a formatter with a zone takes a phone milliseconds to make. */
const AHEAD_OF_UTC = 330 * 60_000

/**
 * Date and time at the clinic.
 *
 * @param at milliseconds since 1970 or a `Date`, from 1945 to 9999; now when left out
 */
export function clinicNow(at: number | Date = Date.now()): ClinicMoment {
  const shifted = new Date(Number(at) + AHEAD_OF_UTC).toISOString()
  return { date: shifted.slice(0, 10), time: shifted.slice(11, 16) }
}

/** Today at the clinic, ISO `YYYY-MM-DD`. */
export function clinicToday(at?: number | Date): string {
  return clinicNow(at).date
}

/**
 * Whether a day, or a time on it, lies in the past at the clinic (D6). A day is past from the next midnight on; a time
 * from the minute at which it is reached, because nobody can come to it any more.
 *
 * @param date `DD-MM-YYYY` or `YYYY-MM-DD`
 * @param time 24-hour `HH:MM`; left out to judge the whole day
 * @throws RangeError when `date` is no day or `time` no time
 */
export function isPastAtClinic(date: string, time?: string, at?: number | Date): boolean {
  const iso = toIsoDate(date)
  if (iso === null) throw new RangeError(`Not a calendar day: ${date}`)
  if (time !== undefined && !isClockTime(time)) throw new RangeError(`Not a time HH:MM: ${time}`)
  const now = clinicNow(at)
  if (iso !== now.date) return iso < now.date
  return time !== undefined && time <= now.time
}
