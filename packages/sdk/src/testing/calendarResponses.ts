// The capabilities calendar and slot-changes of the test handlers, each function by its operation.
import { isWeekdayCode, weekdayOf } from '../formats/weekday.ts'
import type { JsonObject } from '../core/json.ts'
import { toIsoDate } from '../formats/calendarDate.ts'
import { lineText } from '../formats/storedText.ts'
import { END_OF_DAY } from '../formats/clockTime.ts'
import { BOOKING_STATUS, SLOT_STATUS } from '../generated/enums.ts'
import { nowOf } from './clock.ts'
import { bookingFor, momentOf } from './bookings.ts'
import type { Fixtures } from './fixtures.ts'
import { MAX_CALENDAR_DAYS, rangeProblem } from '../rules/days.ts'
import {
  addSlotProblem,
  CREATED_SLOT_MINUTES,
  createSlotProblem,
  leftReason,
  switchSlotProblem,
} from '../rules/slots.ts'
import { isTaken } from '../rules/slotTime.ts'
import { giveSlotProblem } from '../rules/slotsToGive.ts'
import { exceptionOn, givingOf } from './exceptions.ts'
import {
  changeSlots,
  daysFrom,
  findSlot,
  looseBookings,
  nextId,
  overlapping,
  putSlot,
  ruleSlot,
  slotsOn,
  startOf,
  takeSlot,
  undoableChanges,
  undoChange,
  wireTime,
} from './daySlots.ts'
import { refuse, refuseIf, succeeded, textOf } from './refusal.ts'

export function getCalendar(data: Fixtures, payload: JsonObject): object {
  const [from, to] = [toIsoDate(textOf(payload, 'from')), toIsoDate(textOf(payload, 'to'))]
  if (!from || !to) refuse({ code: 'request.invalid', field: 'from' })
  refuseIf(rangeProblem({ from, to }, { days: MAX_CALENDAR_DAYS, otherwise: 'calendar.too_long' }))
  const { weeklyHours = data.doctor.available_days?.filter(isWeekdayCode).map((weekday) => ({ weekday })) ?? [] } =
    data.availability ?? {}
  const days = daysFrom(from, to).map((date) => {
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

export function addBooking(data: Fixtures, payload: JsonObject): object {
  const { date, slot } = findSlot(data, payload.slotId) ?? refuse({ code: 'not_found' })
  refuseIf(giveSlotProblem(ruleSlot(date, slot), givingOf(data)))
  const name = lineText(textOf(payload, 'patientName'))
  const booking = bookingFor(name, textOf(payload, 'patientPhone'), {
    id: nextId(data, 'bkg'),
    date,
    bookingId: `NLM-${200_000 + data.bookings.length}`,
    time: slot.from,
    type: 'Walk-in',
    bookingStatus: BOOKING_STATUS.confirmed,
  })
  data.bookings.push(booking)
  data.bookings.sort((a, b) => momentOf(b).localeCompare(momentOf(a)))
  takeSlot(data, { date, slot }, booking)
  return succeeded('booking.added', { booking }, 201)
}

const ruleDoctor = ({ doctor }: Fixtures) => ({
  profileUpdated: doctor.profileUpdated !== false,
  availableDays: doctor.available_days ?? [],
})

export function addSlot(data: Fixtures, payload: JsonObject): object {
  const [date, from] = [textOf(payload, 'date'), textOf(payload, 'from')]
  const start = startOf(date, from)
  const time = { ...start, end: start.start + Number(payload.minutes) }
  refuseIf(addSlotProblem(ruleDoctor(data), time, nowOf(data)))
  if (overlapping(data, date, time).length > 0) refuse({ code: 'slot.taken', field: 'from' })
  const slot = { id: nextId(data, 'slt'), ...wireTime(time), state: 'open' as const }
  const change = changeSlots(data, 'added', [{ date, id: slot.id, after: slot }])
  return succeeded('slot.added', { slot, change }, 201)
}

const DONE = { on: 'slots.switched_on', off: 'slots.switched_off', delete: 'slots.deleted' } as const
const DONE_ONE = { on: 'slot.switched_on', off: 'slot.switched_off', delete: 'slot.deleted' } as const
const ACTIONS = { on: 'switched-on', off: 'switched-off', delete: 'deleted' } as const
const AFTER = { on: 'open', off: 'off' } as const

/** Switches or deletes slots. */
export function changeManySlots(data: Fixtures, payload: JsonObject): object {
  const action = payload.action === 'on' || payload.action === 'off' ? payload.action : 'delete'
  const now = nowOf(data)
  const left: { slotId: string; reason: string }[] = []
  const steps: Parameters<typeof changeSlots>[2] = []
  const ids = Array.isArray(payload.slotIds) ? payload.slotIds : []
  for (const id of ids) {
    const found = findSlot(data, id)
    const reason = leftReason(found && ruleSlot(found.date, found.slot), now)
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

export const listUndoableSlotChanges = (data: Fixtures): object => ({
  statusCode: 200,
  data: { changes: undoableChanges(data) },
})

export const undoSlotChange = (data: Fixtures, _: JsonObject, { id }: JsonObject): object =>
  succeeded('slots.restored', undoChange(data, id))

/** Returns the slots of a day of the calendar for the Slots screen. */
export function listSlotsByDate(data: Fixtures, payload: JsonObject): object {
  const slots = slotsOn(data, textOf(payload, 'date')).map(({ id, from, to, state }) => ({
    _id: id,
    start_time: from,
    // The base operations send midnight as a time of day.
    end_time: to === END_OF_DAY ? '00:00' : to,
    isBooked: isTaken({ state }),
    ...(state === 'held' && { isHeld: true }),
    slot_status: state === 'off' ? SLOT_STATUS.off : SLOT_STATUS.on,
  }))
  return { statusCode: 200, data: { slotDetails: { slots } } }
}

export function updateSlotStatus(data: Fixtures, payload: JsonObject): object | undefined {
  const { date, slot } = findSlot(data, payload.slotId) ?? refuse({ code: 'not_found' })
  refuseIf(switchSlotProblem(ruleSlot(date, slot), nowOf(data)))
  putSlot(data, date, slot.id, { ...slot, state: Number(payload.status) === SLOT_STATUS.off ? 'off' : 'open' })
  return undefined
}

export function createSlot(data: Fixtures, payload: JsonObject): object | undefined {
  const [date, from] = [textOf(payload, 'date'), textOf(payload, 'time')]
  const start = startOf(date, from)
  const time = { ...start, end: start.start + CREATED_SLOT_MINUTES }
  refuseIf(createSlotProblem(ruleDoctor(data), start, nowOf(data)))
  if (overlapping(data, date, time).length > 0) refuse({ code: 'slot.taken', field: 'time' })
  const id = nextId(data, 'slt')
  putSlot(data, date, id, { id, ...wireTime(time), state: 'open' })
  return undefined
}
