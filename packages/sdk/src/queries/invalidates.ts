import type { BookingAction } from '../formats/bookingDecision.ts'
import type { QueryKey } from './createQueries.ts'

type Action =
  | BookingAction
  | 'undo'
  | 'createSlot'
  | 'setSlotStatus'
  | 'setTicketStatus'
  | 'updateProfile'
  | 'uploadImage'
  | 'toggleActiveStatus'

const bookings: QueryKey = ['bookings']
const slots: QueryKey = ['slots']
const session: QueryKey = ['session']

/** The prefixes of the queries that an action changes: fetch those again after it. */
export const invalidates: Readonly<Record<Action, readonly QueryKey[]>> = {
  approve: [bookings],
  // The slot of the booking becomes free.
  decline: [bookings, slots],
  reschedule: [bookings, slots],
  // The slot of the booking is taken again.
  undo: [bookings, slots],
  createSlot: [slots],
  setSlotStatus: [slots],
  setTicketStatus: [['tickets']],
  updateProfile: [session],
  uploadImage: [session],
  toggleActiveStatus: [session],
}

/**
 * Whether a key of a cache begins with a prefix, for SWR's `mutate`:
 * `mutate((key) => invalidates.approve.some((prefix) => matchesKey(key, prefix)))`.
 */
export function matchesKey(key: unknown, prefix: QueryKey): boolean {
  return Array.isArray(key) && prefix.every((part, index) => key[index] === part)
}
