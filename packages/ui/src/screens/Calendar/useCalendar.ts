import { media, useMediaQuery, useTargetDocument } from '../../theme/internal.ts'
import {
  toIsoDate,
  weekOf,
  type Booking,
  type BookingConflict,
  type ClinicMoment,
  clockTimeOfMinutes,
  minutesOfDay,
} from '@nalam/sdk'
import { useMemo, useState } from 'react'
import { kindOf, type CellState } from './cell/cellState.ts'
import { bookableSlots, dayColumn, nextPatient, type DayColumn } from './dayColumn.ts'
import type { CalendarPlace, CalendarProps } from './CalendarProps.ts'
import { emptyHalfHours, stretchesOf, newSlotLength } from './grid/timeScale.ts'
import { actionsInUse, possibleActions, type BookingActionName } from '../../bookings/actions.ts'
import { useBookingActions } from '../../bookings/useBookingActions.ts'
import { useActionKeys, usePageKeys } from '../../bookings/keys/usePageKeys.ts'
import { useGridKeys } from './grid/useGridKeys.ts'

const NOTHING_OPEN: ReadonlySet<number> = new Set()

/** Computes the rendered data of the loaded days. */
function useShownDays({ view, date }: CalendarPlace, { days, now, onAddSlot }: CalendarProps) {
  const canAddSlots = onAddSlot !== undefined
  const weekStart = weekOf(date).from
  const [opened, setOpened] = useState({ week: weekStart, gaps: NOTHING_OPEN })
  const gaps = opened.week === weekStart ? opened.gaps : NOTHING_OPEN
  const week = useMemo(() => days?.map((day) => dayColumn(day, now)), [days, now])
  const { shown, stretches } = useMemo(() => {
    const columns = view === 'week' ? week : week?.filter((column) => column.date === date)
    const stretches = stretchesOf(columns ?? [], gaps)
    const withEmpty = (column: DayColumn): DayColumn => {
      // A closed day offers no half hours: slots for it are added on a separate page, which says
      // that it is closed.
      const empty = canAddSlots && column.isOpenDay ? emptyHalfHours(column, stretches, now) : []
      return { ...column, cells: [...column.cells, ...empty].toSorted((one, other) => one.from - other.from) }
    }
    return { shown: columns?.map(withEmpty), stretches }
  }, [week, view, date, gaps, canAddSlots, now])
  return {
    /** First day of the week, `YYYY-MM-DD`. */
    weekStart,
    /** The seven days of the week; undefined while loading. */
    week,
    /** The days of the current view, with their empty half hours. */
    shown,
    /** The day of a day view. */
    dayColumn: view === 'day' ? shown?.[0] : undefined,
    /** None of the shown days has a slot or booking. */
    isEmpty: shown?.every(({ cells }) => cells.every(({ kind }) => kind === 'empty')) ?? false,
    isAllClosed: shown?.every(({ isBlank }) => isBlank) ?? false,
    stretches,
    next: week && nextPatient(week, now),
    slots: bookableSlots(week ?? []),
    start: startCell(shown ?? [], now),
    /**
     * Returns the other bookings of the same time: those of the loaded day, else those that the
     * list of waiting bookings names.
     */
    conflictsOf: (booking: Booking): readonly BookingConflict[] => {
      const column = week?.find(({ date }) => date === toIsoDate(booking.date))
      return column ? (column.conflicts.get(booking.id) ?? []) : (booking.conflicts ?? [])
    },
    unfold: (gap: number) => setOpened({ week: weekStart, gaps: new Set([...gaps, gap]) }),
  }
}

/**
 * Returns the initial tab stop: the first pending booking that can be approved, else the first cell
 * from today on that has not started, else the first cell.
 */
function startCell(days: readonly DayColumn[], now: ClinicMoment): CellState | undefined {
  const cells = days.flatMap((day) => day.cells)
  const isWaiting = ({ hasStarted, items }: CellState) =>
    !hasStarted && items.some((item) => kindOf(item) === 'pending')
  return cells.find(isWaiting) ?? cells.find((cell) => cell.date >= now.date && !cell.hasStarted) ?? cells[0]
}

/** The open popover: of a cell, or for a booking whose slot is still to be chosen. */
interface Opened {
  /** The key of the cell, or `add`. */
  key: string
  /** The element of the cell. */
  anchor?: HTMLElement
}

