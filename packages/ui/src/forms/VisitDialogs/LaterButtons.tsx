import { BOOKING_STATUS } from '@nalam/sdk'
import type { Booking, ClinicMoment } from '@nalam/sdk'
import { Button } from '../../components/Button/Button.tsx'
import { offersMessages } from '../../messages/en/offers.ts'
import { visitsMessages } from '../../messages/en/visits.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { LATER_ACTIONS, ROW_KEYS } from '../decisions/bookingDecisions.ts'
import type { LaterAction } from '../decisions/bookingDecisions.ts'
import { useDecisionsStyles } from '../decisions/Decisions.styles.ts'
import type { CancelBooking } from './CancelDialog.tsx'
import type { LoadedTimes, MoveBooking } from './MoveDialog.tsx'
import type { OfferTimes, WithdrawOffer } from './OfferDialog.tsx'
import { canCancel, canMove, canOffer } from './visitRules.ts'

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
  /** Offers other times, on platforms that support it (`offers`); needs `moving` for what is free. */
  onOffer?: OfferTimes | undefined
  onWithdraw?: WithdrawOffer | undefined
}

/** Returns whether other times can be offered. */
export const hasOffers = (later: LaterActions | undefined): boolean =>
  later?.moving !== undefined && later.onOffer !== undefined

/** Returns the actions that are possible for a booking now (VISIT-01, VISIT-06, OFFER-01). */
export function possibleLater(
  booking: Booking,
  later: LaterActions | undefined,
  now: ClinicMoment | undefined,
): readonly LaterAction[] {
  // A pending booking has Reschedule for it.
  const isAnswered = booking.status !== BOOKING_STATUS.pending
  const isPossible = {
    offer: hasOffers(later) && isAnswered && canOffer(booking, now),
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
  /** An offer is open. */
  isOffered?: boolean
  onAsk: (action: LaterAction) => void
}

/** The buttons that move or cancel a booking: each opens a dialog. */
export function LaterButtons({ actions, hasKeys, isOffered = false, onAsk }: LaterButtonsProps) {
  const styles = useDecisionsStyles()
  const messages = useMessages(visitsMessages)
  const offers = useMessages(offersMessages)
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
            {action === 'offer' ? offers[isOffered ? 'change' : 'offer'] : messages[action]}
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
