import type { Query } from '@nalam/sdk/queries'
import type { BookingActions } from '@nalam/ui/bookings'
import { mutate } from 'swr'
import { useActions } from '../actions/useActions.ts'
import { keyedRequest } from '../actions/useKeyedActions.ts'
import { api } from '../api/api.ts'
import { queries, under } from '../queries/queries.ts'
import { type ActionName, invalidate } from '../queries/useQuery.ts'
import { dashboardBookings } from './bookingQueries.ts'
import type { ListedBookings } from './withStatus.ts'

/** Reads the page shown and the counts again, and what else an action has changed. */
export const readBookingsAgain = (doctorId: string, list: Query<ListedBookings> | null, action: ActionName) => {
  void invalidate(action, under(queries.bookings.all))
  return Promise.all([list && mutate(list.key), mutate(dashboardBookings(doctorId).key)])
}

/** Notes whether a patient came (VISIT-03). An unknown outcome is reconciled by the same request. */
export function useVisit(doctorId: string, list: Query<ListedBookings> | null): NonNullable<BookingActions['onVisit']> {
  const { run, report } = useActions()
  return async ({ id, patientName }, visit) => {
    const sending = keyedRequest(`visit ${id} ${visit}`, (options) => api.bookings.setVisit(id, visit, options))
    const outcome = await run(id, true, sending)
    if (!outcome) return false
    report(outcome, patientName)
    await readBookingsAgain(doctorId, list, 'setVisit')
    return outcome.ok
  }
}
