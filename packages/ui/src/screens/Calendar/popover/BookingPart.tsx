import { phoneHref, type Booking } from '@nalam/sdk'
import { PhoneNumber } from '../../../components/PhoneNumber/PhoneNumber.tsx'
import { BookingBadge } from '../../../components/StatusBadge/StatusBadge.tsx'
import { LATER_ACTIONS, possibleActions, VISITS } from '../../../forms/decisions/bookingActions.ts'
import { isOpenForDecision, isOverdue, offeredDecisions } from '../../../forms/decisions/bookingDecisions.ts'
import { ConflictNote, OverdueNote } from '../../../forms/decisions/ConflictNote.tsx'
import { DecisionButton, LaterButtons, VisitButtons } from '../../../forms/decisions/ActionButton.tsx'
import { OfferBlock } from '../../../forms/decisions/OfferBlock.tsx'
import type { Decision } from '../../../forms/decisions/useDecision.ts'
import { useCalendarText } from '../useCalendarText.ts'
import { useSlotPopoverStyles } from './SlotPopover.styles.ts'

interface BookingPartProps {
  booking: Booking
  decision: Decision
  /** The only one of its cell: the title has its name, and the letters act on it. */
  isSingle: boolean
}

/**
 * A booking with its decision buttons. Other bookings of the same time are listed above the buttons
 * (CAL-08).
 */
export function BookingPart({ booking, decision, isSingle }: BookingPartProps) {
  const styles = useSlotPopoverStyles()
  const { table, mixed } = useCalendarText()
  const { onVisit, later, now, pendingDecision } = decision.context
  const isVisitable = possibleActions(VISITS, booking, decision.context).length > 0
  return (
    <div className={isSingle ? undefined : styles.part}>
      {!isSingle && <h3 className={styles.heading}>{mixed(booking.patientName)}</h3>}
      <dl className={styles.facts}>
        <dt>{table.status}</dt>
        <dd>
          <BookingBadge booking={booking} />
        </dd>
        <dt>{table.mobileNumber}</dt>
        <dd>
          <a href={phoneHref(booking.patientPhone)} className={styles.call}>
            <PhoneNumber phone={booking.patientPhone} />
          </a>
        </dd>
        <dt>{table.bookingId}</dt>
        <dd>{booking.bookingId}</dd>
      </dl>
      {isOverdue(booking, now) && <OverdueNote />}
      {booking.offer && <OfferBlock booking={booking} offer={booking.offer} onWithdraw={later?.onWithdraw} />}
      {onVisit && isVisitable && <VisitButtons booking={booking} hasKeys={isSingle} onVisit={onVisit} />}
      {isOpenForDecision(booking, pendingDecision) && (
        <div className={styles.part}>
          <ConflictNote isBoxed conflicts={decision.conflictsOf(booking)} />
          <div className={styles.answers}>
            {offeredDecisions(booking, now).map((name) => (
              <DecisionButton
                key={name}
                decision={name}
                {...{ booking, pendingDecision }}
                hasName={!isSingle}
                hasKey={isSingle}
                onClick={() => decision.actInformed(booking, name)}
              />
            ))}
          </div>
        </div>
      )}
      <LaterButtons
        booking={booking}
        actions={possibleActions(LATER_ACTIONS, booking, decision.context)}
        hasKeys={isSingle}
        onAsk={(action) => decision.act(booking, action)}
      />
    </div>
  )
}
