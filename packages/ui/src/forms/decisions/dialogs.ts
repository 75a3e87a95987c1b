// One chunk: parts that three chunks share would be fetched with every page.
export { OpenBookingDialog } from './OpenBookingDialog.tsx'
export { KeysDialog } from './KeysDialog.tsx'
