import type { Booking } from '@nalam/sdk'
import { ActionButton } from './ActionButton.tsx'
import type { LaterAction } from './bookingActions.ts'
import { useDecisionsStyles } from './Decisions.styles.ts'

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
