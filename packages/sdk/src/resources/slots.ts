import type { ApiPromise } from '../core/ApiPromise.ts'
import type { CallOptions } from '../core/callOptions.ts'
import type { Caller } from '../core/Caller.ts'
import { count, fieldsOf, pick, requiredText, rows, text, type Report, type Unchecked } from '../core/json.ts'
import type { ResponseFields } from '../core/responseFields.ts'
import type { CalendarSlot, LeftSlot, NewSlot, SlotChange, SlotsAction } from './Calendar.ts'
import { later } from './later.ts'
import { SLOT_STATUS } from '../generated/enums.ts'
import type { components } from '../generated/schema.ts'
import { messageOf, type Message } from './message.ts'

/** An appointment slot. */
export type Slot = {
  id: string
  /** `HH:MM` */
  startTime: string
  /** `HH:MM`; undefined if the server sends only the start. */
  endTime: string | undefined
  isBooked: boolean
  /** Whether patients can book it. */
  isOn: boolean
}

/** Counts of the slots of a day. */
export type SlotDay = {
  /** `DD-MM-YYYY` */
  date: string
  open: number
  booked: number
}

/** The slots of one day, earliest first. */
export type SlotsOfDay = {
  slots: Slot[]
  /** Counts of seven days from the requested one; undefined if the server sends none. */
  days: SlotDay[] | undefined
}

/**
 * The doctor's own slots. Dates are `DD-MM-YYYY`, times 24-hour `HH:MM`, both in the clinic's zone.
 */
export type SlotsResource = {
  /** Creates a slot of 30 minutes. */
  create: (
    slot: { doctorId: string; date: string; time: string },
    options?: CallOptions,
  ) => ApiPromise<Message, 'createSlot'>
  /** Fetches the slots of a day. */
  listByDate: (
    query: { doctorId: string; date: string },
    options?: CallOptions,
  ) => ApiPromise<SlotsOfDay, 'listSlotsByDate'>
  /** Switches an unbooked slot on or off. */
  setStatus: (
    change: { slotId: string; isOn: boolean },
    options?: CallOptions,
  ) => ApiPromise<Message & { slotId: string }, 'updateSlotStatus'>
  /**
   * Creates a slot of 10 to 60 minutes on any day. Needs the capability `slot-changes`, like
   * `change` and `undo`.
   */
  add: (
    slot: NewSlot,
    options?: CallOptions,
  ) => ApiPromise<Message & { slot: CalendarSlot; change: SlotChange }, 'addSlot'>
  /**
   * Switches or deletes 1 to 200 slots. Booked, held, past and missing slots are not changed and
   * are listed in `left`.
   */
  change: (
    action: SlotsAction,
    options?: CallOptions,
  ) => ApiPromise<Message & { change: SlotChange; left: LeftSlot[] }, 'changeSlots'>
  /**
   * Undoes a change (`change.id`) as a whole, within 10 minutes. Rejected with 409 and the code
   * `change.undo_over`, or `change.undo_refused` if one of its slots has been booked or changed
   * since.
   */
  undo: (id: string, options?: CallOptions) => ApiPromise<Message, 'undoSlotChange'>
}

type Schemas = components['schemas']

function slotOf(wire: Unchecked<Schemas['Slot']>): Slot {
  return {
    id: requiredText(wire._id),
    startTime: requiredText(wire.start_time || wire.time),
    endTime: text(wire.end_time) || undefined,
    isBooked: wire.isBooked === true,
    isOn: Number(wire.slot_status) === SLOT_STATUS.on,
  }
}

function slotsOfDay(body: ResponseFields<'listSlotsByDate'>, _: unknown, report: Report): SlotsOfDay {
  const found = pick(body, 'slotDetails')
  const details: Unchecked<Schemas['SlotDetails']> = fieldsOf(found)
  const days = pick(body, 'days')
  return {
    slots: rows(details.slots, slotOf, report),
    days: Array.isArray(days)
      ? rows(
          days,
          (day: Unchecked<Schemas['SlotDay']>) => ({
            date: requiredText(day.date),
            open: count(day.open),
            booked: count(day.booked),
          }),
          report,
        )
      : undefined,
  }
}

/** Creates the slot calls. */
export function slotsResource(call: Caller): SlotsResource {
  return {
    create: (slot, options) =>
      call('createSlot', messageOf, options, () => ({ doctor_id: slot.doctorId, date: slot.date, time: slot.time })),
    listByDate: (query, options) =>
      call('listSlotsByDate', slotsOfDay, options, () => ({ doctorId: query.doctorId, date: query.date })),
    setStatus: (change, options) =>
      call(
        'updateSlotStatus',
        (body, operation) => ({ ...messageOf(body, operation), slotId: text(pick(body, 'slotId')) || change.slotId }),
        options,
        () => ({
          slotId: change.slotId,
          status: change.isOn ? SLOT_STATUS.on : SLOT_STATUS.off,
        }),
      ),
    add: later(call, 'addSlot'),
    change: later(call, 'changeSlots'),
    undo: later(call, 'undoSlotChange'),
  }
}
