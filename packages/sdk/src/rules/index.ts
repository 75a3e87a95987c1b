/**
 * The rules of bookings, slots and publications, as the server applies them. Days are ISO
 * `YYYY-MM-DD`, times are minutes since midnight at the clinic.
 */
// All exports of modules with a star are public.
export * from './problem.ts'
export * from './routerPath.ts'
export * from './slotTime.ts'
export {
  decide,
  sameSlot,
  undo,
  UNDO_FOR,
  undoEnd,
  undoUntil,
  type DecidableBooking,
  type DecidedBooking,
  type Transition,
} from './bookings.ts'
export {
  addSlotProblem,
  bookSlotProblem,
  CREATED_SLOT_MINUTES,
  createSlotProblem,
  leftReason,
  switchSlotProblem,
  undoChangeProblem,
  type SlotDoctor,
  type SlotState,
} from './slots.ts'
export * from './days.ts'
export * from './hours.ts'
export * from './slotPlan.ts'
export * from './visits.ts'
export * from './offers.ts'
export * from './passkeys.ts'
export { lastKeptDay, publishedAfter, type KeptPublished } from './published.ts'
