import type { Booking, ClinicMoment } from '@nalam/sdk'
import { Button } from '../../components/Button/Button.tsx'
import { visitsMessages } from '../../messages/en/visits.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { LATER_ACTIONS, ROW_KEYS } from '../decisions/bookingDecisions.ts'
import type { LaterAction } from '../decisions/bookingDecisions.ts'
import { useDecisionsStyles } from '../decisions/Decisions.styles.ts'
import type { CancelBooking } from './CancelDialog.tsx'
import type { LoadedTimes, MoveBooking } from './MoveDialog.tsx'
import { canCancel, canMove } from './visitRules.ts'

/** Moving a booking, and the free times for it. */
export interface Moving extends LoadedTimes {
  onMove: MoveBooking
  /** Called when the free times are needed for the first time. */
  onNeeded: () => void
  /** Href of the page that adds a slot, offered if there is no free time. */
  addSlotHref?: string | undefined
}

/** What a host can do with a booking after the answer, on platforms that support it (`visits`). */
export interface LaterActions {
  onCancel: CancelBooking
  /** Left out if the platform does not say what is free (`calendar`). */
  moving?: Moving | undefined
}

/** Returns the actions that are possible for a booking now (VISIT-01, VISIT-06). */
export function possibleLater(
  booking: Booking,
  later: LaterActions | undefined,
  now: ClinicMoment | undefined,
): readonly LaterAction[] {
  const isPossible = {
    move: later?.moving !== undefined && canMove(booking, now),
    cancel: later !== undefined && canCancel(booking, now),
  }
  return LATER_ACTIONS.filter((action) => isPossible[action])
}

interface LaterButtonsProps {
  /** Not empty. */
  actions: readonly LaterAction[]
  /** The keys work here, so the buttons show them. */
  hasKeys: boolean
  onAsk: (action: LaterAction) => void
}

/** The buttons that move or cancel a booking: each opens a dialog. */
export function LaterButtons({ actions, hasKeys, onAsk }: LaterButtonsProps) {
  const styles = useDecisionsStyles()
  const messages = useMessages(visitsMessages)
  return (
    <div className={styles.visits}>
      {actions.map((action) => {
        const key = ROW_KEYS[action].toUpperCase()
        return (
          <Button
            key={action}
            className={hasKeys ? styles.buttonWithKey : undefined}
            aria-haspopup="dialog"
            aria-keyshortcuts={hasKeys ? key : undefined}
            onClick={() => onAsk(action)}
          >
            {messages[action]}
            {hasKeys && (
              <kbd aria-hidden className={styles.buttonKey}>
                {key}
              </kbd>
            )}
          </Button>
        )
      })}
    </div>
  )
}
