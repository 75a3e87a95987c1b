import { toIsoDate, weekOf, type Booking, type BookingConflict, type ClinicMoment } from '@nalam/sdk'
import { useMemo, useState } from 'react'
import { kindOf, type CellState } from './cell/cellState.ts'
import { bookableSlots, dayColumn, nextPatient, type DayColumn } from './dayColumn.ts'
import type { CalendarPlace, CalendarProps } from './CalendarProps.ts'
import { emptyHalfHours, stretchesOf } from './grid/timeScale.ts'

const NOTHING_OPEN: ReadonlySet<number> = new Set()

/** Computes the rendered data of the loaded days. */
export function useShownDays({ view, date }: CalendarPlace, { days, now, onAddSlot }: CalendarProps) {
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
