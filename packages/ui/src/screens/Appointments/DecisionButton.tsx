import { Button } from '@fluentui/react-button'
import { Spinner } from '@fluentui/react-spinner'
import { useMessages } from '../../messages/useMessages.ts'
import { useControlStyles } from '../../theme/useControlStyles.ts'
import type { Decision, WorkingDecision } from './bookingActions.ts'

const RUNNING = { approve: 'approving', reschedule: 'rescheduling', decline: 'declining' } as const

interface DecisionButtonProps {
  decision: Decision
  bookingId: string
  working: WorkingDecision | undefined
  onPress: () => void
}

/** One answer. Its own word says when it runs; meanwhile the others wait (section 4). */
export function DecisionButton({ decision, bookingId, working, onPress }: DecisionButtonProps) {
  const messages = useMessages().appointments
  const controls = useControlStyles()
  const runs = working?.bookingId === bookingId && working.decision === decision
  return (
    <Button
      size="large"
      appearance={decision === 'approve' ? 'primary' : 'secondary'}
      className={controls.button}
      // Focusable while it waits: focus must not fall out of the dialog or the list.
      disabledFocusable={working !== undefined}
      icon={runs ? <Spinner size="extra-tiny" role="presentation" /> : null}
      onClick={onPress}
    >
      {messages[runs ? RUNNING[decision] : decision]}
    </Button>
  )
}
