import { toIsoDate } from '@nalam/sdk'

/** Where the server takes the time from; tests bring their own. */
export interface Clock {
  now(): Date
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() }

const CLINIC_MOMENT = /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d$/

/** @param text date and time at the clinic, `2026-11-24T09:00` @returns `undefined` for anything else */
export function clinicMoment(text: string): Date | undefined {
  const date = CLINIC_MOMENT.exec(text)?.[1]
  return date === undefined || toIsoDate(date) !== date ? undefined : new Date(`${text}:00+05:30`)
}

/** A clock that shows this moment now and runs on from it. */
export function clockFrom(moment: Date): Clock {
  const began = performance.now()
  return { now: () => new Date(moment.getTime() + performance.now() - began) }
}