/** What the parts of the calendar show and do: its properties, the shown days, and the actions. */
export type CalendarState = ReturnType<typeof useCalendar>

/** The properties of a part that takes the calendar as a whole. */
export interface CalendarPart {
  calendar: CalendarState
}

const NONE: ReadonlySet<string> = new Set()

/**
 * Returns the state of the calendar, and what a click or a key on a cell does: it opens the
 * popover, the dialog of a decision or a new slot, or sends a decision.
 */
export function useCalendar(props: CalendarProps) {
  const { now, view, date, onPlaceChange, waiting, hasUndo = false, actions, onAddSlot } = props
  const isWide = useMediaQuery(media.tabletUp)
  const isPhone = useMediaQuery(media.phone)
  const page = useTargetDocument()
  const place: CalendarPlace = { view: isWide ? (view ?? 'week') : 'day', date }
  const isDay = place.view === 'day'
  const loaded = useShownDays(place, props)
  const { week, shown, conflictsOf } = loaded
  const [opened, setOpened] = useState<Opened>()
  const closePopover = () => setOpened(undefined)
  const controls = useBookingActions({ now, hasUndo, conflictsOf, actions, onChosen: closePopover })
  const close = () => {
    closePopover()
    controls.close()
  }
  const goTo = (next: { date: string }) => onPlaceChange({ ...place, date: next.date })
  const onPrint = () => page?.defaultView?.print()
  const open = (cell: CellState, anchor: HTMLElement) => setOpened({ key: cell.key, anchor })
  /**
   * Handles a letter on a cell. If it holds more than one booking, or if there is another one at
   * that time, they are shown first (CAL-08).
   */
  const act = (cell: CellState, action: BookingActionName, anchor: HTMLElement) => {
    const [item, ...others] = cell.items
    if (item && action === 'view') return open(cell, anchor)
    const booking = item?.booking
    if (!booking) return
    const isShown =
      action === 'approve' &&
      controls.opensDialog(booking, action) &&
      possibleActions([action], booking, controls.context).length > 0
    if (others.length > 0 || isShown) open(cell, anchor)
    else controls.run(booking, action)
  }
  const addSlot = ({ date, from }: CellState) => {
    const column = week?.find((candidate) => candidate.date === date)
    if (column) onAddSlot?.({ date, from: clockTimeOfMinutes(from), minutes: newSlotLength(column, week ?? [], from) })
  }
  const { currentKey, gridProps, focusPlace } = useGridKeys({
    days: shown ?? [],
    start: loaded.start?.key,
    controls,
    onOpen: (cell, anchor) => {
      if (cell.items.length === 0) return addSlot(cell)
      // A click on it has closed the popover of another cell, which took the focus back.
      anchor.focus()
      open(cell, anchor)
    },
    onAction: act,
    names: ['view', ...actionsInUse(actions)],
    onPlace: goTo,
    onToday: () => ({ date: now.date, from: minutesOfDay(now.time) ?? 0 }),
    onPrint,
  })
  const keysHelp = usePageKeys(controls.letters, props.onUndo)
  const decisionKeys = useActionKeys(hasUndo, actions)

  const openCell = opened && shown?.flatMap(({ cells }) => cells).find(({ key }) => key === opened.key)
  // Its popover closes.
  const isGone = opened?.anchor !== undefined && !openCell
  if (isGone && week) close()
  const dialog = controls.opened
  const dialogBooking = [...(week ?? []).flatMap(({ bookings }) => bookings), ...(waiting?.bookings ?? [])].find(
    ({ id }) => id === dialog?.bookingId,
  )
  if (dialog && week && !dialogBooking) close()
  return {
    ...props,
    pendingIds: props.pendingIds ?? NONE,
    place,
    isDay,
    isWide,
    isPhone,
    ...loaded,
    goTo,
    onPrint,
    controls: { ...controls, close },
    dialogBooking,
    /** Undefined if nothing is open, or if its cell no longer exists. */
    opened: isGone ? undefined : opened,
    openCell,
    /** The key of the open cell. */
    selectedKey: openCell?.key,
    close,
    /** Shows a day and focuses its first cell. */
    showDay: (date: string) => focusPlace({ date, from: 0 }),
    /** Undefined without the days: it is unknown which slots are open. */
    addBooking: week && (() => setOpened({ key: 'add' })),
    /** The key of the cell that is the tab stop. */
    currentKey,
    gridProps,
    keysHelp,
    decisionKeys,
  }
}
