import { BOOKING_STATUS, lineText } from '@nalam/sdk'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { bookings } from '../db/schema.ts'
import type { Dependencies } from '../dependencies.ts'
import { endHold, holdsOf } from '../resources/platforms/store.ts'
import { StartError } from '../startError.ts'

/** Maximum length of a platform's name, which doctors read beside a booking. */
const MAX_NAME = 60

/** Returns the name of a platform as it is stored. @throws StartError for one that cannot be shown */
export function platformName(text: string): string {
  const name = lineText(text)
  if (name === '' || name.length > MAX_NAME) throw new StartError(`Name a platform with 1 to ${MAX_NAME} characters.`)
  return name
}

/** What becomes of a removed platform's holds and bookings. */
interface RemovedPlatform {
  /** Times that it held, which are free again. */
  readonly holds: number
  /** All of its bookings, which stay. */
  readonly bookings: number
  /** Those of them that wait for an answer. */
  readonly waiting: number
}

/**
 * Removes a platform inside a transaction: its key is no longer valid, and what it holds is free
 * again, and it is told nothing more. Its bookings stay, because they are the doctors' and the patients'.
 *
 * @returns `undefined` if no platform has this name
 */
export async function removePlatform(
  tx: Database,
  { clock, platforms }: Pick<Dependencies, 'clock' | 'platforms'>,
  name: string,
): Promise<RemovedPlatform | undefined> {
  const id = await platforms.remove(tx, name)
  if (id === undefined) return undefined
  const holds = await holdsOf(tx, id)
  for (const hold of holds) await endHold(tx, { platformId: id }, hold, clock.now())
  const isOfIt = eq(bookings.platformId, id)
  return {
    holds: holds.length,
    bookings: await tx.$count(bookings, isOfIt),
    waiting: await tx.$count(bookings, and(isOfIt, eq(bookings.status, BOOKING_STATUS.pending))),
  }
}
