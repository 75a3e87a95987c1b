import type { Caller } from '../core/createCaller.ts'
import type { BookingsResource } from '../resources/bookings.ts'
import type { SlotsResource } from '../resources/slots.ts'
import type { AvailabilityResource } from './Availability.ts'
import type { CalendarResource } from './Calendar.ts'
import { later } from './later.ts'

/** The booking calls of the capabilities `calendar` and `undo`. */
export const bookingCalls = (call: Caller): Pick<BookingsResource, 'add' | 'undo' | 'undoable'> => ({
  add: later(call, 'addBooking'),
  undo: later(call, 'undoBookingDecision'),
  undoable: (options) => later(call, 'listUndoableBookings')(undefined, options),
})

/** The slot calls of the capability `slot-changes`. */
export const slotCalls = (call: Caller): Pick<SlotsResource, 'add' | 'change' | 'undo'> => ({
  add: later(call, 'addSlot'),
  change: later(call, 'changeSlots'),
  undo: later(call, 'undoSlotChange'),
})

/** Makes the calls of the calendar and of the availability. */
export const dayResources = (call: Caller): { calendar: CalendarResource; availability: AvailabilityResource } => ({
  calendar: { show: later(call, 'getCalendar') },
  availability: {
    get: (options) => later(call, 'getAvailability')(undefined, options),
    replace: later(call, 'replaceAvailability'),
    addException: later(call, 'addException'),
    removeException: later(call, 'removeException'),
    preview: later(call, 'previewSlotPlan'),
    apply: later(call, 'applySlotPlan'),
  },
})
