import { sql } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { cannotWrite } from '../db/isUnavailable.ts'
import { deleteMetadata, setMetadata } from '../db/metadata.ts'
import { hasMigrations } from '../db/migrations.ts'
import type { Log } from '../http/log.ts'
import type { Outages } from './outages.ts'

/** Whether requests can be served, in words for whoever runs the server. */
export type ReadinessState = 'ready' | 'database does not respond' | 'database cannot be written' | 'schema is behind'

/** Responds within a second, also while the database hangs. */
export type Readiness = () => Promise<ReadinessState>

const PATIENCE_MILLISECONDS = 800
/** A result is used for so long: anybody may ask. */
const FRESH_MILLISECONDS = 1000

/** Larger than what free pages of a table usually hold, so that the database has to ask the disk for space. */
const LARGE_TEXT = sql`(select string_agg(md5(random()::text), '') from generate_series(1, 2000))`

async function tryWrites(db: Database, outages: Outages): Promise<void> {
  if (!outages.isWriteFailing) {
    await setMetadata(db, 'readiness', '')
    return
  }
  // A full disk still takes a small change of a page that is there. Only a write that needs space shows that there is
  // some again.
  await db.transaction(async (within) => {
    await setMetadata(within, 'space', LARGE_TEXT)
    await deleteMetadata(within, 'space')
  })
  outages.noteWrite()
}

/** @returns a check that is shared by all who ask at the same time */
export function createReadiness(db: Database, outages: Outages, log: Log): Readiness {
  let running: Promise<ReadinessState> | undefined
  let last: { readonly state: ReadinessState; readonly at: number } | undefined
  let logged: ReadinessState = 'ready'
  let isMigrated = false

  async function look(): Promise<ReadinessState> {
    try {
      isMigrated ||= await hasMigrations(db)
      if (!isMigrated) return 'schema is behind'
      await tryWrites(db, outages)
      return 'ready'
    } catch (error) {
      outages.report(error)
      return cannotWrite(error) ? 'database cannot be written' : 'database does not respond'
    } finally {
      running = undefined
    }
  }

  return async () => {
    const isKnownWrong = last?.state === 'ready' && outages.isWriteFailing
    if (last !== undefined && !isKnownWrong && performance.now() - last.at < FRESH_MILLISECONDS) return last.state
    running ??= look()
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<ReadinessState>((resolve) => {
      timer = setTimeout(resolve, PATIENCE_MILLISECONDS, 'database does not respond')
      timer.unref()
    })
    const state = await Promise.race([running, late])
    clearTimeout(timer)
    last = { state, at: performance.now() }
    if (state !== logged) log[state === 'ready' ? 'info' : 'error']('readiness', { state })
    logged = state
    return state
  }
}
