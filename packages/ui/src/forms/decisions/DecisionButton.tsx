import { decisionsMessages } from '../../messages/en/decisions.ts'
import type { BookingAction } from '@nalam/sdk'
import { Spinner } from '@fluentui/react-components'
import { Button } from '../../components/Button/Button.tsx'
import { useMessages } from '../../messages/useMessages.ts'
import { useDecisionsStyles } from './Decisions.styles.ts'
import { ROW_KEYS } from './bookingDecisions.ts'
import type { PendingDecision } from './bookingDecisions.ts'

const PENDING_TEXT = { approve: 'approving', reschedule: 'rescheduling', decline: 'declining' } as const

interface DecisionButtonProps {
  decision: BookingAction
  bookingId: string
  /** The patient, where the page has several buttons of the same decision: part of the accessible name. */
  patientName?: string | undefined
  pendingDecision: PendingDecision | undefined
  /** The decision's key works here, so the button shows it. */
  hasKey?: boolean
  onClick: () => void
}

/**
 * The button of one decision. While its request is running its text says so, and the other buttons
 * are disabled (BOOK-07).
 */
export function DecisionButton({
  decision,
  bookingId,
  patientName,
  pendingDecision,
  hasKey = false,
  onClick,
}: DecisionButtonProps) {
  const messages = useMessages(decisionsMessages)
  const styles = useDecisionsStyles()
  const isPending = pendingDecision?.bookingId === bookingId && pendingDecision.decision === decision
  const key = ROW_KEYS[decision].toUpperCase()
  const text = messages[isPending ? PENDING_TEXT[decision] : decision]
  return (
    <Button
      appearance={decision === 'approve' ? 'primary' : 'secondary'}
      className={hasKey ? styles.buttonWithKey : undefined}
      // Focusable while pending: the focus must stay in the dialog or the list.
      disabledFocusable={pendingDecision !== undefined}
      icon={isPending ? <Spinner size="extra-tiny" role="presentation" /> : null}
      aria-label={patientName === undefined ? undefined : `${text}, ${patientName}`}
      aria-keyshortcuts={hasKey ? key : undefined}
      onClick={onClick}
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
