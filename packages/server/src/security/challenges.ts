import { and, eq, gt, lt } from 'drizzle-orm'
import { latestMoment, type Clock } from '../clock.ts'
import { removeInSteps, type IsClosed } from '../db/inSteps.ts'
import type { Database } from '../db/open.ts'
import { passkeyChallenges } from '../db/schema.ts'
import { hashOf } from '../random.ts'
import { lifetimes } from './limits.ts'

/** What the browser is asked to do with a passkey. */
export type ChallengePurpose = (typeof passkeyChallenges.$inferSelect)['purpose']

/**
 * Challenges of passkeys: each can be answered once, within five minutes, for one purpose, and only
 * in the session or, before a sign-in, in the browser that asked for it.
 */
export type Challenges = ReturnType<typeof createChallenges>

export function createChallenges(db: Database, clock: Clock) {
  const oldest = () => new Date(clock.now().getTime() - lifetimes.challenge * 1000)
  return {
    /** @param holder hash of the session's token or of the device cookie */
    async store(challenge: string, purpose: ChallengePurpose, holder: string, tx: Database = db): Promise<void> {
      const createdAt = clock.now()
      await tx.insert(passkeyChallenges).values({ challengeHash: hashOf(challenge), purpose, holder, createdAt })
    },
    /** Uses a challenge up, whatever becomes of the response. @returns whether it was valid */
    async take(challenge: string, purpose: ChallengePurpose, holder: string): Promise<boolean> {
      const [taken] = await db
        .delete(passkeyChallenges)
        .where(
          and(
            eq(passkeyChallenges.challengeHash, hashOf(challenge)),
            eq(passkeyChallenges.purpose, purpose),
            eq(passkeyChallenges.holder, holder),
          ),
        )
        .returning({ createdAt: passkeyChallenges.createdAt })
      return taken !== undefined && taken.createdAt > oldest() && taken.createdAt <= latestMoment(clock.now())
    },
    async clean(isClosed?: IsClosed): Promise<void> {
      const { createdAt } = passkeyChallenges
      for (const which of [lt(createdAt, oldest()), gt(createdAt, latestMoment(clock.now()))])
        await removeInSteps(db, passkeyChallenges, which, isClosed)
    },
  }
}
