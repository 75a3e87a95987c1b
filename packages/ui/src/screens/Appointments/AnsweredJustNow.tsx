import { Button } from '@fluentui/react-button'
import { ArrowUndo20Regular } from '@fluentui/react-icons/headless/svg/arrow-undo'
import { Spinner } from '@fluentui/react-spinner'
import type { Booking } from '@nalam/sdk'
import { useEffect, useState } from 'react'
import { MixedText } from '../../messages/MixedText.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx'
import { StatusBadge } from '../../components/StatusBadge/StatusBadge.tsx'
import { useDayMessages } from '../../messages/useDayMessages.ts'
import { useFormats } from '../../messages/useFormats.ts'
import { useControlStyles } from '../../theme/useControlStyles.ts'
import { useAnsweredJustNowStyles } from './AnsweredJustNow.styles.ts'
import { minutesLeft } from './minutesLeft.ts'

/** Number of rows shown until "2 more" is clicked. */
const SHOWN = 3

export interface UndoableAnswers {
  /**
   * The bookings whose decision can be undone (`api.bookings.undoable`), the latest decision first;
   * undefined while they load.
   */
  answers: readonly Booking[] | undefined
  onUndo: (booking: Booking) => void
  /** Ids of the bookings whose decision is being undone. */
  pendingIds: ReadonlySet<string>
  /** The booking that was undone last: its row takes the focus. A new object each time. */
  restored?: { bookingId: string } | undefined
}

interface AnsweredJustNowProps extends Omit<UndoableAnswers, 'restored'> {
  answers: readonly Booking[]
}

/** The decisions that can still be undone, with the time left (UNDO-02). */
export function AnsweredJustNow({ answers, onUndo, pendingIds }: AnsweredJustNowProps) {
  const styles = useAnsweredJustNowStyles()
  const { undo: messages } = useDayMessages()
  const [showsAll, setShowsAll] = useState(false)
  const now = useQuarterMinutes()
  const shown = showsAll ? answers : answers.slice(0, SHOWN)
  return (
    <Card as="section" isPadded={false} aria-label={messages.title} className={styles.root}>
      <h2 className={styles.title}>{messages.title}</h2>
      <ul className={styles.list}>
        {shown.map((booking) => (
          <Answer
            key={booking.id}
            booking={booking}
            now={now}
            isPending={pendingIds.has(booking.id)}
            onUndo={() => onUndo(booking)}
          />
        ))}
      </ul>
      {shown.length < answers.length && (
        <LinkButton className={styles.more} onClick={() => setShowsAll(true)}>
          {messages.more(answers.length - shown.length)}
        </LinkButton>
      )}
    </Card>
  )
}

interface AnswerProps {
  booking: Booking
  now: number
  isPending: boolean
  onUndo: () => void
}

function Answer({ booking, now, isPending, onUndo }: AnswerProps) {
  const styles = useAnsweredJustNowStyles()
  const controls = useControlStyles()
  const { undo: messages } = useDayMessages()
  const formats = useFormats()
  const minutes = minutesLeft(booking.undoUntil ?? '', now)
  return (
    <li className={styles.answer}>
      <StatusBadge status={booking.rawStatus ?? booking.status} className={styles.status} />
      <strong className={styles.name}>
        <MixedText text={booking.patientName} />
      </strong>
      <span className={styles.when}>
        {formats.date(booking.date)}, {formats.time(booking.time)}
      </span>
      <span className={styles.left}>{minutes === 0 ? messages.lastMinute : messages.minutesLeft(minutes)}</span>
      <Button
        className={controls.button}
        // Focusable while pending, like all buttons that send a request.
        disabledFocusable={isPending}
        icon={isPending ? <Spinner size="extra-tiny" role="presentation" /> : <ArrowUndo20Regular />}
        aria-label={messages.undoOf(booking.patientName)}
        onClick={onUndo}
      >
        {messages.undo}
      </Button>
    </li>
  )
}

/** Returns the current time, updated every 15 seconds. */
function useQuarterMinutes(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 15_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
