import { setTimeout as pause } from 'node:timers/promises'
import { addDays, clinicToday } from '@nalam/sdk'
import { createPlatformApi, type PlatformApi } from '@nalam/sdk/platform'
import { MAX_CALENDAR_DAYS } from '@nalam/sdk/rules'
import { exceptionFields, type Log } from '../http/log.ts'
import type { Random } from '../random.ts'
import { createSeededRandom, patientName, patientPhone, type SeededRandom } from './patients.ts'

/** Number of a doctor's next free times from which a patient chooses. */
const MAX_CHOICES = 40

/**
 * Books a free time as a platform does for a patient who has no preference.
 *
 * @returns the booking's id, or `undefined` when no doctor has a free time
 */
async function bookFreeTime(api: PlatformApi, chance: SeededRandom): Promise<string | undefined> {
  const { doctors } = await api.doctors.list()
  // By the server's clock, which the response has told.
  const from = clinicToday(new Date(api.now()))
  for (let left = doctors; left.length > 0;) {
    const { id } = chance.pick(left)
    const times = await api.doctors.times(id, { from, to: addDays(from, MAX_CALENDAR_DAYS - 1) })
    if (times.length > 0) {
      const { slotId } = chance.pick(times.slice(0, MAX_CHOICES))
      const patient = { patientName: patientName(chance), patientPhone: patientPhone(chance) }
      const { booking } = await api.bookings.create({ slotId, ...patient })
      return booking.id
    }
    left = left.filter((doctor) => doctor.id !== id)
  }
  return undefined
}

/** Returns a seed of {@link simulatePatients}. */
export const seedOf = (random: Random): number => Number.parseInt(random.id().slice(0, 8), 16)

/** Where simulated patients book, and how. */
export interface Simulation {
  /** Address of the API. */
  readonly baseUrl: string
  /** The key of the platform through which they book. */
  readonly key: string
  readonly perMinute: number
  /** Number of tries after which it ends; `undefined` for no end. */
  readonly max?: number | undefined
  /** The same number chooses the same patients. */
  readonly seed: number
  readonly log: Log
  /** Called for every booking, and with `undefined` when no time was free. */
  readonly onBooked: (bookingId: string | undefined) => void
}

/**
 * Books free times at a constant rate, through the operations of platforms and in no other way
 * (INTAKE-05). If a booking fails, the error is logged and the next one follows.
 */
export function simulatePatients({ baseUrl, key, perMinute, max = Infinity, seed, log, onBooked }: Simulation) {
  const api = createPlatformApi({ baseUrl, key })
  const chance = createSeededRandom(seed)
  const stopping = new AbortController()
  const { signal } = stopping
  const run = async () => {
    for (let made = 0; !signal.aborted && made < max; made += 1) {
      try {
        onBooked(await bookFreeTime(api, chance))
      } catch (error) {
        // A short failure ends nothing; the next booking is tried later.
        log.error('simulation', exceptionFields(error))
      }
      // Stopping ends the pause.
      await pause(60_000 / perMinute, undefined, { signal }).catch(() => undefined)
    }
  }
  return {
    /** Resolves when the requested number of bookings was tried or `stop` was called. */
    done: run(),
    stop: () => stopping.abort(),
  }
}
