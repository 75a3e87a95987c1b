import type { Page } from '@playwright/test'
import { send } from './availabilityScreen.ts'
import { clinicDay, daysAfter, wireDay } from './clinicDays.ts'
import { listBookings, type WireBooking } from './wireBookings.ts'

/** Returns a booking with this status that has not begun. */
export async function upcoming(page: Page, status: 1 | 2): Promise<WireBooking> {
  const [booking] = await allUpcoming(page, [status])
  if (!booking) throw new Error(`The demo has no booking with status ${status}`)
  return booking
}

/** Returns bookings from tomorrow on, the soonest first. */
export async function allUpcoming(page: Page, status: readonly number[]): Promise<WireBooking[]> {
  const from = wireDay(daysAfter(clinicDay(), 1))
  return (await listBookings(page, { status, from, order: 'soonest' })).data.data
}

/** Returns the ids of open slots from the day after tomorrow on. */
export async function freeSlots(page: Page): Promise<string[]> {
  const [from, to] = [2, 30].map((days) => wireDay(daysAfter(clinicDay(), days)))
  const { data } = await send<{ data: { days: Array<{ slots: Array<{ id: string; state: string }> }> } }>(
    page,
    'GET',
    `calendar?from=${from}&to=${to}`,
  )
  return data.days.flatMap(({ slots }) => slots.filter(({ state }) => state === 'open').map(({ id }) => id))
}
