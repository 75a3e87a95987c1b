// Generated from openapi/ by `pnpm --filter @nalam/openapi generate`. Never edited by hand.
import type { ExtensionOperationId, OperationFacts } from './operations.ts'

/** The operations of extensions. */
export const extensionOperations: Readonly<Record<ExtensionOperationId, OperationFacts>> = {
  listUndoableBookings: { method: 'GET', path: '/doctor/undoable-bookings', again: true, messages: { failure: 'Failed to fetch bookings', exception: 'Error fetching bookings' } },
  undoBookingDecision: { method: 'POST', path: '/doctor/bookings/{id}/undo', again: true, keyed: true, messages: { failure: 'Failed to undo the decision', exception: 'An unexpected error occurred' } },
  addSlot: { method: 'POST', path: '/doctor/slots', again: true, keyed: true, messages: { failure: 'Failed to add the slot', exception: 'An unexpected error occurred' } },
  changeSlots: { method: 'POST', path: '/doctor/slot-changes', again: true, keyed: true, messages: { failure: 'Failed to change the slots', exception: 'An unexpected error occurred' } },
  undoSlotChange: { method: 'POST', path: '/doctor/slot-changes/{id}/undo', again: true, keyed: true, messages: { failure: 'Failed to undo the change', exception: 'An unexpected error occurred' } },
  getCalendar: { method: 'GET', path: '/doctor/calendar', again: true, messages: { failure: 'Failed to fetch the calendar', exception: 'An unexpected error occurred' } },
  addBooking: { method: 'POST', path: '/doctor/bookings', again: true, keyed: true, messages: { failure: 'Failed to add the booking', exception: 'An unexpected error occurred' } },
  getAvailability: { method: 'GET', path: '/doctor/availability', again: true, messages: { failure: 'Failed to fetch the hours', exception: 'An unexpected error occurred' } },
  replaceAvailability: { method: 'PUT', path: '/doctor/availability', again: true, keyed: true, messages: { failure: 'Failed to save the hours', exception: 'An unexpected error occurred' } },
  addException: { method: 'POST', path: '/doctor/availability/exceptions', again: true, keyed: true, messages: { failure: 'Failed to add the exception', exception: 'An unexpected error occurred' } },
  removeException: { method: 'DELETE', path: '/doctor/availability/exceptions/{id}', again: true, keyed: true, messages: { failure: 'Failed to remove the exception', exception: 'An unexpected error occurred' } },
  previewSlotPlan: { method: 'POST', path: '/doctor/slot-plans', again: true, messages: { failure: 'Failed to prepare the preview', exception: 'An unexpected error occurred' } },
  applySlotPlan: { method: 'POST', path: '/doctor/slot-plans/apply', again: true, keyed: true, messages: { failure: 'Failed to publish the slots', exception: 'An unexpected error occurred' } },
}
