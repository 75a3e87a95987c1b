import type { ApiPromise } from '../core/ApiPromise.ts'
import type { CallOptions } from '../core/callOptions.ts'
import type { Caller } from '../core/createCaller.ts'
import { pick, rows } from '../core/json.ts'
import { bookingOf, type Booking } from '../resources/Booking.ts'
import { messageOf, type Message } from '../resources/message.ts'

/** The calls of the capability `undo`. */
type UndoCalls = {
  undo: (id: string, options?: CallOptions) => ApiPromise<Message, 'undoBookingDecision'>
  undoable: (options?: CallOptions) => ApiPromise<Booking[], 'listUndoableBookings'>
}

/** Makes the calls of the capability `undo`. */
export const undoCalls = (call: Caller): UndoCalls => ({
  undo: (id, options) => call('undoBookingDecision', messageOf, options, () => ({ id })),
  undoable: (options) =>
    call('listUndoableBookings', (body, _, report) => rows(pick(body, 'bookings'), bookingOf, report), options),
})
