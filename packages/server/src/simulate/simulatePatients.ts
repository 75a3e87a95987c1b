import { clinicNow } from '@nalam/sdk'
import { and, asc, count, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/open.ts'
import { bookings, doctors, slots } from '../db/schema.ts'
import { patientName, patientPhone } from '../demo/names.ts'
import { createSeededRandom } from '../demo/seededRandom.ts'
import { exceptionFields, type Log } from '../http/log.ts'
import type { Random } from '../random.ts'

/**
 * Books one free slot of an active doctor as a patient would: the booking is pending and the slot is taken.
 *
 * @returns the booking's id, or `undefined` when no slot is free
 */
export async function bookFreeSlot(db: Database, clock: Clock, random: Random): Promise<string | undefined> {
  const now = clinicNow(clock.now())
  const free = and(
    eq(slots.status, 1),
    eq(slots.isBooked, false),
    gt(slots.startsAt, `${now.date} ${now.time}:00`),
    eq(doctors.isActive, true),
    isNotNull(doctors.confirmedAt),
    isNull(doctors.blockedAt),
  )
  const [found] = await db
    .select({ free: count() })
    .from(slots)
    .innerJoin(doctors, eq(doctors.id, slots.doctorId))
    .where(free)
  if (found === undefined || found.free === 0) return undefined
  const choice = createSeededRandom(Number.parseInt(random.id().slice(0, 8), 16))
  return db.transaction(async (within) => {
    const [slot] = await within
      .select({ id: slots.id, doctorId: slots.doctorId, startsAt: slots.startsAt })
      .from(slots)
      .innerJoin(doctors, eq(doctors.id, slots.doctorId))
      .where(free)
      .orderBy(asc(slots.startsAt), asc(slots.id))
      .offset(choice.below(Math.min(found.free, 40)))
      .limit(1)
    if (slot === undefined) return undefined
    return bookSlot(within, { slotId: slot.id, clock, random })
  })
}

/**
 * Books one particular slot; of many at once exactly one succeeds.
 *
 * @returns the booking's id, or `undefined` when somebody else has it
 */
export async function bookSlot(
  within: Database,
  { slotId, clock, random }: { slotId: string; clock: Clock; random: Random },
): Promise<string | undefined> {
  const [slot] = await within
    .update(slots)
    .set({ isBooked: true })
    .where(and(eq(slots.id, slotId), eq(slots.isBooked, false), eq(slots.status, 1)))
    .returning({ doctorId: slots.doctorId, startsAt: slots.startsAt })
  if (slot === undefined) return undefined
  const person = createSeededRandom(Number.parseInt(random.id().slice(0, 8), 16))
  const id = random.id()
  await within.insert(bookings).values({
    id,
    bookingNumber: sql`'NLM-' || nextval('booking_numbers')`,
    doctorId: slot.doctorId,
    slotId,
    startsAt: slot.startsAt,
    patientName: patientName(person),
    patientPhone: patientPhone(person),
    mode: 'Online',
    createdAt: clock.now(),
  })
  return id
}

/** A running simulation. */
export interface Simulation {
  /** Resolves when the wanted number of bookings was made or {@link Simulation.stop} was called. */
  readonly done: Promise<void>
  stop(): void
}

/**
 * Books free slots at a steady rate. A booking that fails is logged and the next one tried.
 *
 * @param ratePerMinute bookings per minute
 * @param most ends after so many; `undefined` for no end
 * @param onBooked told about every booking, and about every time that no slot was free
 */
export function simulatePatients(
  dependencies: { readonly db: Database; readonly clock: Clock; readonly random: Random; readonly log: Log },
  ratePerMinute: number,
  most: number | undefined,
  onBooked: (bookingId: string | undefined) => void,
): Simulation {
  const state = { stopped: false, made: 0 }
  let wakeUp: () => void = () => undefined
  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      wakeUp = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const run = async () => {
    while (!state.stopped && state.made < (most ?? Infinity)) {
      state.made += 1
      try {
        onBooked(await bookFreeSlot(dependencies.db, dependencies.clock, dependencies.random))
      } catch (error) {
        // A database that is away for a moment ends no server; the next patient tries again.
        dependencies.log.error('simulation', exceptionFields(error))
      }
      // Asked to stop while a slot was being booked: nothing is there to be woken any more.
      if (!state.stopped) await pause(60_000 / ratePerMinute)
    }
  }
  return {
    done: run(),
    stop() {
      state.stopped = true
      wakeUp()
    },
  }
}
