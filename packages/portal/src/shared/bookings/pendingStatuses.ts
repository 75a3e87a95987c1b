import type { Booking, BookingStatusCode } from '@nalam/sdk'
import { useMemo } from 'react'
import { createStore, useStore } from '../createStore.ts'

/** A booking as it was, and the status that it is to get. */
export interface StatusChange {
  booking: Booking
  status: BookingStatusCode
}

/** Status changes whose outcome is not known yet, by the id of the booking. */
export const pendingStatuses = createStore<ReadonlyMap<string, StatusChange>>(new Map())

/**
 * Returns cached data as it is shown: with the status changes whose outcome is not known yet.
 *
 * @param change returns the data after one of them; must be the same function in every render
 */
export function useWithPendingStatuses<Data extends object>(
  data: Data | undefined,
  change: (data: Data, booking: Booking, status: BookingStatusCode) => Data,
): Data | undefined {
  const pending = useStore(pendingStatuses)
  return useMemo(() => {
    if (data === undefined) return undefined
    let shown = data
    for (const { booking, status } of pending.values()) shown = change(shown, booking, status)
    return shown
  }, [data, pending, change])
}
