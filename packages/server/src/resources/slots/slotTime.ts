import { addDays, clockTimeOfMinutes, daysBetween, minutesOfDay } from '@nalam/sdk'
import { DAY_MINUTES, type SlotTime, type StartTime } from '@nalam/sdk/rules'

const minuteOf = (moment: string): number => minutesOfDay(moment.slice(11, 16)) ?? 0

/** Converts a database moment `YYYY-MM-DD HH:MM:SS` at the clinic to what the rules take. */
export function startTimeOf({ startsAt }: { readonly startsAt: string }): StartTime {
  return { date: startsAt.slice(0, 10), start: minuteOf(startsAt) }
}

/** Converts start and end of a slot to what the rules take. */
export function slotTimeOf(slot: { readonly startsAt: string; readonly endsAt: string }): StartTime & SlotTime {
  const { date, start } = startTimeOf(slot)
  const endDay = slot.endsAt.slice(0, 10)
  const days = date === endDay ? 0 : daysBetween(date, endDay)
  return { date, start, end: days * DAY_MINUTES + minuteOf(slot.endsAt) }
}

/** Converts a minute of a day, which may belong to the next day, to a database moment. */
export function momentOf(date: string, minute: number): string {
  const day = minute < DAY_MINUTES ? date : addDays(date, Math.floor(minute / DAY_MINUTES))
  return `${day} ${clockTimeOfMinutes(minute % DAY_MINUTES)}:00`
}
