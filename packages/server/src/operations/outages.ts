import type { Clock } from '../clock.ts'
import { cannotWrite } from '../db/isUnavailable.ts'
import { exceptionFields, type Log } from '../http/log.ts'

/** Logs outages of the database, and remembers whether writes fail. */
export interface Outages {
  /** Handles the error of a request that was refused with 503 because of the database. */
  report(error: unknown): void
  /**
   * Whether a write has failed for lack of space or because the database is read-only, and no later
   * one has succeeded.
   */
  readonly isWriteFailing: boolean
  /** Records that a write that needs space has succeeded. */
  noteWrite(): void
}

/**
 * Interval in which the same cause is logged once. The next entry contains the
 * number of repetitions.
 */
const EVERY_MILLISECONDS = 10_000
const MAX_CAUSES = 50

/** Creates the state of one server; several servers in one process do not share it. */
export function createOutages(log: Log, clock: Clock): Outages {
  const causes = new Map<string, { loggedAt: number; unlogged: number }>()
  let isWriteFailing = false
  return {
    report(error) {
      if (cannotWrite(error)) isWriteFailing = true
      const fields = exceptionFields(error)
      const name = `${fields['kind']} ${fields['codes']}`
      const now = clock.now().getTime()
      const known = causes.get(name)
      if (known !== undefined && Math.abs(now - known.loggedAt) < EVERY_MILLISECONDS) {
        known.unlogged += 1
        return
      }
      if (causes.size >= MAX_CAUSES) causes.clear()
      causes.set(name, { loggedAt: now, unlogged: 0 })
      log.error('database unavailable', { ...fields, repeated: known?.unlogged ?? 0 })
    },
    get isWriteFailing() {
      return isWriteFailing
    },
    noteWrite() {
      isWriteFailing = false
    },
  }
}
