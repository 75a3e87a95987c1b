import type { BookingSummary } from '@nalam/sdk'
import type { BookingFilters } from './bookingFilters.ts'

export interface AppointmentFiltering {
  /** The current filters. */
  value: BookingFilters
  onChange: (filters: BookingFilters) => void
  /**
   * Counts over all bookings of the doctor, independent of the filters; undefined while unknown.
   */
  summary: BookingSummary | undefined
  /** Cancelled bookings and visits can be filtered by, on platforms that know them (`visits`). */
  hasVisits?: boolean
  /** Counts what the filters would show that are chosen in the menu. */
  counting?: FilterCounting | undefined
}

export interface FilterCounting {
  /** @param filters the chosen ones, undefined once the menu is closed */
  onDraftChange: (filters: BookingFilters | undefined) => void
  /** What they would show, at first what the list shows; undefined while unknown. */
  total: number | undefined
}
