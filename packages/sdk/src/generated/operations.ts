// Generated from openapi/ by `pnpm --filter @nalam/openapi generate`. Never edited by hand.
import type { components, operations as WireOperations, webhooks } from './schema.ts'

/** How an operation is sent, and its default messages for responses without a message (D9). */
export type OperationMetadata = {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  /** Whether it may be retried: a read, or an action with a key. */
  read?: true
  /** Whether it takes an Idempotency-Key. */
  keyed?: true
  /** Whether it needs no session. */
  open?: true
  multipart?: true
  path: string
  messages: Readonly<Record<string, string>>
}

/** Every operation whose response is JSON. */
export const operations: Readonly<Record<OperationId, OperationMetadata>> = {
  registerDoctor: { method: 'POST', open: true, path: '/doctor/registerDoctor', messages: { failure: 'Something went wrong!', exception: 'Registration failed', unexpected: 'Failed to register doctor.' } },
  loginDoctor: { method: 'POST', open: true, path: '/doctor/loginDoctor', messages: { failure: 'Login failed!', exception: 'Login failed', unexpected: 'An unexpected error occurred', empty: 'No response payload received' } },
  confirmDoctorRegistration: { method: 'POST', open: true, path: '/doctor/confirmDoctorRegistration', messages: { success: 'OTP verified successfully!', failure: 'OTP verification failed', exception: 'An error occurred during OTP verification' } },
  getDoctorProfile: { method: 'GET', read: true, path: '/doctor/doctor-profile', messages: { 401: 'Session expired', 403: 'Session expired' } },
  updateDoctorProfile: { method: 'PUT', path: '/doctor/updateDoctorprofile', messages: {} },
  updateDoctorProfileImage: { method: 'PUT', multipart: true, path: '/doctor/updateDoctorProfileImage', messages: { failure: 'Failed to upload image', exception: 'Error uploading image' } },
  logoutDoctor: { method: 'POST', path: '/doctor/doctor-logout', messages: { failure: 'Logout failed' } },
  updateDoctorStatus: { method: 'POST', path: '/doctor/updateDoctorStatus', messages: {} },
  forgotPassword: { method: 'POST', open: true, path: '/doctor/forgotpassword', messages: { 401: 'Something went wrong. Please try again.', 500: 'Something went wrong. Please try again.', success: 'Password reset link sent successfully!', failure: 'Login failed' } },
  confirmForgotPassword: { method: 'POST', open: true, multipart: true, path: '/doctor/doctorConfirmForgotPassword', messages: { success: 'Password changed successfully', failure: 'Something went wrong. Please try again later.', exception: 'Something went wrong. Please try again.' } },
  listBookings: { method: 'POST', read: true, path: '/doctor/doc-get-all-bookings', messages: { failure: 'Failed to fetch bookings', exception: 'Error fetching bookings' } },
  updateBookingStatus: { method: 'POST', path: '/doctor/approveBookings', messages: { failure: 'Failed to update booking status', exception: 'An unexpected error occurred' } },
  listUndoableBookings: { method: 'GET', read: true, path: '/doctor/undoable-bookings', messages: { failure: 'The bookings could not be loaded' } },
  undoBookingDecision: { method: 'POST', keyed: true, path: '/doctor/bookings/{id}/undo', messages: { failure: 'Failed to undo the answer' } },
  cancelBooking: { method: 'POST', keyed: true, path: '/doctor/bookings/{id}/cancellation', messages: { failure: 'Failed to cancel the booking' } },
  moveBooking: { method: 'POST', keyed: true, path: '/doctor/bookings/{id}/move', messages: { failure: 'Failed to move the booking' } },
  setVisit: { method: 'PUT', keyed: true, path: '/doctor/bookings/{id}/visit', messages: { failure: 'Failed to note the visit' } },
  offerTimes: { method: 'POST', keyed: true, path: '/doctor/bookings/{id}/offer', messages: { failure: 'Failed to offer the times' } },
  withdrawOffer: { method: 'DELETE', keyed: true, path: '/doctor/bookings/{id}/offer', messages: { failure: 'Failed to take the offer back' } },
  offerSeveral: { method: 'POST', keyed: true, path: '/doctor/offers', messages: { failure: 'Failed to offer the times' } },
  readPatientOffer: { method: 'POST', read: true, open: true, path: '/patient/offer', messages: { failure: 'Failed to load the offer' } },
  answerOffer: { method: 'POST', open: true, path: '/patient/offer/answer', messages: { failure: 'Failed to send the answer' } },
  previewCancellations: { method: 'POST', read: true, path: '/doctor/cancellations', messages: { failure: 'Failed to prepare the preview' } },
  cancelBookings: { method: 'POST', keyed: true, path: '/doctor/cancellations/apply', messages: { failure: 'Failed to cancel the bookings' } },
  undoCancellations: { method: 'POST', keyed: true, path: '/doctor/cancellations/{id}/undo', messages: { failure: 'Failed to undo the cancellation' } },
  createSlot: { method: 'POST', path: '/doctor/doc-create-slot', messages: { failure: 'Failed to create slot. Please try again.' } },
  listSlotsByDate: { method: 'POST', read: true, path: '/doctor/get-slots-by-date', messages: { failure: 'Failed to fetch slots' } },
  updateSlotStatus: { method: 'DELETE', path: '/doctor/delete-slot', messages: { success: 'Slot status updated successfully!', failure: 'Failed to update slot status' } },
  addSlot: { method: 'POST', keyed: true, path: '/doctor/slots', messages: { failure: 'Failed to add the slot' } },
  changeSlots: { method: 'POST', keyed: true, path: '/doctor/slot-changes', messages: { failure: 'Failed to change the slots' } },
  listUndoableSlotChanges: { method: 'GET', read: true, path: '/doctor/undoable-slot-changes', messages: { failure: 'The changes could not be loaded' } },
  undoSlotChange: { method: 'POST', keyed: true, path: '/doctor/slot-changes/{id}/undo', messages: { failure: 'Failed to undo the change' } },
  getCalendar: { method: 'GET', read: true, path: '/doctor/calendar', messages: { failure: 'The calendar could not be loaded' } },
  getCalendarFeed: { method: 'GET', read: true, path: '/doctor/calendar-feed', messages: { failure: 'The calendar feed could not be loaded' } },
  changeCalendarFeed: { method: 'PUT', path: '/doctor/calendar-feed', messages: { failure: 'Failed to change the calendar feed' } },
  createCalendarFeed: { method: 'POST', path: '/doctor/calendar-feed', messages: { failure: 'Failed to create the calendar link' } },
  removeCalendarFeed: { method: 'DELETE', path: '/doctor/calendar-feed', messages: { failure: 'Failed to switch off the calendar feed' } },
  addBooking: { method: 'POST', keyed: true, path: '/doctor/bookings', messages: { failure: 'Failed to add the booking' } },
  getAvailability: { method: 'GET', read: true, path: '/doctor/availability', messages: { failure: 'The hours could not be loaded' } },
  replaceAvailability: { method: 'PUT', keyed: true, path: '/doctor/availability', messages: { failure: 'Failed to save the hours' } },
  addException: { method: 'POST', keyed: true, path: '/doctor/availability/exceptions', messages: { failure: 'Failed to add the exception' } },
  removeException: { method: 'DELETE', keyed: true, path: '/doctor/availability/exceptions/{id}', messages: { failure: 'Failed to remove the exception' } },
  previewSlotPlan: { method: 'POST', read: true, path: '/doctor/slot-plans', messages: { failure: 'Failed to prepare the preview' } },
  applySlotPlan: { method: 'POST', keyed: true, path: '/doctor/slot-plans/apply', messages: { failure: 'Failed to publish the slots' } },
  changePassword: { method: 'POST', path: '/doctor/password', messages: { failure: 'Failed to update the password' } },
  sendEmailCode: { method: 'POST', path: '/doctor/email-code', messages: { failure: 'Failed to send the code' } },
  verifyEmail: { method: 'POST', path: '/doctor/email-verification', messages: { failure: 'Failed to verify the email' } },
  listSessions: { method: 'GET', read: true, path: '/doctor/sessions', messages: { failure: 'The devices could not be loaded' } },
  endOtherSessions: { method: 'DELETE', keyed: true, path: '/doctor/sessions', messages: { failure: 'Failed to sign out' } },
  endSession: { method: 'DELETE', keyed: true, path: '/doctor/sessions/{id}', messages: { failure: 'Failed to sign out' } },
  listPasskeys: { method: 'GET', read: true, path: '/doctor/passkeys', messages: { failure: 'The passkeys could not be loaded' } },
  addPasskey: { method: 'POST', path: '/doctor/passkeys', messages: { failure: 'Failed to add the passkey' } },
  beginPasskey: { method: 'POST', path: '/doctor/passkey-options', messages: { failure: 'Failed to add the passkey' } },
  renamePasskey: { method: 'PUT', path: '/doctor/passkeys/{id}', messages: { failure: 'Failed to rename the passkey' } },
  removePasskey: { method: 'DELETE', keyed: true, path: '/doctor/passkeys/{id}', messages: { failure: 'Failed to remove the passkey' } },
  proveIdentity: { method: 'POST', path: '/doctor/proof', messages: { failure: 'Failed to confirm that it is you' } },
  beginProof: { method: 'POST', path: '/doctor/proof/options', messages: { failure: 'Failed to confirm that it is you' } },
  loginWithPasskey: { method: 'POST', open: true, path: '/doctor/passkey-login', messages: { failure: 'Login failed!' } },
  beginPasskeyLogin: { method: 'POST', open: true, path: '/doctor/passkey-login/options', messages: { failure: 'Login failed!' } },
  setPasskeyOnly: { method: 'PUT', path: '/doctor/passkey-only', messages: { failure: 'Failed to change how you sign in' } },
  beginRecovery: { method: 'POST', open: true, path: '/doctor/passkey-recovery', messages: { failure: 'Failed to verify the code' } },
  sendRecoveryCode: { method: 'POST', open: true, path: '/doctor/passkey-recovery/code', messages: { failure: 'Failed to send the code' } },
  stopRecovery: { method: 'POST', open: true, path: '/doctor/passkey-recovery/stop', messages: { failure: 'Failed to stop it' } },
  exportData: { method: 'POST', path: '/doctor/data-export', messages: { failure: 'The file with your data could not be created' } },
  listActivity: { method: 'GET', read: true, path: '/doctor/activity', messages: { failure: 'The activity could not be loaded' } },
  listTickets: { method: 'POST', read: true, path: '/doctor/get_doctor_ticket', messages: { failure: 'The tickets could not be loaded' } },
  updateTicketStatus: { method: 'POST', path: '/doctor/updateTicketStatus', messages: { failure: 'Failed to update ticket status' } },
  listSpecialities: { method: 'GET', read: true, path: '/speciality/readallspeciality', messages: { failure: 'Failed to fetch specialities' } },
  listCountries: { method: 'GET', read: true, path: '/utils/country/list', messages: { failure: 'Failed to fetch countries' } },
  listStates: { method: 'POST', read: true, path: '/utils/state/list', messages: { failure: 'The states could not be loaded' } },
  listCities: { method: 'POST', read: true, path: '/utils/city/list', messages: { failure: 'The cities could not be loaded' } },
  listLocalities: { method: 'POST', read: true, path: '/utils/locality/list', messages: { failure: 'Failed to fetch localities' } },
}

