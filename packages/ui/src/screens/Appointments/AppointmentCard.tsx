import { decisionsMessages } from '../../messages/en/decisions.ts'
import { mergeClasses } from '@fluentui/react-components'
import type { Booking, BookingAction } from '@nalam/sdk'
import { Button } from '../../components/Button/Button.tsx'
import { BookingCard } from '../../components/BookingCard/BookingCard.tsx'
import { isOpenForDecision, isOverdue, offeredDecisions } from '../../forms/decisions/bookingDecisions.ts'
import type { PendingDecision } from '../../forms/decisions/bookingDecisions.ts'
import { DecisionButton } from '../../forms/decisions/DecisionButton.tsx'
import { ConflictNote } from '../../forms/decisions/ConflictNote.tsx'
import { OfferNote } from '../../forms/decisions/OfferNote.tsx'
import { OverdueNote } from '../../forms/decisions/OverdueNote.tsx'
import { useMessages } from '../../messages/useMessages.ts'
import { canCancel } from '../../forms/VisitDialogs/visitRules.ts'
import { useAppointmentsStyles } from './Appointments.styles.ts'
import type { AppointmentColumnOptions } from './useAppointmentColumns.tsx'

interface AppointmentCardProps extends Pick<AppointmentColumnOptions, 'now' | 'selection' | 'SelectBox'> {
  booking: Booking
  pendingDecision: PendingDecision | undefined
  onView: () => void
  onChoose: (decision: BookingAction) => void
}

/**
 * An appointment as a card, for windows that are too narrow for the table, with its decision
 * buttons.
 */
export function AppointmentCard({
  booking,
  pendingDecision,
  now,
  selection,
  SelectBox,
  onView,
  onChoose,
}: AppointmentCardProps) {
  const styles = useAppointmentsStyles()
  const messages = useMessages(decisionsMessages)
  const [first, ...others] = offeredDecisions(booking, now).map((decision) => (
    <DecisionButton
      key={decision}
      decision={decision}
      {...{ booking, pendingDecision }}
      hasName
      onClick={() => onChoose(decision)}
    />
  ))
  return (
    <BookingCard
      booking={booking}
      headingLevel={2}
      onOpen={onView}
      note={
        <>
          {isOverdue(booking, now) && <OverdueNote />}
          {booking.offer && <OfferNote offer={booking.offer} />}
          <ConflictNote conflicts={booking.conflicts ?? []} />
          {selection && SelectBox && canCancel(booking, now) && (
            <SelectBox booking={booking} selection={selection} hasLabel />
          )}
        </>
      }
      actions={
        <div className={styles.cardButtons}>
          {isOpenForDecision(booking, pendingDecision) ? (
            <>
              {first}
              {others.length > 0 && (
                <div className={mergeClasses(styles.cardButtons, styles.otherAnswers)}>{others}</div>
              )}
            </>
          ) : (
            <Button aria-label={messages.viewOf(booking.patientName)} onClick={onView}>
              {messages.view}
            </Button>
          )}
        </div>
      }
    />
  )
}
