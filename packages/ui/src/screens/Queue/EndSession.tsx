import { isFocusLost } from '../../theme/internal.ts'
import { actionsMessages, MixedText, useMessages } from '../../messages/internal.ts'
import { QUEUE_ACTION, QUEUE_STATE, type QueueEntry, type QueueSession } from '@nalam/sdk'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { useMovingFocus } from '../../components/useMovingFocus.ts'
import { mergeClasses } from '@fluentui/react-components'
import { useQueueStyles } from './Queue.styles.ts'
import type { QueueActions } from './QueueProps.ts'
import { canNote, type QueueMoment } from './QueueRow.tsx'
import { useQueueTexts } from './useQueueTexts.ts'

interface EndSessionProps extends QueueMoment, Pick<QueueActions, 'onChange' | 'onEnd'> {
  session: QueueSession
  pendingIds: ReadonlySet<string> | undefined
  onClose: () => void
}

/**
 * Asks about each patient who was not seen: one press for each, or one for all who did not stay. Who is
 * expected more than one hour later cannot be noted yet, and stays an appointment of the day.
 */
export function EndSession({ now, date, session, pendingIds, onChange, onEnd, onClose }: EndSessionProps) {
  const styles = useQueueStyles()
  const actions = useMessages(actionsMessages)
  const { messages, nameOf, numberOf, kindOf } = useQueueTexts()
  const [isPending, setPending] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const close = useRef<HTMLButtonElement>(null)
  const ending = session.line.filter((entry) => canNote(entry, { date, now }))
  const later = session.line.length - ending.length
  const open = [session.inside ?? [], ending].flat()
  const keys = useMovingFocus(list, { attribute: 'data-left', keys: open.map(({ id }) => id) })
  const isDone = open.length === 0
  useEffect(() => {
    // The button that was pressed last is gone with its row.
    if (isDone && close.current && isFocusLost(close.current.ownerDocument)) close.current.focus()
  }, [isDone])
  const endAll = async () => {
    setPending(true)
    const isEnded = await onEnd(ending)
    setPending(false)
    if (isEnded && session.inside === undefined) onClose()
  }
  const buttonsOf = (entry: QueueEntry) => {
    const name = nameOf(entry)
    const hasCome = entry.state !== QUEUE_STATE.expected
    const isBusy = isPending || pendingIds?.has(entry.id) === true
    return (
      <span className={styles.endButtons}>
        {hasCome && (
          <Button
            size="medium"
            className={styles.arrive}
            aria-label={messages.seenOf(name)}
            disabledFocusable={isBusy}
            onClick={() => void onChange(entry, { action: QUEUE_ACTION.seen })}
          >
            {messages.seen}
          </Button>
        )}
        <Button
          size="medium"
          className={styles.arrive}
          aria-label={hasCome ? messages.leftOf(name) : messages.didNotComeOf(name)}
          disabledFocusable={isBusy}
          onClick={() => void onChange(entry, { action: QUEUE_ACTION.left })}
        >
          {hasCome ? messages.actions.left : messages.actions.didNotCome}
        </Button>
      </span>
    )
  }
  return (
    <Dialog
      open
      title={messages.endTitle}
      isPending={isPending}
      onClose={onClose}
      actions={
        <>
          <Button ref={close} disabledFocusable={isPending} onClick={onClose}>
            {actions.close}
          </Button>
          {ending.length > 0 && (
            <Button appearance="primary" isPending={isPending} onClick={() => void endAll()}>
              {messages.allLeft(ending.length)}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.endText} role="status">
        <span>{isDone ? (later > 0 ? messages.nobodyNext : messages.endDone) : messages.endText}</span>
        {later > 0 && <span>{messages.endLater(later)}</span>}
      </div>
      <ul ref={list} className={styles.list} {...keys.props}>
        {open.map((entry) => (
          <li key={entry.id} data-left={entry.id} tabIndex={-1} className={styles.endRow}>
            <span className={mergeClasses(styles.rowNumber, styles.endNumber)}>{numberOf(entry)}</span>
            <span className={styles.words}>
              <span className={styles.patient}>
                <MixedText text={nameOf(entry)} />
              </span>
              <span className={styles.detail}>
                {entry.state === QUEUE_STATE.inside ? messages.inside : kindOf(entry)}
              </span>
            </span>
            {buttonsOf(entry)}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
