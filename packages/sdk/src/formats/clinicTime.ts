import { toIsoDate } from './calendarDate.ts'
import { minutesOfDay } from './clockTime.ts'

/**
 * Time zone of the clinic. It decides "today", "past" and "minimum today", whatever the browser's
 * zone (D6).
 */
export const CLINIC_ZONE = 'Asia/Kolkata'

/** Date and time in the time zone of the clinic. */
export type ClinicMoment = {
  /** ISO `YYYY-MM-DD` */
  date: string
  /** 24-hour `HH:MM` */
  time: string
}

/**
 * Offset of India in milliseconds. It has not changed since 1945, and India has no daylight saving
 * time. Computed, because creating a formatter with a zone takes milliseconds on a phone.
 */
const AHEAD_OF_UTC = 330 * 60_000

/**
 * Returns date and time at the clinic.
 *
 * @param at milliseconds since 1970 or a `Date`, from 1945 to 9999. Default: now
 */
export function clinicNow(at: number | Date = Date.now()): ClinicMoment {
  const shifted = new Date(Number(at) + AHEAD_OF_UTC).toISOString()
  return { date: shifted.slice(0, 10), time: shifted.slice(11, 16) }
}

/**
 * Returns the instant of a time at the clinic.
 *
 * @param date ISO `YYYY-MM-DD`
 * @param time 24-hour `HH:MM`
 */
export function clinicInstant(date: string, time: string): Date {
  return new Date(Date.parse(`${date}T${time}:00Z`) - AHEAD_OF_UTC)
}

/** Returns today at the clinic, ISO `YYYY-MM-DD`. */
export function clinicToday(at?: number | Date): string {
  return clinicNow(at).date
}

/** A start at the clinic. */
export type ClinicStart = {
  /** ISO `YYYY-MM-DD` */
  readonly date: string
  /** Minutes since midnight. */
  readonly start: number
}

/**
 * Returns whether a time has passed at the clinic (D6): from its own minute on, because no patient
 * can still come.
 *
 * @param now a moment, or date and time at the clinic
 */
export function hasPassed({ date, start }: ClinicStart, now: Date | ClinicMoment): boolean {
  const { date: today, time } = now instanceof Date ? clinicNow(now) : now
  return date < today || (date === today && start <= (minutesOfDay(time) ?? 0))
}

/**
 * Returns whether a day, or a time on that day, is past at the clinic (D6). A day is past from the
 * next midnight on; a time is past from its own minute on, because no patient can still come.
 *
 * @param date `DD-MM-YYYY` or `YYYY-MM-DD`
 * @param time 24-hour `HH:MM`; without it, the whole day is judged
 * @throws RangeError if `date` is not a valid day or `time` not a valid time
 */
export function isPastAtClinic(date: string, time?: string, at?: number | Date): boolean {
  const iso = toIsoDate(date)
  if (iso === null) throw new RangeError(`Not a calendar day: ${date}`)
  const now = clinicNow(at)
  if (time === undefined) return iso < now.date
  const start = minutesOfDay(time)
  if (start === null) throw new RangeError(`Not a time HH:MM: ${time}`)
  return hasPassed({ date: iso, start }, now)
}
