/**
 * The rules of bookings, slots and publications, as the server applies them. Days are ISO
 * `YYYY-MM-DD`, times are minutes since midnight at the clinic.
 */
export type { Problem } from './problem.ts'
export { routerPath } from './routerPath.ts'
export { DAY_MINUTES, isPast, overlaps, type SlotTime, type StartTime } from './slotTime.ts'
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
export {
  daysProblem,
  exceptionProblems,
  fieldProblems,
  lastSlotDay,
  MAX_CALENDAR_DAYS,
  MAX_PLAN_DAYS,
  rangeProblem,
  type DayRange,
  type NewException,
} from './days.ts'
export {
  hoursProblems,
  MAX_PLAN_SLOTS,
  MAX_RANGES_A_DAY,
  slotsOfRange,
  sortedHours,
  timesOf,
  type HoursProblem,
} from './hours.ts'
export {
  slotPlan,
  wantedCount,
  weekOfHours,
  weekOfSlots,
  type LeftOut,
  type PlanException,
  type PlanInput,
  type PlannedDay,
  type PlanSlot,
  type WeekTimes,
} from './slotPlan.ts'
export {
  cancel,
  cancellationProblem,
  leftBookingReason,
  move,
  visitMessage,
  visitProblem,
  type AnsweredBooking,
} from './visits.ts'
export {
  answerOffer,
  changeEnd,
  distribute,
  isOfferable,
  MAX_OFFERED_TIMES,
  offerEnd,
  offerProblem,
  offerSlotProblem,
  offerState,
  patientState,
  proposals,
  statusAfter,
  type AnsweredOffer,
  type OfferMoments,
  type StoredOfferState,
} from './offers.ts'
export {
  isPasskeyOnly,
  MIN_PASSKEYS,
  passkeyOnlyProblem,
  RECOVERY_DELAY,
  removePasskeyProblem,
  stopRecoveryProblem,
  type PasskeyOnly,
} from './passkeys.ts'
export { lastKeptDay, publishedAfter, type KeptPublished } from './published.ts'
