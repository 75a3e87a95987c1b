import type { Booking, BookingConflict, ClinicMoment } from '@nalam/sdk'
import { useState } from 'react'
import { possibleDecisions } from '../../forms/decisions/bookingDecisions.ts'
import type { RowAction } from '../../forms/decisions/bookingDecisions.ts'
import { useDecision } from '../../forms/decisions/useDecision.ts'
import type { Decide } from '../../forms/decisions/useDecision.ts'
import type { Cell } from './dayColumn.ts'

/** The open popover: of a cell, or for a booking whose slot is still to be chosen. */
export type Opened = { kind: 'cell'; key: string; anchor: HTMLElement } | { kind: 'add' }

interface AnswersOptions {
  now: ClinicMoment
  /** Decisions can be undone: declining then needs no confirmation. */
  hasUndo: boolean
  conflictsOf: (booking: Booking) => readonly BookingConflict[]
  onDecide: Decide
}

/**
 * Returns the state and the actions of decisions, by buttons and letters, as in the list of
 * appointments.
 */
export function useAnswers({ now, hasUndo, conflictsOf, onDecide }: AnswersOptions) {
  const [opened, setOpened] = useState<Opened>()
  const closePopover = () => setOpened(undefined)
  const decision = useDecision({ onDecide, hasUndo, conflictsOf, onChosen: closePopover })
  const close = () => {
    closePopover()
    decision.close()
  }
  /**
   * Handles a letter on a cell. If it holds more than one booking, or if there is another one at
   * that time, they are shown first (CAL-08).
   */
  const act = (cell: Cell, action: RowAction, anchor: HTMLElement) => {
    const [item, ...others] = cell.items
    const booking = item?.booking
    if (cell.items.length === 0) return
    const show = () => setOpened({ kind: 'cell', key: cell.key, anchor })
    if (action === 'view' || action === 'edit') return show()
    if (!booking || !possibleDecisions(booking, decision.pendingDecision, now).includes(action)) return
    if (others.length > 0 || (action === 'approve' && decision.asks(booking, action))) show()
    else decision.choose(booking, action)
  }
  return { opened, setOpened, close, decision: { ...decision, close }, act }
}
