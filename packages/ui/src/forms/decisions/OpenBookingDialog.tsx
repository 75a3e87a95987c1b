import { decisionsMessages } from '../../messages/en/decisions.ts'
import { actionsMessages } from '../../messages/en/actions.ts'
import type { Booking, BookingAction, BookingConflict, ClinicMoment } from '@nalam/sdk'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { ConfirmDialog } from '../../components/Dialog/ConfirmDialog.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { MixedText } from '../../messages/MixedText.tsx'
import { useFormats } from '../../messages/useFormats.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Cancel, Move, Offer } from '../VisitDialogs/lazyDialogs.tsx'
import { LaterButtons, hasOffers, possibleLater } from '../VisitDialogs/LaterButtons.tsx'
import type { LaterActions, Moving } from '../VisitDialogs/LaterButtons.tsx'
import type { MoveDialogProps } from '../VisitDialogs/MoveDialog.tsx'
import type { OfferDialogProps } from '../VisitDialogs/OfferDialog.tsx'
import { useDecisionsStyles } from './Decisions.styles.ts'
import { ROW_KEYS, VISITS, canNoteVisit, isLaterAction, isOverdue, offeredDecisions } from './bookingDecisions.ts'
import type { LaterAction, PendingDecision } from './bookingDecisions.ts'
import { BookingFacts } from './BookingFacts.tsx'
import { ConflictNote } from './ConflictNote.tsx'
import { DecisionButton } from './DecisionButton.tsx'
import { OfferBlock } from './OfferBlock.tsx'
import { OverdueNote } from './OverdueNote.tsx'
import type { OpenBooking } from './useDecision.ts'
import type { LoneLetter } from './useLoneLetter.ts'
import { VisitButtons } from './VisitButtons.tsx'
import type { NoteVisit } from './VisitButtons.tsx'

export interface BookingDialogProps {
  booking: Booking
  opened: OpenBooking
  isUndecided: boolean
  /** The other bookings of its time, while it can be decided. */
  conflicts: readonly BookingConflict[]
  pendingDecision: PendingDecision | undefined
  now: ClinicMoment | undefined
  letters: LoneLetter
  onVisit: NoteVisit | undefined
  later: LaterActions | undefined
  onOpen: (opened: OpenBooking) => void
  onClose: () => void
  onDecide: (booking: Booking, decision: BookingAction) => void
}

/**
 * Booking Details, Edit booking, Reschedule (BOOK-05, BOOK-06, BOOK-09), the confirmation before
 * declining, and the forms that move and cancel (VISIT-01, VISIT-06).
 */
export function OpenBookingDialog(dialog: BookingDialogProps) {
  const { booking, opened, isUndecided, later, now } = dialog
  if (isLaterAction(opened.dialog) && possibleLater(booking, later, now).includes(opened.dialog))
    return <LaterDialog {...dialog} />
  // A booking that can no longer be moved or cancelled is shown as it is.
  if (opened.dialog === 'view' || isLaterAction(opened.dialog)) return <DetailsDialog {...dialog} />
  // If the booking was decided meanwhile, here or elsewhere, Edit booking says so instead of the
  // dialog asking for a decision.
  if (opened.dialog === 'edit' || !isUndecided) return <EditDialog {...dialog} />
  if (opened.dialog !== 'reschedule') return <DeclineDialog {...dialog} />
  return hasOffers(later) && now ? <OfferingDialog {...dialog} /> : <RescheduleDialog {...dialog} />
}

function LaterDialog(dialog: BookingDialogProps) {
  const { booking, opened, later, onClose } = dialog
  if (opened.dialog === 'offer') return <OfferingDialog {...dialog} />
  if (opened.dialog === 'cancel')
    return later && <Cancel booking={booking} onCancel={later.onCancel} onClose={onClose} />
  return later?.moving && <NeedyMoveDialog {...later.moving} booking={booking} onClose={onClose} />
}

/** Offers other times. For a pending booking, asking without times stays the second choice. */
function OfferingDialog({ booking, now, later, isUndecided, onClose, onDecide }: BookingDialogProps) {
  if (!later?.moving || !later.onOffer || !now) return null
  const { onMove: _onMove, ...times } = later.moving
  return (
    <NeedyOfferDialog
      {...times}
      booking={booking}
      now={now}
      onOffer={later.onOffer}
      onPlain={isUndecided ? () => onDecide(booking, 'reschedule') : undefined}
      onClose={onClose}
    />
  )
}

function NeedyOfferDialog({ onNeeded, ...rest }: Pick<Moving, 'onNeeded'> & OfferDialogProps) {
  const askForTimes = useEffectEvent(onNeeded)
  useEffect(() => askForTimes(), [])
  return <Offer {...rest} />
}

/** Asks the host for the free times when it opens. */
function NeedyMoveDialog({ onNeeded, ...rest }: Moving & Pick<MoveDialogProps, 'booking' | 'onClose'>) {
  const askForTimes = useEffectEvent(onNeeded)
  useEffect(() => askForTimes(), [])
  return <Move {...rest} />
}

