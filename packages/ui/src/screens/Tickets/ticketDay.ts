import { clinicToday } from '@nalam/sdk'

/**
 * Returns the calendar day of a point in time at the clinic (D6).
 *
 * @param moment ISO 8601, as received from the server
 * @returns `YYYY-MM-DD`; empty if it is not a valid time
 */
export function ticketDay(moment: string): string {
  const at = Date.parse(moment)
  return Number.isNaN(at) ? '' : clinicToday(at)
}
