import type { Booking } from '@nalam/sdk'
import type { ComponentType } from 'react'
import { LazyDialog } from '../../forms/LazyDialog.tsx'
import type { BookingControls } from '../useBookingActions.ts'
import type { CancelSeveralDialogProps } from './CancelDialog.tsx'
import type { OfferSeveralDialogProps } from './OfferSeveralDialog.tsx'

// One chunk with all dialogs: parts that several chunks share would be fetched with every page.
const fetchDialogs = () => import('./dialogs.ts')
type Dialogs = Awaited<ReturnType<typeof fetchDialogs>>

/** Returns a dialog that is fetched when it opens: without properties it is closed. */
const late = <Props extends { onClose: () => void }>(
  select: (dialogs: Dialogs) => ComponentType<Props>,
  { isPrepared = false } = {},
) => {
  const fetchDialog = async () => select(await fetchDialogs())
  return ({ dialog }: { dialog: Props | undefined }) => <LazyDialog {...{ fetchDialog, dialog, isPrepared }} />
}

const OpenedDialog = late(({ OpenBookingDialog }) => OpenBookingDialog, { isPrepared: true })
export const LateKeysDialog = late(({ KeysDialog }) => KeysDialog, { isPrepared: true })
const LateCancelSeveral = late(({ CancelSeveralDialog }) => CancelSeveralDialog)
const LateOfferSeveral = late(({ OfferSeveralDialog }) => OfferSeveralDialog)

/** Cancels several bookings after a preview, while it is rendered. */
export const CancelSeveral = (dialog: CancelSeveralDialogProps) => <LateCancelSeveral dialog={dialog} />
/** Offers other times to the patients of a day, while it is rendered. */
export const OfferSeveral = (dialog: OfferSeveralDialogProps) => <LateOfferSeveral dialog={dialog} />

interface BookingDialogsProps {
  /** The booking of the open dialog as it is in the list. */
  booking: Booking | undefined
  controls: BookingControls
}

/** The dialog of the opened booking. */
export function BookingDialogs({ booking, controls }: BookingDialogsProps) {
  const { opened, close } = controls
  return <OpenedDialog dialog={opened && booking && { booking, opened, controls, onClose: close }} />
}
