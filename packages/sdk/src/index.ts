export { createDoctorApi, type DoctorApi } from './client.ts'
export type { ApiEvent, ErrorEvent, MismatchEvent, RequestEvent, ResponseEvent } from './core/events.ts'
export type { ApiPromise, Result, WithResponse } from './core/ApiPromise.ts'
export type { CallOptions, ClientOptions, Fetch, ResponseCheck } from './core/options.ts'
export type { ResponseOf, FieldOf, ParamsOf, PayloadOf, StatusOf } from './core/contractTypes.ts'
export type { Middleware, MiddlewareParams } from './core/transport.ts'
export { multipart } from './core/request.ts'
export { defaultMessage } from './core/messages.ts'
export {
  ApiError,
  apiErrorFromJson,
  isAborted,
  isApiError,
  isContractError,
  isNetworkError,
  isParseError,
  isResponseError,
  isSetupError,
  isTimeout,
  type ApiErrorKind,
  type ApiErrorOfKind,
  type ApiResponseError,
} from './core/ApiError.ts'
export {
  newerAppointment,
  newerAvailability,
  newerCancellations,
  newerOffer,
  newerPlan,
  refusedOffers,
} from './resources/newer.ts'
export type { HoursRange, PauseMinutes, PlannedTime, SlotMinutes } from './formats/hoursRange.ts'
export * from './formats/index.ts'
export type {
  AnyOperationId,
  Capability,
  DefaultMessageId,
  ErrorCode,
  KeyedOperationId,
  MessageCode,
  MessageName,
  OperationId,
  PatientMessageEvent,
  PlatformMessageEvent,
  PlatformOperationId,
  PublicOperationId,
  StreamId,
} from './generated/operations.ts'
export type { components, paths } from './generated/schema.ts'
export type { LiveEvent, LiveOptions, LiveResource } from './live/LiveEvent.ts'
export { PRODUCT_NAME } from './productName.ts'
export type { Passkey, PasskeyCreationOptions, PasskeyList, PasskeyRequestOptions } from './resources/passkey.ts'
export type {
  AccountResource,
  Activity,
  ActivityName,
  DoctorSession,
  RecoveryBegun,
  Registration,
} from './resources/account.ts'
export type {
  Availability,
  AvailabilityResource,
  NewException,
  SlotPlan,
  SlotPlanDay,
  SlotPlanRequest,
  WeekdayHours,
  WeeklyAvailability,
} from './resources/availability.ts'
export type { AvailabilityException } from './resources/exception.ts'
export type {
  Booking,
  BookingConflict,
  BookingSummary,
  Cancellation,
  BookingOffer,
  OfferedTime,
  OfferState,
} from './resources/Booking.ts'
export type {
  BookingPage,
  BookingSearch,
  BookingSource,
  BookingsResource,
  DashboardBookings,
  ReminderSettings,
} from './resources/bookings.ts'
export type { CalendarFeed, CalendarFeedResource, NewCalendarFeed } from './resources/calendarFeed.ts'
export type {
  CalendarResource,
  CalendarSlot,
  DaySchedule,
  LeftSlot,
  NewBooking,
  NewSlot,
  SlotChange,
  UndoableSlotChange,
  SlotsAction,
  SlotState,
} from './resources/calendar.ts'
export type { Doctor, Named } from './resources/Doctor.ts'
export type { City, Country, Locality, LookupsResource, Speciality, State } from './resources/lookups.ts'
export type { Message } from './resources/readers.ts'
export type { OfferCalls, Offering, RefusedOffer, SeveralOffers } from './resources/offers.ts'
export type {
  OldTime,
  PatientAnswer,
  PatientAppointment,
  PatientTurn,
  PatientOffer,
  PatientOfferState,
  PatientResource,
} from './resources/patient.ts'
export type { Paging } from './resources/page.ts'
export type { ProfileResource } from './resources/profile.ts'
export { SCREEN_LANGUAGES } from './resources/queue.ts'
export type {
  Queue,
  QueueAction,
  QueueArrival,
  QueueChange,
  QueueEntry,
  QueueResource,
  QueueScreen,
  QueueSession,
  QueueState,
  SavedQueueScreen,
  ScreenLanguage,
  SessionOfDay,
} from './resources/queue.ts'
export { capabilitiesOf, type Session, type SessionResource } from './resources/session.ts'
export type { Slot, SlotDay, SlotsOfDay, SlotsResource } from './resources/slots.ts'
export type {
  Cancellations,
  CancellationsPreview,
  CancellationsRequest,
  Cancelling,
  LeftBooking,
  VisitCalls,
} from './resources/visits.ts'
export type { Ticket, TicketPage, TicketSearch, TicketsResource, TicketStatusCode } from './resources/tickets.ts'
