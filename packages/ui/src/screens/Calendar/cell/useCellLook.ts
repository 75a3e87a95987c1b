import { mergeClasses } from '@fluentui/react-components'
import type { Booking } from '@nalam/sdk'
import { useMemo } from 'react'
import type { Cell } from '../dayColumn.ts'
import { useCellLookStyles } from './CellLook.styles.ts'
import { cacheByName } from './cacheByName.ts'

/** The state of a cell, apart from its content. */
export interface CellState {
  /** The cell is the tab stop. */
  isCurrent: boolean
  isSelected: boolean
  /** A change in the cell is in progress. */
  isPending: boolean
  /** Minutes until the next patient, if it is this one; undefined for all others. */
  nextIn: number | undefined
  /** Other bookings at the same time. */
  conflicts: readonly Booking[]
}

export const isBookingCell = ({ kind }: Cell): boolean => kind === 'pending' || kind === 'confirmed'

/** Returns whether a cell is over. A pending booking whose time has passed does not count. */
export const isPast = ({ isOver, isOverdue }: Cell): boolean => isOver && !isOverdue

/**
 * Returns a function for the classes of a state. A week has 280 cells and about a dozen states:
 * each state's classes are merged once.
 */
export function useCellLook(): (cell: Cell, state: CellState) => string {
  const styles = useCellLookStyles()
  return useMemo(() => {
    const cached = cacheByName<string>()
    return (cell, { isSelected, isPending, nextIn, conflicts }) => {
      const isOver = isPast(cell)
      const isShared = conflicts.length > 0 && !isOver
      const isNext = nextIn !== undefined
      const name = [cell.kind, isOver, cell.isOverdue, isShared, isNext, isSelected, isPending].join()
      return cached(name, () =>
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
