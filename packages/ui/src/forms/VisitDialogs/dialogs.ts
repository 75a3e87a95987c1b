// One chunk: parts that three chunks share would be fetched with every page.
export { CancelDialog, CancelSeveralDialog } from './CancelDialog.tsx'
export { MoveDialog } from './MoveDialog.tsx'
export { OfferDialog } from './OfferDialog.tsx'
export { OfferSeveralDialog } from './OfferSeveralDialog.tsx'
