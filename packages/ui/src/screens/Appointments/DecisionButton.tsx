import { Button } from '@fluentui/react-button'
import { Spinner } from '@fluentui/react-spinner'
import { useMessages } from '../../messages/useMessages.ts'
import { useControlStyles } from '../../theme/useControlStyles.ts'
import { useAppointmentsStyles } from './Appointments.styles.ts'
import { ROW_KEYS } from './bookingActions.ts'
import type { Decision, WorkingDecision } from './bookingActions.ts'

const RUNNING = { approve: 'approving', reschedule: 'rescheduling', decline: 'declining' } as const

interface DecisionButtonProps {
  decision: Decision
  bookingId: string
  working: WorkingDecision | undefined
  /** Its key acts here, so the button shows it. */
  showsKey?: boolean
  onPress: () => void
}

/** One answer. Its own word says when it runs; meanwhile the others wait (section 4). */
export function DecisionButton({ decision, bookingId, working, showsKey = false, onPress }: DecisionButtonProps) {
  const messages = useMessages().appointments
  const controls = useControlStyles()
  const styles = useAppointmentsStyles()
  const runs = working?.bookingId === bookingId && working.decision === decision
  const key = ROW_KEYS[decision].toUpperCase()
  return (
    <Button
      size="large"
      appearance={decision === 'approve' ? 'primary' : 'secondary'}
      className={controls.button}
      // Focusable while it waits: focus must not fall out of the dialog or the list.
      disabledFocusable={working !== undefined}
      icon={runs ? <Spinner size="extra-tiny" role="presentation" /> : null}
      aria-keyshortcuts={showsKey ? key : undefined}
      onClick={onPress}
    >
      {messages[runs ? RUNNING[decision] : decision]}
      {showsKey && (
        <kbd aria-hidden className={styles.buttonKey}>
          {key}
        </kbd>
      )}
    </Button>
  )
}
