import { decisionsMessages, useMessages } from '../messages/internal.ts'
import type { Booking, BookingAction, Visit } from '@nalam/sdk'
import type { ComponentProps } from 'react'
import { Spinner } from '@fluentui/react-components'
import { Button } from '../components/Button/Button.tsx'
import { keyOf, useActionLabel, type BookingActionName, type LaterAction, VISITS, type NoteVisit } from './actions.ts'
import type { LaterActions } from './LaterActions.ts'
import { useDecisionsStyles } from './bookings.styles.ts'
import type { PendingDecision } from './bookingDecisions.ts'
import { useAction } from '../forms/useAction.ts'

interface ActionButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'children' | 'className'> {
  action: BookingActionName
  booking: Booking
  /** Names the patient, where the page has several buttons of the same action. */
  hasName?: boolean
  /** The action's key works here, so the button shows it. */
  hasKey?: boolean
  later?: LaterActions | undefined
  /** The action is being sent: the text says so. */
  isPending?: boolean
  appearance?: 'primary' | 'secondary'
  /** The action is not possible: the button keeps the focus. */
  disabledFocusable?: boolean
}

/** The button of an action with a booking, as the registry names it. */
function ActionButton({
  action,
  booking,
  hasName = false,
  hasKey = false,
  later,
  isPending = false,
  ...rest
}: ActionButtonProps) {
  const styles = useDecisionsStyles()
  const text = useActionLabel()(action, { booking, isPending })
  const key = keyOf(action, later)
  return (
    <Button
      {...rest}
      className={hasKey ? styles.buttonWithKey : undefined}
      icon={isPending ? <Spinner size="extra-tiny" role="presentation" /> : null}
      aria-label={hasName ? `${text}, ${booking.patientName}` : undefined}
      aria-keyshortcuts={hasKey ? key : undefined}
    >
      {text}
      {hasKey && (
        <kbd aria-hidden className={styles.buttonKey}>
          {key}
        </kbd>
      )}
    </Button>
  )
}

interface DecisionButtonProps {
  decision: BookingAction
  booking: Booking
  /** Names the patient, where the page has several buttons of the same decision. */
  hasName?: boolean
  pendingDecision: PendingDecision | undefined
  /** The decision's key works here, so the button shows it. */
  hasKey?: boolean
  /** Decides which key that is. */
  later?: LaterActions | undefined
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

interface LaterButtonsProps {
  booking: Booking
  /** The possible ones; without any, nothing is shown. */
  actions: readonly LaterAction[]
  /** The keys work here, so the buttons show them. */
  hasKeys: boolean
  onAsk: (action: LaterAction) => void
}

/** The buttons that offer other times, move or cancel a booking: each opens a dialog. */
export function LaterButtons({ booking, actions, hasKeys, onAsk }: LaterButtonsProps) {
  const styles = useDecisionsStyles()
  if (actions.length === 0) return null
  return (
    <div className={styles.visits}>
      {actions.map((action) => (
        <ActionButton
          key={action}
          {...{ action, booking }}
          hasKey={hasKeys}
          aria-haspopup="dialog"
          onClick={() => onAsk(action)}
        />
      ))}
    </div>
  )
}

/** Returns the visit that a button or a key notes: it removes the note that is there. */
export const toggled = ({ visit }: Booking, noted: Visit): Visit => (visit === noted ? 'none' : noted)

interface VisitButtonsProps {
  booking: Booking
  /** The keys of the visits work here, so the buttons show them. */
  hasKeys: boolean
  /** Names the patient, where the page has several of these groups. */
  hasName?: boolean
  onVisit: NoteVisit
}

/**
 * Notes whether the patient came, with one tap; another tap on the pressed button removes the note
 * (VISIT-03).
 */
export function VisitButtons({ booking, hasKeys, hasName = false, onVisit }: VisitButtonsProps) {
  const styles = useDecisionsStyles()
  const messages = useMessages(decisionsMessages)
  const { run, isPending } = useAction(async (visit: Visit) => ({ ok: await onVisit(booking, visit) }))
  return (
    <div
      role="group"
      aria-label={hasName ? messages.visitOf(booking.patientName) : messages.visit}
      className={styles.visits}
    >
      {VISITS.map((visit) => (
        <ActionButton
          key={visit}
          {...{ booking }}
          action={visit}
          hasKey={hasKeys}
          appearance={booking.visit === visit ? 'primary' : 'secondary'}
          aria-pressed={booking.visit === visit}
          disabledFocusable={isPending}
          onClick={() => void run(toggled(booking, visit))}
        />
      ))}
    </div>
  )
}
