import {
  decisionsMessages,
  MixedText,
  notToldMessages,
  offersMessages,
  statusMessages,
  useFormats,
  useMessages,
} from '../messages/internal.ts'
import { mergeClasses } from '@fluentui/react-components'
import { Call20Regular } from '@fluentui/react-icons/headless/svg/call'
import { Warning16Regular } from '@fluentui/react-icons/headless/svg/warning'
import {
  type BookingConflict,
  type BookingOffer,
  clinicNow,
  phoneHref,
  type Booking,
  type ClinicMoment,
} from '@nalam/sdk'
import { useDecisionsStyles } from './bookings.styles.ts'
import { bookingState } from '@nalam/sdk/rules'
import { Info16Regular } from '@fluentui/react-icons/headless/svg/info'
import { useState, type ReactNode } from 'react'
import { Button } from '../components/Button/Button.tsx'
import { ChatWarning16Regular } from '@fluentui/react-icons/headless/svg/chat-warning'
import { possibleActions, useActionLabel, type SentActionName } from './actions.ts'
import type { BookingControls } from './useBookingActions.ts'

interface ConflictNoteProps {
  conflicts: readonly BookingConflict[]
  /** Stands out, above the buttons that decide. */
  isBoxed?: boolean
}

/** Says which other bookings have the time of a booking; nothing if there are none (CAL-08). */
export function ConflictNote({ conflicts, isBoxed = false }: ConflictNoteProps) {
  const styles = useDecisionsStyles()
  const { sameTimeAs } = useMessages(decisionsMessages)
  if (conflicts.length === 0) return null
  return (
    <span className={mergeClasses(styles.note, isBoxed && styles.box)}>
      <Warning16Regular aria-hidden />
      <span>
        <MixedText text={sameTimeAs(conflicts.map(({ patientName }) => patientName).join(', '))} />
      </span>
    </span>
  )
}

/** Where the note of a state is shown. */
interface StateNoteProps {
  booking: Booking
  now: ClinicMoment | undefined
  /** The heading above the rows already says that their time has passed. */
  isGrouped?: boolean
}

/**
 * Says what the badge of a booking does not: that its time has passed (FIND-03), that other times are
 * offered, and what the patient answered (OFFER-04). Nothing for a state that the badge names.
 */
export function StateNote({ booking, now, isGrouped = false }: StateNoteProps): ReactNode {
  const styles = useDecisionsStyles()
  const { states } = useMessages(statusMessages)
  const { overdue } = useMessages(decisionsMessages)
  const { chosenByPatient } = useMessages(offersMessages)
  const { offer } = booking
  const state = bookingState(booking, now)
  switch (state) {
    case 'lapsed':
      return (
        <span className={styles.note}>
          <Info16Regular aria-hidden />
          {isGrouped ? overdue.declineOnly : overdue.note}
        </span>
      )
    case 'none-fits':
      return (
        <span className={styles.offerNote}>
          {states[state]}
          {offer?.wish !== undefined && (
            <>
              {': '}
              <MixedText text={offer.wish} />
            </>
          )}
        </span>
      )
    case 'no-answer':
    case 'offered':
    case 'offered-kept':
    case 'asked':
      return <span className={styles.offerNote}>{states[state]}</span>
    case 'confirmed':
    case 'arrived':
    case 'seen':
    case 'no-show':
      return offer?.state === 'chosen' && <span className={styles.offerNote}>{chosenByPatient}</span>
    case 'waiting':
    case 'declined':
    case 'cancelled':
    case 'unknown':
      return null
  }
}

interface OfferBlockProps {
  booking: Booking
  offer: BookingOffer
  /** Takes an open offer back, where the platform does. */
  controls?: BookingControls | undefined
}

/** An offer with its times, in the details of its booking. */
export function OfferBlock({ booking, offer, controls }: OfferBlockProps) {
  const styles = useDecisionsStyles()
  const messages = useMessages(offersMessages)
  const formats = useFormats()
  const isOpen = offer.state === 'open'
  const until = clinicNow(new Date(offer.expiresAt))
  return (
    <section className={styles.offer} aria-label={messages.times}>
      <p className={styles.offerTitle}>
        <StateNote booking={booking} now={undefined} />
      </p>
      {isOpen && <p className={styles.offerHint}>{messages.until(formats.when(until.date, until.time))}</p>}
      {offer.state !== 'chosen' && (
        <ul className={styles.offerTimes}>
          {offer.times.map(({ slotId, date, time }) => (
            <li key={slotId}>
              <span>{formats.when(date, time)}</span>
              {isOpen && <span className={styles.offerHint}>{messages.heldMark}</span>}
            </li>
          ))}
        </ul>
      )}
      {offer.note !== undefined && (
        <p className={styles.offerHint}>
          <MixedText text={offer.note} />
        </p>
      )}
      {controls && isPossible('withdraw', booking, controls) && <Withdraw {...{ booking, controls }} />}
    </section>
  )
}

