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

/** Metadata of some operations. */
export type Operations<Id extends AnyOperationId> = Readonly<Record<Id, OperationMetadata>>

/** The operations of doctors. A client bundles only the operations of its caller. */
export const doctorOperations: Operations<DoctorOperationId> = {
  registerDoctor: { method: 'POST', messages: { failure: 'Something went wrong!', exception: 'Registration failed', unexpected: 'Failed to register doctor.' }, open: true, path: '/doctor/registerDoctor' },
  loginDoctor: { method: 'POST', messages: { failure: 'Login failed!', exception: 'Login failed', unexpected: 'An unexpected error occurred', empty: 'No response payload received' }, open: true, path: '/doctor/loginDoctor' },
  confirmDoctorRegistration: { method: 'POST', messages: { success: 'OTP verified successfully!', failure: 'OTP verification failed', exception: 'An error occurred during OTP verification' }, open: true, path: '/doctor/confirmDoctorRegistration' },
  getDoctorProfile: { method: 'GET', messages: { 401: 'Session expired', 403: 'Session expired' }, read: true, path: '/doctor/doctor-profile' },
  updateDoctorProfile: { method: 'PUT', messages: {}, path: '/doctor/updateDoctorprofile' },
  updateDoctorProfileImage: { method: 'PUT', messages: { failure: 'Failed to upload image', exception: 'Error uploading image' }, multipart: true, path: '/doctor/updateDoctorProfileImage' },
  logoutDoctor: { method: 'POST', messages: { failure: 'Logout failed' }, path: '/doctor/doctor-logout' },
  updateDoctorStatus: { method: 'POST', messages: {}, path: '/doctor/updateDoctorStatus' },
  forgotPassword: { method: 'POST', messages: { 401: 'Something went wrong. Please try again.', 500: 'Something went wrong. Please try again.', success: 'Password reset link sent successfully!', failure: 'Login failed' }, open: true, path: '/doctor/forgotpassword' },
  confirmForgotPassword: { method: 'POST', messages: { success: 'Password changed successfully', failure: 'Something went wrong. Please try again later.', exception: 'Something went wrong. Please try again.' }, open: true, multipart: true, path: '/doctor/doctorConfirmForgotPassword' },
  listBookings: { method: 'POST', messages: { failure: 'Failed to fetch bookings', exception: 'Error fetching bookings' }, read: true, path: '/doctor/doc-get-all-bookings' },
  updateBookingStatus: { method: 'POST', messages: { failure: 'Failed to update booking status', exception: 'An unexpected error occurred' }, path: '/doctor/approveBookings' },
  listUndoableBookings: { method: 'GET', messages: { failure: 'The bookings could not be loaded' }, read: true, path: '/doctor/undoable-bookings' },
  undoBookingDecision: { method: 'POST', messages: { failure: 'Failed to undo the answer' }, keyed: true, path: '/doctor/bookings/{id}/undo' },
  cancelBooking: { method: 'POST', messages: { failure: 'Failed to cancel the booking' }, keyed: true, path: '/doctor/bookings/{id}/cancellation' },
  moveBooking: { method: 'POST', messages: { failure: 'Failed to move the booking' }, keyed: true, path: '/doctor/bookings/{id}/move' },
  setVisit: { method: 'PUT', messages: { failure: 'Failed to mark the visit' }, keyed: true, path: '/doctor/bookings/{id}/visit' },
  setTold: { method: 'PUT', messages: { failure: 'Failed to mark the patient as told' }, keyed: true, path: '/doctor/bookings/{id}/told' },
  offerTimes: { method: 'POST', messages: { failure: 'Failed to offer the times' }, keyed: true, path: '/doctor/bookings/{id}/offer' },
  withdrawOffer: { method: 'DELETE', messages: { failure: 'Failed to withdraw the offer' }, keyed: true, path: '/doctor/bookings/{id}/offer' },
  offerSeveral: { method: 'POST', messages: { failure: 'Failed to offer the times' }, keyed: true, path: '/doctor/offers' },
  undoOffers: { method: 'POST', messages: { failure: 'Failed to undo the offers' }, keyed: true, path: '/doctor/offers/{id}/undo' },
  getReminderSettings: { method: 'GET', messages: { failure: 'Failed to load the setting' }, read: true, path: '/doctor/reminder-settings' },
  setReminderSettings: { method: 'PUT', messages: { failure: 'Failed to save the setting' }, keyed: true, path: '/doctor/reminder-settings' },
  listBookingSources: { method: 'GET', messages: { failure: 'Failed to load where bookings come from' }, read: true, path: '/doctor/booking-sources' },
  previewCancellations: { method: 'POST', messages: { failure: 'Failed to prepare the preview' }, read: true, path: '/doctor/cancellations' },
  cancelBookings: { method: 'POST', messages: { failure: 'Failed to cancel the bookings' }, keyed: true, path: '/doctor/cancellations/apply' },
  undoCancellations: { method: 'POST', messages: { failure: 'Failed to undo the cancellation' }, keyed: true, path: '/doctor/cancellations/{id}/undo' },
  createSlot: { method: 'POST', messages: { failure: 'Failed to create slot. Please try again.' }, path: '/doctor/doc-create-slot' },
  listSlotsByDate: { method: 'POST', messages: { failure: 'Failed to fetch slots' }, read: true, path: '/doctor/get-slots-by-date' },
  updateSlotStatus: { method: 'DELETE', messages: { success: 'Slot status updated successfully!', failure: 'Failed to update slot status' }, path: '/doctor/delete-slot' },
  addSlot: { method: 'POST', messages: { failure: 'Failed to add the slot' }, keyed: true, path: '/doctor/slots' },
  changeSlots: { method: 'POST', messages: { failure: 'Failed to change the slots' }, keyed: true, path: '/doctor/slot-changes' },
  listUndoableSlotChanges: { method: 'GET', messages: { failure: 'The changes could not be loaded' }, read: true, path: '/doctor/undoable-slot-changes' },
  undoSlotChange: { method: 'POST', messages: { failure: 'Failed to undo the change' }, keyed: true, path: '/doctor/slot-changes/{id}/undo' },
  getCalendar: { method: 'GET', messages: { failure: 'The calendar could not be loaded' }, read: true, path: '/doctor/calendar' },
  getQueue: { method: 'GET', messages: { failure: 'The queue could not be loaded' }, read: true, path: '/doctor/queue' },
  addQueueEntry: { method: 'POST', messages: { failure: 'Failed to give a number' }, keyed: true, path: '/doctor/queue/entries' },
  changeQueueEntry: { method: 'PUT', messages: { failure: 'Failed to change the queue' }, keyed: true, path: '/doctor/queue/entries/{id}' },
  callNextPatient: { method: 'POST', messages: { failure: 'Failed to call the next patient' }, keyed: true, path: '/doctor/queue/next' },
  undoPatientCall: { method: 'POST', messages: { failure: 'Failed to undo the call' }, keyed: true, path: '/doctor/queue/undo' },
  endQueueSession: { method: 'POST', messages: { failure: 'Failed to end the session' }, keyed: true, path: '/doctor/queue/end' },
  getQueueScreen: { method: 'GET', messages: { failure: 'The link of the screen could not be loaded' }, read: true, path: '/doctor/queue/screen' },
  saveQueueScreen: { method: 'PUT', messages: { failure: 'Failed to save the screen' }, path: '/doctor/queue/screen' },
  removeQueueScreen: { method: 'DELETE', messages: { failure: 'Failed to remove the link of the screen' }, path: '/doctor/queue/screen' },
  getCalendarFeed: { method: 'GET', messages: { failure: 'The calendar feed could not be loaded' }, read: true, path: '/doctor/calendar-feed' },
  changeCalendarFeed: { method: 'PUT', messages: { failure: 'Failed to change the calendar feed' }, path: '/doctor/calendar-feed' },
  createCalendarFeed: { method: 'POST', messages: { failure: 'Failed to create the calendar link' }, path: '/doctor/calendar-feed' },
  removeCalendarFeed: { method: 'DELETE', messages: { failure: 'Failed to switch off the calendar feed' }, path: '/doctor/calendar-feed' },
  addBooking: { method: 'POST', messages: { failure: 'Failed to add the booking' }, keyed: true, path: '/doctor/bookings' },
  getAvailability: { method: 'GET', messages: { failure: 'The hours could not be loaded' }, read: true, path: '/doctor/availability' },
  replaceAvailability: { method: 'PUT', messages: { failure: 'Failed to save the hours' }, keyed: true, path: '/doctor/availability' },
  addException: { method: 'POST', messages: { failure: 'Failed to add the exception' }, keyed: true, path: '/doctor/availability/exceptions' },
  removeException: { method: 'DELETE', messages: { failure: 'Failed to remove the exception' }, keyed: true, path: '/doctor/availability/exceptions/{id}' },
  previewSlotPlan: { method: 'POST', messages: { failure: 'Failed to prepare the preview' }, read: true, path: '/doctor/slot-plans' },
  applySlotPlan: { method: 'POST', messages: { failure: 'Failed to publish the slots' }, keyed: true, path: '/doctor/slot-plans/apply' },
  changePassword: { method: 'POST', messages: { failure: 'Failed to update the password' }, path: '/doctor/password' },
  sendEmailCode: { method: 'POST', messages: { failure: 'Failed to send the code' }, path: '/doctor/email-code' },
  verifyEmail: { method: 'POST', messages: { failure: 'Failed to verify the email' }, path: '/doctor/email-verification' },
  listSessions: { method: 'GET', messages: { failure: 'The devices could not be loaded' }, read: true, path: '/doctor/sessions' },
  endOtherSessions: { method: 'DELETE', messages: { failure: 'Failed to sign out' }, keyed: true, path: '/doctor/sessions' },
  endSession: { method: 'DELETE', messages: { failure: 'Failed to sign out' }, keyed: true, path: '/doctor/sessions/{id}' },
  listPasskeys: { method: 'GET', messages: { failure: 'The passkeys could not be loaded' }, read: true, path: '/doctor/passkeys' },
  addPasskey: { method: 'POST', messages: { failure: 'Failed to add the passkey' }, path: '/doctor/passkeys' },
  beginPasskey: { method: 'POST', messages: { failure: 'Failed to add the passkey' }, path: '/doctor/passkey-options' },
  renamePasskey: { method: 'PUT', messages: { failure: 'Failed to rename the passkey' }, path: '/doctor/passkeys/{id}' },
  removePasskey: { method: 'DELETE', messages: { failure: 'Failed to remove the passkey' }, keyed: true, path: '/doctor/passkeys/{id}' },
  proveIdentity: { method: 'POST', messages: { failure: 'Could not confirm that it\'s you' }, path: '/doctor/proof' },
  beginProof: { method: 'POST', messages: { failure: 'Could not confirm that it\'s you' }, path: '/doctor/proof/options' },
  loginWithPasskey: { method: 'POST', messages: { failure: 'Login failed!' }, open: true, path: '/doctor/passkey-login' },
  beginPasskeyLogin: { method: 'POST', messages: { failure: 'Login failed!' }, open: true, path: '/doctor/passkey-login/options' },
  setPasskeyOnly: { method: 'PUT', messages: { failure: 'Failed to change how you sign in' }, path: '/doctor/passkey-only' },
  beginRecovery: { method: 'POST', messages: { failure: 'Failed to verify the code' }, open: true, path: '/doctor/passkey-recovery' },
  sendRecoveryCode: { method: 'POST', messages: { failure: 'Failed to send the code' }, open: true, path: '/doctor/passkey-recovery/code' },
  stopRecovery: { method: 'POST', messages: { failure: 'Failed to cancel the request' }, open: true, path: '/doctor/passkey-recovery/stop' },
  exportData: { method: 'POST', messages: { failure: 'The file with your data could not be created' }, path: '/doctor/data-export' },
  listActivity: { method: 'GET', messages: { failure: 'The activity could not be loaded' }, read: true, path: '/doctor/activity' },
  listTickets: { method: 'POST', messages: { failure: 'The tickets could not be loaded' }, read: true, path: '/doctor/get_doctor_ticket' },
  updateTicketStatus: { method: 'POST', messages: { failure: 'Failed to update ticket status' }, path: '/doctor/updateTicketStatus' },
  listSpecialities: { method: 'GET', messages: { failure: 'Failed to fetch specialities' }, read: true, path: '/speciality/readallspeciality' },
  listCountries: { method: 'GET', messages: { failure: 'Failed to fetch countries' }, read: true, path: '/utils/country/list' },
  listStates: { method: 'POST', messages: { failure: 'The states could not be loaded' }, read: true, path: '/utils/state/list' },
  listCities: { method: 'POST', messages: { failure: 'The cities could not be loaded' }, read: true, path: '/utils/city/list' },
  listLocalities: { method: 'POST', messages: { failure: 'Failed to fetch localities' }, read: true, path: '/utils/locality/list' },
}

