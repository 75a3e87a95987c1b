import { MixedText } from '../../messages/internal.ts'
import { ChevronDown16Regular } from '@fluentui/react-icons/headless/svg/chevron-down'
import { mergeClasses } from '@fluentui/react-components'
import { QUEUE_ACTION, QUEUE_STATE, type QueueSession } from '@nalam/sdk'
import { isQueueActionPossible } from '@nalam/sdk/rules'
import { Children, useState, type ReactNode } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { EmptyState } from '../../components/StateView/StateView.tsx'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import { useQueueStyles } from './Queue.styles.ts'
import type { QueueActions } from './QueueProps.ts'
import { useQueueTexts } from './useQueueTexts.ts'

interface WaitingListProps extends Pick<QueueActions, 'onChange'> {
  session: QueueSession
  isPhone: boolean
  onEnding: () => void
  /** The rows. */
  children: ReactNode
}

/** Who waits, in the order of the calls, about when it is whose turn, and who was seen or has left. */
export function WaitingList({ session, isPhone, onEnding, onChange, children }: WaitingListProps) {
  const styles = useQueueStyles()
  const { messages, formats } = useQueueTexts()
  const { line, meanMinutes, doneAt, overMinutes } = session
  const hasRows = Children.count(children) > 0
  const isEmpty = line.length === 0
  return (
    <Card as="section" isPadded={false} aria-label={messages.list} className={styles.listCard}>
      <div className={styles.listHead}>
        <h2 className={styles.listTitle}>{messages.list}</h2>
        <p className={styles.figures}>
          {!isPhone && messages.minutesEach(meanMinutes)}
          {!isEmpty && (
            <>
              {!isPhone && ' · '}
              {messages.doneAbout(formats.shortTime(doneAt))}
              {overMinutes > 0 && (
                <>
                  , <span className={styles.over}>{messages.over(overMinutes)}</span>
                </>
              )}
            </>
          )}
        </p>
      </div>
      {isEmpty && (
        <EmptyState
          headingLevel={3}
          className={styles.empty}
          title={messages.nobodyWaits}
          text={messages.nobodyWaitsText}
        />
      )}
      {hasRows && !isPhone && (
        <div aria-hidden className={mergeClasses(styles.row, styles.wide, styles.headings)}>
          <span />
          <span className={styles.centered}>{messages.no}</span>
          <span>{messages.patient}</span>
          <span>{messages.ofAppointment}</span>
          <span>{messages.arrived}</span>
          <span className={styles.ended}>{messages.expected}</span>
          <span />
        </div>
      )}
      {hasRows && <ol className={styles.list}>{children}</ol>}
      <Over {...{ session, isPhone, onEnding, onChange }} hasEnd={!isPhone} />
    </Card>
  )
}

interface OverProps extends Pick<WaitingListProps, 'session' | 'onChange' | 'onEnding'> {
  hasEnd: boolean
}

/** Who was seen or has left, on demand: each can come back. */
function Over({ session, hasEnd, onChange, onEnding }: OverProps) {
  const styles = useQueueStyles()
  const { messages, nameOf, numberOf, shortMoment } = useQueueTexts()
  const [isOpen, setOpen] = useState(false)
  const { line, over } = session
  const left = over.filter(({ state }) => state === QUEUE_STATE.left).length
  const counts = [messages.seenCount(over.length - left), left > 0 ? messages.leftCount(left) : []].flat().join(', ')
  if (over.length === 0 && !hasEnd) return null
  return (
    <>
      <div className={styles.foot}>
        {over.length > 0 && (
          <TextLink className={styles.overToggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {counts}
            <ChevronDown16Regular aria-hidden className={mergeClasses(isOpen && styles.turned)} />
          </TextLink>
        )}
        {hasEnd && (
          <span className={styles.footEnd}>
            {line.length > 1 && (
              <span aria-hidden className={styles.keys}>
                <kbd className={styles.keyName}>Alt</kbd>
                <kbd className={styles.keyName}>↑</kbd>
                <kbd className={styles.keyName}>↓</kbd>
                {messages.movesRow}
              </span>
            )}
            <Button onClick={onEnding}>{messages.endSession}</Button>
          </span>
        )}
      </div>
      {isOpen && over.length > 0 && (
        <ul className={styles.list}>
          {over.map((entry) => (
            <li key={entry.id} className={styles.overRow}>
              <span className={styles.rowNumber}>{numberOf(entry)}</span>
              <span className={styles.words}>
                <span className={styles.patient}>
                  <MixedText text={nameOf(entry)} />
                </span>
              </span>
              <span className={styles.quiet}>
                {[
                  entry.state === QUEUE_STATE.seen ? messages.seen : messages.actions.left,
                  entry.endedAt === undefined ? [] : shortMoment(entry.endedAt),
                ]
                  .flat()
                  .join(' ')}
              </span>
              {isQueueActionPossible(QUEUE_ACTION.back, entry) && (
                <Button
                  size="medium"
                  className={styles.arrive}
                  aria-label={messages.backOf(nameOf(entry))}
                  onClick={() => void onChange(entry, { action: QUEUE_ACTION.back })}
                >
                  {messages.bringBack}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
