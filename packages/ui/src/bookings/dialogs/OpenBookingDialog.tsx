import {
  actionsMessages,
  decisionsMessages,
  MixedText,
  tableMessages,
  useFormats,
  useMessages,
} from '../../messages/internal.ts'
import type { Booking, BookingAction, BookingConflict } from '@nalam/sdk'
import { Fragment, type ReactNode, useEffect, useEffectEvent, useId } from 'react'
import { PhoneNumber } from '../../components/PhoneNumber/PhoneNumber.tsx'
import { BookingBadge } from '../../components/StatusBadge/BookingBadge.tsx'
import { useDecisionsStyles } from '../bookings.styles.ts'
import { Button } from '../../components/Button/Button.tsx'
import { ConfirmDialog } from '../../components/Dialog/ConfirmDialog.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { CancelDialog } from './CancelDialog.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { BookingSubject } from './visitParts.tsx'
import { OfferDialog } from './OfferDialog.tsx'
import { hasOffers } from '../LaterActions.ts'
import { isDecision, isLaterAction, isVisit, laterActions, possibleActions, VISITS } from '../actions.ts'
import type { ActionContext, BookingActionName } from '../actions.ts'
import { DECISIONS, offeredDecisions } from '../bookingDecisions.ts'
import { ConflictNote, NotToldBlock, OfferBlock, StateNote } from '../notes.tsx'
import { DecisionButton, LaterButtons, toggled, VisitButtons } from '../buttons.tsx'
import type { OpenBooking } from '../useBookingActions.ts'
import type { LoneLetter } from '../keys/useShortcutLetter.ts'

/** The facts that say whose booking it is: the description of the dialog. */
const SUBJECT = ['patient', 'date', 'time'] as const
type Subject = (typeof SUBJECT)[number]

/** All details of a booking, in the order of the table. */
function BookingFacts({ booking, subjectId }: { booking: Booking; subjectId: string }) {
  const styles = useDecisionsStyles()
  const table = useMessages(tableMessages)
  const messages = useMessages(decisionsMessages)
  const formats = useFormats()
  const { cancellation, movedFrom, reason, platform } = booking
  const facts: readonly (readonly [term: string, fact: ReactNode, subject?: Subject])[] = [
    [table.date, formats.date(booking.date), 'date'],
    [table.slot, formats.time(booking.time), 'time'],
    [table.bookingId, booking.bookingId],
    [
      table.patientName,
      <strong key="name">
        <MixedText text={booking.patientName} />
      </strong>,
      'patient',
    ],
    [table.mobileNumber, <PhoneNumber key="phone" phone={booking.patientPhone} />],
    [table.payment, table.paid],
    [table.method, table.online],
    [
      table.status,
      <Fragment key="status">
        <BookingBadge booking={booking} /> {booking.isConfirmedAtOnce && messages.byHours}
      </Fragment>,
    ],
    ...(reason ? [[messages.visitReason, <MixedText key="reason" text={reason} />] as const] : []),
    ...(platform ? [[messages.bookedThrough, <MixedText key="platform" text={platform} />] as const] : []),
    ...(movedFrom
      ? [[messages.movedFrom, `${formats.date(movedFrom.date)}, ${formats.time(movedFrom.time)}`] as const]
      : []),
    ...(cancellation ? [[messages.cancelReason, messages.cancelReasons[cancellation.reason]] as const] : []),
    ...(cancellation?.note ? [[messages.cancelNote, cancellation.note] as const] : []),
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([term, fact, subject]) => (
        <div key={term} className={styles.fact}>
          <dt>{term}</dt>
          <dd id={subject && `${subjectId}-${subject}`}>{fact}</dd>
        </div>
      ))}
    </dl>
  )
}

export interface BookingDialogProps {
  booking: Booking
  opened: OpenBooking
  isUndecided: boolean
  /** The other bookings of its time, while it can be decided. */
  conflicts: readonly BookingConflict[]
  context: ActionContext
  letters: LoneLetter
  onOpen: (opened: OpenBooking) => void
  onClose: () => void
  onDecide: (booking: Booking, decision: BookingAction) => void
}

/**
 * Booking Details, Edit booking, Reschedule (BOOK-05, BOOK-06, BOOK-09), the confirmation before
 * declining, and the forms that move and cancel (VISIT-01, VISIT-06).
 */
export function OpenBookingDialog(dialog: BookingDialogProps) {
  const { booking, opened, isUndecided, context } = dialog
  if (isLaterAction(opened.dialog) && possibleActions([opened.dialog], booking, context).length > 0)
    return <LaterDialog {...dialog} />
  // A booking that can no longer be moved or cancelled is shown as it is.
  if (opened.dialog === 'view' || isLaterAction(opened.dialog)) return <WholeDialog {...dialog} isEdit={false} />
  // If the booking was decided meanwhile, here or elsewhere, Edit booking says so instead of the
  // dialog asking for a decision.
  if (opened.dialog === 'edit' || !isUndecided) return <WholeDialog {...dialog} isEdit />
  if (opened.dialog !== 'reschedule') return <DeclineDialog {...dialog} />
  return hasOffers(context.later) && context.now ? <OfferingDialog {...dialog} /> : <RescheduleDialog {...dialog} />
}

