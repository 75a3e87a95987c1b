export type { UndoableAnswers } from './AnsweredJustNow.tsx'
export { Appointments } from './Appointments.tsx'
export type { AppointmentsProps } from './AppointmentsProps.ts'
export type { AppointmentFiltering, FilterCounting } from './AppointmentFiltering.ts'
export type { BookingSelection } from './BookingSelection.tsx'
export {
  BOOKING_VIEWS,
  DAY_FILTERS,
  FIRST_FILTERS,
  NO_FILTERS,
  STATUS_FILTERS,
  VISIT_FILTERS,
  isNarrowed,
  usualOrder,
  type BookingFilters,
  type BookingOrder,
  type DayFilter,
  type StatusFilter,
  type VisitFilter,
} from './bookingFilters.ts'
