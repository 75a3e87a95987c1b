import type { Booking } from '@nalam/sdk'
import { LazyDialog } from '../../forms/LazyDialog.tsx'
import { isOpenForDecision } from '../bookingDecisions.ts'
import type { BookingDialogProps } from './OpenBookingDialog.tsx'
import type { Decision } from '../useBookingActions.ts'
import type { LoneLetter } from '../keys/useShortcutLetter.ts'

interface BookingDialogsProps {
  /** The booking of the open dialog as it is in the list. */
  booking: Booking | undefined
  decision: Decision
  letters: LoneLetter
}

const fetchDialog = () => import('./dialogs.ts').then(({ OpenBookingDialog }) => OpenBookingDialog)

/** The dialog of the opened booking. Fetched after the list is shown. */
export function BookingDialogs({ booking, decision, letters }: BookingDialogsProps) {
  const { opened, context } = decision
  const isUndecided = booking !== undefined && isOpenForDecision(booking, context.pendingDecision)
  return (
    <LazyDialog<BookingDialogProps>
      fetchDialog={fetchDialog}
      isPrepared
      dialog={
        opened &&
        booking && {
          booking,
          opened,
          isUndecided,
          conflicts: isUndecided ? decision.conflictsOf(booking) : [],
          context,
          letters,
          onOpen: decision.setOpened,
          onClose: () => {
            // A letter typed after a dialog was closed does not continue the word typed before.
            letters.endWord()
            decision.close()
          },
          onDecide: (decided, action) => void decision.decide(decided, action),
        }
      }
    />
  )
}
