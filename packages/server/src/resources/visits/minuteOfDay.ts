import { clinicNow, daysBetween, minutesOfDay } from '@nalam/sdk'
import { DAY_MINUTES } from '@nalam/sdk/rules'

/** Returns a moment in minutes since midnight of a day at the clinic; more than 1440 after the day. */
export function minuteOfDay(day: string, at: Date): number {
  const { date, time } = clinicNow(at)
  return daysBetween(day, date) * DAY_MINUTES + (minutesOfDay(time) ?? 0)
}
