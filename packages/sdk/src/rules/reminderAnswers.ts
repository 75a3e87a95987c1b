import { BOOKING_STATUS } from '../generated/enums.ts'
import type { components } from '../generated/schema.ts'
import type { Problem } from './problem.ts'
import { appointmentInstant } from './patientMessages.ts'

/** A patient's answer to a reminder (MSG-06). */
export type ReminderAnswer = components['schemas']['ReminderAnswer']

/** How long before the appointment an answer can be given and changed, in milliseconds. */
const ANSWERED_BEFORE = 3_600_000

/** Returns until when the patient of an appointment can answer. @param startsAt `YYYY-MM-DD HH:MM:SS` */
export const reminderAnswerEnd = (startsAt: string): Date =>
  new Date(appointmentInstant(startsAt).getTime() - ANSWERED_BEFORE)

/** A booking whose patient is reminded. */
export type AnswerableBooking = {
  readonly status: number
  readonly startsAt: string
  readonly reminderAnswer: ReminderAnswer | null
}

/** Returns whether a booking has an appointment for which its patient can answer. */
const isAnswerable = ({ status, reminderAnswer }: AnswerableBooking): boolean =>
  status === BOOKING_STATUS.confirmed ||
  // The patient's own answer has freed its time.
  (status === BOOKING_STATUS.declined && reminderAnswer === 'cannot')

/** Returns the problem of an answer to a reminder, which is possible until one hour before. */
export function reminderAnswerProblem(booking: AnswerableBooking, now: Date): Problem | undefined {
  if (!isAnswerable(booking)) return { code: 'reminder.no_appointment' }
  return now < reminderAnswerEnd(booking.startsAt) ? undefined : { code: 'reminder.too_late' }
}

/** Returns the state of an appointment as its patient sees it. */
export const patientAppointmentState = (booking: AnswerableBooking): 'open' | 'ended' | ReminderAnswer =>
  isAnswerable(booking) ? (booking.reminderAnswer ?? 'open') : 'ended'
