import { setTimeout as pause } from 'node:timers/promises'
import { bookSlot } from '../resources/bookings/store.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/open.ts'
import { patientName, patientPhone, createSeededRandom } from './patients.ts'
import { exceptionFields, type Log } from '../http/log.ts'
import type { Random } from '../random.ts'
import { freeSlots } from '../resources/slots/queries.ts'

/** Number of the next free slots from which a patient chooses. */
const MAX_CHOICES = 40

/**
 * Books one free slot of an active doctor as a patient would: the booking is pending and the slot
 * is taken.
 *
 * @returns the booking's id, or `undefined` when no slot is free
 */
export async function bookFreeSlot(db: Database, clock: Clock, random: Random): Promise<string | undefined> {
  const free = await freeSlots(db, clock.now(), MAX_CHOICES)
  if (free.length === 0) return undefined
  const chance = createSeededRandom(Number.parseInt(random.id().slice(0, 8), 16))
  const slotId = free[chance.below(free.length)]
  if (slotId === undefined) return undefined
  const patient = { patientName: patientName(chance), patientPhone: patientPhone(chance) }
  const id = random.id()
  const booked = await db.transaction((tx) => bookSlot(tx, { id, slotId, ...patient }, clock.now()))
  return booked ? id : undefined
}

/**
 * Books free slots at a constant rate. If a booking fails, the error is logged and the
 * next one follows.
 *
 * @param max number of tries after which it ends; `undefined` for no end
 * @param onBooked called for every booking, and with `undefined` when no slot was free
 */
export function simulatePatients(
  dependencies: { readonly db: Database; readonly clock: Clock; readonly random: Random; readonly log: Log },
  ratePerMinute: number,
  max: number | undefined,
  onBooked: (bookingId: string | undefined) => void,
) {
  const stopping = new AbortController()
  const { signal } = stopping
  const run = async () => {
    for (let made = 0; !signal.aborted && made < (max ?? Infinity); made += 1) {
      try {
        onBooked(await bookFreeSlot(dependencies.db, dependencies.clock, dependencies.random))
      } catch (error) {
        // A short failure of the database does not end the server; the next booking is tried later.
        dependencies.log.error('simulation', exceptionFields(error))
      }
      // Stopping ends the pause.
      await pause(60_000 / ratePerMinute, undefined, { signal }).catch(() => undefined)
    }
  }
  return {
    /** Resolves when the requested number of bookings was tried or `stop` was called. */
    done: run(),
    stop: () => stopping.abort(),
  }
}
