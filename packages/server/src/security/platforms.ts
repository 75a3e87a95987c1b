import { randomBytes, timingSafeEqual } from 'node:crypto'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import { Refusal } from '../contract/refusal.ts'
import { isConflict } from '../db/errors.ts'
import type { Database } from '../db/open.ts'
import { columnsOf } from '../db/reads.ts'
import { platforms } from '../db/schema.ts'
import { hashOf, type Random } from '../random.ts'

/** Marks a key, so that people and scanners of secrets recognise it. */
const PREFIX = 'nalam'

/** Compared with the keys of platforms that do not exist, so that they take equally long. */
const NOBODY = hashOf('')

/** Where a platform is told about its bookings. */
export interface Webhook {
  readonly url: string
  /** `whsec_…` */
  readonly secret: string
}

/** Creates the secret of a webhook: `whsec_` and 32 random bytes. */
export const webhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

const columnsOfWebhook = (webhook: Webhook | undefined) => ({
  webhookUrl: webhook?.url ?? null,
  webhookSecret: webhook?.secret ?? null,
})

/** Matches the platform of a name that may book. */
const isNamed = (name: string) =>
  and(eq(sql`lower(${platforms.name})`, sql`lower(${name})`), isNull(platforms.removedAt))

/** The platforms that book for patients, and their keys (INTAKE-01). */
export type Platforms = ReturnType<typeof createPlatforms>

export function createPlatforms(db: Database, clock: Clock, random: Random) {
  const byId = db
    .select({ id: platforms.id, keyHash: platforms.keyHash })
    .from(platforms)
    .where(and(eq(platforms.id, sql.placeholder('id')), isNull(platforms.removedAt)))
    .prepare('platform_of_key')

  return {
    /** Finds the platform of a key. Its hash is compared in constant time. */
    async find(key: string): Promise<{ readonly id: string } | undefined> {
      const [prefix, id = '', secret = ''] = key.split('.')
      const [platform] = await byId.execute({ id })
      const isKey = timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(platform?.keyHash ?? NOBODY))
      return isKey && prefix === PREFIX && platform !== undefined ? { id: platform.id } : undefined
    },
    /**
     * Locks a platform until the end of the transaction: a removal at the same moment waits.
     *
     * @throws Refusal 401 if it was removed
     */
    async hold(tx: Database, id: string): Promise<void> {
      const [found] = await tx
        .select({ id: platforms.id })
        .from(platforms)
        .where(and(eq(platforms.id, id), isNull(platforms.removedAt)))
        .for('key share')
      if (found === undefined) throw new Refusal('platform.key_required')
    },
    /**
     * Adds a platform.
     *
     * @param webhook where it is told about its bookings
     * @returns its key, which is stored nowhere; `undefined` if there is one of this name
     */
    async add(name: string, webhook?: Webhook): Promise<string | undefined> {
      const id = `plt_${random.id()}`
      const secret = random.token()
      try {
        await db
          .insert(platforms)
          .values({ id, name, keyHash: hashOf(secret), createdAt: clock.now(), ...columnsOfWebhook(webhook) })
      } catch (error) {
        if (isConflict(error)) return undefined
        throw error
      }
      return [PREFIX, id, secret].join('.')
    },
    /** Returns the platforms that may book, by name. */
    list: () =>
      db
        .select(columnsOf(platforms, 'id', 'name', 'createdAt', 'webhookUrl'))
        .from(platforms)
        .where(isNull(platforms.removedAt))
        .orderBy(asc(sql`lower(${platforms.name})`)),
    /**
     * Replaces the address and the secret of a platform.
     *
     * @param webhook without it, the platform is told nothing more
     * @returns its id; `undefined` without a platform of this name
     */
    async setWebhook(name: string, webhook: Webhook | undefined): Promise<string | undefined> {
      const [changed] = await db
        .update(platforms)
        .set(columnsOfWebhook(webhook))
        .where(isNamed(name))
        .returning({ id: platforms.id })
      return changed?.id
    },
    /** Removes a platform: its key is no longer valid. @returns its id; `undefined` without one */
    async remove(tx: Database, name: string): Promise<string | undefined> {
      const [removed] = await tx
        .update(platforms)
        .set({ removedAt: clock.now(), keyHash: NOBODY, ...columnsOfWebhook(undefined) })
        .where(isNamed(name))
        .returning({ id: platforms.id })
      return removed?.id
    },
  }
}

/** Adds a platform whose key is known already, for demo data, unless it is there. */
export async function insertPlatform(
  tx: Database,
  {
    id,
    name,
    key,
    createdAt,
  }: Pick<typeof platforms.$inferInsert, 'id' | 'name' | 'createdAt'> & { readonly key: string },
): Promise<void> {
  const [, , secret = ''] = key.split('.')
  await tx
    .insert(platforms)
    .values({ id, name, keyHash: hashOf(secret), createdAt })
    .onConflictDoNothing()
}
