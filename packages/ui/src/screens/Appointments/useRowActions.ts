import { useTargetDocument } from '../../theme/internal.ts'
import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react'
import type { BookingActionName } from '../../bookings/actions.ts'
import { useBookingKeys, type BookingKeysOptions } from '../../bookings/keys/useBookingKeys.ts'
import { BOOKING_STATUS, type Booking } from '@nalam/sdk'
import { actionsInUse, isDecision, possibleActions } from '../../bookings/actions.ts'
import { nextPending } from '../../bookings/keys/nextPending.ts'
import { useBookingActions } from '../../bookings/useBookingActions.ts'
import { usePageKeys } from '../../bookings/keys/usePageKeys.ts'
import type { AppointmentsProps } from './AppointmentsProps.ts'

/**
 * Runs the action of a row's key. `focusRow` moves the focus unless it has left the row meanwhile.
 */
type OnRowAction<Row> = (row: Row, action: BookingActionName, index: number, focusRow: (index: number) => void) => void

interface RowFocusOptions<Row> extends Pick<BookingKeysOptions, 'controls'> {
  onAction: OnRowAction<Row>
  /** The actions whose letters are in use. */
  names: readonly BookingActionName[]
  /** When it changes, the focus moves to the row `start`, as soon as there is one. */
  arrival: string | undefined
  /**
   * Whether a decision is being undone, the booking of the last one that was (a new object each
   * time), and its row, -1 while it is not in the list. The row takes the focus at once or never.
   */
  restored: { isUndoing: boolean; by: object | undefined; row: number }
}

/**
 * Makes the rows one tab stop: arrow keys move between them, a single letter acts on the focused
 * row. Letters act only on a row that was focused by the keyboard.
 *
 * Tab stops only in the current row: on the row and then on its buttons.
 *
 * @param start index of the row that is the first tab stop
 */
function useRowFocus<Row extends { readonly id: string }>(
  rows: readonly Row[],
  start: number,
  { onAction, controls, names, arrival, restored }: RowFocusOptions<Row>,
) {
  const body = useRef<HTMLTableSectionElement>(null)
  const keys = rows.map(({ id }) => id)
  const moving = useBookingKeys(body, { attribute: 'data-row', keys, start: keys[start], controls })
  /** Moves the focus for the doctor, who has not pressed the row: its letters work. */
  const focusRow = (index: number) => {
    moving.setByKeyboard()
    moving.focus(keys[index])
  }

  useArrival(arrival, rows.length > 0, () => focusRow(start))
  useRestored(restored, focusRow)

  const onKeyDown = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const item = moving.itemOf(event.target)
    const index = rows.findIndex(({ id }) => id === item?.key)
    const row = rows[index]
    if (item === undefined || row === undefined) return
    const isOnRow = event.target === item.element
    // Enter and Space on a button in the row activate that button.
    if (!isOnRow && (event.key === 'Enter' || event.key === ' ')) return
    if (moving.moveInList(event)) return
    if (event.key === 'Enter') event.preventDefault()
    if (!moving.isByKeyboard() || event.repeat) return
    const run = (action: BookingActionName) =>
      onAction(row, action, index, (next) => {
        if (item.element.contains(item.element.ownerDocument.activeElement)) moving.focus(keys[next])
      })
    if (event.key === 'Enter') run('view')
    moving.onLetter(event, names, run)
  }

  const bodyProps = {
    ...moving.props,
    ref: (element: HTMLTableSectionElement | null) => {
      body.current = element
    },
    onKeyDown,
  }
  return { currentRow: Math.max(0, keys.indexOf(moving.stop ?? '')), bodyProps }
}

/**
 * Returns a function that tells whether the doctor has gone on by key or pointer since `since` was
 * set, or set anew.
 */