/** The operations whose response is a stream of events. */
export const streams: Readonly<Record<StreamId, OperationMetadata>> = {
  streamEvents: { method: 'GET', path: '/doctor/events', messages: {} },
}

/** Messages that are shown if neither the server nor the operation has one (SDK-04). */
export const wrapperMessages = {
  network: 'Service unavailable - no response from server',
  timeout: 'Service unavailable - no response from server',
  setup: 'Request setup error',
  aborted: 'The request was cancelled.',
  parse: 'The server\'s response could not be read.',
  contract: 'The server\'s response has an unexpected format.',
  response: 'The server did not say what went wrong.',
} as const

/** The name of an operation whose response is a stream of events. */
export type StreamId = 'streamEvents'

/** The name of any operation of the contract, streams included. */
export type AnyOperationId = keyof WireOperations

/** The name of an operation of the contract whose response is JSON. */
export type OperationId = Exclude<AnyOperationId, StreamId>

/** The operations that need no session. */
export type PublicOperationId = 'registerDoctor' | 'loginDoctor' | 'confirmDoctorRegistration' | 'forgotPassword' | 'confirmForgotPassword' | 'readPatientOffer' | 'answerOffer' | 'loginWithPasskey' | 'beginPasskeyLogin' | 'beginRecovery' | 'sendRecoveryCode' | 'stopRecovery'

