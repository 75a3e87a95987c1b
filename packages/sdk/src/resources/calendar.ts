import type { ValueOf } from '../core/contractTypes.ts'
import type { Caller } from '../core/createCaller.ts'
import { count, isTrue, known, rowsOf, objectOf, optional, requiredText, text, type Report } from '../core/json.ts'
import type { CallOptions } from '../core/options.ts'
import type { components } from '../generated/schema.ts'
import { bookingOf, type Booking } from './Booking.ts'
import { exceptionOf, type AvailabilityException } from './exception.ts'
import { listOf, sentDate } from './readers.ts'

type Schemas = components['schemas']

/**
 * State of a slot. `open`: patients can book it. `off`: they cannot. `held`: offered to a patient.
 * `booked`: it has a booking. Unknown states are read as `off`.
 */
export type SlotState = Schemas['SlotState']

/** A slot of the calendar or of a preview. */
export type CalendarSlot = ValueOf<'CalendarSlot', { booking: Booking | undefined }>

/** A day of the calendar. */
export type DaySchedule = ValueOf<
  'CalendarDay',
  { exception: AvailabilityException | undefined; slots: CalendarSlot[]; bookings: Booking[] }
>

/** Result of a change to slots. */
export type SlotChange = ValueOf<'SlotChange'>

/** A change of slots that can be undone. */
export type UndoableSlotChange = ValueOf<
  'UndoableSlotChange',
  { action: Schemas['UndoableSlotChange']['action'] | (string & {}) }
>

/** Slot that a request did not change, and the reason. Newer servers may send other reasons. */
export type LeftSlot = ValueOf<'LeftSlot', { reason: Schemas['LeftSlot']['reason'] | (string & {}) }>

/** New booking: an open slot and the patient. */
export type NewBooking = ValueOf<'AddBookingRequest'>

/** New slot of 10 to 60 minutes. The day is `DD-MM-YYYY` or `YYYY-MM-DD`. */
export type NewSlot = ValueOf<'AddSlotRequest'>

/** Action on 1 to 200 different slots. */
export type SlotsAction = ValueOf<'ChangeSlotsRequest', { slotIds: readonly string[] }>

const STATES: readonly SlotState[] = ['open', 'off', 'held', 'booked']

const heldForOf = objectOf<NonNullable<Schemas['CalendarSlot']['heldFor']>, NonNullable<CalendarSlot['heldFor']>>({
  bookingId: requiredText,
  patientName: text,
})

/** Reads a slot. An unknown state becomes `off`. */
export const slotOf = objectOf<Schemas['CalendarSlot'], CalendarSlot>({
  id: requiredText,
  from: requiredText,
  to: requiredText,
  state: (state) => known(STATES, state, 'off'),
  booking: optional(bookingOf),
  heldUntil: optional(text),
  heldFor: optional(heldForOf),
})

const dayOf = objectOf<Schemas['CalendarDay'], DaySchedule>({
  date: requiredText,
  isOpenDay: isTrue,
  exception: optional(exceptionOf),
  slots: rowsOf(slotOf),
  bookings: rowsOf(bookingOf),
})

/** Reads the result of a change to slots. */
export const changeOf = objectOf<Schemas['SlotChange'], SlotChange>({
  id: requiredText,
  created: count,
  removed: count,
  switched: count,
  undoUntil: requiredText,
})

const actionOf = objectOf<Schemas['UndoableSlotChange'], Omit<UndoableSlotChange, keyof SlotChange>>({
  action: requiredText,
  from: requiredText,
  to: requiredText,
})

/** Reads a change of slots that can be undone. */
export const undoableChangeOf = (value: unknown, report: Report): UndoableSlotChange => ({
  ...changeOf(value, report),
  ...actionOf(value, report),
})

/** Reads a slot that was not changed, and the reason. */
export const leftOf = objectOf<Schemas['LeftSlot'], LeftSlot>({ slotId: requiredText, reason: requiredText })

export const calendarResource = (call: Caller) => ({
  /** Fetches the days `from` to `to` (`DD-MM-YYYY` or `YYYY-MM-DD`, at most 42) with slots and bookings. */
  show: (range: { from: string; to: string }, options?: CallOptions) =>
    call('getCalendar', listOf('days', dayOf), options, () => ({
      from: sentDate(range.from),
      to: sentDate(range.to),
    })),
})

/** Calendar of the doctor. Needs the capability `calendar`. */
export type CalendarResource = ReturnType<typeof calendarResource>
