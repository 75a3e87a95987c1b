import { BOOKING_STATUS, type BookingStatusCode } from '@nalam/sdk'

/** The statuses of a live booking, which occupies its slot. */
export const LIVE_STATUSES: readonly BookingStatusCode[] = [BOOKING_STATUS.pending, BOOKING_STATUS.confirmed]
