// One chunk: parts that three chunks share would be fetched with every page.
export { CancelSeveralDialog } from './CancelDialog.tsx'
export { KeysDialog } from '../keys/KeysDialog.tsx'
export { OfferSeveralDialog } from './OfferSeveralDialog.tsx'
export { OpenBookingDialog } from './OpenBookingDialog.tsx'
