import { tableMessages } from '../../../messages/en/table.ts'
import { phoneHref } from '@nalam/sdk'
import type { Booking, BookingAction, BookingConflict, ClinicMoment } from '@nalam/sdk'
import { MixedText } from '../../../messages/MixedText.tsx'
import { PhoneNumber } from '../../../components/PhoneNumber/PhoneNumber.tsx'
import { BookingBadge } from '../../../components/StatusBadge/BookingBadge.tsx'
import {
  canNoteVisit,
  isOpenForDecision,
  isOverdue,
  offeredDecisions,
} from '../../../forms/decisions/bookingDecisions.ts'
import type { LaterAction, PendingDecision } from '../../../forms/decisions/bookingDecisions.ts'
import { ConflictNote } from '../../../forms/decisions/ConflictNote.tsx'
import { DecisionButton } from '../../../forms/decisions/DecisionButton.tsx'
import { OfferBlock } from '../../../forms/decisions/OfferBlock.tsx'
import { OverdueNote } from '../../../forms/decisions/OverdueNote.tsx'
import { VisitButtons } from '../../../forms/decisions/VisitButtons.tsx'
import type { NoteVisit } from '../../../forms/decisions/VisitButtons.tsx'
import { LaterButtons, possibleLater } from '../../../forms/VisitDialogs/LaterButtons.tsx'
import type { LaterActions } from '../../../forms/VisitDialogs/LaterButtons.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import { useSlotPopoverStyles } from './SlotPopover.styles.ts'

export interface BookingPartProps {
  booking: Booking
  conflicts: readonly BookingConflict[]
  now: ClinicMoment
  pendingDecision: PendingDecision | undefined
  /** Whether the name is shown, because the title does not contain it. */
  hasName: boolean
  /** Whether the letters of the decisions work here. */
  hasKeys: boolean
  onChoose: (booking: Booking, decision: BookingAction) => void
  /** Notes whether the patient came, on platforms that support it. */
  onVisit?: NoteVisit | undefined
  /** Moves and cancels bookings, on platforms that support it. */
  later?: LaterActions | undefined
  onAsk: (booking: Booking, action: LaterAction) => void
}

/**
 * A booking with its decision buttons. Other bookings of the same time are listed above the buttons
 * (CAL-08).
 */
export function BookingPart({
  booking,
  conflicts,
  now,
  pendingDecision,
  hasName,
  hasKeys,
  onChoose,
  onVisit,
  later,
  onAsk,
}: BookingPartProps) {
  const styles = useSlotPopoverStyles()
  const table = useMessages(tableMessages)
  const actions = possibleLater(booking, later, now)
  return (
    <>
      {hasName && (
        <h3 className={styles.heading}>
          <MixedText text={booking.patientName} />
        </h3>
      )}
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
      {onVisit && canNoteVisit(booking, now) && <VisitButtons booking={booking} hasKeys={hasKeys} onVisit={onVisit} />}
      {isOpenForDecision(booking, pendingDecision) && (
        <div className={styles.part}>
          <ConflictNote isBoxed conflicts={conflicts} />
          <div className={styles.answers}>
            {offeredDecisions(booking, now).map((decision) => (
              <DecisionButton
                key={decision}
                decision={decision}
                bookingId={booking.id}
                patientName={hasName ? booking.patientName : undefined}
                pendingDecision={pendingDecision}
                hasKey={hasKeys}
                onClick={() => onChoose(booking, decision)}
              />
            ))}
          </div>
        </div>
      )}
      {actions.length > 0 && (
        <LaterButtons
          actions={actions}
          hasKeys={hasKeys}
          isOffered={booking.offer?.state === 'open'}
          onAsk={(action) => onAsk(booking, action)}
        />
      )}
    </>
  )
}
