import { isElement } from '../../theme/internal.ts'
import { mergeClasses } from '@fluentui/react-components'
import { QUEUE_ACTION, QUEUE_STATE, type QueueEntry, type QueueSession } from '@nalam/sdk'
import { useRef, useState, type KeyboardEvent } from 'react'
import type { KeyHelp } from '../../bookings/keys/KeysDialog.tsx'
import { KeysHelp } from '../../bookings/keys/KeysHelp.tsx'
import { usePageKeys } from '../../bookings/keys/usePageKeys.ts'
import { useShortcutLetter } from '../../bookings/keys/useShortcutLetter.ts'
import { Card } from '../../components/Card/Card.tsx'
import { ListStatus } from '../../components/ListStatus/ListStatus.tsx'
import { listMove, useMovingFocus } from '../../components/useMovingFocus.ts'
import { CallNext } from './CallNext.tsx'
import { InsideCard } from './InsideCard.tsx'
import { moveBy, moveTo, type Move } from './moves.ts'
import { PhoneBar } from './PhoneBar.tsx'
import { useQueueStyles } from './Queue.styles.ts'
import type { QueueProps } from './QueueProps.ts'
import { canArrive, EntryMenu, QueueRow, type QueueMoment, type RowContext, type RowLook } from './QueueRow.tsx'
import { useQueueTexts } from './useQueueTexts.ts'
import { useRowDrag } from './useRowDrag.ts'
import { WaitingList } from './WaitingList.tsx'
import { WalkInCard, WalkInDialog } from './WalkInForm.tsx'

interface SessionQueueProps
  extends QueueMoment, Pick<QueueProps, 'pendingIds' | 'onCall' | 'onUndoCall' | 'onChange' | 'onArrive' | 'onAdd'> {
  session: QueueSession
  /** The session of this moment: walk-ins get its numbers. */
  isOfNow: boolean
  isPhone: boolean
  isCalling: boolean
  /** Asks about the end of the session. */
  onEnding: () => void
}

/** Returns the menu button of a row: its keys are those of the row while the menu is closed. */
const isClosedMenu = (target: EventTarget): boolean =>
  isElement(target) && target.matches('[data-row-menu]:not([aria-expanded=true])')

