import { MixedText } from '../../messages/internal.ts'
import { mergeClasses } from '@fluentui/react-components'
import { MoreHorizontal20Regular } from '@fluentui/react-icons/headless/svg/more-horizontal'
import { ReOrderDotsVertical16Regular } from '@fluentui/react-icons/headless/svg/re-order-dots-vertical'
import {
  BOOKING_STATUS,
  QUEUE_ACTION,
  QUEUE_REASON,
  QUEUE_STATE,
  type ClinicMoment,
  type QueueAction,
  type QueueEntry,
} from '@nalam/sdk'
import { canNoteVisit } from '@nalam/sdk/rules'
import { Button } from '../../components/Button/Button.tsx'
import { MenuButton } from '../../components/MenuButton/MenuButton.tsx'
import { Emergency } from './InsideCard.tsx'
import { useQueueStyles } from './Queue.styles.ts'
import type { QueueActions } from './QueueProps.ts'
import { useQueueTexts } from './useQueueTexts.ts'

/** How a row is shown: in the table, below the next patient, on a phone. */
export type RowLook = 'wide' | 'large' | 'phone'

/** When the queue is shown, and of which day it is. */
export interface QueueMoment {
  now: ClinicMoment
  /** `DD-MM-YYYY`. */
  date: string
}

/** Returns whether it can be noted now where a patient is: of one who has not arrived, from one hour before. */
export const canNote = ({ state, appointment }: QueueEntry, { date, now }: QueueMoment): boolean =>
  state !== QUEUE_STATE.expected ||
  canNoteVisit({ date, time: appointment ?? '', status: BOOKING_STATUS.confirmed }, now)

/** Returns whether the arrival of a patient can be noted now. */
export const canArrive = (entry: QueueEntry, moment: QueueMoment): boolean =>
  entry.state === QUEUE_STATE.expected && canNote(entry, moment)

export interface RowContext extends QueueMoment, Pick<QueueActions, 'onChange' | 'onArrive'> {
  pendingIds: ReadonlySet<string> | undefined
  /** The row that is the tab stop. */
  stop: string | undefined
  /** The row being dragged, and where the place is shown. */
  dragged: string | undefined
  place: { readonly id: string; readonly side: 'before' | 'after' } | undefined
}

const OF_WAITING = [
  QUEUE_ACTION.called,
  QUEUE_ACTION.emergency,
  QUEUE_ACTION.afterTwo,
  QUEUE_ACTION.last,
  QUEUE_ACTION.left,
] as const satisfies readonly QueueAction[]

/** The menu of a patient who waits or is expected. */
export function EntryMenu({
  entry,
  context: { onChange, onArrive, now, date },
  className,
  tabIndex,
}: {
  entry: QueueEntry
  context: Pick<RowContext, 'onChange' | 'onArrive' | keyof QueueMoment>
  className?: string | undefined
  tabIndex?: number
}) {
  const styles = useQueueStyles()
  const { messages, attendance, nameOf } = useQueueTexts()
  const labels = { ...messages.actions, [QUEUE_ACTION.afterTwo]: messages.actions.afterTwo }
  if (!canNote(entry, { date, now })) return <span className={styles.menu} />
  const items =
    entry.state === QUEUE_STATE.expected
      ? [
          { key: 'arrived', label: attendance.markArrived, onSelect: () => void onArrive(entry) },
          {
            key: QUEUE_ACTION.left,
            label: messages.actions.didNotCome,
            onSelect: () => void onChange(entry, { action: QUEUE_ACTION.left }),
          },
        ]
      : OF_WAITING.filter((action) => action !== QUEUE_ACTION.emergency || entry.reason !== QUEUE_REASON.emergency).map(
          (action) => ({
            key: action,
            label: labels[action],
            onSelect: () => void onChange(entry, { action }),
          }),
        )
  return (
    <MenuButton
      label={messages.optionsOf(nameOf(entry))}
      items={items}
      className={mergeClasses(styles.menu, className)}
      data-row-menu=""
      tabIndex={tabIndex}
    >
      <MoreHorizontal20Regular aria-hidden />
    </MenuButton>
  )
}

/** A patient of the line, with the place in it. */
export function QueueRow({ entry, look, context }: { entry: QueueEntry; look: RowLook; context: RowContext }) {
  const styles = useQueueStyles()
  const { messages, attendance, formats, nameOf, kindOf, reasonOf, numberOf, labelOf, shortMoment } = useQueueTexts()
  const { now, date, pendingIds, stop, dragged, place, onArrive } = context
  const isExpected = entry.state === QUEUE_STATE.expected
  const isStop = entry.id === stop
  const isWide = look === 'wide'
  const name = nameOf(entry)
  // The number says it already, except where the reason of a call is read.
  const reason = look === 'large' || entry.reason !== QUEUE_REASON.number ? reasonOf(entry) : undefined
  const kind =
    isExpected && entry.appointment !== undefined && !isWide
      ? messages.notArrived(formats.shortTime(entry.appointment))
      : kindOf(entry)
  // When somebody comes back is a sentence of its own.
  const details = entry.reason === QUEUE_REASON.back ? [reason] : [kind, reason ?? []].flat()
  const arrive = canArrive(entry, { date, now }) && (
    <Button
      size="medium"
      className={mergeClasses(styles.arrive, !isWide && styles.tonal)}
      aria-label={messages.markArrivedOf(name)}
      tabIndex={isStop ? 0 : -1}
      disabledFocusable={pendingIds?.has(entry.id) === true}
      onClick={() => void onArrive(entry)}
    >
      {attendance.markArrived}
    </Button>
  )
  const about = entry.expectedAt === undefined ? '' : messages.about(formats.shortTime(entry.expectedAt))
  return (
    <li
      data-entry={entry.id}
      // One tab stop for all patients.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={isStop ? 0 : -1}
      aria-label={labelOf(entry)}
      aria-keyshortcuts={isExpected ? 'I' : 'Alt+ArrowUp Alt+ArrowDown'}
      className={mergeClasses(
        styles.row,
        styles[look],
        dragged === entry.id && styles.dragged,
        place?.id === entry.id && styles.before,
        place?.id === entry.id && place.side === 'after' && styles.after,
      )}
    >
      {look !== 'phone' && (
        <span className={styles.grip} data-grip={isExpected ? undefined : ''} aria-hidden>
          {!isExpected && <ReOrderDotsVertical16Regular />}
        </span>
      )}
      <span className={mergeClasses(styles.rowNumber, look === 'large' && styles.thenNumber)}>
        {entry.number === undefined ? (
          <span role="img" aria-label={messages.noNumber} className={styles.noNumber} />
        ) : (
          numberOf(entry)
        )}
      </span>
      <span className={styles.words}>
        <span className={mergeClasses(styles.patient, look === 'large' && styles.thenPatient)}>
          <MixedText text={name} />
        </span>
        {(!isWide || entry.isEmergency) && (
          <span className={styles.detail}>
            {entry.isEmergency && <Emergency />}
            {!isWide && details.join(', ')}
          </span>
        )}
      </span>
      {isWide && (
        <>
          <span className={styles.quiet}>
            {entry.appointment === undefined ? messages.walkIn : formats.time(entry.appointment)}
          </span>
          <span className={styles.quiet}>
            {arrive || (entry.arrivedAt === undefined || isExpected ? messages.notYet : shortMoment(entry.arrivedAt))}
          </span>
        </>
      )}
      <span className={styles.about}>{isWide ? about : arrive || about}</span>
      <EntryMenu entry={entry} context={context} tabIndex={isStop ? 0 : -1} />
    </li>
  )
}
