import { decisionsMessages, useMessages } from '../messages/internal.ts'
import type { Booking, BookingAction } from '@nalam/sdk'
import type { ComponentProps } from 'react'
import { mergeClasses, Spinner } from '@fluentui/react-components'
import { Button } from '../components/Button/Button.tsx'
import { keyOf, pendingDecision, useActionLabel, VISITS } from './actions.ts'
import type { ActionContext, BookingActionName, BookingActions, BookingChange } from './actions.ts'
import { useDecisionsStyles } from './bookings.styles.ts'
import type { BookingControls } from './useBookingActions.ts'

interface ActionButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'children' | 'className'> {
  action: BookingActionName
  booking: Booking
  /** Names the patient, where the page has several buttons of the same action. */
  hasName?: boolean
  /** The action's key works here, so the button shows it. */
  hasKey?: boolean
  actions?: BookingActions | undefined
  /** The action is being sent: the text says so. */
  isPending?: boolean
  appearance?: 'primary' | 'secondary'
  /** In a row of a table. */
  isSmall?: boolean
  /** The action is not possible: the button keeps the focus. */
  disabledFocusable?: boolean
}

/** The button of an action with a booking, as the registry names it. */
function ActionButton({
  action,
  booking,
  hasName = false,
  hasKey = false,
  actions,
  isPending = false,
  isSmall = false,
  ...rest
}: ActionButtonProps) {
  const styles = useDecisionsStyles()
  const text = useActionLabel()(action, { booking, actions, isPending })
  const key = keyOf(action, actions)
  const showsKey = hasKey && key !== ''
  return (
    <Button
      {...rest}
      size={isSmall ? 'medium' : 'large'}
      className={mergeClasses(
        key === '' && styles.wrappingButton,
        showsKey && styles.buttonWithKey,
        isSmall && styles.smallButton,
      )}
      icon={isPending ? <Spinner size="extra-tiny" role="presentation" /> : null}
      aria-label={hasName ? `${text}, ${booking.patientName}` : undefined}
      aria-keyshortcuts={showsKey ? key : undefined}
    >
      {text}
      {showsKey && (
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
  controls: { context: Pick<ActionContext, 'pending'> & Partial<Pick<ActionContext, 'actions'>> }
  /** The decision's key works here, so the button shows it. */
  hasKey?: boolean
  /** In a row of a table. */
  isSmall?: boolean
  tabIndex?: number
  onClick: () => void
}

/**
 * The button of one decision. While its request is running its text says so, and the other buttons
 * are disabled (BOOK-07).
 */
export function DecisionButton({ decision, booking, controls, ...rest }: DecisionButtonProps) {
  const { actions, pending } = controls.context
  return (
    <ActionButton
      {...rest}
      {...{ booking, actions }}
      action={decision}
      appearance={decision === 'approve' ? 'primary' : 'secondary'}
      isPending={pending.get(booking.id) === decision}
      // Focusable while pending: the focus must stay in the dialog or the list.
      disabledFocusable={pendingDecision(pending) !== undefined}
    />
  )
}

interface ChangeButtonsProps {
  booking: Booking
  /** The possible ones; without any, nothing is shown. */
  changes: readonly BookingChange[]
  /** The keys work here, so the buttons show them. */
  hasKeys: boolean
  onAsk: (action: BookingChange) => void
}

/** The buttons of the changes of a booking: each opens a dialog. */
export function ChangeButtons({ booking, changes, hasKeys, onAsk }: ChangeButtonsProps) {
  const styles = useDecisionsStyles()
  if (changes.length === 0) return null
  return (
    <div className={styles.visits}>
      {changes.map((action) => (
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

interface VisitButtonsProps {
  booking: Booking
  /** The keys of the visits work here, so the buttons show them. */
  hasKeys: boolean
  /** Names the patient, where the page has several of these groups. */
  hasName?: boolean
  controls: BookingControls
}

/**
 * Notes whether the patient came, with one tap; another tap on the pressed button removes the note
 * (VISIT-03).
 */
export function VisitButtons({ booking, hasKeys, hasName = false, controls }: VisitButtonsProps) {
  const styles = useDecisionsStyles()
  const messages = useMessages(decisionsMessages)
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
          disabledFocusable={controls.context.pending.has(booking.id)}
          onClick={() => controls.run(booking, visit)}
        />
      ))}
    </div>
  )
}
