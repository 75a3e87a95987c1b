import { formsMessages } from '../../messages/en/forms.ts'
import { clockTimeOfMinutes, minutesOfDay } from '@nalam/sdk'
import type { Booking } from '@nalam/sdk'
import { useToasts } from '../../components/Toasts/ToastProvider.tsx'
import { useLazyPart } from '../../components/useLazyPart.ts'
import { usePageKeys } from '../../forms/decisions/usePageKeys.ts'
import { useLoneLetter } from '../../forms/decisions/useLoneLetter.ts'
import { useMessages } from '../../messages/useMessages.ts'
import type { Cell } from './dayColumn.ts'
import type { CalendarProps } from './CalendarProps.ts'
import type { SlotPopoverProps } from './popover/SlotPopover.tsx'
import { newSlotLength } from './grid/timeScale.ts'
import { useAnswers } from './useAnswers.ts'
import type { Opened } from './useAnswers.ts'
import type { ShownDays } from './useCalendarDays.ts'
import { useGridKeys } from './grid/useGridKeys.ts'
import type { Waiting } from './column/WaitingColumn.tsx'

const fetchPopover = () => import('./popover/SlotPopover.tsx').then(({ SlotPopover }) => SlotPopover)

interface CellActionsOptions extends Pick<CalendarProps, 'now' | 'waiting' | 'onUndo' | 'onDecide' | 'onAddSlot'> {
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
  const { shown, now, waiting, hasUndo, onUndo, onDecide, onAddSlot, goTo, onPrint, onHelp } = options
  const { week, gridDays, conflictsOf } = shown
  const forms = useMessages(formsMessages)
  const toasts = useToasts()
  const letters = useLoneLetter()
  const popover = useLazyPart<SlotPopoverProps>(fetchPopover)
  const { opened, setOpened, close, decision, act } = useAnswers({ now, hasUndo, conflictsOf, onDecide })
  const openPopover = async (wanted: Opened) => {
    if (popover.Part || (await popover.load())) setOpened(wanted)
    else toasts.error(forms.partMissing)
  }
  const addSlot = ({ date, from }: Cell) => {
    const column = week?.find((candidate) => candidate.date === date)
    if (column) onAddSlot?.({ date, from: clockTimeOfMinutes(from), minutes: newSlotLength(column, week ?? [], from) })
  }
  const { currentKey, gridProps, focusPlace } = useGridKeys({
    days: gridDays,
    start: shown.start,
    letters,
    onOpen: (cell, anchor) =>
      cell.items.length === 0 ? addSlot(cell) : void openPopover({ kind: 'cell', key: cell.key, anchor }),
    onAction: (cell, action, anchor) => {
      // The action may open the popover.
      void popover.load()
      act(cell, action, anchor)
    },
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
    decision,
    dialogBooking,
    /** The component of the popover, once it is loaded and something is open. */
    Popover: opened && (opened.kind === 'add' || openCell) ? popover.Part : undefined,
    opened,
    openCell,
    close,
    /** Shows a day and focuses its first cell. */
    showDay: (date: string) => focusPlace({ date, minute: 0 }),
    // Without the days it is unknown which slots are open.
    addBooking: week && (() => void openPopover({ kind: 'add' })),
    currentKey,
    gridProps: { ...gridProps, onPointerEnter: popover.prepare },
  }
}

function bookingOf(cells: readonly Cell[], waiting: Waiting | undefined, id: string): Booking | undefined {
  return (
    cells.flatMap(({ items }) => items.flatMap(({ booking }) => booking ?? [])).find((booking) => booking.id === id) ??
    waiting?.bookings?.find((booking) => booking.id === id)
  )
}