/** The operations of patients with a link. */
export const patientOperations: Operations<PatientOperationId> = {
  readPatientOffer: { method: 'POST', messages: { failure: 'Failed to load the offer' }, read: true, open: true, path: '/patient/offer' },
  answerOffer: { method: 'POST', messages: { failure: 'Failed to send the answer' }, open: true, path: '/patient/offer/answer' },
  readAppointment: { method: 'POST', messages: { failure: 'Failed to load the appointment' }, read: true, open: true, path: '/patient/appointment' },
  answerReminder: { method: 'POST', messages: { failure: 'Failed to send the answer' }, open: true, path: '/patient/appointment/answer' },
}

/** The operations of platforms. */
export const platformOperations: Operations<PlatformOperationId> = {
  listPlatformDoctors: { method: 'GET', messages: { failure: 'Failed to load the doctors' }, read: true, path: '/platform/doctors' },
  listPlatformTimes: { method: 'GET', messages: { failure: 'Failed to load the times' }, read: true, path: '/platform/doctors/{id}/times' },
  holdTime: { method: 'POST', messages: { failure: 'Failed to hold the time' }, keyed: true, path: '/platform/holds' },
  releaseHold: { method: 'DELETE', messages: { failure: 'Failed to release the time' }, keyed: true, path: '/platform/holds/{id}' },
  bookTime: { method: 'POST', messages: { failure: 'Failed to book the time' }, keyed: true, path: '/platform/bookings' },
  getPlatformBooking: { method: 'GET', messages: { failure: 'Failed to load the booking' }, read: true, path: '/platform/bookings/{id}' },
  cancelPlatformBooking: { method: 'POST', messages: { failure: 'Failed to cancel the booking' }, keyed: true, path: '/platform/bookings/{id}/cancellation' },
  answerPlatformReminder: { method: 'POST', messages: { failure: 'Failed to send the answer' }, keyed: true, path: '/platform/bookings/{id}/reminder-answer' },
}

