import { LazyDialog } from '../LazyDialog.tsx'
import type { CancelDialogProps } from './CancelDialog.tsx'
import type { CancelSeveralDialogProps } from './CancelSeveralDialog.tsx'
import type { MoveDialogProps } from './MoveDialog.tsx'
import type { OfferDialogProps } from './OfferDialog.tsx'
import type { OfferSeveralDialogProps } from './OfferSeveralDialog.tsx'

const fetchCancel = () => import('./dialogs.ts').then(({ CancelDialog }) => CancelDialog)
const fetchMove = () => import('./dialogs.ts').then(({ MoveDialog }) => MoveDialog)
const fetchOffer = () => import('./dialogs.ts').then(({ OfferDialog }) => OfferDialog)
const fetchOffers = () => import('./dialogs.ts').then(({ OfferSeveralDialog }) => OfferSeveralDialog)
const fetchSeveral = () => import('./dialogs.ts').then(({ CancelSeveralDialog }) => CancelSeveralDialog)

/** `CancelDialog`, fetched when it opens. */
export const Cancel = (dialog: CancelDialogProps) => <LazyDialog fetchDialog={fetchCancel} dialog={dialog} />

/** `MoveDialog`, fetched when it opens. */
export const Move = (dialog: MoveDialogProps) => <LazyDialog fetchDialog={fetchMove} dialog={dialog} />

/** `OfferDialog`, fetched when it opens. */
export const Offer = (dialog: OfferDialogProps) => <LazyDialog fetchDialog={fetchOffer} dialog={dialog} />

/** `CancelSeveralDialog`, fetched when it opens. */
export const CancelSeveral = (dialog: CancelSeveralDialogProps) => (
  <LazyDialog fetchDialog={fetchSeveral} dialog={dialog} />
)

/** `OfferSeveralDialog`, fetched when it opens. */
export const OfferSeveral = (dialog: OfferSeveralDialogProps) => (
  <LazyDialog fetchDialog={fetchOffers} dialog={dialog} />
)
