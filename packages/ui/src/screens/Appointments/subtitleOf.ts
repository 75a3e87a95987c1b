import type { BookingPage } from '@nalam/sdk'
import type { Messages } from '../../messages/Messages.ts'

type AppointmentMessages = Messages['appointments']

/** "142 bookings · 9 waiting for your answer", as far as the platform counts; during a search how many were found. */
export function subtitleOf(page: BookingPage | undefined, search: string, messages: AppointmentMessages): string {
  if (search !== '') return page?.totalItems === undefined ? '' : messages.found(page.totalItems)
  const total = page?.summary?.total ?? page?.totalItems
  const pending = page?.summary?.pending
  const parts = [total !== undefined && messages.bookings(total), pending !== undefined && messages.waiting(pending)]
  return parts.filter((part) => part !== false).join(' · ')
}