/** Every operation whose response is JSON. */
export const operations: Operations<OperationId> = /* @__PURE__ */ Object.assign(
  {},
  doctorOperations,
  patientOperations,
  platformOperations,
)

/** The operations whose response is a stream of events. */
export const streams: Operations<StreamId> = {
  streamEvents: { method: 'GET', messages: {}, path: '/doctor/events' },
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
export type PublicOperationId = 'registerDoctor' | 'loginDoctor' | 'confirmDoctorRegistration' | 'forgotPassword' | 'confirmForgotPassword' | 'readPatientOffer' | 'answerOffer' | 'readAppointment' | 'answerReminder' | 'loginWithPasskey' | 'beginPasskeyLogin' | 'beginRecovery' | 'sendRecoveryCode' | 'stopRecovery'

/** The operations of platforms, which send a key instead of a session cookie. */
export type PlatformOperationId = 'listPlatformDoctors' | 'listPlatformTimes' | 'holdTime' | 'releaseHold' | 'bookTime' | 'getPlatformBooking' | 'cancelPlatformBooking' | 'answerPlatformReminder'

/** The operations of patients, who send the token of their link. */
export type PatientOperationId = 'readPatientOffer' | 'answerOffer' | 'readAppointment' | 'answerReminder'

/** All other operations: those of doctors, with a session or before they have one. */
export type DoctorOperationId = Exclude<OperationId, PlatformOperationId | PatientOperationId>

/** The operations that take an Idempotency-Key. */
export type KeyedOperationId = 'undoBookingDecision' | 'cancelBooking' | 'moveBooking' | 'setVisit' | 'setTold' | 'offerTimes' | 'withdrawOffer' | 'offerSeveral' | 'undoOffers' | 'holdTime' | 'releaseHold' | 'bookTime' | 'cancelPlatformBooking' | 'answerPlatformReminder' | 'setReminderSettings' | 'cancelBookings' | 'undoCancellations' | 'addSlot' | 'changeSlots' | 'undoSlotChange' | 'addQueueEntry' | 'changeQueueEntry' | 'callNextPatient' | 'undoPatientCall' | 'endQueueSession' | 'addBooking' | 'replaceAvailability' | 'addException' | 'removeException' | 'applySlotPlan' | 'endOtherSessions' | 'endSession' | 'removePasskey'

/** The id of every default message: `<operationId>.<situation>`, or `wrapper.<kind>`. */
export type DefaultMessageId =
  | `${'registerDoctor'}.${'failure' | 'exception' | 'unexpected'}`
  | `${'loginDoctor'}.${'failure' | 'exception' | 'unexpected' | 'empty'}`
  | `${'confirmDoctorRegistration' | 'confirmForgotPassword'}.${'success' | 'failure' | 'exception'}`
  | `${'getDoctorProfile'}.${'401' | '403'}`
  | `${'updateDoctorProfileImage' | 'listBookings' | 'updateBookingStatus'}.${'failure' | 'exception'}`
  | `${'logoutDoctor' | 'listUndoableBookings' | 'undoBookingDecision' | 'cancelBooking' | 'moveBooking' | 'setVisit' | 'setTold' | 'offerTimes' | 'withdrawOffer' | 'offerSeveral' | 'undoOffers' | 'readPatientOffer' | 'answerOffer' | 'readAppointment' | 'answerReminder' | 'listPlatformDoctors' | 'listPlatformTimes' | 'holdTime' | 'releaseHold' | 'bookTime' | 'getPlatformBooking' | 'cancelPlatformBooking' | 'answerPlatformReminder' | 'getReminderSettings' | 'setReminderSettings' | 'listBookingSources' | 'previewCancellations' | 'cancelBookings' | 'undoCancellations' | 'createSlot' | 'listSlotsByDate' | 'addSlot' | 'changeSlots' | 'listUndoableSlotChanges' | 'undoSlotChange' | 'getCalendar' | 'getQueue' | 'addQueueEntry' | 'changeQueueEntry' | 'callNextPatient' | 'undoPatientCall' | 'endQueueSession' | 'getQueueScreen' | 'saveQueueScreen' | 'removeQueueScreen' | 'getCalendarFeed' | 'changeCalendarFeed' | 'createCalendarFeed' | 'removeCalendarFeed' | 'addBooking' | 'getAvailability' | 'replaceAvailability' | 'addException' | 'removeException' | 'previewSlotPlan' | 'applySlotPlan' | 'changePassword' | 'sendEmailCode' | 'verifyEmail' | 'listSessions' | 'endOtherSessions' | 'endSession' | 'listPasskeys' | 'addPasskey' | 'beginPasskey' | 'renamePasskey' | 'removePasskey' | 'proveIdentity' | 'beginProof' | 'loginWithPasskey' | 'beginPasskeyLogin' | 'setPasskeyOnly' | 'beginRecovery' | 'sendRecoveryCode' | 'stopRecovery' | 'exportData' | 'listActivity' | 'listTickets' | 'updateTicketStatus' | 'listSpecialities' | 'listCountries' | 'listStates' | 'listCities' | 'listLocalities'}.${'failure'}`
  | `${'forgotPassword'}.${'401' | '500' | 'success' | 'failure'}`
  | `${'updateSlotStatus'}.${'success' | 'failure'}`
  | `wrapper.${keyof typeof wrapperMessages}`

/** Name of an extension that a server can offer. */
export type Capability = 'account-security' | 'availability' | 'booking-filters' | 'calendar' | 'calendar-feed' | 'intake' | 'live' | 'messages' | 'offers' | 'queue' | 'slot-changes' | 'ticket-filters' | 'undo' | 'visits'

/** The error codes of the reference server. */
export type ErrorCode = components['schemas']['ErrorCode']

/** The type of a message to a patient. */
export type MessageName = 'booking.accepted' | 'booking.declined' | 'booking.reschedule_requested' | 'booking.offered' | 'booking.cancelled' | 'booking.moved' | 'booking.pending' | 'booking.lapsed' | 'booking.reminder'

/** The type of a message to a platform. */
export type PlatformMessageName = 'booking.changed'

type EventOf<Name extends keyof webhooks> = webhooks[Name]['post']['requestBody']['content']['application/json']

/** A message to a patient, as a webhook's body; `type` tells which. */
export type PatientMessageEvent = { readonly [Name in MessageName]: EventOf<Name> }[MessageName]

/** A message to a platform, as a webhook's body; `type` tells which. */
export type PlatformMessageEvent = { readonly [Name in PlatformMessageName]: EventOf<Name> }[PlatformMessageName]

/** The success codes of the reference server. */
export type MessageCode = components['schemas']['MessageCode']
