import type { Booking, ClinicMoment } from '@nalam/sdk'
import { canNoteVisit } from '../../../forms/decisions/bookingDecisions.ts'
import type { CellState } from '../cell/cellState.ts'

/** Returns the bookings of a cell whose visit can be noted now (VISIT-03). */
export const visitableIn = ({ items }: CellState, now: ClinicMoment): Booking[] =>
  items.flatMap(({ booking }) => (booking && canNoteVisit(booking, now) ? booking : []))
