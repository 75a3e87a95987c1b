import {
  count,
  known,
  object,
  partOf,
  requiredText,
  rows,
  text,
  textsOf,
  type Report,
  type Unchecked,
} from '../core/json.ts'
import type { components } from '../generated/schema.ts'
import { bookingOf } from './Booking.ts'
import type { CalendarSlot, DaySchedule, LeftSlot, SlotChange, SlotState, UndoableSlotChange } from './Calendar.ts'
import { exceptionOf, timesOf } from './readException.ts'

type Schemas = components['schemas']

const STATES: readonly SlotState[] = ['open', 'off', 'held', 'booked']

/** Reads a slot. An unknown state becomes `off`. */
export function slotOf(value: unknown, report: Report): CalendarSlot {
  const wire: Unchecked<Schemas['CalendarSlot']> = object(value)
  return {
    id: requiredText(wire.id),
    from: requiredText(wire.from),
    to: requiredText(wire.to),
    state: known(STATES, wire.state, 'off'),
    ...partOf(wire, 'booking', bookingOf, report),
    ...textsOf(wire, 'heldUntil'),
    ...partOf(wire, 'heldFor', heldForOf, report),
  }
}

const heldForOf = ({ bookingId, patientName }: Unchecked<NonNullable<Schemas['CalendarSlot']['heldFor']>>) => ({
  bookingId: requiredText(bookingId),
  patientName: text(patientName),
})

/** Reads a day of the calendar. */
export function dayOf(wire: Unchecked<Schemas['CalendarDay']>, report: Report): DaySchedule {
  return {
    date: requiredText(wire.date),
    isOpenDay: wire.isOpenDay === true,
    ...partOf(wire, 'exception', exceptionOf, report),
    slots: rows(wire.slots, slotOf, report),
    bookings: rows(wire.bookings, bookingOf, report),
  }
}

/** Reads the result of a change to slots. */
export function changeOf(value: unknown): SlotChange {
  const wire: Unchecked<Schemas['SlotChange']> = object(value)
  return {
    id: requiredText(wire.id),
    created: count(wire.created),
    removed: count(wire.removed),
    switched: count(wire.switched),
    undoUntil: requiredText(wire.undoUntil),
  }
}

/** Reads a change of slots that can be undone. */
export const undoableChangeOf = (wire: Unchecked<Schemas['UndoableSlotChange']>): UndoableSlotChange => ({
  ...changeOf(wire),
  action: requiredText(wire.action),
  ...timesOf(wire),
})

/** Reads a slot that was not changed, and the reason. */
export const leftOf = ({ slotId, reason }: Unchecked<Schemas['LeftSlot']>): LeftSlot => ({
  slotId: requiredText(slotId),
  reason: requiredText(reason),
})
