import type { Clock } from '../clock.ts'
import { cannotWrite } from '../db/isUnavailable.ts'
import { exceptionFields, type Log } from '../http/log.ts'

/** Notices that the database does not serve: says why in the log, and remembers that writes fail. */
export interface Outages {
  /** Takes the error of a request that got 503 because of the database. */
  report(error: unknown): void
  /** Whether a write has failed for want of space or rights, and none was seen to succeed since. */
  readonly isWriteFailing: boolean
  /** A write that needs space succeeded. */
  noteWrite(): void
}

/** The same cause is written once in this time, with the number of requests that it met in between. */
const EVERY_MILLISECONDS = 10_000
const MOST_CAUSES = 50

/** @returns outages with an own memory; several servers in one process do not share it */
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
      if (causes.size >= MOST_CAUSES) causes.clear()
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
