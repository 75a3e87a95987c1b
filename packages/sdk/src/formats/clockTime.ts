/**
 * Clock times: 24-hour `HH:MM` on the wire, `9:30 AM` on screen (D5), and whole hours like `9 AM`, which the wire itself
 * uses for the hours a doctor is available (PROF-07).
 */
const WIRE_TIME = /^([01][0-9]|2[0-3]):([0-5][0-9])$/
const SPOKEN_TIME = /^(0?[1-9]|1[0-2])(?::([0-5][0-9]))?\s*([AP])\.?M\.?$/i

function spoken(hour: number): { hour: number; half: 'AM' | 'PM' } {
  return { hour: hour % 12 || 12, half: hour < 12 ? 'AM' : 'PM' }
}

/** Whether the text is a 24-hour time `HH:MM`. */
export function isClockTime(text: string): boolean {
  return WIRE_TIME.test(text)
}

/** Minutes since midnight of a time `HH:MM`; `null` when it is none. */
export function minutesOfDay(time: string): number | null {
  const match = WIRE_TIME.exec(time)
  return match ? Number(match[1]) * 60 + Number(match[2]) : null
}

/** The time `HH:MM` so many minutes after midnight (0 to 1439). */
export function clockTimeOfMinutes(minutes: number): string {
  if (!Number.isInteger(minutes) || minutes < 0 || minutes >= 1440) {
    throw new RangeError(`Not a minute of the day: ${minutes}`)
  }
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/**
 * A time as it is shown: `09:30` → `9:30 AM`, `00:00` → `12:00 AM`. What is no `HH:MM` is shown as it came.
 *
 * @param time 24-hour `HH:MM`
 */
export function formatClockTime(time: string): string {
  const match = WIRE_TIME.exec(time)
  if (!match) return time
  const { hour, half } = spoken(Number(match[1]))
  return `${hour}:${match[2]} ${half}`
}

/**
 * Reads a time in either form: `09:30`, `9:30 AM`, `9 am`.
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

/** A whole hour (0 to 23) as the wire spells it: 9 → `9 AM`, 0 → `12 AM`. */
export function formatHour(hour: number): string {
  if (!Number.isInteger(hour) || hour < 0 || hour > 23) throw new RangeError(`Not an hour of the day: ${hour}`)
  const { hour: shown, half } = spoken(hour)
  return `${shown} ${half}`
}

/** The hour (0 to 23) of a text like `9 AM`; `null` when it is none. Minutes other than `:00` are no whole hour. */
export function parseHour(text: string): number | null {
  const time = SPOKEN_TIME.test(text.trim()) ? parseClockTime(text) : null
  return time?.endsWith(':00') ? Number(time.slice(0, 2)) : null
}

/** The 48 start times of a slot, every half hour from `00:00` to `23:30` (SLOT-08); shown by {@link formatClockTime}. */
export const HALF_HOUR_TIMES: readonly string[] = Array.from({ length: 48 }, (_, index) =>
  clockTimeOfMinutes(index * 30),
)

/** The hours a doctor can be available at, `12 AM` to `11 PM` (PROF-07). */
export const HOURS: readonly string[] = Array.from({ length: 24 }, (_, hour) => formatHour(hour))
