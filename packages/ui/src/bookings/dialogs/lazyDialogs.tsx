import type { ComponentType } from 'react'
import { LazyDialog } from '../../forms/LazyDialog.tsx'

/** Returns a dialog of `dialogs.ts` that is fetched when it opens. */
const lazy =
  <Props extends { onClose: () => void }>(fetchDialog: () => Promise<ComponentType<Props>>) =>
  (dialog: Props) => <LazyDialog fetchDialog={fetchDialog} dialog={dialog} />

export const CancelSeveral = lazy(() => import('./dialogs.ts').then(({ CancelSeveralDialog }) => CancelSeveralDialog))
export const OfferSeveral = lazy(() => import('./dialogs.ts').then(({ OfferSeveralDialog }) => OfferSeveralDialog))
