// A module of its own: bundlers drop it as a whole where it is not used.
import { BOOKING_STATUS } from '../generated/enums.ts'

/** Statuses of a live booking, which keeps its slot: pending and confirmed. */
export const LIVE_BOOKING_STATUSES = [BOOKING_STATUS.pending, BOOKING_STATUS.confirmed] as const