/** Who is inside, who is next, who waits, and the form of a walk-in, for one session. */
export function SessionQueue({
  session,
  isOfNow,
  isPhone,
  isCalling,
  now,
  date,
  pendingIds,
  onCall,
  onUndoCall,
  onChange,
  onArrive,
  onAdd,
  onEnding,
}: SessionQueueProps) {
  const styles = useQueueStyles()
  const { messages, nameOf, numberOf } = useQueueTexts()
  const container = useRef<HTMLDivElement>(null)
  const [moved, setMoved] = useState('')
  const [isAdding, setAdding] = useState(false)
  const { inside, line } = session
  const [first] = line
  const next = first?.state === QUEUE_STATE.waiting ? first : undefined
  // On a phone the next one is in the list too, where the options are.
  const rows = next && !isPhone ? line.slice(1) : line
  const ids = rows.map(({ id }) => id)
  const entryOf = (id: string | undefined) => line.find((entry) => entry.id === id)

  const move = async (entry: QueueEntry, to: Move | undefined) => {
    if (!to) return setMoved(messages.cannotMove)
    const follower = entryOf(to.beforeId)
    if (!(await onChange(entry, to))) return undefined
    setMoved(follower ? messages.movedBefore(nameOf(entry), nameOf(follower)) : messages.movedLast(nameOf(entry)))
  }
  const focusing = useMovingFocus(container, { attribute: 'data-entry', keys: ids })
  const dragging = useRowDrag(container, {
    ids,
    canDrag: (id) => entryOf(id)?.state === QUEUE_STATE.waiting && pendingIds?.has(id) !== true,
    onDrop: ({ id, index }) => {
      const entry = entryOf(id)
      const to = moveTo(line, id, index + line.length - rows.length)
      if (entry && to) void move(entry, to)
    },
  })
  const { drag } = dragging

  const call = next && !isCalling ? () => void onCall(next) : undefined
  const undo = inside && session.callUndoUntil !== undefined && !isCalling ? () => void onUndoCall(inside) : undefined
  const letters = useShortcutLetter()
  const keysHelp = usePageKeys(letters, undo, {
    n: call,
    i: () => {
      const { activeElement = null } = container.current?.ownerDocument ?? {}
      const entry = entryOf(focusing.itemOf(activeElement)?.key)
      if (entry && canArrive(entry, { date, now })) void onArrive(entry)
    },
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const item = focusing.itemOf(event.target)
    const entry = entryOf(item?.key)
    if (!item || !entry || (event.target !== item.element && !isClosedMenu(event.target))) return
    const isUp = event.key === 'ArrowUp'
    if (event.altKey && (isUp || event.key === 'ArrowDown')) {
      event.preventDefault()
      event.stopPropagation()
      // The menu of the row keeps the focus no longer than it is open.
      item.element.focus()
      if (!event.repeat) void move(entry, moveBy(line, entry.id, isUp ? 'up' : 'down'))
    } else if (focusing.move(event, listMove(ids))) event.stopPropagation()
    else if (event.key === 'Enter' && event.target === item.element) {
      event.preventDefault()
      item.element.querySelector<HTMLElement>('[data-row-menu]')?.click()
    }
  }

  const placed = drag && (ids[drag.index] ?? ids.at(-1))
  const context: RowContext = {
    now,
    date,
    pendingIds,
    onChange,
    onArrive,
    stop: focusing.stop,
    dragged: drag?.id,
    place:
      placed === undefined ? undefined : { id: placed, side: ids[drag?.index ?? 0] === undefined ? 'after' : 'before' },
  }
  const rowOf = (look: RowLook) => (entry: QueueEntry) => <QueueRow key={entry.id} {...{ entry, look, context }} />
  const then = isPhone ? [] : rows.slice(0, next ? 2 : 0)
  const change = (entry: QueueEntry, action: typeof QUEUE_ACTION.seen | typeof QUEUE_ACTION.skipped) => () =>
    void onChange(entry, { action })
  const keys: readonly KeyHelp[] = [
    [['N'], messages.callNext],
    [['U', 'Ctrl Z'], messages.undoCall],
    [['↑', '↓'], messages.keyFocus],
    [['Alt ↑', 'Alt ↓'], messages.keyMove],
    [['I'], messages.keyArrived],
    [['Enter'], messages.keyOpen],
  ]
  const isBusy = isCalling || (inside !== undefined && pendingIds?.has(inside.id) === true)
  const calling = {
    next,
    isExpecting: line.length > 0,
    isPending: isCalling,
    onCall: () => call?.(),
  }
  return (
    <>
      <ListStatus text={moved} />
      {/* The keys are those of the focused row. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={container} className={styles.body} {...focusing.props} {...dragging.props} onKeyDownCapture={onKeyDown}>
        <div className={styles.column}>
          <InsideCard
            inside={inside}
            now={now}
            buttons={
              inside && !isPhone
                ? {
                    isPending: isBusy,
                    onSeen: change(inside, QUEUE_ACTION.seen),
                    onNotThere: change(inside, QUEUE_ACTION.skipped),
                    onUndo: undo,
                  }
                : undefined
            }
          />
          {!isPhone && (
            <Card as="section" isPadded={false} aria-label={messages.next} className={styles.next}>
              <CallNext {...calling} className={mergeClasses(styles.callInCard, next && styles.callWithMenu)} />
              {next && (
                <EntryMenu
                  entry={next}
                  context={context}
                  className={mergeClasses(styles.callMenu, isCalling && styles.callMenuQuiet)}
                />
              )}
              {then.length > 0 && <ol className={styles.list}>{then.map(rowOf('large'))}</ol>}
            </Card>
          )}
          {!isPhone && isOfNow && <WalkInCard nextNumber={session.nextNumber} onAdd={onAdd} />}
        </div>
        <WaitingList {...{ session, isPhone, onEnding, onChange }}>
          {rows.slice(then.length).map(rowOf(isPhone ? 'phone' : 'wide'))}
        </WaitingList>
      </div>
      {!isPhone && <KeysHelp {...keysHelp} text={messages.keysText} keys={keys} />}
      {isPhone && (
        <PhoneBar
          insideText={inside && messages.insideNow(numberOf(inside))}
          isBusy={isBusy}
          onNotThere={inside && change(inside, QUEUE_ACTION.skipped)}
          onUndo={undo}
          onAdd={isOfNow ? () => setAdding(true) : undefined}
        >
          <CallNext {...calling} className={styles.barCall} />
        </PhoneBar>
      )}
      {isAdding && <WalkInDialog nextNumber={session.nextNumber} onAdd={onAdd} onClose={() => setAdding(false)} />}
    </>
  )
}
