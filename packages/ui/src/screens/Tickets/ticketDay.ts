import { clinicToday } from '@nalam/sdk'

/**
 * The clinic's calendar day of a moment (D6).
 *
 * @param moment ISO 8601, as the server has it
 * @returns `YYYY-MM-DD`; empty where it is no moment
 */
export function ticketDay(moment: string): string {
  const at = Date.parse(moment)
  return Number.isNaN(at) ? '' : clinicToday(at)
}
