import type { ClinicMoment, DaySchedule } from '@nalam/sdk'
import { bookableSlots, dayColumn } from './dayColumn.ts'

/**
 * Returns the first day, `YYYY-MM-DD`, that has an open slot that can still be booked; undefined if
 * none has.
 *
 * @param days the earliest first
 */
export const firstOpenDate = (days: readonly DaySchedule[], now: ClinicMoment): string | undefined =>
  bookableSlots(days.map((day) => dayColumn(day, now)))[0]?.date
