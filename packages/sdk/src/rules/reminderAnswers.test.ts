import { describe, expect, it } from 'vitest'
import { BOOKING_STATUS } from '../generated/enums.ts'
import { patientAppointmentState, reminderAnswerProblem, type ReminderAnswer } from './reminderAnswers.ts'

const startsAt = '2026-12-03 10:30:00'
const at = (time: string) => new Date(`2026-12-03T${time}+05:30`)
const { pending, confirmed, declined, reschedule } = BOOKING_STATUS

describe('[MSG-06] a patient answers a reminder', () => {
  it.each<[string, number, ReminderAnswer | null, string, string | undefined]>([
    ['until one hour before', confirmed, null, '09:29:59', undefined],
    ['and not later', confirmed, null, '09:30:00', 'reminder.too_late'],
    ['with another answer', confirmed, 'comes', '09:29:59', undefined],
    ['also after the answer has freed the time', declined, 'cannot', '09:29:59', undefined],
    ['not for what the clinic has cancelled', declined, null, '09:00:00', 'reminder.no_appointment'],
    ['not for a request', pending, null, '09:00:00', 'reminder.no_appointment'],
    ['not while other times are offered', reschedule, null, '09:00:00', 'reminder.no_appointment'],
  ])('%s', (_, status, reminderAnswer, time, code) => {
    expect(reminderAnswerProblem({ status, startsAt, reminderAnswer }, at(time))?.code).toBe(code)
  })

  it.each<[string, number, ReminderAnswer | null]>([
    ['open', confirmed, null],
    ['comes', confirmed, 'comes'],
    ['cannot', confirmed, 'cannot'],
    ['cannot', declined, 'cannot'],
    ['ended', declined, null],
    ['ended', pending, null],
  ])('and sees the appointment as %s', (state, status, reminderAnswer) => {
    expect(patientAppointmentState({ status, startsAt, reminderAnswer })).toBe(state)
  })
})
