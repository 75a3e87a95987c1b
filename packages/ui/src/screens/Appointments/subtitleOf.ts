import type { BookingPage } from '@nalam/sdk'
import type { TextsOf } from '../../messages/area.ts'
import type { appointmentsMessages } from '../../messages/en/appointments.ts'

type AppointmentMessages = TextsOf<typeof appointmentsMessages>

/**
 * Returns "142 bookings · 9 waiting for your answer", or as much of it as the platform counts;
 * during a search the number of results.
 */
export function subtitleOf(page: BookingPage | undefined, search: string, messages: AppointmentMessages): string {
  if (search !== '') return page?.totalItems === undefined ? '' : messages.found(page.totalItems)
  const total = page?.summary?.total ?? page?.totalItems
  const pending = page?.summary?.pending
  const parts = [total !== undefined && messages.bookings(total), pending !== undefined && messages.waiting(pending)]
  return parts.filter((part) => part !== false).join(' · ')
}
