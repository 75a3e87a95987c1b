import type { Booking } from '@nalam/sdk'
import type { ComponentProps } from 'react'
import { Spinner } from '@fluentui/react-components'
import { Button } from '../../components/Button/Button.tsx'
import { keyOf, useActionLabel, type BookingActionName } from './bookingActions.ts'
import { useDecisionsStyles } from './Decisions.styles.ts'

interface ActionButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'children' | 'className'> {
  action: BookingActionName
  booking: Booking
  /** Names the patient, where the page has several buttons of the same action. */
  hasName?: boolean
  /** The action's key works here, so the button shows it. */
  hasKey?: boolean
  /** The action is being sent: the text says so. */
  isPending?: boolean
  appearance?: 'primary' | 'secondary'
  /** The action is not possible: the button keeps the focus. */
  disabledFocusable?: boolean
}

/** The button of an action with a booking, as the registry names it. */
export function ActionButton({
  action,
  booking,
  hasName = false,
  hasKey = false,
  isPending = false,
  ...rest
}: ActionButtonProps) {
  const styles = useDecisionsStyles()
  const text = useActionLabel()(action, { booking, isPending })
  const key = keyOf(action)
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
