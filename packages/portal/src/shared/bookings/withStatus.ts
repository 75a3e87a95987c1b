import {
  type Booking,
  BOOKING_STATUS,
  type BookingStatusCode,
  type BookingSummary,
  type CalendarSlot,
  type DaySchedule,
  describeBookingStatus,
  LIVE_BOOKING_STATUSES,
} from '@nalam/sdk'
import { bookingState } from '@nalam/sdk/rules'
import { useMemo } from 'react'
import { createStore, useStore } from '../createStore.ts'

/** Common shape of list pages and the dashboard query. */
export interface ListedBookings {
  bookings: Booking[]
  summary: BookingSummary | undefined
}

/**
 * Returns a list after a booking, given as it was, has got another status: its row and the counts.
 */
export function withStatus<R extends ListedBookings>(data: R, booking: Booking, status: BookingStatusCode): R {
  const row = data.bookings.find(({ id }) => id === booking.id)
  // Read after the change: the counts are already up to date.
  if (row && row.status !== booking.status) return data
  const { summary } = data
  return {
    ...data,
    bookings: data.bookings.map((other) => (other === row ? { ...other, status } : other)),
    summary: summary && counted(summary, booking, status),
  }
}

/**
 * Returns a list with a booking that has left it back at its place: after the nearest one of those
 * that stood before it.
 */
export function withRow<R extends ListedBookings>(data: R, booking: Booking, before: readonly string[]): R {
  if (data.bookings.some(({ id }) => id === booking.id)) return data
  const at = data.bookings.findLastIndex(({ id }) => before.includes(id)) + 1
  return { ...data, bookings: data.bookings.toSpliced(at, 0, booking) }
}

/** Returns the counts with one booking moved; the others change with the next read. */
function counted(summary: BookingSummary, booking: Booking, after: BookingStatusCode): BookingSummary {
  const counts = { ...summary }
  const wasCancelled = bookingState(booking) === 'cancelled'
  // A cancellation is undone: the cancelled ones are counted among the declined ones.
  if (wasCancelled && counts.cancelled !== undefined) counts.cancelled = Math.max(0, counts.cancelled - 1)
  const add = (status: Booking['status'], change: number) => {
    if (status === 'unknown') return
    const { name } = describeBookingStatus(status)
    const count = counts[name]
    if (count !== undefined) counts[name] = Math.max(0, count + change)
  }
  add(booking.status, -1)
  add(after, 1)
  return counts
}

const STAYS: ReadonlySet<BookingStatusCode> = new Set(LIVE_BOOKING_STATUSES)

/**
 * Returns the days after a booking, given as it was, has got another status. Declining it, or
 * asking its patient for another time, opens its slot; one that waits again comes with the next
 * read.
 */
export function withBookingStatus(days: DaySchedule[], booking: { id: string }, status: BookingStatusCode) {
  const isOn = (day: DaySchedule) =>
    day.slots.some((slot) => slot.booking?.id === booking.id) || day.bookings.some(({ id }) => id === booking.id)
  const stays = STAYS.has(status)
  return days.map((day) => {
    if (!isOn(day)) return day
    const slots = day.slots.map((slot): CalendarSlot => {
      if (slot.booking?.id !== booking.id) return slot
      return stays ? { ...slot, booking: { ...slot.booking, status } } : { ...slot, state: 'open', booking: undefined }
    })
    const others = day.bookings.filter(({ id }) => stays || id !== booking.id)
    return { ...day, slots, bookings: others.map((other) => (other.id === booking.id ? { ...other, status } : other)) }
  })
}

/** Status of a booking after an event; all other events only cause a read. */
const STATUS_AFTER: Readonly<Record<string, BookingStatusCode>> = {
  'booking.accepted': BOOKING_STATUS.confirmed,
  'booking.declined': BOOKING_STATUS.declined,
  'booking.reschedule_requested': BOOKING_STATUS.reschedule,
  'booking.undone': BOOKING_STATUS.pending,
}

export const statusAfter = (name = ''): BookingStatusCode | undefined => STATUS_AFTER[name]

/** Returns the bookings with a new status for one; the counts change with the next poll. */
export function withLiveStatus<R extends Pick<ListedBookings, 'bookings'>>(
  data: R,
  id: string,
  status: BookingStatusCode,
): R {
  if (!data.bookings.some((row) => row.id === id && row.status !== status)) return data
  return { ...data, bookings: data.bookings.map((row) => (row.id === id ? { ...row, status } : row)) }
}

/** A booking as it was, and the status that it is to get. */
export interface StatusChange {
  booking: Booking
  status: BookingStatusCode
}

/** Status changes whose outcome is not known yet, by the id of the booking. */
export const pendingStatuses = createStore<ReadonlyMap<string, StatusChange>>(new Map())

/** Returns data with the changes under way; `change` must be the same in every render. */
export function useWithPendingStatuses<Data extends object>(
  data: Data | undefined,
  change: (data: Data, booking: Booking, status: BookingStatusCode) => Data,
): Data | undefined {
  const pending = useStore(pendingStatuses)
  return useMemo(
    () => data && [...pending.values()].reduce((shown, { booking, status }) => change(shown, booking, status), data),
    [data, pending, change],
  )
}
