import type { InputOf } from '../core/contractTypes.ts'
import { pick, rows, type Report } from '../core/json.ts'
import type { ResponseFields } from '../core/responseFields.ts'
import { extensionOperations } from '../generated/extensionOperations.ts'
import type { ExtensionOperationId, OperationMetadata, OperationId } from '../generated/operations.ts'
import { bookingOf, type Booking } from '../resources/Booking.ts'
import { anyMessageOf, messageOf, type Message } from '../resources/message.ts'
import type { Availability, NewException, SlotPlan, SlotPlanRequest, WeeklyAvailability } from './Availability.ts'
import type { CalendarSlot, DaySchedule, LeftSlot, NewBooking, NewSlot, SlotChange, SlotsAction } from './Calendar.ts'
import type { AvailabilityException, HoursRange } from './Hours.ts'
import { availabilityOf, planOf } from './readAvailability.ts'
import { changeOf, dayOf, leftOf, slotOf } from './readCalendar.ts'
import { placedInput } from './parameters.ts'
import { exceptionOf, object } from './readException.ts'

export { extensionOperations }

type Surface<Input, Output> = { input: Input; output: Output }

/** Input and output of the extension methods. */
export type Surfaces = {
  undoBookingDecision: Surface<string, Message>
  listUndoableBookings: Surface<undefined, Booking[]>
  getCalendar: Surface<{ from: string; to: string }, DaySchedule[]>
  addBooking: Surface<NewBooking, Message & { booking: Booking }>
  addSlot: Surface<NewSlot, Message & { slot: CalendarSlot; change: SlotChange }>
  changeSlots: Surface<SlotsAction, Message & { change: SlotChange; left: LeftSlot[] }>
  undoSlotChange: Surface<string, Message>
  getAvailability: Surface<undefined, Availability>
  replaceAvailability: Surface<WeeklyAvailability, Message & { availability: Availability }>
  addException: Surface<NewException, Message & { exception: AvailabilityException }>
  removeException: Surface<string, Message>
  previewSlotPlan: Surface<SlotPlanRequest, SlotPlan>
  applySlotPlan: Surface<SlotPlanRequest & { fingerprint: string }, Message & { change: SlotChange }>
}

/** Operations whose code is loaded with the first call of an extension. */
export type LaterOperationId = ExtensionOperationId & keyof Surfaces

/** Functions of an extension method: `payload` builds the request, `read` reads the response. */
type Call<O extends LaterOperationId> = {
  payload: (input: Surfaces[O]['input']) => InputOf<O>
  read: (body: ResponseFields<O>, operation: O, report: Report) => Surfaces[O]['output']
}

/** The calls of all extensions. */
type Calls = { readonly [O in LaterOperationId]: Call<O> }

const metadata: Partial<Record<OperationId, OperationMetadata>> = extensionOperations

/** Returns URL and body of a call; `undefined` for a base operation. */
export function place(operation: OperationId, url: string, input: object | undefined, secrets: string[]) {
  const own = metadata[operation]
  return own && placedInput(url, input ?? {}, own.method, secrets)
}

/** Returns the `Idempotency-Key` of an action that may be retried; empty for other operations. */
export const keyHeader = (operation: OperationId, key: string): { 'Idempotency-Key'?: string } =>
  metadata[operation]?.keyed ? { 'Idempotency-Key': key } : {}

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

/** Builds the request from the argument of a method. */
export const payload = <O extends LaterOperationId>(operation: O, input: Surfaces[O]['input']): InputOf<O> =>
  (calls[operation] as Call<O>).payload(input)

/** Reads the value of a successful response. */
export const read = <O extends LaterOperationId>(
  body: ResponseFields<O>,
  operation: O,
  report: Report,
): Surfaces[O]['output'] => (calls[operation] as Call<O>).read(body, operation, report)