/** The operations that take an Idempotency-Key. */
export type KeyedOperationId = 'undoBookingDecision' | 'cancelBooking' | 'moveBooking' | 'setVisit' | 'offerTimes' | 'withdrawOffer' | 'offerSeveral' | 'cancelBookings' | 'undoCancellations' | 'addSlot' | 'changeSlots' | 'undoSlotChange' | 'addBooking' | 'replaceAvailability' | 'addException' | 'removeException' | 'applySlotPlan' | 'endOtherSessions' | 'endSession' | 'removePasskey'

/** The id of every default message: `<operationId>.<situation>`, or `wrapper.<kind>`. */
export type DefaultMessageId =
  | `${'registerDoctor'}.${'failure' | 'exception' | 'unexpected'}`
  | `${'loginDoctor'}.${'failure' | 'exception' | 'unexpected' | 'empty'}`
  | `${'confirmDoctorRegistration' | 'confirmForgotPassword'}.${'success' | 'failure' | 'exception'}`
  | `${'getDoctorProfile'}.${'401' | '403'}`
  | `${'updateDoctorProfileImage' | 'listBookings' | 'updateBookingStatus'}.${'failure' | 'exception'}`
  | `${'logoutDoctor' | 'listUndoableBookings' | 'undoBookingDecision' | 'cancelBooking' | 'moveBooking' | 'setVisit' | 'offerTimes' | 'withdrawOffer' | 'offerSeveral' | 'readPatientOffer' | 'answerOffer' | 'previewCancellations' | 'cancelBookings' | 'undoCancellations' | 'createSlot' | 'listSlotsByDate' | 'addSlot' | 'changeSlots' | 'listUndoableSlotChanges' | 'undoSlotChange' | 'getCalendar' | 'getCalendarFeed' | 'changeCalendarFeed' | 'createCalendarFeed' | 'removeCalendarFeed' | 'addBooking' | 'getAvailability' | 'replaceAvailability' | 'addException' | 'removeException' | 'previewSlotPlan' | 'applySlotPlan' | 'changePassword' | 'sendEmailCode' | 'verifyEmail' | 'listSessions' | 'endOtherSessions' | 'endSession' | 'listPasskeys' | 'addPasskey' | 'beginPasskey' | 'renamePasskey' | 'removePasskey' | 'proveIdentity' | 'beginProof' | 'loginWithPasskey' | 'beginPasskeyLogin' | 'setPasskeyOnly' | 'beginRecovery' | 'sendRecoveryCode' | 'stopRecovery' | 'exportData' | 'listActivity' | 'listTickets' | 'updateTicketStatus' | 'listSpecialities' | 'listCountries' | 'listStates' | 'listCities' | 'listLocalities'}.${'failure'}`
  | `${'forgotPassword'}.${'401' | '500' | 'success' | 'failure'}`
  | `${'updateSlotStatus'}.${'success' | 'failure'}`
  | `wrapper.${keyof typeof wrapperMessages}`

/** Name of an extension that a server can offer. */
export type Capability = 'account-security' | 'availability' | 'booking-filters' | 'calendar' | 'calendar-feed' | 'live' | 'messages' | 'offers' | 'slot-changes' | 'ticket-filters' | 'undo' | 'visits'

/** The error codes of the reference server. */
export type ErrorCode = components['schemas']['ErrorCode']

/** The type of a message to a patient. */
export type MessageName = 'booking.accepted' | 'booking.declined' | 'booking.reschedule_requested' | 'booking.offered' | 'booking.cancelled' | 'booking.moved' | 'booking.reminder'

/** A message to a patient, as a webhook's body; `type` tells which. */
export type PatientMessageEvent = {
  readonly [Name in MessageName]: webhooks[Name]['post']['requestBody']['content']['application/json']
}[MessageName]

/** The success codes of the reference server. */
export type MessageCode = components['schemas']['MessageCode']
