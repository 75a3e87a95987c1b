import { mergeClasses } from '@griffel/react'
import type { Booking } from '@nalam/sdk'
import { useMemo } from 'react'
import type { Cell } from './calendarDay.ts'
import { useCellLookStyles } from './CellLook.styles.ts'
import { keptByName } from './keptByName.ts'

/** What a cell is beside what is in it. */
export interface CellState {
  /** Tab comes here. */
  isCurrent: boolean
  isSelected: boolean
  /** Something is being changed in it. */
  isPending: boolean
  /** Minutes until this patient, who is the next one; undefined for everybody else. */
  nextIn: number | undefined
  /** Other bookings of the same time. */
  conflicts: readonly Booking[]
}

export const isBookingCell = ({ kind }: Cell): boolean => kind === 'pending' || kind === 'confirmed'

/** Over, but for a booking that waits for an answer nevertheless. */
export const isPast = ({ isOver, isOverdue }: Cell): boolean => isOver && !isOverdue

/** The classes of a state. A week has 280 cells and a dozen states: they are put together once for each. */
export function useCellLook(): (cell: Cell, state: CellState) => string {
  const styles = useCellLookStyles()
  return useMemo(() => {
    const kept = keptByName<string>()
    return (cell, { isSelected, isPending, nextIn, conflicts }) => {
      const isOver = isPast(cell)
      const isShared = conflicts.length > 0 && !isOver
      const isNext = nextIn !== undefined
      const name = [cell.kind, isOver, cell.isOverdue, isShared, isNext, isSelected, isPending].join()
      return kept(name, () =>
        mergeClasses(
          styles.root,
          styles[cell.kind],
          isBookingCell(cell) && styles.bar,
          isOver && cell.kind !== 'empty' && styles.over,
          isOver && isBookingCell(cell) && styles.overBar,
          isOver && cell.kind === 'open' && styles.overOpen,
          cell.isOverdue && styles.overdue,
          isShared && styles.shared,
          isNext && styles.next,
          isSelected && styles.selected,
          isPending && styles.isPending,
        ),
      )
    }
  }, [styles])
}
