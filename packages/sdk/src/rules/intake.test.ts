import { describe, expect, it } from 'vitest'
import { BOOKING_STATUS } from '../generated/enums.ts'
import {
  isConfirmedAtOnce,
  isLapsing,
  patientCancellationProblem,
  statusAfterBeginning,
  type DoctorHours,
} from './intake.ts'

const usual = { slotMinutes: 30, pauseMinutes: 0 } as const
const hours: DoctorHours = {
  weeklyHours: [
    { weekday: 'THU', from: '09:00', to: '12:30', ...usual, confirmsAtOnce: true },
    { weekday: 'THU', from: '17:00', to: '20:00', ...usual },
    { weekday: 'FRI', from: '22:00', to: '24:00', ...usual, confirmsAtOnce: true },
  ],
  exceptions: [
    { from: '2026-12-10', to: '2026-12-12', kind: 'closed', hours: [] },
    {
      from: '2026-12-17',
      to: '2026-12-17',
      kind: 'hours',
      hours: [{ from: '17:00', to: '18:00', ...usual, confirmsAtOnce: true }],
    },
  ],
}

describe('[INTAKE-03] a booking is confirmed at once', () => {
  it.each([
    ['in hours with that choice', '2026-12-03', 600, 630, true],
    ['at their first minute', '2026-12-03', 540, 570, true],
    ['until their last minute', '2026-12-03', 720, 750, true],
    ['not if it ends after them', '2026-12-03', 735, 765, false],
    ['not if it begins before them', '2026-12-03', 525, 555, false],
    ['not in hours without the choice', '2026-12-03', 1020, 1050, false],
    ['not between the hours', '2026-12-03', 840, 870, false],
    ['not on another weekday', '2026-12-02', 600, 630, false],
    ['until midnight', '2026-12-04', 1410, 1440, true],
    ['not after midnight', '2026-12-04', 1410, 1470, false],
    ['by the hours of an exception', '2026-12-17', 1020, 1050, true],
    ['not by the weekly hours on the day of an exception', '2026-12-17', 600, 630, false],
    ['not on a closed day', '2026-12-10', 600, 630, false],
  ])('%s', (_, date, start, end, expected) => {
    expect(isConfirmedAtOnce({ date, start, end }, hours)).toBe(expected)
  })
})

// 10:30 at the clinic.
const at1030 = { date: '2026-12-03', start: 630 }
const clinic = (time: string) => new Date(`2026-12-03T${time}:00+05:30`)
const { pending, confirmed, declined, reschedule } = BOOKING_STATUS

describe('[INTAKE-02] the patient cancels until the time begins', () => {
  it.each([
    [pending, '10:29', undefined],
    [confirmed, '10:29', undefined],
    [reschedule, '10:29', undefined],
    [confirmed, '10:30', 'booking.begun'],
    [declined, '10:29', 'booking.ended'],
    [declined, '10:30', 'booking.ended'],
  ])('status %s at %s: %s', (status, time, code) => {
    expect(patientCancellationProblem({ ...at1030, status }, clinic(time))?.code).toBe(code)
  })

  it('and only a request without an answer lapses, when its time begins', () => {
    const after = (status: number, time: string) => statusAfterBeginning({ ...at1030, status }, clinic(time))
    expect(after(pending, '10:29')).toBeUndefined()
    expect(after(pending, '10:30')).toBe(declined)
    expect([confirmed, declined, reschedule].map((status) => after(status, '10:30'))).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('[INTAKE-02] a request without an answer counts as not confirmed', () => {
  const yesterday = new Date('2026-12-02T12:00:00+05:30')
  it.each([
    ['from an hour before its time', '09:30', pending, yesterday, true, true],
    ['and not earlier', '09:29', pending, yesterday, true, false],
    ['also when its time has begun', '10:30', pending, yesterday, true, true],
    ['not if it is answered', '09:30', confirmed, yesterday, true, false],
    ['not if its patient answers to an offer', '09:30', reschedule, yesterday, true, false],
    ['not if no platform made it', '09:30', pending, yesterday, false, false],
    [
      'if it was made more than two hours before',
      '09:30',
      pending,
      new Date(clinic('08:30').getTime() - 1),
      true,
      true,
    ],
    ['not if it was made later', '09:30', pending, clinic('08:30'), true, false],
  ])('%s (%s)', (_, time, status, createdAt, isByPlatform, expected) => {
    expect(isLapsing({ ...at1030, status, createdAt, isByPlatform }, clinic(time))).toBe(expected)
  })
})
