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

let clinicClock: Intl.DateTimeFormat | undefined

/**
 * Date and time at the clinic.
 *
 * @param at milliseconds since 1970 or a `Date`; now when left out
 */
export function clinicNow(at: number | Date = Date.now()): ClinicMoment {
  clinicClock ??= new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone: CLINIC_ZONE,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const parts = new Map(clinicClock.formatToParts(at).map(({ type, value }) => [type, value]))
  const part = (type: Intl.DateTimeFormatPartTypes, width: number) => (parts.get(type) ?? '').padStart(width, '0')
  return {
    date: `${part('year', 4)}-${part('month', 2)}-${part('day', 2)}`,
    time: `${part('hour', 2)}:${part('minute', 2)}`,
  }
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
