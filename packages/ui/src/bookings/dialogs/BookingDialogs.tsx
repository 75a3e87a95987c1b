import type { Booking } from '@nalam/sdk'
import { LazyDialog } from '../../forms/LazyDialog.tsx'
import type { BookingControls } from '../useBookingActions.ts'
import type { BookingDialogProps } from './OpenBookingDialog.tsx'

interface BookingDialogsProps {
  /** The booking of the open dialog as it is in the list. */
  booking: Booking | undefined
  controls: BookingControls
}

const fetchDialog = () => import('./dialogs.ts').then(({ OpenBookingDialog }) => OpenBookingDialog)

/** The dialog of the opened booking. Fetched after the list is shown. */
export function BookingDialogs({ booking, controls }: BookingDialogsProps) {
  const { opened, close } = controls
  return (
    <LazyDialog<BookingDialogProps>
      fetchDialog={fetchDialog}
      isPrepared
      dialog={opened && booking && { booking, opened, controls, onClose: close }}
    />
  )
}
