import { sql } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { cannotWrite } from '../db/isUnavailable.ts'
import { deleteMetadata, setMetadata } from '../db/metadata.ts'
import { hasMigrations } from '../db/migrations.ts'
import type { Log } from '../http/log.ts'
import type { Outages } from './outages.ts'

/** Readiness of the server, as text for operators. */
export type ReadinessState = 'ready' | 'database does not respond' | 'database cannot be written' | 'schema is behind'

/** Checks the readiness. Responds within a second, even while the database hangs. */
export type Readiness = () => Promise<ReadinessState>

const PATIENCE_MILLISECONDS = 800
/** How long a result is cached: the endpoint is public. */
const FRESH_MILLISECONDS = 1000

/**
 * Larger than the free space in a table's pages, so that the database has to allocate disk space.
 */
const LARGE_TEXT = sql`(select string_agg(md5(random()::text), '') from generate_series(1, 2000))`

async function tryWrites(db: Database, outages: Outages): Promise<void> {
  if (!outages.isWriteFailing) {
    await setMetadata(db, 'readiness', '')
    return
  }
  // On a full disk, a small change of an existing page still succeeds. Only a write that allocates
  // space shows that there is space again.
  await db.transaction(async (tx) => {
    await setMetadata(tx, 'space', LARGE_TEXT)
    await deleteMetadata(tx, 'space')
  })
  outages.noteWrite()
}

/** Creates a check that concurrent callers share. */
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
