import { SCREEN_LANGUAGES, type ScreenLanguage } from '@nalam/sdk'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { recordChange, type Changer } from '../../changes/recordChange.ts'
import { latestMoment } from '../../clock.ts'
import type { Schema } from '../../contract/contractTypes.ts'
import type { Database } from '../../db/open.ts'
import { columnsOf } from '../../db/reads.ts'
import { doctors, queueScreens, type StoredScreens } from '../../db/schema.ts'
import type { Dependencies } from '../../dependencies.ts'
import { hashOf, linkToken } from '../../random.ts'

/** What a screen shows beside the numbers. */
export interface ScreenSetting {
  readonly room: string | null
  readonly languages: readonly ScreenLanguage[]
}

/** How often a process stores how many screens it serves, in milliseconds. */
export const COUNTED_EVERY = 60_000

/** Milliseconds after which the screens of a process that was killed are not counted any more. */
const COUNTED_FOR = 2.5 * COUNTED_EVERY

/** Returns the screens of all processes. */
function countOf(screens: StoredScreens, now: Date): number {
  const [first, last] = [now.getTime() - COUNTED_FOR, latestMoment(now).getTime()]
  return Object.values(screens)
    .filter(({ at }) => Date.parse(at) >= first && Date.parse(at) <= last)
    .reduce((sum, { count }) => sum + count, 0)
}

/** Returns the screen of a doctor as it is sent; without a link, what a new one shows. */
export async function wireScreen(db: Database, doctorId: string, now: Date): Promise<Schema<'QueueScreen'>> {
  const [screen] = await db.select().from(queueScreens).where(eq(queueScreens.doctorId, doctorId))
  if (screen === undefined) return { isOn: false, languages: [...SCREEN_LANGUAGES], screens: 0 }
  const { room, languages, screens, createdAt } = screen
  return {
    isOn: true,
    ...(room !== null && { room }),
    languages: [...languages],
    screens: countOf(screens, now),
    createdAt: createdAt.toISOString(),
  }
}

/** Returns the doctor of a link; `undefined` if it is wrong, or the doctor is blocked. */
export async function doctorOfScreen(db: Database, token: string): Promise<string | undefined> {
  const [screen] = await db
    .select({ doctorId: queueScreens.doctorId })
    .from(queueScreens)
    .innerJoin(doctors, eq(doctors.id, queueScreens.doctorId))
    .where(and(eq(queueScreens.tokenHash, hashOf(token)), isNull(doctors.blockedAt)))
  return screen?.doctorId
}

/** Returns what the screens of a doctor show, and the hash of their link; `undefined` without one. */
export async function screenOfDoctor(
  db: Database,
  doctorId: string,
): Promise<(ScreenSetting & { readonly doctor: string; readonly tokenHash: string }) | undefined> {
  const [screen] = await db
    .select({ ...columnsOf(queueScreens, 'tokenHash', 'room', 'languages'), doctor: doctors.name })
    .from(queueScreens)
    .innerJoin(doctors, eq(doctors.id, queueScreens.doctorId))
    .where(and(eq(queueScreens.doctorId, doctorId), isNull(doctors.blockedAt)))
  return screen
}

/** Records a change, which the open screens learn of by its event. */
const record = (tx: Database, { doctorId, requestId }: Changer, name: string, at: Date): Promise<void> =>
  recordChange(tx, { doctorId, kind: 'queue', id: doctorId, name, at, requestId })

/**
 * Stores what the screens show, inside a transaction (QUEUE-04). Without a link, or if a new one is
 * wanted, one is made; an earlier one ends.
 *
 * @returns the token of a new link, of which only the hash is stored
 */
export async function saveScreen(
  tx: Database,
  { clock }: Pick<Dependencies, 'clock'>,
  change: Changer & ScreenSetting & { readonly isNewLink: boolean },
): Promise<string | undefined> {
  const { doctorId, room, languages, isNewLink } = change
  const [token, now] = [linkToken(), clock.now()]
  const link = { tokenHash: hashOf(token), createdAt: now, screens: {} }
  const [saved] = await tx
    .insert(queueScreens)
    .values({ ...link, doctorId, room, languages })
    .onConflictDoUpdate({ target: queueScreens.doctorId, set: { room, languages, ...(isNewLink && link) } })
    .returning(columnsOf(queueScreens, 'tokenHash'))
  const isNew = saved?.tokenHash === link.tokenHash
  await record(tx, change, isNew ? 'queue_screen.created' : 'queue_screen.changed', now)
  return isNew ? token : undefined
}

/** Removes the link inside a transaction; nothing happens if there is none. */
export async function removeScreen(
  tx: Database,
  { clock }: Pick<Dependencies, 'clock'>,
  change: Changer,
): Promise<void> {
  const removed = await tx
    .delete(queueScreens)
    .where(eq(queueScreens.doctorId, change.doctorId))
    .returning({ doctorId: queueScreens.doctorId })
  if (removed.length > 0) await record(tx, change, 'queue_screen.removed', clock.now())
}

/** Stores how many screens of a doctor a process serves. */
export async function countScreens(
  db: Database,
  { doctorId, process, count, now }: { doctorId: string; process: string; count: number; now: Date },
): Promise<void> {
  const counted = JSON.stringify(count === 0 ? {} : { [process]: { count, at: now.toISOString() } })
  const first = new Date(now.getTime() - COUNTED_FOR).toISOString()
  const { screens } = queueScreens
  await db
    .update(queueScreens)
    .set({
      // Those of processes that were killed are left out.
      screens: sql`(
        select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${screens})
        where key <> ${process} and value ->> 'at' >= ${first}
      ) || ${counted}::jsonb`,
    })
    .where(eq(queueScreens.doctorId, doctorId))
}
