/**
 * Formats of clock times: 24-hour `HH:MM` in the API, `9:30 AM` on screen (D5), and whole hours
 * like `9 AM`, which the API uses for the hours when a doctor is available (PROF-07).
 */

/** The end of a day, as the end of hours and slots in the API. It is not a time of day. */
export const END_OF_DAY = '24:00'

const MINUTES_A_DAY = 1440
const WIRE_TIME = /^([01][0-9]|2[0-3]):([0-5][0-9])$/
const SPOKEN_TIME = /^(0?[1-9]|1[0-2])(?::([0-5][0-9]))?\s*([AP])\.?M\.?$/i

function spoken(hour: number): { hour: number; half: 'AM' | 'PM' } {
  return { hour: hour % 12 || 12, half: hour < 12 ? 'AM' : 'PM' }
}

/** Returns whether the text is a 24-hour time `HH:MM`. */
export function isClockTime(text: string): boolean {
  return WIRE_TIME.test(text)
}

/** Returns the minutes since midnight of a time `HH:MM`; `null` for any other text. */
export function minutesOfDay(time: string): number | null {
  const match = WIRE_TIME.exec(time)
  return match ? Number(match[1]) * 60 + Number(match[2]) : null
}

/** Returns the time `HH:MM` of a minute of the day; throws a RangeError outside 0 to 1439. */
export function clockTimeOfMinutes(minutes: number): string {
  if (!Number.isInteger(minutes) || minutes < 0 || minutes >= MINUTES_A_DAY) {
    throw new RangeError(`Not a minute of the day: ${minutes}`)
  }
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/**
 * Returns the minutes since midnight of the end of a range: `HH:MM`, or `24:00` → 1440; `null` for
 * any other text.
 */
export function minutesOfEnd(time: string): number | null {
  return time === END_OF_DAY ? MINUTES_A_DAY : minutesOfDay(time)
}

/** Returns the end of a range: `HH:MM`, 1440 → `24:00`; throws a RangeError outside 0 to 1440. */
export function endOfMinutes(minutes: number): string {
  return minutes === MINUTES_A_DAY ? END_OF_DAY : clockTimeOfMinutes(minutes)
}

/**
 * Formats a time for display: `09:30` → `9:30 AM`, `00:00` and `24:00` → `12:00 AM`. Any other text
 * is returned unchanged.
 *
 * @param time 24-hour `HH:MM`, or `24:00`
 */
export function formatClockTime(time: string): string {
  const match = WIRE_TIME.exec(time === END_OF_DAY ? '00:00' : time)
  if (!match) return time
  const { hour, half } = spoken(Number(match[1]))
  return `${hour}:${match[2]} ${half}`
}

/**
 * Formats a time without AM and PM, for places whose axis shows them: `09:30` → `9:30`. Any other
 * text is returned unchanged.
 *
 * @param time 24-hour `HH:MM`, or `24:00`
 */
export const formatShortTime = (time: string): string => formatClockTime(time).replace(/ [AP]M$/, '')

/**
 * Formats a range of times: `10:00 – 11:00 AM`, and with both AM and PM if they differ: `9:00 AM –
 * 12:20 PM`.
 *
 * @param from 24-hour `HH:MM`
 * @param to 24-hour `HH:MM`, or `24:00`
 */
export function formatTimeRange(from: string, to: string): string {
  const [start, end] = [formatClockTime(from), formatClockTime(to)]
  return `${start.slice(-2) === end.slice(-2) ? formatShortTime(from) : start} – ${end}`
}

/**
 * Parses a time in either form: `09:30`, `9:30 AM`, `9 am`.
 *
 * @returns 24-hour `HH:MM`, or `null`
 */
export function parseClockTime(text: string): string | null {
  const trimmed = text.trim()
  if (WIRE_TIME.test(trimmed)) return trimmed
  const match = SPOKEN_TIME.exec(trimmed)
  if (!match) return null
  const hour = (Number(match[1]) % 12) + (match[3]?.toUpperCase() === 'P' ? 12 : 0)
  return `${String(hour).padStart(2, '0')}:${match[2] ?? '00'}`
}

/**
 * Formats a whole hour as the API does: 9 → `9 AM`, 0 → `12 AM`; throws a RangeError outside 0 to
 * 23.
 */
export function formatHour(hour: number): string {
  if (!Number.isInteger(hour) || hour < 0 || hour > 23) throw new RangeError(`Not an hour of the day: ${hour}`)
  const { hour: shown, half } = spoken(hour)
  return `${shown} ${half}`
}

/**
 * Parses a whole hour such as `9 AM` or `9:00 AM` to 0 to 23; returns `null` for any other text.
 */
export function parseHour(text: string): number | null {
  const time = SPOKEN_TIME.test(text.trim()) ? parseClockTime(text) : null
  return time?.endsWith(':00') ? Number(time.slice(0, 2)) : null
}

/**
 * The 48 start times of a slot, every half hour from `00:00` to `23:30` (SLOT-08). Format them with
 * {@link formatClockTime}.
 */
export const HALF_HOUR_TIMES: readonly string[] = Array.from({ length: 48 }, (_, index) =>
  clockTimeOfMinutes(index * 30),
)

/** Hours at which a doctor can be available, `12 AM` to `11 PM` (PROF-07). */
export const HOURS: readonly string[] = Array.from({ length: 24 }, (_, hour) => formatHour(hour))
