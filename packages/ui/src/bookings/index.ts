export {
  possibleDecisions,
  useUndoAction,
  type BookingActions,
  type Decide,
  type FreeTimes,
  type LoadedWaiting,
  type NoteVisit,
  type WaitingBookings,
} from './actions.ts'
export { nextPending } from './keys/nextPending.ts'
export {
  CancelDialog,
  type CancelBooking,
  type CancelDialogProps,
  type CancelResult,
  CancelSeveralDialog,
  type CancelSeveralDialogProps,
  type CancelSeveralResult,
} from './dialogs/CancelDialog.tsx'
export { closedDays, freeTimes, type FreeTime } from './dialogs/freeTimes.ts'
export {
  AnotherTimeDialog,
  type AnotherTimeDialogProps,
  type AnotherTimeResult,
  type LoadedTimes,
  type MoveBooking,
  type OfferTimes,
  type WithdrawOffer,
} from './dialogs/AnotherTimeDialog.tsx'
export { OfferFreedTimeDialog, type OfferFreedTimeDialogProps } from './dialogs/OfferFreedTimeDialog.tsx'
export {
  OfferSeveralDialog,
  type OfferSeveralDialogProps,
  type OfferSeveralResult,
} from './dialogs/OfferSeveralDialog.tsx'
export { CancelSeveral, OfferSeveral } from './dialogs/lateDialogs.tsx'
