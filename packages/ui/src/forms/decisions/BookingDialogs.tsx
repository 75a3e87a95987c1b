import type { Booking, ClinicMoment } from '@nalam/sdk'
import { LazyDialog } from '../LazyDialog.tsx'
import type { LaterActions } from '../VisitDialogs/LaterButtons.tsx'
import { isOpenForDecision } from './bookingDecisions.ts'
import type { BookingDialogProps } from './OpenBookingDialog.tsx'
import type { Decision } from './useDecision.ts'
import type { LoneLetter } from './useLoneLetter.ts'
import type { NoteVisit } from './VisitButtons.tsx'

interface BookingDialogsProps {
  /** The booking of the open dialog as it is in the list. */
  booking: Booking | undefined
  decision: Decision
  now: ClinicMoment | undefined
  letters: LoneLetter
  /** Notes whether the patient came, on platforms that support it. */
  onVisit?: NoteVisit | undefined
  /** Moves and cancels bookings, on platforms that support it. */
  later?: LaterActions | undefined
}

const fetchDialog = () => import('./dialogs.ts').then(({ OpenBookingDialog }) => OpenBookingDialog)

/** The dialog of the opened booking. Fetched after the list is shown. */
export function BookingDialogs({ booking, decision, now, letters, onVisit, later }: BookingDialogsProps) {
  const { opened, pendingDecision } = decision
  const isUndecided = booking !== undefined && isOpenForDecision(booking, pendingDecision)
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
          pendingDecision,
          now,
          letters,
          onVisit,
          later,
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
