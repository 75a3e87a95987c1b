// The capabilities calendar and slot-changes of the test handlers.
import { isWeekdayCode, weekdayOf } from '../formats/weekday.ts'
import type { JsonObject } from '../core/json.ts'
import { toIsoDate } from '../formats/calendarDate.ts'
import { storedText } from '../formats/storedText.ts'
import { isPastAtClinic } from '../formats/clinicTime.ts'
import { END_OF_DAY, endOfMinutes, minutesOfDay } from '../formats/clockTime.ts'
import { BOOKING_STATUS, SLOT_STATUS } from '../generated/enums.ts'
import type { Capability } from '../generated/operations.ts'
import type { Fixtures } from './fixtures.ts'
import { exceptionOn } from './exceptions.ts'
import {
  changeSlots,
  daysFrom,
  findSlot,
  looseBookings,
  nextId,
  overlap,
  putSlot,
  slotsOn,
  undoableChanges,
  undoChange,
} from './daySlots.ts'
import { refused, succeeded, textOf } from './refusal.ts'

const offers = ({ capabilities = [] }: Fixtures, name: Capability) => capabilities.includes(name)
const hasDays = (data: Fixtures) => offers(data, 'calendar') || offers(data, 'slot-changes')

/** Returns the requested days with their slots and bookings. */
export function showCalendar(data: Fixtures, payload: JsonObject): object | undefined {
  if (!offers(data, 'calendar')) return undefined
  const [from, to] = [textOf(payload, 'from'), textOf(payload, 'to')]
  if (!toIsoDate(from) || !toIsoDate(to)) return refused('getCalendar', 400, 'request.invalid')
  const dates = daysFrom(from, to)
  if (dates.length === 0) return refused('getCalendar', 400, 'dates.order')
  if (dates.length > 42) return refused('getCalendar', 400, 'calendar.too_long')
  const { weeklyHours = data.doctor.available_days?.filter(isWeekdayCode).map((weekday) => ({ weekday })) ?? [] } =
    data.availability ?? {}
  const days = dates.map((date) => {
    const exception = exceptionOn(data, date)
    const isUsual = weeklyHours.some(({ weekday }) => weekday === weekdayOf(date))
    return {
      date,
      isOpenDay: exception ? exception.hours.length > 0 : isUsual,
      ...(exception && { exception }),
      slots: slotsOn(data, date),
      bookings: looseBookings(data, date),
    }
  })
  return { statusCode: 200, data: { days } }
}

/** Books an open slot. */
export function addBooking(data: Fixtures, payload: JsonObject): object | undefined {
  if (!offers(data, 'calendar')) return undefined
  const found = findSlot(data, payload.slotId)
  if (!found) return refused('addBooking', 404)
  const { date, slot } = found
  if (slot.state === 'booked' || slot.state === 'held') return refused('addBooking', 409, 'slot.just_booked')
  if (slot.state === 'off') return refused('addBooking', 409, 'slot.is_off')
  if (isPastAtClinic(date, slot.from)) return refused('addBooking', 409, 'slot.past')
  const [name, phone] = [storedText(textOf(payload, 'patientName')).trim(), textOf(payload, 'patientPhone')]
  const booking: Fixtures['bookings'][number] = {
    id: nextId(data, 'bkg'),
    date,
    bookingId: `NLM-${200_000 + data.bookings.length}`,
    name,
    studentName: name,
    phoneNumber: phone,
    studentPhone: phone,
    time: slot.from,
    type: 'Walk-in',
    bookingStatus: BOOKING_STATUS.confirmed,
  }
  data.bookings.push(booking)
  data.bookings.sort((a, b) => moment(b).localeCompare(moment(a)))
  putSlot(data, date, slot.id, { ...slot, booking })
  return succeeded('booking.added', { booking }, 201)
}

const moment = ({ date, time }: Fixtures['bookings'][number]) => `${toIsoDate(date)} ${time}`

/** Adds a slot of any length. */
export function addSlot(data: Fixtures, payload: JsonObject): object | undefined {
  if (!offers(data, 'slot-changes')) return undefined
  const [date, from] = [textOf(payload, 'date'), textOf(payload, 'from')]
  const end = (minutesOfDay(from) ?? 0) + Number(payload.minutes)
  if (isPastAtClinic(date, from)) return refused('addSlot', 400, 'slot.past')
  if (end > 1440) return refused('addSlot', 400, 'hours.end_first')
  const slot = { id: nextId(data, 'slt'), from, to: endOfMinutes(end), state: 'open' as const }
  if (slotsOn(data, date).some((other) => overlap(other, slot))) return refused('addSlot', 409, 'slot.taken')
  const change = changeSlots(data, 'added', [{ date, id: slot.id, after: slot }])
  return succeeded('slot.added', { slot, change }, 201)
}