function useHasGoneOn(since: unknown): () => boolean {
  const page = useTargetDocument()
  const hasGoneOn = useRef(false)
  useEffect(() => {
    if (since === undefined || since === false || !page) return undefined
    hasGoneOn.current = false
    const goOn = () => {
      hasGoneOn.current = true
    }
    const listening = { capture: true, once: true } as const
    page.addEventListener('keydown', goOn, listening)
    page.addEventListener('pointerdown', goOn, listening)
    return () => {
      page.removeEventListener('keydown', goOn, listening)
      page.removeEventListener('pointerdown', goOn, listening)
    }
  }, [since, page])
  return () => hasGoneOn.current
}

/**
 * Moves the focus once per arrival to the first row that waits, as soon as there is one, unless the
 * doctor has gone on meanwhile: late rows never take the focus from what somebody does.
 */
function useArrival(arrival: string | undefined, hasRows: boolean, focus: () => void): void {
  const hasGoneOn = useHasGoneOn(arrival)
  const moveFocus = useEffectEvent(() => {
    if (!hasGoneOn()) focus()
  })
  useEffect(() => {
    if (arrival === undefined || !hasRows) return undefined
    // Runs after the host has focused the heading of the new page.
    const frame = requestAnimationFrame(() => moveFocus())
    return () => cancelAnimationFrame(frame)
  }, [arrival, hasRows])
}

/**
 * Moves the focus to the row of a booking when its decision has been undone. Never later, when its
 * row comes with other data, and not if the doctor has gone on meanwhile: the next letter would act
 * on another patient than the one that the doctor sees.
 */
function useRestored(
  { isUndoing, by, row }: RowFocusOptions<unknown>['restored'],
  focusRow: (index: number) => void,
): void {
  const hasGoneOn = useHasGoneOn(isUndoing)
  const moveFocus = useEffectEvent(() => {
    if (row !== -1 && !hasGoneOn()) focusRow(row)
  })
  useEffect(() => {
    if (by === undefined) return undefined
    // The row is shown by then.
    const frame = requestAnimationFrame(() => moveFocus())
    return () => cancelAnimationFrame(frame)
  }, [by])
}

const NO_BOOKINGS: readonly Booking[] = []

interface RowActionsOptions extends Pick<AppointmentsProps, 'now' | 'undo' | 'arrival' | 'actions'> {
  /** Undefined while the first page is loading. */
  bookings: readonly Booking[] | undefined
  /** Called with the id of a booking when something is sent about it. */
  onSend: (bookingId: string) => void
}

/** Returns what a click or a key on a row does: it opens a dialog, sends or undoes a decision. */
export function useRowActions({ bookings, now, undo, arrival, actions, onSend }: RowActionsOptions) {
  const controls = useBookingActions({ actions, hasUndo: undo !== undefined, now, onSend })
  const { opened } = controls
  const rows = bookings ?? NO_BOOKINGS

  const onAction: OnRowAction<Booking> = (booking, action, index, focusRow) => {
    const isAnswered = isDecision(action) && possibleActions([action], booking, controls.context).length > 0
    controls.run(booking, action)
    if (isAnswered && !controls.opensDialog(booking, action)) focusRow(nextPending(rows, index, now))
  }
  // The tab stop is the first pending row, else the first row.
  const firstStop = nextPending(rows, -1, now)
  const lastAnswer = undo?.answers?.[0]
  const keysHelp = usePageKeys(
    controls.letters,
    undo?.onUndoLast ?? (undo && lastAnswer && (() => undo.onUndo(lastAnswer))),
  )
  const isRestored = ({ id, status }: Booking) => id === undo?.restored?.bookingId && status === BOOKING_STATUS.pending
  const { currentRow, bodyProps } = useRowFocus(rows, firstStop, {
    onAction,
    names: ['view', 'edit', ...actionsInUse(actions)],
    controls,
    arrival,
    restored: { isUndoing: (undo?.pendingIds.size ?? 0) > 0, by: undo?.restored, row: rows.findIndex(isRestored) },
  })

  const openBooking = opened && bookings?.find(({ id }) => id === opened.bookingId)
  // The booking is no longer on the current page, so its dialog closes.
  if (opened && bookings && !openBooking) controls.close()
  return { controls, keysHelp, openBooking, currentRow, bodyProps }
}