const isPossible = (action: SentActionName, booking: Booking, { context }: BookingControls) =>
  possibleActions([action], booking, context).length > 0

/** Asks once more, because the message may have left. */
function Withdraw({ booking, controls }: { booking: Booking; controls: BookingControls }) {
  const styles = useDecisionsStyles()
  const messages = useMessages(offersMessages)
  const label = useActionLabel()
  const [isAsked, setAsked] = useState(false)
  const isPending = controls.context.pending.get(booking.id) === 'withdraw'
  if (!isAsked)
    return (
      <Button isDestructive appearance="transparent" className={styles.withdraw} onClick={() => setAsked(true)}>
        {label('withdraw')}
      </Button>
    )
  return (
    <div role="group" aria-label={label('withdraw')}>
      <p className={styles.offerHint}>{messages.withdrawText}</p>
      <div className={styles.visits}>
        <Button
          isDestructive
          appearance="primary"
          isPending={isPending}
          pendingText={label('withdraw', { isPending: true })}
          onClick={() => controls.run(booking, 'withdraw')}
        >
          {label('withdraw')}
        </Button>
        <Button disabledFocusable={isPending} onClick={() => setAsked(false)}>
          {messages.keep}
        </Button>
      </div>
    </div>
  )
}

/** The word for what is so with a booking, as its patient would hear it. */
function wordFor(booking: Booking): Exclude<NonNullable<Booking['notTold']>['known']['state'], 'nothing'> {
  const state = bookingState(booking)
  switch (state) {
    case 'confirmed':
    case 'arrived':
    case 'seen':
    case 'no-show':
      return 'confirmed'
    case 'declined':
    case 'cancelled':
    case 'asked':
      return state
    case 'offered':
    case 'offered-kept':
      return 'offered'
    case 'lapsed':
      return 'lapsed'
    case 'waiting':
      // Who knows of the request misses only that it could not be confirmed in time.
      return booking.notTold?.known.state === 'requested' ? 'lapsed' : 'requested'
    case 'none-fits':
    case 'no-answer':
    case 'unknown':
      return 'requested'
  }
}

interface NotToldBlockProps {
  booking: Booking
  controls: BookingControls
}

/**
 * What a patient knows who was not told, and what is so, in the details of the booking (MSG-05);
 * nothing for any other patient.
 */
export function NotToldBlock({ booking, controls }: NotToldBlockProps) {
  const styles = useDecisionsStyles()
  const messages = useMessages(notToldMessages)
  const formats = useFormats()
  const label = useActionLabel()
  const { notTold } = booking
  if (!notTold) return null
  const { known } = notTold
  const now = wordFor(booking)
  const until = clinicNow(new Date(notTold.givenUpAt))
  const when = known.date === undefined || known.time === undefined ? '' : `, ${formats.when(known.date, known.time)}`
  return (
    <section aria-label={messages.mark}>
      <p className={mergeClasses(styles.note, styles.box)}>
        <ChatWarning16Regular aria-hidden />
        <span>
          <strong>{messages.mark}</strong>
          <br />
          {messages.text(messages.states[now], formats.when(until.date, until.time))}
        </span>
      </p>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>{messages.knows}</dt>
          <dd>
            {messages.states[known.state]}
            {when}
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>{messages.now}</dt>
          <dd>
            {messages.states[now]}, {formats.when(booking.date, booking.time)}
          </dd>
        </div>
      </dl>
      <div className={styles.visits}>
        {booking.patientPhone !== '' && (
          <Button appearance="primary" href={phoneHref(booking.patientPhone)} icon={<Call20Regular />}>
            {messages.call}
          </Button>
        )}
        {isPossible('told', booking, controls) && (
          <Button
            isPending={controls.context.pending.get(booking.id) === 'told'}
            pendingText={label('told', { isPending: true })}
            onClick={() => controls.run(booking, 'told')}
          >
            {label('told')}
          </Button>
        )}
      </div>
    </section>
  )
}
