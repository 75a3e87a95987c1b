import {
  actionsMessages,
  attendanceMessages,
  decisionsMessages,
  MixedText,
  tableMessages,
  useFormats,
  useMessages,
} from '../../messages/internal.ts'
import { toIsoDate, type Booking } from '@nalam/sdk'
import { Fragment, type ReactNode, useEffect, useEffectEvent, useId } from 'react'
import { PhoneNumber } from '../../components/PhoneNumber/PhoneNumber.tsx'
import { BookingBadge } from '../../components/StatusBadge/BookingBadge.tsx'
import { useDecisionsStyles } from '../bookings.styles.ts'
import { Button } from '../../components/Button/Button.tsx'
import { ConfirmDialog } from '../../components/Dialog/ConfirmDialog.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { CancelDialog } from './CancelDialog.tsx'
import { AnotherTimeDialog } from './AnotherTimeDialog.tsx'
import { OfferFreedTimeDialog } from './OfferFreedTimeDialog.tsx'
import { canChangeTime } from '@nalam/sdk/rules'
import { BookingHead } from './parts.tsx'
import {
  hasAnotherTime,
  isChange,
  isDecision,
  isVisit,
  pendingDecision,
  possibleActions,
  possibleChanges,
  VISITS,
  DECISIONS,
  offeredDecisions,
} from '../actions.ts'
import type { BookingActionName } from '../actions.ts'
import { VisitReason } from '../VisitReason.tsx'
import { ConflictNote, NotToldBlock, OfferBlock, StateNote } from '../notes.tsx'
import { ChangeButtons, DecisionButton, VisitButtons } from '../buttons.tsx'
import type { BookingControls, OpenBooking } from '../useBookingActions.ts'

/** The facts that say whose booking it is: the description of the dialog. */
const SUBJECT = ['patient', 'date', 'time'] as const
type Subject = (typeof SUBJECT)[number]

/** How often a number did not come, from the second time on. */
const missedTimes = ({ noShows = 0 }: Booking, { missed }: { missed: (times: number) => string }) =>
  noShows > 1 && missed(noShows)

/** All details of a booking, in the order of the table. */
function BookingFacts({ booking, subjectId }: { booking: Booking; subjectId: string }) {
  const styles = useDecisionsStyles()
  const table = useMessages(tableMessages)
  const messages = useMessages(decisionsMessages)
  const attendance = useMessages(attendanceMessages)
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
    [
      table.mobileNumber,
      <Fragment key="phone">
        <PhoneNumber phone={booking.patientPhone} /> {missedTimes(booking, attendance)}
      </Fragment>,
    ],
    [table.payment, table.paid],
    [table.method, table.online],
    [
      table.status,
      <Fragment key="status">
        <BookingBadge booking={booking} /> {booking.isConfirmedAtOnce && messages.byHours}
      </Fragment>,
    ],
    ...(reason ? [[messages.visitReason, <VisitReason key="reason" reason={reason} />] as const] : []),
    ...(platform ? [[messages.bookedThrough, <MixedText key="platform" text={platform} />] as const] : []),
    ...(movedFrom ? [[messages.movedFrom, formats.when(movedFrom.date, movedFrom.time)] as const] : []),
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
  controls: BookingControls
  onClose: () => void
}

/**
 * Booking Details, Edit booking, Reschedule (BOOK-05, BOOK-06, BOOK-09), the confirmation before
 * declining, and the forms for another time, a cancellation and a freed time (VISIT-01, VISIT-06,
 * OFFER-01, MSG-06).
 */
export function OpenBookingDialog(dialog: BookingDialogProps) {
  const { booking, opened, controls } = dialog
  const { context } = controls
  if (isChange(opened.dialog) && possibleActions([opened.dialog], booking, context).length > 0)
    return <ChangeDialog {...dialog} />
  // A booking that can no longer be changed like this is shown as it is.
  if (opened.dialog === 'view' || isChange(opened.dialog)) return <WholeDialog {...dialog} isEdit={false} />
  // If the booking was decided meanwhile, here or elsewhere, Edit booking says so instead of the
  // dialog asking for a decision.
  if (opened.dialog === 'edit' || !controls.isUndecided(booking)) return <WholeDialog {...dialog} isEdit />
  if (opened.dialog !== 'reschedule') return <DeclineDialog {...dialog} />
  return hasAnotherTime(context.actions) && context.now ? <TimeDialog {...dialog} /> : <RescheduleDialog {...dialog} />
}

function ChangeDialog(dialog: BookingDialogProps) {
  const { booking, opened, onClose } = dialog
  const { actions, now } = dialog.controls.context
  const { onCancel } = actions
  if (opened.dialog === 'another-time') return <TimeDialog {...dialog} />
  if (opened.dialog === 'freed-time') return <FreedTimeDialog {...dialog} />
  return onCancel && now && <CancelDialog {...{ booking, now, onCancel, onClose }} />
}

