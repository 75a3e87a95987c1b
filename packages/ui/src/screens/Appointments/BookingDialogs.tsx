import { Button } from '@fluentui/react-button'
import { BOOKING_STATUS } from '@nalam/sdk'
import type { Booking } from '@nalam/sdk'
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { useFormats, useMessages } from '../../messages/useMessages.ts'
import { useControlStyles } from '../../theme/useControlStyles.ts'
import { useAppointmentsStyles } from './Appointments.styles.ts'
import { DECISIONS, ROW_KEYS } from './bookingActions.ts'
import type { Decision, WorkingDecision } from './bookingActions.ts'
import { BookingFacts } from './BookingFacts.tsx'
import { DecisionButton } from './DecisionButton.tsx'

/** Which dialog is open on which booking. `from` is where Back leads. */
export interface OpenBooking {
  booking: Booking
  dialog: 'view' | 'edit' | 'reschedule' | 'decline'
  from?: 'edit' | undefined
}

interface BookingDialogsProps {
  opened: OpenBooking
  working: WorkingDecision | undefined
  onOpen: (opened: OpenBooking) => void
  onClose: () => void
  onDecide: (booking: Booking, decision: Decision) => void
}

/** Booking Details, Edit booking, Reschedule (section 2), and the question before a booking is declined from a list. */
export function BookingDialogs({ opened, working, onOpen, onClose, onDecide }: BookingDialogsProps) {
  const styles = useAppointmentsStyles()
  const controls = useControlStyles()
  const { appointments: messages, actions } = useMessages()
  const formats = useFormats()
  const { booking, dialog, from } = opened
  const busy = working !== undefined
  const isPending = booking.status === BOOKING_STATUS.pending
  const press = (decision: Decision) =>
    decision === 'reschedule' ? onOpen({ booking, dialog: 'reschedule', from: 'edit' }) : onDecide(booking, decision)

  switch (dialog) {
    case 'view':
      return (
        <Dialog open title={messages.detailsTitle} onClose={onClose}>
          <BookingFacts booking={booking} />
        </Dialog>
      )
    case 'edit':
      return (
        <Dialog
          open
          title={messages.editTitle}
          busy={busy}
          onClose={onClose}
          onKeyPress={(event) => {
            if (!isPending || busy || event.ctrlKey || event.metaKey || event.altKey) return
            const decision = DECISIONS.find((name) => ROW_KEYS[name] === event.key.toLowerCase())
            if (decision === undefined) return
            event.preventDefault()
            press(decision)
          }}
          actions={
            isPending &&
            DECISIONS.toReversed().map((decision) => (
              <DecisionButton
                key={decision}
                decision={decision}
                bookingId={booking.id}
                working={working}
                showsKey
                onPress={() => press(decision)}
              />
            ))
          }
        >
          <BookingFacts booking={booking} />
          {!isPending && <p className={styles.decided}>{messages.decided}</p>}
        </Dialog>
      )
    case 'reschedule': {
      const back = () => (from === 'edit' ? onOpen({ booking, dialog: 'edit' }) : onClose())
      return (
        <Dialog
          open
          title={messages.rescheduleTitle}
          busy={busy}
          onClose={back}
          actions={
            <>
              <Button size="large" className={controls.button} disabledFocusable={busy} onClick={back}>
                {actions.back}
              </Button>
              <DecisionButton
                decision="reschedule"
                bookingId={booking.id}
                working={working}
                onPress={() => onDecide(booking, 'reschedule')}
              />
            </>
          }
        >
          <p>{messages.rescheduleText}</p>
        </Dialog>
      )
    }
    case 'decline':
      return (
        <ConfirmDialog
          open
          title={messages.declineTitle}
          confirmLabel={busy ? messages.declining : messages.decline}
          busy={busy}
          onCancel={onClose}
          onConfirm={() => onDecide(booking, 'decline')}
        >
          <p>
            {messages.declineText(booking.patientName, `${formats.date(booking.date)}, ${formats.time(booking.time)}`)}
          </p>
        </ConfirmDialog>
      )
  }
}
