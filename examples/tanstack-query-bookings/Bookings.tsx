import { BOOKING_STATUS, type ApiError, type Booking, type BookingPage } from '@nalam/sdk'
import { invalidates } from '@nalam/sdk/queries'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, queries } from './api.ts'

/**
 * Shows the first page of a doctor's bookings. A decision refetches every query that it changes.
 */
export function Bookings({ doctorId }: { doctorId: string }) {
  const query = queries.bookings.list({ doctorId, page: 1 })
  const { data, error } = useQuery<BookingPage, ApiError>({ queryKey: query.key, queryFn: query.fetch, retry: false })
  const client = useQueryClient()
  const approval = useMutation({
    mutationFn: async (booking: Booking) => api.bookings.decide(booking.id, { action: 'approve' }),
    onSuccess: () => Promise.all(invalidates.approve.map((queryKey) => client.invalidateQueries({ queryKey }))),
  })

  if (error) return <p role="alert">{error.userMessage}</p>
  if (!data) return <p>Loading</p>
  return (
    <ul>
      {data.bookings.map((booking) => (
        <li key={booking.id}>
          {booking.patientName}, {booking.date}
          {booking.status === BOOKING_STATUS.pending && (
            <button type="button" onClick={() => approval.mutate(booking)}>
              Approve
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
