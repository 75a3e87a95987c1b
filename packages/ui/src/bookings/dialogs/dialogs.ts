// The chunk of `lateDialogs.tsx`.
export { CancelSeveralDialog } from './CancelDialog.tsx'
export { KeysDialog } from '../keys/KeysDialog.tsx'
export { OfferSeveralDialog } from './OfferSeveralDialog.tsx'
export { OpenBookingDialog } from './OpenBookingDialog.tsx'
