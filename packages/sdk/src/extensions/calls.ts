import { pick, rows } from '../core/json.ts'
import type { KnownOperation } from '../core/knownOperations.ts'
import type { HoursRange } from '../formats/hoursRange.ts'
import { extensionOperations } from '../generated/extensionOperations.ts'
import type { SlotPlanRequest, WeeklyAvailability } from '../resources/Availability.ts'
import { bookingOf } from '../resources/Booking.ts'
import type { LaterCall, LaterOperationId } from '../resources/later.ts'
import { anyMessageOf, messageOf } from '../resources/message.ts'
import { availabilityOf, planOf } from './readAvailability.ts'
import { changeOf, dayOf, leftOf, slotOf } from './readCalendar.ts'
import { placedInput } from './parameters.ts'
import { exceptionOf, object } from './readException.ts'

/** The calls of all extensions. */
type Calls = { readonly [O in LaterOperationId]: LaterCall<O> }

const nothing = () => ({})
const identified = (id: string) => ({ id })

// A range of a form may have fields that the contract does not have. A server rejects those.
const hoursOf = ({ from, to, slotMinutes, pauseMinutes }: HoursRange) => ({
  from,
  to,
  slotMinutes,
  pauseMinutes,
})

const weeklyOf = ({ version, weeklyHours, keepPublishedWeeks }: WeeklyAvailability) => ({
  version,
  weeklyHours: weeklyHours.map((hours) => ({ weekday: hours.weekday, ...hoursOf(hours) })),
  keepPublishedWeeks,
})

const planRequestOf = ({ from, to, copyFrom, draft }: SlotPlanRequest) => ({
  from,
  to,
  ...(copyFrom && { copyFrom }),
  ...(draft && { draft: weeklyOf(draft) }),
})

/** Requests and responses of all extensions, by operation. */
const calls: Calls = {
  undoBookingDecision: { payload: identified, read: messageOf },
  listUndoableBookings: {
    payload: nothing,
    read: (body, _, report) => rows(pick(body, 'bookings'), bookingOf, report),
  },
  getCalendar: {
    payload: ({ from, to }) => ({ from, to }),
    read: (body, _, report) => rows(pick(body, 'days'), (day) => dayOf(day, report), report),
  },
  addBooking: {
    payload: ({ slotId, patientName, patientPhone }) => ({ slotId, patientName, patientPhone }),
    read: (body, operation) => ({
      ...anyMessageOf(body, operation),
      booking: bookingOf(object(pick(body, 'booking'))),
    }),
  },
  addSlot: {
    payload: ({ date, from, minutes }) => ({ date, from, minutes }),
    read: (body, operation, report) => ({
      ...anyMessageOf(body, operation),
      slot: slotOf(object(pick(body, 'slot')), report),
      change: changeOf(pick(body, 'change')),
    }),
  },
  changeSlots: {
    payload: ({ action, slotIds }) => ({ action, slotIds: [...slotIds] }),
    read: (body, operation, report) => ({
      ...anyMessageOf(body, operation),
      change: changeOf(pick(body, 'change')),
      left: rows(pick(body, 'left'), leftOf, report),
    }),
  },
  undoSlotChange: { payload: identified, read: messageOf },
  getAvailability: { payload: nothing, read: (body, _, report) => availabilityOf(pick(body, 'availability'), report) },
  replaceAvailability: {
    payload: weeklyOf,
    read: (body, operation, report) => ({
      ...anyMessageOf(body, operation),
      availability: availabilityOf(pick(body, 'availability'), report),
    }),
  },
  addException: {
    payload: ({ from, to, kind, note, hours = [] }) => ({
      from,
      to,
      kind,
      ...(note && { note }),
      hours: hours.map(hoursOf),
    }),
    read: (body, operation, report) => ({
      ...anyMessageOf(body, operation),
      exception: exceptionOf(object(pick(body, 'exception')), report),
    }),
  },
  removeException: { payload: identified, read: messageOf },
  previewSlotPlan: {
    payload: planRequestOf,
    read: (body, _, report) => planOf(pick(body, 'plan'), report),
  },
  applySlotPlan: {
    payload: ({ fingerprint, ...request }) => ({ ...planRequestOf(request), fingerprint }),
    read: (body, operation) => ({ ...anyMessageOf(body, operation), change: changeOf(pick(body, 'change')) }),
  },
}

/** All operations of extensions, with the functions of their calls. */
export const loadedOperations: Readonly<Record<string, KnownOperation>> = Object.fromEntries(
  Object.entries(extensionOperations).map(([operation, metadata]) => [
    operation,
    {
      ...metadata,
      ...calls[operation as LaterOperationId],
      place: (url, input = {}, secrets) => placedInput(url, input, metadata.method, secrets),
      headers: (key) => (metadata.keyed ? { 'Idempotency-Key': key } : {}),
    } satisfies KnownOperation,
  ]),
)
