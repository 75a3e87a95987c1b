import type { ApiError, Booking, BookingPage } from '@nalam/sdk'
import type { QueryKey } from '@nalam/sdk/queries'
import { useEffect, useRef } from 'react'
import useSWR from 'swr'
import { whenSettled } from '../../shared/actions/underWay.ts'
import { api } from '../../shared/api/api.ts'
import { IN_BACKGROUND } from '../../shared/api/inBackground.ts'
import { bookingSearch } from '../../shared/bookings/keys.ts'
import { gathered } from '../../shared/live/gathered.ts'
import { useLiveEvents } from '../../shared/live/liveEvents.ts'

/**
 * Returns the bookings that wait for an answer, the soonest first: the first page of that list,
 * read again when bookings change elsewhere.
 *
 * @param key null if the server has no such list
 */
export function useWaiting(key: QueryKey | null): readonly Booking[] | undefined {
  const { data, mutate } = useSWR<BookingPage, ApiError, QueryKey | null>(key, (asked) =>
    api.bookings.list(bookingSearch(asked)),
  )
  const readAgain = async () => {
    if (key)
      await mutate(api.bookings.list(bookingSearch(key), { headers: IN_BACKGROUND }), {
        revalidate: false,
        throwOnError: false,
      })
  }
  const latest = useRef(readAgain)
  useEffect(() => {
    latest.current = readAgain
  })
  const ask = useRef<() => void>(undefined)
  useLiveEvents(({ topic }) => {
    if (topic !== 'bookings' && topic !== 'resync') return
    ask.current ??= gathered(() => new Promise((resolve) => whenSettled(() => resolve(latest.current()))))
    ask.current()
  })
  return data?.bookings
}
