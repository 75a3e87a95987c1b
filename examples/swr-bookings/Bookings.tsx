import { BOOKING_STATUS, type ApiError, type Booking, type BookingPage } from '@nalam/sdk'
import { invalidates, matchesKey } from '@nalam/sdk/queries'
import useSWR, { useSWRConfig } from 'swr'
import { api, queries } from './api.ts'

/**
 * Shows the first page of a doctor's bookings. A decision refetches every query that it changes.
 */
export function Bookings({ doctorId }: { doctorId: string }) {
  const query = queries.bookings.list({ doctorId, page: 1 })
  const { data, error } = useSWR<BookingPage, ApiError>(query.key, query.fetch, { shouldRetryOnError: false })
  const { mutate } = useSWRConfig()

  async function approve(booking: Booking) {
    const result = await api.bookings.decide(booking.id, { action: 'approve' }).result()
    if (result.ok) await mutate((key) => invalidates.approve.some((prefix) => matchesKey(key, prefix)))
  }

  if (error) return <p role="alert">{error.userMessage}</p>
  if (!data) return <p>Loading</p>
  return (
    <ul>
      {data.bookings.map((booking) => (
        <li key={booking.id}>
          {booking.patientName}, {booking.date}
          {booking.status === BOOKING_STATUS.pending && (
            <button type="button" onClick={() => void approve(booking)}>
              Approve
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
