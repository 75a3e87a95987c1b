export {
  CancelDialog,
  type CancelBooking,
  type CancelDialogProps,
  type CancelResult,
  CancelSeveralDialog,
  type CancelSeveralDialogProps,
  type CancelSeveralResult,
} from './CancelDialog.tsx'
export { freeTimes, type FreeTime } from './freeTimes.ts'
export { MoveDialog, type LoadedTimes, type MoveBooking, type MoveDialogProps, type MoveResult } from './MoveDialog.tsx'
export {
  OfferDialog,
  type OfferDialogProps,
  type OfferResult,
  type OfferTimes,
  type WithdrawOffer,
} from './OfferDialog.tsx'
export { OfferSeveralDialog, type OfferSeveralDialogProps, type OfferSeveralResult } from './OfferSeveralDialog.tsx'
export type { LaterActions, Moving } from './LaterActions.ts'
export { CancelSeveral, OfferSeveral } from './lazyDialogs.tsx'
