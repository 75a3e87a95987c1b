import { isPasskeyOnly, RECOVERY_DELAY, type PasskeyOnly } from '@nalam/sdk/rules'
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { latestPlanned, type Clock } from '../clock.ts'
import { removeInSteps, type IsClosed } from '../db/inSteps.ts'
import type { Database } from '../db/open.ts'
import { doctors, passkeyOnly, passkeyRecoveries } from '../db/schema.ts'
import { hashOf, linkToken } from '../random.ts'

export interface SignInState extends PasskeyOnly {
  /** Whether the password signs nobody in. */
  readonly isPasskeyOnly: boolean
}

/**
 * The accounts that sign in with passkeys only, and the way back of a doctor who has lost all
 * passkeys: 24 hours after it has begun the password signs in again, unless it is stopped. Nothing
 * runs at that moment; every read compares the time.
 */
export type PasskeyOnlyAccounts = ReturnType<typeof createPasskeyOnly>

export function createPasskeyOnly(db: Database, clock: Clock) {
  const isOwn = (doctorId: string) =>
    and(
      eq(passkeyRecoveries.doctorId, doctorId),
      isNull(passkeyRecoveries.stoppedAt),
      lte(passkeyRecoveries.takesEffectAt, latestPlanned(clock.now(), RECOVERY_DELAY)),
    )

  async function state(doctorId: string | undefined, tx: Database = db): Promise<SignInState> {
    const [row] = await tx
      .select({ recoveryAt: passkeyRecoveries.takesEffectAt })
      .from(passkeyOnly)
      .leftJoin(passkeyRecoveries, isOwn(doctorId ?? ''))
      .where(eq(passkeyOnly.doctorId, doctorId ?? ''))
    const stored = { isOn: row !== undefined, recoveryAt: row?.recoveryAt ?? undefined }
    return { ...stored, isPasskeyOnly: isPasskeyOnly(stored, clock.now()) }
  }

  return {
    /** @param doctorId `undefined` for an unknown account, for which the same work is done (S6) */
    state,
    /**
     * Locks the account until the end of the transaction: the passkeys that are counted, and how it
     * signs in, change one after the other.
     */
    async lock(tx: Database, doctorId: string): Promise<SignInState> {
      await tx.select({ id: doctors.id }).from(doctors).where(eq(doctors.id, doctorId)).for('update')
      return state(doctorId, tx)
    },
    /** Switches it on or off, and forgets a way back. */
    async set(tx: Database, doctorId: string, isOn: boolean): Promise<void> {
      await tx.delete(passkeyRecoveries).where(eq(passkeyRecoveries.doctorId, doctorId))
      await tx.delete(passkeyOnly).where(eq(passkeyOnly.doctorId, doctorId))
      if (isOn) await tx.insert(passkeyOnly).values({ doctorId, since: clock.now() })
    },
    /** Begins the way back. One that is on its way keeps its moment. @returns when it takes effect */
    async begin(tx: Database, doctorId: string): Promise<Date> {
      const begunAt = clock.now()
      const takesEffectAt = new Date(begunAt.getTime() + RECOVERY_DELAY)
      const wasStopped = sql`${passkeyRecoveries.stoppedAt} is not null`
      const [row] = await tx
        .insert(passkeyRecoveries)
        .values({ doctorId, begunAt, takesEffectAt })
        .onConflictDoUpdate({
          target: passkeyRecoveries.doctorId,
          set: {
            begunAt,
            // The earlier moment also replaces one of a clock that was ahead.
            takesEffectAt: sql`case when ${wasStopped} then excluded.takes_effect_at
              else least(${passkeyRecoveries.takesEffectAt}, excluded.takes_effect_at) end`,
            tokenHash: sql`case when ${wasStopped} then null else ${passkeyRecoveries.tokenHash} end`,
            stoppedAt: null,
          },
        })
        .returning({ takesEffectAt: passkeyRecoveries.takesEffectAt })
      return row?.takesEffectAt ?? takesEffectAt
    },
    /**
     * Makes the link of a way back that is on its way, for the mail about it; the one of an earlier
     * mail no longer works.
     *
     * @returns `undefined` if none is on its way
     */
    async link(doctorId: string): Promise<{ readonly token: string; readonly recoveryAt: Date } | undefined> {
      const { isPasskeyOnly: isOnly, recoveryAt } = await state(doctorId)
      if (!isOnly || recoveryAt === undefined) return undefined
      const token = linkToken()
      const linked = await db
        .update(passkeyRecoveries)
        .set({ tokenHash: hashOf(token) })
        .where(isOwn(doctorId))
        .returning({ recoveryAt: passkeyRecoveries.takesEffectAt })
      return linked[0] && { token, recoveryAt: linked[0].recoveryAt }
    },
    /** Returns the doctor of a link; `undefined` for a wrong one. */
    async ownerOf(token: string): Promise<string | undefined> {
      const [row] = await db
        .select({ doctorId: passkeyRecoveries.doctorId })
        .from(passkeyRecoveries)
        .where(eq(passkeyRecoveries.tokenHash, hashOf(token)))
      return row?.doctorId
    },
    /** Stops a way back that is on its way. @returns whether there was one */
    async stop(tx: Database, doctorId: string): Promise<boolean> {
      const stopped = await tx
        .update(passkeyRecoveries)
        .set({ stoppedAt: clock.now() })
        .where(isOwn(doctorId))
        .returning({ doctorId: passkeyRecoveries.doctorId })
      return stopped.length === 1
    },
    /**
     * Removes ways back of a clock that was ahead. They do not count now, but a year later they would
     * take effect without anybody's request.
     */
    async clean(isClosed?: IsClosed): Promise<void> {
      const isAhead = gt(passkeyRecoveries.takesEffectAt, latestPlanned(clock.now(), RECOVERY_DELAY))
      await removeInSteps(db, passkeyRecoveries, isAhead, isClosed)
    },
  }
}
