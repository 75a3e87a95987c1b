import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/open.ts'
import { codes } from '../db/schema.ts'
import type { Random } from '../random.ts'
import { CODE_TRIES, lifetimes } from './limits.ts'
import type { Passwords } from './passwords.ts'

/** What a code is good for. */
export type CodePurpose = 'confirm' | 'reset'

/** One-time codes as S4 wants them: six digits, hashed, five minutes, five tries, used once. */
export interface Codes {
  /** Makes a new code; older ones of the same purpose are no longer accepted. */
  issue(doctorId: string, purpose: CodePurpose): Promise<string>
  /** Uses a code up. Of many parallel calls with the right code exactly one gets `true`. */
  use(doctorId: string | undefined, purpose: CodePurpose, code: string): Promise<boolean>
  /** Removes codes that are long over. */
  clean(): Promise<void>
}

// Six digits behind a fast hash would be found in a millisecond by whoever copies the table. argon2id costs that reader
// hours, while the code lives for minutes.

/** @returns codes that live in the table `codes` */
export function createCodes(db: Database, clock: Clock, random: Random, passwords: Passwords): Codes {
  const freshSince = () => new Date(clock.now().getTime() - lifetimes.code * 1000)
  return {
    async issue(doctorId, purpose) {
      const code = random.code()
      const codeHash = await passwords.hash(code)
      await db.insert(codes).values({ id: random.id(), doctorId, purpose, codeHash, createdAt: clock.now() })
      return code
    },
    async use(doctorId, purpose, code) {
      // Unknown accounts take the same way as known ones: a lookup that finds nothing, then the same hash (S6).
      const owner = doctorId ?? ''
      const latest = db
        .select({ id: codes.id })
        .from(codes)
        .where(and(eq(codes.doctorId, owner), eq(codes.purpose, purpose)))
        .orderBy(desc(codes.createdAt), desc(codes.id))
        .limit(1)
      // The try is taken before the code is looked at, so that parallel guesses cannot share one.
      const [candidate] = await db
        .update(codes)
        .set({ tries: sql`${codes.tries} + 1` })
        .where(
          and(
            eq(codes.id, latest),
            lt(codes.tries, CODE_TRIES),
            isNull(codes.usedAt),
            gt(codes.createdAt, freshSince()),
          ),
        )
        .returning({ id: codes.id, codeHash: codes.codeHash })
      const right = await passwords.verify(candidate?.codeHash, code)
      if (candidate === undefined || !right) return false
      const used = await db
        .update(codes)
        .set({ usedAt: clock.now() })
        .where(and(eq(codes.id, candidate.id), isNull(codes.usedAt)))
        .returning({ id: codes.id })
      return used.length === 1
    },
    async clean() {
      await db.delete(codes).where(lt(codes.createdAt, new Date(clock.now().getTime() - 24 * 3_600_000)))
    },
  }
}
