// Generated from openapi/ by `pnpm --filter @nalam/openapi generate`. Never edited by hand.
import type { ExtensionOperationId, OperationMetadata } from './operations.ts'

/** The operations of extensions. */
export const extensionOperations: Readonly<Record<ExtensionOperationId, OperationMetadata>> = {
  listUndoableBookings: { method: 'GET', again: true, path: '/doctor/undoable-bookings', messages: { failure: 'Failed to fetch bookings', exception: 'Error fetching bookings' } },
  undoBookingDecision: { method: 'POST', again: true, keyed: true, path: '/doctor/bookings/{id}/undo', messages: { failure: 'Failed to undo the decision', exception: 'An unexpected error occurred' } },
  addSlot: { method: 'POST', again: true, keyed: true, path: '/doctor/slots', messages: { failure: 'Failed to add the slot', exception: 'An unexpected error occurred' } },
  changeSlots: { method: 'POST', again: true, keyed: true, path: '/doctor/slot-changes', messages: { failure: 'Failed to change the slots', exception: 'An unexpected error occurred' } },
  undoSlotChange: { method: 'POST', again: true, keyed: true, path: '/doctor/slot-changes/{id}/undo', messages: { failure: 'Failed to undo the change', exception: 'An unexpected error occurred' } },
  getCalendar: { method: 'GET', again: true, path: '/doctor/calendar', messages: { failure: 'Failed to fetch the calendar', exception: 'An unexpected error occurred' } },
  addBooking: { method: 'POST', again: true, keyed: true, path: '/doctor/bookings', messages: { failure: 'Failed to add the booking', exception: 'An unexpected error occurred' } },
  getAvailability: { method: 'GET', again: true, path: '/doctor/availability', messages: { failure: 'Failed to fetch the hours', exception: 'An unexpected error occurred' } },
  replaceAvailability: { method: 'PUT', again: true, keyed: true, path: '/doctor/availability', messages: { failure: 'Failed to save the hours', exception: 'An unexpected error occurred' } },
  addException: { method: 'POST', again: true, keyed: true, path: '/doctor/availability/exceptions', messages: { failure: 'Failed to add the exception', exception: 'An unexpected error occurred' } },
  removeException: { method: 'DELETE', again: true, keyed: true, path: '/doctor/availability/exceptions/{id}', messages: { failure: 'Failed to remove the exception', exception: 'An unexpected error occurred' } },
  previewSlotPlan: { method: 'POST', again: true, path: '/doctor/slot-plans', messages: { failure: 'Failed to prepare the preview', exception: 'An unexpected error occurred' } },
  applySlotPlan: { method: 'POST', again: true, keyed: true, path: '/doctor/slot-plans/apply', messages: { failure: 'Failed to publish the slots', exception: 'An unexpected error occurred' } },
}
