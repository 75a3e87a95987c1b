import { BOOKING_STATUS, type ApiError, type Booking, type Message } from '@nalam/sdk'
import { useMessages, useServerText, useToasts } from '@nalam/ui'
import { useRef } from 'react'
import { unstable_serialize, useSWRConfig, type Arguments, type Cache, type ScopedMutator } from 'swr'
import { api } from '../../shared/api/api.ts'
import { dashboardBookingsKey } from '../../shared/bookings/useDashboardBookings.ts'
import { isOutcomeUnknown } from '../../shared/actions/isOutcomeUnknown.ts'
import { holdsBookings, type BookingListKey } from './keys.ts'
import { withDecision, type Reading } from './withDecision.ts'

const STATUS_OF = {
  approve: BOOKING_STATUS.confirmed,
  decline: BOOKING_STATUS.declined,
  reschedule: BOOKING_STATUS.reschedule,
} as const
const NAME_OF = { approve: 'confirmed', decline: 'declined', reschedule: 'reschedule' } as const
type Decision = keyof typeof STATUS_OF

/** Each resolves to whether the booking has the wanted status now; what happened has been said by then. */
export type BookingActions = Record<Decision, (booking: Booking) => Promise<boolean>>

/** What came of a decision: done, with the server's words unless they got lost; or not, and why. */
type Outcome = { done: true; message?: Message } | { done: false; error: ApiError; isStale: boolean }

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

/** The booking as the server has it now; undefined when it does not show it. */
async function lookUp(doctorId: string, { id, bookingId }: Booking) {
  const result = await api.bookings.list({ doctorId, search: bookingId }).result()
  return result.ok ? { ok: true as const, booking: result.value.bookings.find((found) => found.id === id) } : result
}

/**
 * Approve, decline, ask to reschedule (BOOK-07): shown at once and taken back with the reason on failure; one request for a
 * press and none while another runs; where the outcome is unknown the booking is read again before it can be asked again (D24).
 *
 * @param listKey the page shown: it and the counts are read again after a success
 */
export function useBookingActions(doctorId: string, listKey: BookingListKey): BookingActions {
  const { cache, mutate } = useSWRConfig()
  const toasts = useToasts()
  const serverText = useServerText()
  const { status: statusNames } = useMessages()
  const isRunning = useRef(false)
  const uncertain = useRef(new Set<string>())

  const send = async (booking: Booking, decision: Decision): Promise<Outcome> => {
    const wanted = STATUS_OF[decision]
    const seen = async (): Promise<Outcome | undefined> => {
      const found = await lookUp(doctorId, booking)
      if (!found.ok) return { done: false, error: found.error, isStale: false }
      uncertain.current.delete(booking.id)
      return found.booking?.status === wanted ? { done: true } : undefined
    }
    if (uncertain.current.has(booking.id)) {
      const known = await seen()
      if (known) return known
    }
    const result = await api.bookings.decide(booking.id, { action: decision }).result()
    if (result.ok) return { done: true, message: result.value }
    const failed: Outcome = { done: false, error: result.error, isStale: result.error.kind === 'response' }
    // "Decided already" may be the answer to our own request, sent twice by the network; or somebody decided the same.
    if (!isOutcomeUnknown(result.error) && result.error.status !== 409) return failed
    uncertain.current.add(booking.id)
    const known = await seen()
    return known?.done ? known : { ...failed, isStale: !uncertain.current.has(booking.id) }
  }

  const decide = async (booking: Booking, decision: Decision): Promise<boolean> => {
    if (isRunning.current) return false
    isRunning.current = true
    try {
      const outcome = send(booking, decision)
      await Promise.all(
        // One by one: with a filter SWR would write the first reading's optimistic value into all of them.
        readKeys({ cache, mutate }, doctorId).map((key) =>
          mutate<Reading>(
            key,
            (reading) =>
              outcome.then((settled) => {
                if (!settled.done) throw settled.error
                return reading && withDecision(reading, booking, STATUS_OF[decision])
              }),
            {
              optimisticData: (reading) => {
                if (!reading) throw new Error('Only keys with a reading are changed')
                return withDecision(reading, booking, STATUS_OF[decision])
              },
              rollbackOnError: true,
              throwOnError: false,
              revalidate: false,
            },
          ),
        ),
      )
      const settled = await outcome
      if (settled.done) toasts.success(settled.message ? serverText(settled.message) : statusNames[NAME_OF[decision]])
      // An ended session has a dialog of its own.
      else if (settled.error.status !== 401) toasts.error(serverText(settled.error))
      if (settled.done || settled.isStale) {
        void mutate(listKey)
        void mutate(dashboardBookingsKey(doctorId))
      }
      return settled.done
    } finally {
      isRunning.current = false
    }
  }

  return {
    approve: (booking) => decide(booking, 'approve'),
    decline: (booking) => decide(booking, 'decline'),
    reschedule: (booking) => decide(booking, 'reschedule'),
  }
}