function DetailsDialog({ booking, conflicts, now, letters, onVisit, later, onOpen, onClose }: BookingDialogProps) {
  const messages = useMessages(decisionsMessages)
  const note = onVisit && canNoteVisit(booking, now) ? onVisit : undefined
  const actions = possibleLater(booking, later, now)
  const ask = (action: LaterAction) => onOpen({ bookingId: booking.id, dialog: action })
  return (
    <Dialog
      open
      title={messages.detailsTitle}
      onClose={onClose}
      onKeyPress={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return
        if (event.key.length !== 1) return letters.endWord()
        const visit = VISITS.find((name) => ROW_KEYS[name] === event.key.toLowerCase())
        const action = actions.find((name) => ROW_KEYS[name] === event.key.toLowerCase())
        if (action) {
          event.preventDefault()
          return letters.onLetter(event, () => ask(action))
        }
        if (!note || visit === undefined) return letters.onLetter(event)
        event.preventDefault()
        letters.onSendingLetter(event, () => void note(booking, booking.visit === visit ? 'none' : visit))
      }}
    >
      <BookingFacts booking={booking} />
      {isOverdue(booking, now) && <OverdueNote />}
      <ConflictNote isBoxed conflicts={conflicts} />
      {booking.offer && <OfferBlock booking={booking} offer={booking.offer} onWithdraw={later?.onWithdraw} />}
      {note && <VisitButtons booking={booking} hasKeys onVisit={note} />}
      {actions.length > 0 && (
        <LaterButtons actions={actions} hasKeys isOffered={booking.offer?.state === 'open'} onAsk={ask} />
      )}
    </Dialog>
  )
}

function EditDialog({
  booking,
  isUndecided,
  conflicts,
  pendingDecision,
  now,
  letters,
  later,
  onOpen,
  onClose,
  onDecide,
}: BookingDialogProps) {
  const actions = possibleLater(booking, later, now)
  const ask = (action: LaterAction) => onOpen({ bookingId: booking.id, dialog: action })
  const styles = useDecisionsStyles()
  const messages = useMessages(decisionsMessages)
  const isPending = pendingDecision !== undefined
  const decisions = offeredDecisions(booking, now)
  const choose = (decision: BookingAction) =>
    decision === 'reschedule'
      ? onOpen({ bookingId: booking.id, dialog: 'reschedule', from: 'edit' })
      : onDecide(booking, decision)
  return (
    <Dialog
      open
      title={messages.editTitle}
      isPending={isPending}
      onClose={onClose}
      onKeyPress={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return
        if (event.key.length !== 1) return letters.endWord()
        const decision = decisions.find((name) => ROW_KEYS[name] === event.key.toLowerCase())
        const action = actions.find((name) => ROW_KEYS[name] === event.key.toLowerCase())
        if (action && !isPending) {
          event.preventDefault()
          return letters.onLetter(event, () => ask(action))
        }
        if (decision === undefined || !isUndecided || isPending) return letters.onLetter(event)
        event.preventDefault()
        if (decision === 'reschedule') letters.onLetter(event, () => choose(decision))
        else letters.onSendingLetter(event, () => choose(decision))
      }}
      actions={
        isUndecided &&
        decisions
          .toReversed()
          .map((decision) => (
            <DecisionButton
              key={decision}
              decision={decision}
              bookingId={booking.id}
              pendingDecision={pendingDecision}
              hasKey
              onClick={() => choose(decision)}
            />
          ))
      }
    >
      <BookingFacts booking={booking} />
      {isOverdue(booking, now) && <OverdueNote />}
      {booking.offer && <OfferBlock booking={booking} offer={booking.offer} />}
      <ConflictNote isBoxed conflicts={conflicts} />
      {!isPending && actions.length > 0 && <LaterButtons actions={actions} hasKeys onAsk={ask} />}
      {!isUndecided && actions.length === 0 && <p className={styles.decided}>{messages.decided}</p>}
    </Dialog>
  )
}

function RescheduleDialog({ booking, opened, pendingDecision, onOpen, onClose, onDecide }: BookingDialogProps) {
  const messages = useMessages(decisionsMessages)
  const actions = useMessages(actionsMessages)
  const formats = useFormats()
  const isPending = pendingDecision !== undefined
  const goBack = () => (opened.from === 'edit' ? onOpen({ bookingId: booking.id, dialog: 'edit' }) : onClose())
  return (
    <Dialog
      open
      title={messages.rescheduleTitle}
      isPending={isPending}
      onClose={goBack}
      actions={
        <>
          <Button disabledFocusable={isPending} onClick={goBack}>
            {actions.back}
          </Button>
          <DecisionButton
            decision="reschedule"
            bookingId={booking.id}
            pendingDecision={pendingDecision}
            onClick={() => onDecide(booking, 'reschedule')}
          />
        </>
      }
    >
      <p>
        <strong>
          <MixedText text={booking.patientName} />
        </strong>
        , {formats.date(booking.date)}, {formats.time(booking.time)}
      </p>
      <p>{messages.rescheduleText}</p>
    </Dialog>
  )
}

function DeclineDialog({ booking, pendingDecision, onClose, onDecide }: BookingDialogProps) {
  const messages = useMessages(decisionsMessages)
  const formats = useFormats()
  const isPending = pendingDecision !== undefined
  return (
    <ConfirmDialog
      open
      title={messages.declineTitle}
      confirmLabel={isPending ? messages.declining : messages.decline}
      isPending={isPending}
      onClose={onClose}
      onConfirm={() => onDecide(booking, 'decline')}
    >
      <p>
        <MixedText
          text={messages.declineText(
            booking.patientName,
            `${formats.date(booking.date)}, ${formats.time(booking.time)}`,
          )}
        />
      </p>
    </ConfirmDialog>
  )
}
