import type { Booking, BookingAction } from '@nalam/sdk'
import { ActionButton } from './ActionButton.tsx'
import type { PendingDecision } from './bookingDecisions.ts'

interface DecisionButtonProps {
  decision: BookingAction
  booking: Booking
  /** Names the patient, where the page has several buttons of the same decision. */
  hasName?: boolean
  pendingDecision: PendingDecision | undefined
  /** The decision's key works here, so the button shows it. */
  hasKey?: boolean
  onClick: () => void
}

/**
 * The button of one decision. While its request is running its text says so, and the other buttons
 * are disabled (BOOK-07).
 */
export function DecisionButton({ decision, booking, pendingDecision, ...rest }: DecisionButtonProps) {
  return (
    <ActionButton
      {...rest}
      {...{ booking }}
      action={decision}
      appearance={decision === 'approve' ? 'primary' : 'secondary'}
      isPending={pendingDecision?.bookingId === booking.id && pendingDecision.decision === decision}
      // Focusable while pending: the focus must stay in the dialog or the list.
      disabledFocusable={pendingDecision !== undefined}
    />
  )
}
