import { clinicInstant, toIsoDate } from '@nalam/sdk'

/** Source of the current time; tests use their own. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

const CLINIC_MOMENT = /^(\d{4}-\d\d-\d\d)T((?:[01]\d|2[0-3]):[0-5]\d)$/

/**
 * Parses a date and time at the clinic.
 *
 * @param text for example `2026-11-24T09:00`
 * @returns `undefined` for anything else
 */
export function clinicMoment(text: string): Date | undefined {
  const [, date = '', time = ''] = CLINIC_MOMENT.exec(text) ?? []
  return date === '' || toIsoDate(date) !== date ? undefined : clinicInstant(date, time)
}

/** Returns a clock that starts at this moment and advances in real time. */
export function clockFrom(moment: Date): Clock {
  const began = performance.now()
  return { now: () => new Date(moment.getTime() + performance.now() - began) }
}

/**
 * Maximum difference between the clocks of two processes, in seconds. A time further ahead was
 * written by a wrong clock.
 */
export const CLOCK_TOLERANCE = 60

/**
 * Returns the latest moment that a process can have written by now. A later one was written by a
 * clock that was ahead, and is not believed: otherwise it would hold until that date.
 */
export const latestMoment = (now: Date): Date => new Date(now.getTime() + CLOCK_TOLERANCE * 1000)

/**
 * Returns the latest moment that a process can have planned by now. A later one was planned by a
 * clock that was ahead, and is not believed.
 *
 * @param longest how far ahead such a moment is planned at most, in milliseconds
 */
export const latestPlanned = (now: Date, longest: number): Date => new Date(latestMoment(now).getTime() + longest)
