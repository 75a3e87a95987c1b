import { daysBetween } from '../formats/calendarDate.ts'
import { clinicToday } from '../formats/clinicTime.ts'
import { ofFixtures, type Fixtures } from './fixtures.ts'

/** How many days the fixtures are before the device's day; `today` is their day when that was taken. */
const daysBefore = ofFixtures((): { today?: string | undefined; days: number } => ({ days: 0 }))

/**
 * Returns the current time of the handlers. It begins on the day of the fixtures, at the device's
 * time of day, and runs with the device's clock: what waits in the fixtures can be answered in every
 * year. Fixtures without a day are on the device's clock.
 */
export function nowOf(data: Fixtures): Date {
  const taken = daysBefore(data)
  if (taken.today !== data.today) {
    taken.today = data.today
    taken.days = data.today === undefined ? 0 : daysBetween(data.today, clinicToday())
  }
  return new Date(Date.now() - taken.days * 86_400_000)
}

/** Returns the day of the handlers at the clinic. */
export const todayOf = (data: Fixtures): string => clinicToday(nowOf(data))
