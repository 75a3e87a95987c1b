import { addDays, toIsoDate, toWireDate, weekOf, type ClinicMoment, type DaySchedule } from '@nalam/sdk'
import { firstOpenDate } from '@nalam/ui/screens/Calendar'
import { queries } from '../../shared/queries/queries.ts'
import { useQuery } from '../../shared/queries/useQuery.ts'

/** Days after the first one that one request can read: 42 in all. */
const DAYS_AHEAD = 41

/**
 * Returns the first day after a week, `YYYY-MM-DD`, that has an open slot. It is looked up only if
 * the rest of the week has none.
 *
 * @param date a day of the shown week
 * @param days the days of the week; undefined while loading
 */
export function useNextOpenDate(
  date: string,
  days: readonly DaySchedule[] | undefined,
  now: ClinicMoment,
): string | undefined {
  const { to: lastDay } = weekOf(date)
  const rest = days?.filter((day) => (toIsoDate(day.date) ?? '') >= date)
  const isWanted = rest !== undefined && lastDay >= now.date && firstOpenDate(rest, now) === undefined
  const first = addDays(lastDay, 1)
  const [from, to] = [toWireDate(first) ?? first, toWireDate(addDays(first, DAYS_AHEAD)) ?? '']
  const { data } = useQuery(isWanted ? queries.calendar.show({ from, to }) : null)
  return data && firstOpenDate(data, now)
}