/** Another time. For a pending booking, asking without times stays the third choice. */
function TimeDialog({ booking, controls, onClose }: BookingDialogProps) {
  const { context, send } = controls
  const { now, actions } = context
  const { freeTimes, onMove, onOffer } = actions
  const isPossible = canChangeTime(booking, now)
  const askForTimes = useEffectEvent(() => freeTimes?.onNeeded())
  useEffect(() => askForTimes(), [])
  if (!freeTimes || !now) return null
  return (
    <AnotherTimeDialog
      {...freeTimes}
      booking={booking}
      now={now}
      onMove={isPossible ? onMove : undefined}
      onOffer={isPossible ? onOffer : undefined}
      onPlain={controls.isUndecided(booking) ? () => send(booking, 'reschedule') : undefined}
      onClose={onClose}
    />
  )
}

/** The time of a cancelled booking, for another patient. */
function FreedTimeDialog({ booking, controls, onClose }: BookingDialogProps) {
  const { now, actions } = controls.context
  const { freeTimes, onOffer, waiting } = actions
  const askForBoth = useEffectEvent(() => {
    freeTimes?.onNeeded(toIsoDate(booking.date) ?? undefined)
    waiting?.onNeeded()
  })
  useEffect(() => askForBoth(), [])
  if (!freeTimes || !onOffer || !waiting || !now) return null
  return <OfferFreedTimeDialog {...{ booking, now, freeTimes, waiting, onOffer, onClose }} />
}

/** The whole booking: with what can be done after the answer, or with the decisions. */
function WholeDialog(dialog: BookingDialogProps & { isEdit: boolean }) {
  const { isEdit, booking, controls, onClose } = dialog
  const { context, letters, setOpened, send } = controls
  const styles = useDecisionsStyles()
  const messages = useMessages(decisionsMessages)
  const { actions, now } = context
  const isUndecided = controls.isUndecided(booking)
  const subjectId = useId()
  const isPending = isEdit && pendingDecision(context.pending) !== undefined
  const answers = possibleActions(isEdit ? DECISIONS : VISITS, booking, context)
  const changes = possibleChanges(booking, context)
  const run = (action: BookingActionName) => {
    if (isChange(action)) setOpened({ bookingId: booking.id, dialog: action })
    else if (action === 'reschedule') setOpened({ bookingId: booking.id, dialog: action, from: 'edit' })
    else if (isVisit(action) || isDecision(action)) send(booking, action)
  }
  const conflict = <ConflictNote isBoxed conflicts={isUndecided ? controls.conflictsOf(booking) : []} />
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
          names: isPending ? [] : [...answers, ...changes],
          actions,
          sendsAtOnce: (action) => !isChange(action) && action !== 'reschedule',
          onAction: run,
        })
      }
      actions={
        isEdit &&
        isUndecided &&
        offeredDecisions(booking, now)
          .toReversed()
          .map((decision) => (
            <DecisionButton key={decision} {...{ decision, booking, controls }} hasKey onClick={() => run(decision)} />
          ))
      }
    >
      <BookingFacts booking={booking} subjectId={subjectId} />
      {!booking.offer && <StateNote {...{ booking, now }} />}
      {!isEdit && <NotToldBlock {...{ booking, controls }} />}
      {!isEdit && conflict}
      {booking.offer && <OfferBlock booking={booking} offer={booking.offer} controls={isEdit ? undefined : controls} />}
      {/* Above the buttons that decide. */}
      {isEdit && conflict}
      {!isEdit && answers.length > 0 && <VisitButtons {...{ booking, controls }} hasKeys />}
      {!isPending && <ChangeButtons {...{ booking, changes }} hasKeys onAsk={run} />}
      {isEdit && !isUndecided && changes.length === 0 && <p className={styles.decided}>{messages.decided}</p>}
    </Dialog>
  )
}

function RescheduleDialog({ booking, opened, controls, onClose }: BookingDialogProps) {
  const messages = useMessages(decisionsMessages)
  const actions = useMessages(actionsMessages)
  const isPending = pendingDecision(controls.context.pending) !== undefined
  const goBack = () =>
    opened.from === 'edit' ? controls.setOpened({ bookingId: booking.id, dialog: 'edit' }) : onClose()
  return (
    <Dialog
      open
      title={messages.rescheduleTitle}
      about={<BookingHead booking={booking} />}
      isPending={isPending}
      onClose={goBack}
      actions={
        <>
          <Button disabledFocusable={isPending} onClick={goBack}>
            {actions.back}
          </Button>
          <DecisionButton
            decision="reschedule"
            {...{ booking, controls }}
            onClick={() => controls.send(booking, 'reschedule')}
          />
        </>
      }
    >
      <p>{messages.rescheduleText}</p>
    </Dialog>
  )
}

function DeclineDialog({ booking, controls, onClose }: BookingDialogProps) {
  const messages = useMessages(decisionsMessages)
  const formats = useFormats()
  const isPending = pendingDecision(controls.context.pending) !== undefined
  return (
    <ConfirmDialog
      isDestructive
      open
      title={messages.declineTitle}
      confirmLabel={isPending ? messages.declining : messages.decline}
      isPending={isPending}
      onClose={onClose}
      onConfirm={() => controls.send(booking, 'decline')}
    >
      <p>
        <MixedText text={messages.declineText(booking.patientName, formats.when(booking.date, booking.time))} />
      </p>
    </ConfirmDialog>
  )
}
