export { CancelDialog, type CancelBooking, type CancelDialogProps, type CancelResult } from './CancelDialog.tsx'
export { CancelSeveralDialog, type CancelSeveralDialogProps, type CancelSeveralResult } from './CancelSeveralDialog.tsx'
export { freeTimes, type FreeTime } from './freeTimes.ts'
export { MoveDialog, type LoadedTimes, type MoveBooking, type MoveDialogProps, type MoveResult } from './MoveDialog.tsx'