function LaterDialog(dialog: BookingDialogProps) {
  const { booking, opened, onClose } = dialog
  const { later } = dialog.context
  if (opened.dialog === 'offer') return <OfferingDialog {...dialog} />
  if (opened.dialog === 'move') return <MovingDialog {...dialog} />
  return later && <CancelDialog booking={booking} onCancel={later.onCancel} onClose={onClose} />
}

/** Returns how to move a booking. Asks the host for the free times when the dialog opens. */
function useMoving({ later }: ActionContext) {
  const moving = later?.moving
  const askForTimes = useEffectEvent(() => moving?.onNeeded())
  useEffect(() => askForTimes(), [])
  return moving
}

/** Offers other times. For a pending booking, asking without times stays the second choice. */
function OfferingDialog({ booking, context, isUndecided, onClose, onDecide }: BookingDialogProps) {
  const { now, later } = context
  const moving = useMoving(context)
  if (!moving || !later?.onOffer || !now) return null
  return (
    <OfferDialog
      {...moving}
      booking={booking}
      now={now}
      onOffer={later.onOffer}
      onPlain={isUndecided ? () => onDecide(booking, 'reschedule') : undefined}
      onClose={onClose}
    />
  )
}

function MovingDialog({ booking, context, onClose }: BookingDialogProps) {
  const moving = useMoving(context)
  return moving && <MoveDialog {...moving} booking={booking} onClose={onClose} />
}

/** The whole booking: with what can be done after the answer, or with the decisions. */
function WholeDialog(dialog: BookingDialogProps & { isEdit: boolean }) {
  const { isEdit, booking, isUndecided, conflicts, context, letters, onOpen, onClose, onDecide } = dialog
  const styles = useDecisionsStyles()
  const messages = useMessages(decisionsMessages)
  const { onVisit, later, pendingDecision, now } = context
  const subjectId = useId()
  const isPending = isEdit && pendingDecision !== undefined
  const own = possibleActions(isEdit ? DECISIONS : VISITS, booking, context)
  const actions = laterActions(booking, context)
  const act = (action: BookingActionName) => {
    if (isLaterAction(action)) onOpen({ bookingId: booking.id, dialog: action })
    else if (isVisit(action)) void onVisit?.(booking, toggled(booking, action))
    else if (action === 'reschedule') onOpen({ bookingId: booking.id, dialog: action, from: 'edit' })
    else if (isDecision(action)) onDecide(booking, action)
  }
  const conflict = <ConflictNote isBoxed conflicts={conflicts} />
  return (
    <Dialog
      open
      title={isEdit ? messages.editTitle : messages.detailsTitle}
      // Its three answers are one line, also in Tamil.
      size={isEdit ? 'wide' : 'medium'}
      aria-describedby={SUBJECT.map((name) => `${subjectId}-${name}`).join(' ')}
      isPending={isPending}
      onClose={onClose}
      onKeyPress={(event) =>
        letters.onKey(event, {
          actions: isPending ? [] : [...own, ...actions],
          later,
          sends: (action) => !isLaterAction(action) && action !== 'reschedule',
          onAction: act,
        })
      }
      actions={
        isEdit &&
        isUndecided &&
        offeredDecisions(booking, now)
          .toReversed()
          .map((decision) => (
            <DecisionButton
              key={decision}
              {...{ decision, booking, pendingDecision, later }}
              hasKey
              onClick={() => act(decision)}
            />
          ))
      }
    >
      <BookingFacts booking={booking} subjectId={subjectId} />
      {!booking.offer && <StateNote {...{ booking, now }} />}
      {!isEdit && <NotToldBlock booking={booking} onTold={later?.onTold} />}
      {!isEdit && conflict}
      {booking.offer && (
        <OfferBlock booking={booking} offer={booking.offer} onWithdraw={isEdit ? undefined : later?.onWithdraw} />
      )}
      {/* Above the buttons that decide. */}
      {isEdit && conflict}
      {!isEdit && onVisit && own.length > 0 && <VisitButtons booking={booking} hasKeys onVisit={onVisit} />}
      {!isPending && <LaterButtons {...{ booking, actions }} hasKeys onAsk={act} />}
      {isEdit && !isUndecided && actions.length === 0 && <p className={styles.decided}>{messages.decided}</p>}
    </Dialog>
  )
}

function RescheduleDialog({ booking, opened, context, onOpen, onClose, onDecide }: BookingDialogProps) {
  const messages = useMessages(decisionsMessages)
  const actions = useMessages(actionsMessages)
  const { pendingDecision } = context
  const isPending = pendingDecision !== undefined
  const goBack = () => (opened.from === 'edit' ? onOpen({ bookingId: booking.id, dialog: 'edit' }) : onClose())
  return (
    <Dialog
      open
      title={messages.rescheduleTitle}
      about={<BookingSubject booking={booking} />}
      isPending={isPending}
      onClose={goBack}
      actions={
        <>
          <Button disabledFocusable={isPending} onClick={goBack}>
            {actions.back}
          </Button>
          <DecisionButton
            decision="reschedule"
            {...{ booking, pendingDecision }}
            onClick={() => onDecide(booking, 'reschedule')}
          />
        </>
      }
    >
      <p>{messages.rescheduleText}</p>
    </Dialog>
  )
}

function DeclineDialog({ booking, context, onClose, onDecide }: BookingDialogProps) {
  const messages = useMessages(decisionsMessages)
  const formats = useFormats()
  const isPending = context.pendingDecision !== undefined
  return (
    <ConfirmDialog
      isDestructive
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
