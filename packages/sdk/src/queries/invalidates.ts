import type { QueryKey } from './createQueries.ts'

const bookings: QueryKey = ['bookings']
const slots: QueryKey = ['slots']
const calendar: QueryKey = ['calendar']
const availability: QueryKey = ['availability']
const session: QueryKey = ['session']
const account: QueryKey = ['account']
const queue: QueryKey = ['queue']
const queueScreen: QueryKey = ['queue', 'screen']
const calendarFeed: QueryKey = ['calendarFeed']

const changed = {
  approve: [bookings, calendar, queue],
  // The slot of the booking becomes free.
  decline: [bookings, slots, calendar],
  reschedule: [bookings, slots, calendar],
  // The slot of the booking is taken again.
  undo: [bookings, slots, calendar, queue],
  addBooking: [bookings, slots, calendar, queue],
  cancel: [bookings, slots, calendar, queue],
  move: [bookings, slots, calendar, queue],
  setVisit: [bookings, calendar, queue],
  setTold: [bookings, calendar],
  setReminderSettings: [['bookings', 'reminderSettings']],
  cancelSeveral: [bookings, slots, calendar, queue],
  undoCancellations: [bookings, slots, calendar, queue],
  offer: [bookings, slots, calendar, queue],
  withdrawOffer: [bookings, slots, calendar, queue],
  offerSeveral: [bookings, slots, calendar, queue],
  undoOffers: [bookings, slots, calendar, queue],
  // The visit of a booking is derived from its place in the queue.
  addToQueue: [queue, bookings, calendar],
  callNext: [queue, bookings, calendar],
  undoCall: [queue, bookings, calendar],
  changeQueue: [queue, bookings, calendar],
  endQueue: [queue, bookings, calendar],
  saveQueueScreen: [queueScreen],
  removeQueueScreen: [queueScreen],
  createSlot: [slots, calendar],
  setSlotStatus: [slots, calendar],
  addSlot: [slots, calendar],
  changeSlots: [slots, calendar],
  // Also undoes publications, which change the availability.
  undoSlotChange: [slots, calendar, availability],
  // The calendar shows which days are open.
  replaceAvailability: [availability, calendar],
  addException: [availability, calendar],
  removeException: [availability, calendar],
  // Publishing a draft saves its hours.
  applySlotPlan: [slots, calendar, availability],
  setTicketStatus: [['tickets']],
  // The days and hours of the profile apply until hours are saved.
  updateProfile: [session, calendar, availability],
  uploadImage: [session],
  toggleActiveStatus: [session],
  // They are listed in the activity.
  createCalendarFeed: [calendarFeed, account],
  changeCalendarFeed: [calendarFeed, account],
  removeCalendarFeed: [calendarFeed, account],
  changePassword: [account, calendarFeed],
  verifyEmail: [session, account],
  endSession: [account],
  endOtherSessions: [account],
  addPasskey: [account],
  renamePasskey: [account],
  removePasskey: [account],
  setPasskeyOnly: [account],
  // The export is in the activity.
  exportData: [account],
} satisfies Readonly<Record<string, readonly QueryKey[]>>

/** Key prefixes of the queries that an action changes. Fetch these queries again after it. */
export const invalidates: Readonly<Record<keyof typeof changed, readonly QueryKey[]>> = changed

/**
 * Returns whether a cache key begins with a prefix, for SWR's `mutate`:
 * `mutate((key) => invalidates.approve.some((prefix) => matchesKey(key, prefix)))`.
 */
export function matchesKey(key: unknown, prefix: QueryKey): boolean {
  return Array.isArray(key) && prefix.every((part, index) => key[index] === part)
}
