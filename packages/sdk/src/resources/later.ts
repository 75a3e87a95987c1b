// Methods of extensions. Their code is loaded with the first call of one: most pages do not need it
// at once.
import type { ApiPromise } from '../core/ApiPromise.ts'
import type { CallOptions } from '../core/callOptions.ts'
import type { Caller } from '../core/Caller.ts'
import type { InputOf } from '../core/contractTypes.ts'
import type { Report } from '../core/json.ts'
import { knownOperations, type KnownOperation } from '../core/knownOperations.ts'
import type { ResponseFields } from '../core/responseFields.ts'
import type { ExtensionOperationId } from '../generated/operations.ts'
import type { Availability, NewException, SlotPlan, SlotPlanRequest, WeeklyAvailability } from './Availability.ts'
import type { AvailabilityException } from './AvailabilityException.ts'
import type { Booking } from './Booking.ts'
import type { CalendarSlot, DaySchedule, LeftSlot, NewBooking, NewSlot, SlotChange, SlotsAction } from './Calendar.ts'
import type { Message } from './message.ts'

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
export type LaterCall<O extends LaterOperationId> = {
  payload: (input: Surfaces[O]['input']) => InputOf<O>
  read: (body: ResponseFields<O>, operation: O, report: Report) => Surfaces[O]['output']
}

/** Operation of an extension, after its code was loaded. */
export type LoadedOperation<O extends LaterOperationId> = KnownOperation & LaterCall<O>

// The client loads the code of all extensions before it builds the request.
const loaded = <O extends LaterOperationId>(operation: O) => knownOperations[operation] as LoadedOperation<O>

/** Creates the method of an extension operation. */
export const later =
  <O extends LaterOperationId>(call: Caller, operation: O) =>
  (input: Surfaces[O]['input'], options?: CallOptions): ApiPromise<Surfaces[O]['output'], O> =>
    call(
      operation,
      (...received) => loaded(operation).read(...received),
      options,
      () => loaded(operation).payload(input),
    )