const DONE = { on: 'slots.switched_on', off: 'slots.switched_off', delete: 'slots.deleted' } as const
const DONE_ONE = { on: 'slot.switched_on', off: 'slot.switched_off', delete: 'slot.deleted' } as const
const ACTIONS = { on: 'switched-on', off: 'switched-off', delete: 'deleted' } as const
const AFTER = { on: 'open', off: 'off' } as const

/** Switches or deletes slots. */
export function changeManySlots(data: Fixtures, payload: JsonObject): object | undefined {
  if (!offers(data, 'slot-changes')) return undefined
  const action = payload.action === 'on' || payload.action === 'off' ? payload.action : 'delete'
  const left: { slotId: string; reason: string }[] = []
  const steps: Parameters<typeof changeSlots>[2] = []
  const ids = Array.isArray(payload.slotIds) ? payload.slotIds : []
  for (const id of ids) {
    const found = findSlot(data, id)
    const reason = !found
      ? 'gone'
      : found.slot.state === 'booked' || found.slot.state === 'held'
        ? found.slot.state
        : isPastAtClinic(found.date, found.slot.from) && 'past'
    if (reason || !found) left.push({ slotId: String(id), reason: String(reason) })
    else {
      const { date, slot } = found
      const { booking: _, ...free } = slot
      const after = action === 'delete' ? undefined : { ...free, state: AFTER[action] }
      if (after?.state !== slot.state) steps.push({ date, id: slot.id, before: free, after })
    }
  }
  return succeeded((ids.length === 1 ? DONE_ONE : DONE)[action], {
    change: changeSlots(data, ACTIONS[action], steps),
    left,
  })
}

/** Returns the changes of slots that can be undone. */
export const showUndoableChanges = (data: Fixtures): object | undefined =>
  offers(data, 'slot-changes') ? { statusCode: 200, data: { changes: undoableChanges(data) } } : undefined

/** Undoes a change of slots. */
export function undoSlotChange(data: Fixtures, id: unknown): object | undefined {
  if (!offers(data, 'slot-changes') && !offers(data, 'availability')) return undefined
  const outcome = undoChange(data, id)
  if (outcome === 'unknown') return refused('undoSlotChange', 404)
  if (typeof outcome === 'object') return succeeded('slots.restored', outcome.undone)
  return refused('undoSlotChange', 409, outcome === 'over' ? 'change.undo_over' : 'change.undo_refused')
}

/**
 * Returns the slots of a day for the Slots screen: those of the calendar if the fixtures offer it,
 * otherwise the fixed ones.
 */
export function slotsOfDay(data: Fixtures, payload: JsonObject): object {
  const slots = hasDays(data)
    ? slotsOn(data, textOf(payload, 'date')).map(({ id, from, to, state }) => ({
        _id: id,
        start_time: from,
        // The base operations send midnight as a time of day.
        end_time: to === END_OF_DAY ? '00:00' : to,
        isBooked: state === 'booked',
        slot_status: state === 'off' ? SLOT_STATUS.off : SLOT_STATUS.on,
      }))
    : data.slots
  return { statusCode: 200, data: { slotDetails: { slots } } }
}

/** Switches a slot of the calendar if the fixtures offer it. */
export function switchSlot(data: Fixtures, payload: JsonObject): undefined {
  const found = hasDays(data) ? findSlot(data, payload.slotId) : undefined
  if (found && found.slot.state !== 'booked')
    putSlot(data, found.date, found.slot.id, {
      ...found.slot,
      state: Number(payload.status) === SLOT_STATUS.off ? 'off' : 'open',
    })
}

/** Creates a slot of 30 minutes in the calendar if the fixtures offer it. */
export function createSlot(data: Fixtures, payload: JsonObject): undefined {
  const [date, from] = [textOf(payload, 'date'), textOf(payload, 'time')]
  const start = minutesOfDay(from)
  if (!hasDays(data) || start === null || start > 1410) return
  const id = nextId(data, 'slt')
  putSlot(data, date, id, { id, from, to: endOfMinutes(start + 30), state: 'open' })
}
