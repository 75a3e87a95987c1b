import { MixedText } from '../../messages/internal.ts'
import { mergeClasses } from '@fluentui/react-components'
import type { QueueEntry } from '@nalam/sdk'
import { Button } from '../../components/Button/Button.tsx'
import { Emergency } from './InsideCard.tsx'
import { useQueueStyles } from './Queue.styles.ts'
import { useQueueTexts } from './useQueueTexts.ts'

interface CallNextProps {
  /** Undefined if nobody who waits is left. */
  next: QueueEntry | undefined
  /** Somebody with an appointment is still expected. */
  isExpecting: boolean
  isPending: boolean
  onCall: () => void
  className?: string | undefined
}

/** The letter that calls the next patient. */
const CALL_KEY = 'N'

/** Calls the next patient: number, name and the reason are on the button. */
export function CallNext({ next, isExpecting, isPending, onCall, className }: CallNextProps) {
  const styles = useQueueStyles()
  const { messages, nameOf, kindOf, reasonOf, numberOf } = useQueueTexts()
  const reason = next && reasonOf(next)
  return (
    <Button
      appearance="primary"
      aria-keyshortcuts={CALL_KEY}
      className={mergeClasses(styles.call, className)}
      disabledFocusable={next === undefined}
      isPending={isPending}
      onClick={onCall}
    >
      {next && <span className={mergeClasses(styles.number, styles.callNumber)}>{numberOf(next)}</span>}
      <span className={styles.words}>
        <span className={styles.callTitle}>
          {messages.callNext}
          <kbd aria-hidden className={styles.key}>
            {CALL_KEY}
          </kbd>
        </span>
        <span className={styles.why}>
          {next === undefined ? (
            isExpecting ? (
              messages.nobodyHere
            ) : (
              messages.nobodyWaits
            )
          ) : (
            <>
              {next.isEmergency && <Emergency />}
              <span>
                <MixedText text={nameOf(next)} />
                {!next.isEmergency && ` · ${reason ?? kindOf(next)}`}
              </span>
            </>
          )}
        </span>
      </span>
    </Button>
  )
}
