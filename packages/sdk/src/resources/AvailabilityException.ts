import type { HoursRange } from '../formats/hoursRange.ts'

/** Days on which the weekly hours do not apply. */
export type AvailabilityException = {
  /** Id for `removeException`. */
  id: string
  /** First day, `DD-MM-YYYY`. */
  from: string
  /** Last day, `DD-MM-YYYY`. */
  to: string
  /** `closed`: no hours. `hours`: other hours on one day, also if it is closed otherwise. */
  kind: 'closed' | 'hours'
  /** Visible to the doctor only. */
  note?: string | undefined
  /** Empty for the kind `closed`. */
  hours: HoursRange[]
  /** Number of pending and confirmed bookings on these days that are not past. */
  bookingCount: number
}
