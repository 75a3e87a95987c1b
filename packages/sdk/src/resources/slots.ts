import type { CallOptions } from '../core/options.ts'
import type { Caller } from '../core/createCaller.ts'
import {
  count,
  fieldsOf,
  objectOf,
  optional,
  pick,
  requiredText,
  rows,
  rowsOf,
  text,
  type Report,
  type Unchecked,
} from '../core/json.ts'
import type { ResponseFields, ValueOf } from '../core/contractTypes.ts'
import { SLOT_STATUS } from '../generated/enums.ts'
import type { components } from '../generated/schema.ts'
import { listOf, messageAnd, messageOf, messageWith, sentDate } from './readers.ts'
import { weeklyAvailabilityOf } from './availability.ts'
import {
  changeOf,
  leftOf,
  slotOf as calendarSlotOf,
  undoableChangeOf,
  type NewSlot,
  type SlotsAction,
} from './calendar.ts'

/** An appointment slot. */
export type Slot = {
  id: string
  /** `HH:MM` */
  startTime: string
  /** `HH:MM`; undefined if the server sends only the start. */
  endTime: string | undefined
  isBooked: boolean
  /** It is held for the patient to whom it was offered; `isBooked` is true as well. */
  isHeld?: boolean
  /** Whether patients can book it. */
  isOn: boolean
}

/** Counts of the slots of a day. */
export type SlotDay = ValueOf<'SlotDay'>

/** The slots of one day, earliest first. */
export type SlotsOfDay = {
  slots: Slot[]
  /** Counts of seven days from the requested one; undefined if the server sends none. */
  days: SlotDay[] | undefined
}

type Schemas = components['schemas']

function slotOf(wire: Unchecked<Schemas['Slot']>): Slot {
  return {
    id: requiredText(wire._id),
    startTime: requiredText(wire.start_time || wire.time),
    endTime: text(wire.end_time) || undefined,
    isBooked: wire.isBooked === true,
    ...(wire.isHeld === true && { isHeld: true }),
    isOn: Number(wire.slot_status) === SLOT_STATUS.on,
  }
}

const slotDayOf = objectOf<Schemas['SlotDay'], SlotDay>({ date: requiredText, open: count, booked: count })

function slotsOfDay(body: ResponseFields<'listSlotsByDate'>, _: unknown, report: Report): SlotsOfDay {
  const details: Unchecked<Schemas['SlotDetails']> = fieldsOf(pick(body, 'slotDetails'))
  const days = pick(body, 'days')
  return {
    slots: rows(details.slots, slotOf, report),
    days: Array.isArray(days) ? rows(days, slotDayOf, report) : undefined,
  }
}

export const slotsResource = (call: Caller) => ({
  /** Creates a slot of 30 minutes. */
  create: (slot: { doctorId: string; date: string; time: string }, options?: CallOptions) =>
    call('createSlot', messageOf, options, () => ({
      doctor_id: slot.doctorId,
      date: sentDate(slot.date),
      time: slot.time,
    })),
  /** Fetches the slots of a day. */
  listByDate: (query: { doctorId: string; date: string }, options?: CallOptions) =>
    call('listSlotsByDate', slotsOfDay, options, () => ({ doctorId: query.doctorId, date: sentDate(query.date) })),
  /** Switches an unbooked slot on or off. */
  setStatus: (change: { slotId: string; isOn: boolean }, options?: CallOptions) =>
    call(
      'updateSlotStatus',
      messageWith((body) => ({ slotId: text(pick(body, 'slotId')) || change.slotId })),
      options,
      () => ({
        slotId: change.slotId,
        status: change.isOn ? SLOT_STATUS.on : SLOT_STATUS.off,
      }),
    ),
  /**
   * Creates a slot of 10 to 60 minutes on any day. Needs the capability `slot-changes`, like
   * `change`, `undoable` and `undo`.
   */
  add: (slot: NewSlot, options?: CallOptions) =>
    call('addSlot', messageAnd({ slot: calendarSlotOf, change: changeOf }), options, () => ({
      date: sentDate(slot.date),
      from: slot.from,
      minutes: slot.minutes,
    })),
  /**
   * Switches or deletes 1 to 200 slots. Booked, held, past and missing slots are not changed and
   * are listed in `left`.
   */
  change: (action: SlotsAction, options?: CallOptions) =>
    call('changeSlots', messageAnd({ change: changeOf, left: rowsOf(leftOf) }), options, () => ({
      action: action.action,
      slotIds: [...action.slotIds],
    })),
  /** Fetches the changes that can be undone, the latest first. */
  undoable: (options?: CallOptions) => call('listUndoableSlotChanges', listOf('changes', undoableChangeOf), options),
  /**
   * Undoes a change (`change.id`) as a whole, within 10 minutes. Rejected with 409 and the code
   * `change.undo_over`, or `change.undo_refused` if one of its slots has been booked or changed
   * since. `draft` has the hours that an undone publication had saved, based on the current version.
   */
  undo: (id: string, options?: CallOptions) =>
    call(
      'undoSlotChange',
      messageWith((body, report) => {
        const draft = optional(weeklyAvailabilityOf)(pick(body, 'draft'), report, 'draft')
        return { ...(draft && { draft }) }
      }),
      options,
      () => ({ id }),
    ),
})

/**
 * The doctor's own slots. Dates are `DD-MM-YYYY` (calls also take `YYYY-MM-DD`), times 24-hour
 * `HH:MM`, both in the clinic's zone.
 */
export type SlotsResource = ReturnType<typeof slotsResource>
