import type { ApiPromise } from '../core/ApiPromise.ts'
import type { CallOptions } from '../core/callOptions.ts'
import type { Caller } from '../core/createCaller.ts'
import { count, isJsonObject, requiredText, pick, rows, text, type JsonObject } from '../core/json.ts'
import { SLOT_STATUS } from '../generated/enums.ts'
import { messageOf, type Message } from './message.ts'

/** An appointment slot. */
export type Slot = {
  id: string
  /** `HH:MM` */
  startTime: string
  /** `HH:MM`; left out where the server knows only the start. */
  endTime: string | undefined
  isBooked: boolean
  /** `slot_status` 1 (D23) */
  isOn: boolean
}

/** How many slots a day has. */
export type SlotDay = {
  /** `DD-MM-YYYY` */
  date: string
  open: number
  booked: number
}

/** The slots of one day, earliest first. */
export type SlotsOfDay = {
  slots: Slot[]
  /** Seven days from the asked one; left out by other platforms (D11a). */
  days: SlotDay[] | undefined
}

/** The doctor's own slots. Dates are `DD-MM-YYYY`, times 24-hour `HH:MM`, both in the clinic's zone. */
export type SlotsResource = {
  /** Creates a slot of 30 minutes. */
  create: (
    slot: { doctorId: string; date: string; time: string },
    options?: CallOptions,
  ) => ApiPromise<Message, 'createSlot'>
  /** The slots of a day. */
  listByDate: (
    query: { doctorId: string; date: string },
    options?: CallOptions,
  ) => ApiPromise<SlotsOfDay, 'listSlotsByDate'>
  /** Switches an unbooked slot on or off. */
  setStatus: (
    change: { slotId: string; isOn: boolean },
    options?: CallOptions,
  ) => ApiPromise<Message & { slotId: string }, 'updateSlotStatus'>
}

function slotOf(wire: JsonObject): Slot {
  return {
    id: requiredText(wire._id),
    startTime: requiredText(wire.start_time || wire.time),
    endTime: text(wire.end_time) || undefined,
    isBooked: wire.isBooked === true,
    isOn: Number(wire.slot_status) === SLOT_STATUS.on,
  }
}

function slotsOfDay(body: JsonObject): SlotsOfDay {
  const details = pick(body, 'slotDetails')
  const days = pick(body, 'days')
  return {
    slots: rows(isJsonObject(details) && details.slots, slotOf),
    days: Array.isArray(days)
      ? rows(days, (day) => ({ date: requiredText(day.date), open: count(day.open), booked: count(day.booked) }))
      : undefined,
  }
}

/** Makes the slot calls. */
export function slotsResource(call: Caller): SlotsResource {
  return {
    create: ({ doctorId, date, time }, options) =>
      call('createSlot', messageOf, options, { doctor_id: doctorId, date, time }),
    listByDate: (query, options) =>
      call('listSlotsByDate', slotsOfDay, options, { doctorId: query.doctorId, date: query.date }),
    setStatus: ({ slotId, isOn }, options) =>
      call(
        'updateSlotStatus',
        (body, operation) => ({ ...messageOf(body, operation), slotId: text(pick(body, 'slotId')) || slotId }),
        options,
        { slotId, status: isOn ? SLOT_STATUS.on : SLOT_STATUS.off },
      ),
  }
}
