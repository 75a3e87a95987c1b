import { queueMessages, MixedText, useMessages } from '../../messages/internal.ts'
import { AlertUrgent16Regular } from '@fluentui/react-icons/headless/svg/alert-urgent'
import { ArrowUndo16Regular } from '@fluentui/react-icons/headless/svg/arrow-undo'
import type { ClinicMoment, QueueEntry } from '@nalam/sdk'
import { UNDO_KEY } from '../../bookings/actions.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { useQueueStyles } from './Queue.styles.ts'
import { useQueueTexts } from './useQueueTexts.ts'

/** The mark of an emergency: icon and word. */
export function Emergency() {
  const styles = useQueueStyles()
  const messages = useMessages(queueMessages)
  return (
    <span className={styles.emergency}>
      <AlertUrgent16Regular aria-hidden />
      {messages.emergency}
    </span>
  )
}

interface InsideCardProps {
  inside: QueueEntry | undefined
  now: ClinicMoment
  /** Left out on phones, which have the buttons at the thumb. */
  buttons?:
    | {
        isPending: boolean
        onSeen: () => void
        onNotThere: () => void
        /** Undefined if the call cannot be undone. */
        onUndo: (() => void) | undefined
      }
    | undefined
}

/** Who is inside, since when, and what can be done with the patient. */
export function InsideCard({ inside, now, buttons }: InsideCardProps) {
  const styles = useQueueStyles()
  const { messages, nameOf, kindOf, numberOf, moment, minutesInside } = useQueueTexts()
  return (
    <Card as="section" isPadded={false} aria-label={messages.inside} className={styles.inside}>
      {inside === undefined ? (
        <p className={styles.since}>{messages.nobodyInside}</p>
      ) : (
        <>
          <div className={styles.line}>
            <p className={styles.since}>
              {inside.calledAt === undefined ? messages.inside : messages.insideSince(moment(inside.calledAt))}
            </p>
            <span className={styles.strong}>{messages.minutes(minutesInside(inside, now))}</span>
          </div>
          <div className={styles.person}>
            <span className={styles.number}>{numberOf(inside)}</span>
            <span className={styles.words}>
              <span className={styles.name}>
                <MixedText text={nameOf(inside)} />
              </span>
              <span className={styles.detail}>
                {kindOf(inside)}
                {inside.isEmergency && <Emergency />}
              </span>
            </span>
          </div>
          {buttons && (
            <div className={styles.buttons}>
              <Button
                size="medium"
                className={styles.small}
                disabledFocusable={buttons.isPending}
                onClick={buttons.onSeen}
              >
                {messages.seen}
              </Button>
              <Button
                size="medium"
                className={styles.small}
                disabledFocusable={buttons.isPending}
                onClick={buttons.onNotThere}
              >
                {messages.notThere}
              </Button>
              {buttons.onUndo && (
                <Button
                  size="medium"
                  appearance="subtle"
                  icon={<ArrowUndo16Regular />}
                  aria-keyshortcuts={UNDO_KEY.toUpperCase()}
                  className={styles.undo}
                  disabledFocusable={buttons.isPending}
                  onClick={buttons.onUndo}
                >
                  {messages.undoCall}
                  <kbd aria-hidden className={styles.key}>
                    {UNDO_KEY.toUpperCase()}
                  </kbd>
                </Button>
              )}
            </div>
          )}
        </>
      )}
    </Card>
  )
}
