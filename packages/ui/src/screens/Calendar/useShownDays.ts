import { toIsoDate, weekOf, type Booking, type BookingConflict, type ClinicMoment } from '@nalam/sdk'
import { useMemo, useState } from 'react'
import { kindOf, type CellState } from './cell/cellState.ts'
import { bookableSlots, dayColumn, nextPatient } from './dayColumn.ts'
import type { CalendarPlace, CalendarProps } from './CalendarProps.ts'
import type { GridDay } from './grid/useGridKeys.ts'
import { emptyHalfHours, stretchesOf } from './grid/timeScale.ts'

const NOTHING_OPEN: ReadonlySet<number> = new Set()

/** Computes the rendered data of the loaded days. */
export function useShownDays(place: CalendarPlace, { days, now, onAddSlot }: CalendarProps) {
  const canAddSlots = onAddSlot !== undefined
  const { from } = weekOf(place.date)
  const [opened, setOpened] = useState({ week: from, gaps: NOTHING_OPEN })
  const gaps = opened.week === from ? opened.gaps : NOTHING_OPEN
  const week = useMemo(() => days?.map((day) => dayColumn(day, now)), [days, now])
  const shown = useMemo(
    () => (place.view === 'week' ? week : week?.filter(({ date }) => date === place.date)),
    [week, place.view, place.date],
  )
  const stretches = useMemo(() => stretchesOf(shown ?? [], gaps), [shown, gaps])
  const gridDays = useMemo(
    () =>
      (shown ?? []).map((column): GridDay => {
        // A closed day offers no half hours: slots for it are added on a separate page, which says
        // that it is closed.
        const empty = canAddSlots && column.isOpenDay ? emptyHalfHours(column, stretches, now) : []
        return { date: column.date, cells: [...column.cells, ...empty].toSorted((one, other) => one.from - other.from) }
      }),
    [shown, stretches, now, canAddSlots],
  )
  return {
    /** First day of the week, `YYYY-MM-DD`. */
    weekStart: from,
    /** The seven days of the week; undefined while loading. */
    week,
    /** The days of the current view. */
    shown,
    /** The day of `place`. */
    dayColumn: week?.find((column) => column.date === place.date),
    /** None of the shown days has a cell. */
    isEmpty: shown?.every((column) => column.cells.length === 0) ?? false,
    isAllClosed: shown?.every(({ isBlank }) => isBlank) ?? false,
    stretches,
    gridDays,
    next: week && nextPatient(week, now),
    slots: bookableSlots(week ?? []),
    start: startCell(gridDays, now),
    /**
     * Returns the other bookings of the same time: those of the loaded day, else those that the
     * list of waiting bookings names.
     */
    conflictsOf: (booking: Booking): readonly BookingConflict[] => {
      const column = week?.find(({ date }) => date === toIsoDate(booking.date))
      return column ? (column.conflicts.get(booking.id) ?? []) : (booking.conflicts ?? [])
    },
    unfold: (gap: number) => setOpened({ week: from, gaps: new Set([...gaps, gap]) }),
  }
}

/**
 * Returns the initial tab stop: the first pending booking that can be approved, else the first cell
 * from today on that has not started, else the first cell.
 */
function startCell(days: readonly GridDay[], now: ClinicMoment): CellState | undefined {
  const cells = days.flatMap((day) => day.cells)
  const isWaiting = ({ hasStarted, items }: CellState) =>
    !hasStarted && items.some((item) => kindOf(item) === 'pending')
  return cells.find(isWaiting) ?? cells.find((cell) => cell.date >= now.date && !cell.hasStarted) ?? cells[0]
}
