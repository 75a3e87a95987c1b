import { BOOKING_STATUS, type ApiError } from '@nalam/sdk'
import { useMessages, type SpokenByServer } from '@nalam/ui'
import type { Decide } from '@nalam/ui/screens/Appointments'
import { unstable_serialize, useSWRConfig, type Arguments, type Cache, type ScopedMutator } from 'swr'
import type { Outcome } from '../../shared/actions/createActionRunner.ts'
import { useActions } from '../../shared/actions/useActions.ts'
import { useReport } from '../../shared/actions/useReport.ts'
import { api } from '../../shared/api/api.ts'
import { dashboardBookingsKey } from '../../shared/bookings/useDashboardBookings.ts'
import { holdsBookings, type BookingListKey } from './keys.ts'
import { withDecision, type DecidedBookings } from './withDecision.ts'

const STATUS_OF = {
  approve: BOOKING_STATUS.confirmed,
  decline: BOOKING_STATUS.declined,
  reschedule: BOOKING_STATUS.reschedule,
} as const
const NAME_OF = { approve: 'confirmed', decline: 'declined', reschedule: 'reschedule' } as const

/** Keys under which this doctor's bookings have been read. One that is still being read will know of the decision by itself. */
function readKeys({ cache, mutate }: { cache: Cache; mutate: ScopedMutator }, doctorId: string): Arguments[] {
  const keys: Arguments[] = []
  // SWR shows its keys, as they were given, to filters only.
  void mutate((key) => {
    if (holdsBookings(key, doctorId) && cache.get(unstable_serialize(key))?.data !== undefined) keys.push(key)
    return false
  })
  return keys
}

// A 409 may respond to our own request, delivered twice by the network; or somebody decided the same.
const isAmbiguous = ({ status }: ApiError) => status === 409

/**
 * Approve, decline, ask to reschedule (BOOK-07): shown at once and rolled back with the reason on failure; one request for a
 * decision and none while another runs (D24).
 *
 * @param listKey the page shown: it and the counts are read again after a success
 * @param pause milliseconds until then
 */
export function useDecide(doctorId: string, listKey: BookingListKey, pause = 0): Decide {
  const { cache, mutate } = useSWRConfig()
  const { status: statusNames } = useMessages()
  const { isBusy, run } = useActions({ isExclusive: true })
  const report = useReport()

  /** Shows a status in everything that was read, until the outcome is known. */
  const showUntil = (
    outcome: Promise<Outcome<unknown> | undefined>,
    change: (bookings: DecidedBookings) => DecidedBookings,
  ) =>
    Promise.all(
      // One by one: with a filter SWR would write the first optimistic value into all of them.
      readKeys({ cache, mutate }, doctorId).map((key) =>
        mutate<DecidedBookings>(
          key,
          async (bookings) => {
            const settled = await outcome
            if (settled && !settled.ok) throw settled.error
            return bookings && change(bookings)
          },
          {
            optimisticData: (bookings) => {
              if (!bookings) throw new Error('Only keys that were read are changed')
              return change(bookings)
            },
            rollbackOnError: true,
            throwOnError: false,
            revalidate: false,
          },
        ),
      ),
    )

  /** Reads the page again, which brings the counts of the dashboard along where the platform counts (D11a). */
  const refresh = async () => {
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
    const page = await mutate<DecidedBookings>(listKey)
    const key = dashboardBookingsKey(doctorId)
    if (!page?.summary) return void mutate(key)
    const { summary } = page
    void mutate<DecidedBookings>(key, (bookings) => bookings && { ...bookings, summary }, { revalidate: false })
  }

  return async (booking, decision) => {
    if (isBusy(booking.id)) return false
    const status = STATUS_OF[decision]
    const running = run<SpokenByServer>(booking.id, true, {
      send: () => api.bookings.decide(booking.id, { action: decision }).result(),
      async reconcile() {
        const result = await api.bookings.list({ doctorId, search: booking.bookingId }).result()
        if (!result.ok) return result
        const isDecided = result.value.bookings.some(({ id, status: now }) => id === booking.id && now === status)
        return { ok: true, value: isDecided ? { message: statusNames[NAME_OF[decision]] } : undefined }
      },
      isAmbiguous,
    })
    await showUntil(running, (bookings) => withDecision(bookings, booking, status))
    const outcome = await running
    if (!outcome) return false
    report(outcome)
    if (outcome.ok || outcome.isRefused) {
      void refresh()
    }
    return outcome.ok
  }
}
