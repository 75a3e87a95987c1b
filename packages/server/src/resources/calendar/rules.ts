import { addDays } from '@nalam/sdk'
import type { Schema } from '../../contract/contractTypes.ts'
import type { DayRange } from '@nalam/sdk/rules'
import { wireDate } from '../days.ts'
import { wireSlot, type SlotRow } from '../slots/slot.ts'
import type { PlacedBooking } from '../bookings/wireBooking.ts'

export type OpenDay = Pick<Schema<'CalendarDay'>, 'isOpenDay' | 'exception'>

const byTime = (one: Schema<'Booking'>, other: Schema<'Booking'>) =>
  one.time.localeCompare(other.time) || one.id.localeCompare(other.id)

/**
 * Returns the days of a calendar. A live booking is part of its slot; one without a slot is listed
 * separately on its day. A booking whose patient is offered other times is shown only in its slot, if
 * it keeps it.
 *
 * @param slots earliest first
 * @param bookings in any order, each with the id of its slot
 */
export function calendarDays(
  { range: { from, to }, now }: { readonly range: DayRange; readonly now: Date },
  slots: readonly SlotRow[],
  { live, offered }: Readonly<Record<'live' | 'offered', readonly PlacedBooking[]>>,
  openDay: (date: string) => OpenDay,
): Schema<'CalendarDay'>[] {
  const days = new Map<string, Schema<'CalendarDay'>>()
  for (let day = from; ; day = addDays(day, 1)) {
    days.set(day, { date: wireDate(day), ...openDay(day), slots: [], bookings: [] })
    if (day === to) break
  }
  const shown = [...days.values()]
  const dayOf = new Map(shown.map((day) => [day.date, day]))
  const slotIds = new Set(slots.map(({ id }) => id))
  const bySlot = new Map<string, Schema<'Booking'>>()
  for (const [booking, slotId] of offered) if (slotId !== null) bySlot.set(slotId, booking)
  for (const [booking, slotId] of live) {
    if (slotId !== null && slotIds.has(slotId)) bySlot.set(slotId, booking)
    else dayOf.get(booking.date)?.bookings.push(booking)
  }
  for (const { bookings: beside } of shown) if (beside.length > 1) beside.sort(byTime)
  const names = new Map(offered.map(([{ id, studentName }]) => [id, studentName]))
  for (const slot of slots)
    days
      .get(slot.startsAt.slice(0, 10))
      ?.slots.push(wireSlot(slot, now, bySlot.get(slot.id), names.get(slot.heldFor ?? '')))
  return shown
}
