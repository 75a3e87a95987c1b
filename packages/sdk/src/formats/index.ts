export { formatPhone, isMobileNumber, parsePhone, phoneHref, toLatinDigits } from './phone.ts'
export {
  addDays,
  addMonths,
  daysBetween,
  daysInMonth,
  parseCalendarDate,
  startOfMonth,
  toIsoDate,
  toWireDate,
  weekdayIndex,
  weekOf,
  type CalendarDay,
} from './calendarDate.ts'
export { isWeekdayCode, WEEKDAYS, weekdayOf, type WeekdayCode } from './weekday.ts'
export {
  clockTimeOfMinutes,
  END_OF_DAY,
  endOfMinutes,
  formatClockTime,
  formatHour,
  formatShortTime,
  formatTimeRange,
  HALF_HOUR_TIMES,
  HOURS,
  isClockTime,
  minutesOfDay,
  minutesOfEnd,
  parseClockTime,
  parseHour,
} from './clockTime.ts'
export { CLINIC_ZONE, clinicInstant, clinicNow, clinicToday, isPastAtClinic, type ClinicMoment } from './clinicTime.ts'
export { searchedText, storedText } from './storedText.ts'
export { parseTypedDate } from './typedDate.ts'
export { formatDate, formatWeekday, type DateStyle } from './displayDate.ts'
export {
  BOOKING_DECISION,
  BOOKING_STATUS,
  CANCELLATION_REASON,
  SLOT_STATUS,
  TICKET_STATUS,
  VISIT,
} from '../generated/enums.ts'
export { PAUSE_MINUTES, SLOT_MINUTES } from '../generated/enums.ts'
export {
  BOOKING_ACTIONS,
  parseBookingDecision,
  type BookingAction,
  type BookingDecision,
  type BookingDecisionCode,
} from './bookingDecision.ts'
export { parseBookingStatus, type BookingStatusCode, type BookingStatusName } from './bookingStatus.ts'
export {
  describeBookingStatus,
  type BookingStatusDescription,
  type BookingStatusTone,
} from './describeBookingStatus.ts'
export { LIVE_BOOKING_STATUSES } from './liveBookingStatuses.ts'
export type { CancellationReason, Visit } from './visit.ts'
