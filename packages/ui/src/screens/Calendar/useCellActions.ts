import { clockTimeOfMinutes, minutesOfDay } from '@nalam/sdk'
import type { Booking } from '@nalam/sdk'
import { useState } from 'react'
import { actionsInUse, possibleActions } from '../../forms/decisions/bookingActions.ts'
import type { BookingActionName } from '../../forms/decisions/bookingActions.ts'
import { useDecision } from '../../forms/decisions/useDecision.ts'
import { useLoneLetter } from '../../forms/decisions/useLoneLetter.ts'
import { usePageKeys } from '../../forms/decisions/usePageKeys.ts'
import type { CalendarProps } from './CalendarProps.ts'
import type { CellState } from './cell/cellState.ts'
import type { Waiting } from './column/WaitingColumn.tsx'
import { newSlotLength } from './grid/timeScale.ts'
import { useGridKeys } from './grid/useGridKeys.ts'
import type { ShownDays } from './useCalendarDays.ts'

/** The open popover: of a cell, or for a booking whose slot is still to be chosen. */
type Opened = { kind: 'cell'; key: string; anchor: HTMLElement } | { kind: 'add' }

interface CellActionsOptions extends Pick<
  CalendarProps,
  'now' | 'waiting' | 'onUndo' | 'onDecide' | 'onVisit' | 'later' | 'onAddSlot'
> {
  shown: ShownDays
  hasUndo: boolean
  /** Shows another day or week. */
  goTo: (place: { date: string }) => void
  onPrint: (() => void) | undefined
  onHelp: () => void
}

/**
 * Returns what a click or a key on a cell does: it opens the popover, the dialog of a decision or a
 * new slot, or sends a decision.
 */
export function useCellActions(options: CellActionsOptions) {
  const { shown, now, waiting, hasUndo, onUndo, onDecide, onVisit, later, onAddSlot, goTo, onPrint, onHelp } = options
  const { week, gridDays, conflictsOf } = shown
  const letters = useLoneLetter()
  const [opened, setOpened] = useState<Opened>()
  const closePopover = () => setOpened(undefined)
  const decision = useDecision({ now, hasUndo, conflictsOf, onDecide, onVisit, later, onChosen: closePopover })
  const close = () => {
    closePopover()
    decision.close()
  }
  const open = (cell: CellState, anchor: HTMLElement) => setOpened({ kind: 'cell', key: cell.key, anchor })
  /**
   * Handles a letter on a cell. If it holds more than one booking, or if there is another one at
   * that time, they are shown first (CAL-08).
   */
  const act = (cell: CellState, action: BookingActionName, anchor: HTMLElement) => {
    const [item, ...others] = cell.items
    const booking = item?.booking
    if (!item || (action !== 'view' && !booking)) return
    const isShown = () =>
      booking &&
      action === 'approve' &&
      decision.asks(booking, action) &&
      possibleActions([action], booking, decision.context).length > 0
    if (action === 'view' || !booking || others.length > 0 || isShown()) open(cell, anchor)
    else decision.act(booking, action)
  }
  const addSlot = ({ date, from }: CellState) => {
    const column = week?.find((candidate) => candidate.date === date)
    if (column) onAddSlot?.({ date, from: clockTimeOfMinutes(from), minutes: newSlotLength(column, week ?? [], from) })
  }
  const { currentKey, gridProps, focusPlace } = useGridKeys({
    days: gridDays,
    start: shown.start,
    letters,
    onOpen: (cell, anchor) => {
      if (cell.items.length === 0) return addSlot(cell)
      // A click on it has closed the popover of another cell, which took the focus back.
      anchor.focus()
      open(cell, anchor)
    },
    onAction: act,
    actions: ['view', ...actionsInUse(onVisit !== undefined)],
    sends: decision.sends,
    onPlace: goTo,
    onToday: () => ({ date: now.date, minute: minutesOfDay(now.time) ?? 0 }),
    onPrint,
  })
  usePageKeys(letters, { onUndo, onHelp })

  const cells = gridDays.flatMap((day) => day.cells)
  const openCell = opened?.kind === 'cell' ? cells.find(({ key }) => key === opened.key) : undefined
  // The open cell no longer exists, so its popover closes.
  if (opened?.kind === 'cell' && week && !openCell) close()
  const dialog = decision.opened
  const dialogBooking = dialog && bookingOf(week?.flatMap((column) => column.cells) ?? [], waiting, dialog.bookingId)
  if (dialog && week && !dialogBooking) close()
  return {
    letters,
    decision: { ...decision, close },
    dialogBooking,
    /** Undefined if nothing is open, or if its cell no longer exists. */
    opened: opened?.kind === 'cell' && !openCell ? undefined : opened,
    openCell,
    close,
    /** Shows a day and focuses its first cell. */
    showDay: (date: string) => focusPlace({ date, minute: 0 }),
    // Without the days it is unknown which slots are open.
    addBooking: week && (() => setOpened({ kind: 'add' })),
    currentKey,
    gridProps,
  }
}

function bookingOf(cells: readonly CellState[], waiting: Waiting | undefined, id: string): Booking | undefined {
  return (
    cells.flatMap(({ items }) => items.flatMap(({ booking }) => booking ?? [])).find((booking) => booking.id === id) ??
    waiting?.bookings?.find((booking) => booking.id === id)
  )
}
