import { and, desc, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import { Refusal } from '../contract/refusal.ts'
import { removeInSteps, type IsClosed } from '../db/inSteps.ts'
import type { Database } from '../db/open.ts'
import { codes } from '../db/schema.ts'
import type { Call } from '../http/route.ts'
import { hashOf, type Random } from '../random.ts'
import { CODE_TRIES, lifetimes } from './limits.ts'
import { latestMoment } from '../clock.ts'
import type { Passwords } from './passwords.ts'

export type CodePurpose = (typeof codes.$inferSelect)['purpose']

/** The requester or user of a code: hashes of the device cookie and of the network. */
export interface Requester {
  /** Empty for a client without cookies. */
  readonly device: string
  readonly network: string
}

/** The request that causes a mail: its language, and who may use the code in the mail. */
export type MailCause = Pick<Call<unknown>, 'language' | 'device' | 'network'>

/** A code that can be entered, after a try of it was counted. */
export type LiveCode = Pick<typeof codes.$inferSelect, 'id' | 'codeHash'>

/** Returns the requester of a call. @param device the token of the device cookie */
export function requesterOf(device: string | undefined, network: string): Requester {
  return {
    device: device === undefined ? '' : hashOf(device),
    network: hashOf(network),
  }
}

/**
 * One-time codes according to S4: six digits, hashed, valid for five minutes, five tries, used
 * once. A code works only for the browser that requested it (without cookies: only for its
 * network). A stranger can therefore neither use up the tries of the owner's code nor replace it,
 * and a code confirms only the registration of its requester.
 */
export type Codes = ReturnType<typeof createCodes>

// With a fast hash, anybody with a copy of the table would find a six-digit code in a millisecond.
// With argon2id that takes hours, while a code is valid for minutes.

export function createCodes(db: Database, clock: Clock, random: Random, passwords: Passwords) {
  const secondsFromNow = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000)
  return {
    /** Creates a new code; older ones of the same purpose and requester become invalid. */
    async issue(doctorId: string, purpose: CodePurpose, requester: Requester): Promise<string> {
      const code = random.code()
      const codeHash = await passwords.hash(code)
      await db
        .insert(codes)
        .values({ id: random.id(), doctorId, purpose, codeHash, ...requester, createdAt: clock.now() })
      return code
    },
    /** Does the work of {@link issue} for an account that does not exist (S6). */
    async pretendToIssue(): Promise<void> {
      await passwords.hash(random.code())
    },
    /**
     * Counts a try of the requester's live code.
     *
     * A used code of a way back can be entered again, because its response may be lost; the action
     * decides whether it repeats it.
     *
     * @param doctorId `undefined` for an unknown account
     * @returns `undefined` when the requester has no code that can still be entered
     */
    async takeTry(
      doctorId: string | undefined,
      purpose: CodePurpose,
      requester: Requester,
    ): Promise<LiveCode | undefined> {
      const isRequester =
        requester.device === '' ? eq(codes.network, requester.network) : eq(codes.device, requester.device)
      const latest = db
        .select({ id: codes.id })
        .from(codes)
        .where(
          and(
            eq(codes.doctorId, doctorId ?? ''),
            eq(codes.purpose, purpose),
            isRequester,
            // A code from the future was created while the clock was ahead. It is refused, so that
            // no code is valid for more than five minutes.
            lte(codes.createdAt, latestMoment(clock.now())),
          ),
        )
        .orderBy(desc(codes.createdAt), desc(codes.id))
        .limit(1)
      // The try is counted before the code is compared, so that parallel guesses cannot
      // share one try.
      const [candidate] = await db
        .update(codes)
        .set({ tries: sql`${codes.tries} + 1` })
        .where(
          and(
            eq(codes.id, latest),
            lt(codes.tries, CODE_TRIES),
            purpose === 'recovery' ? undefined : isNull(codes.usedAt),
            gt(codes.createdAt, secondsFromNow(-lifetimes.code)),
          ),
        )
        .returning({ id: codes.id, codeHash: codes.codeHash })
      return candidate
    },
    /**
     * Compares a code with a live code. Without one it takes the same time (S6). A correct code still
     * has to be redeemed.
     */
    isCorrect: (live: LiveCode | undefined, code: string): Promise<boolean> => passwords.verify(live?.codeHash, code),
    /**
     * Marks a code as used, in the same transaction as the action that it permits. Of several
     * concurrent calls exactly one succeeds.
     *
     * @throws Refusal 400 if it was used
     */
    async redeem(tx: Database, codeId: string): Promise<void> {
      const used = await tx
        .update(codes)
        .set({ usedAt: clock.now() })
        .where(and(eq(codes.id, codeId), isNull(codes.usedAt)))
        .returning({ id: codes.id })
      if (used.length === 0) throw new Refusal('code.wrong')
    },
    async isUsed(tx: Database, codeId: string): Promise<boolean> {
      const [code] = await tx.select({ usedAt: codes.usedAt }).from(codes).where(eq(codes.id, codeId))
      return code !== undefined && code.usedAt !== null
    },
    /** Removes the codes of a registration that is replaced. */
    async removeAll(tx: Database, doctorId: string): Promise<void> {
      await tx.delete(codes).where(eq(codes.doctorId, doctorId))
    },
    async clean(isClosed?: IsClosed): Promise<void> {
      const isOld = lt(codes.createdAt, secondsFromNow(-24 * 3600))
      for (const which of [isOld, gt(codes.createdAt, latestMoment(clock.now()))])
        await removeInSteps(db, codes, which, isClosed)
    },
  }
}
