import { sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import { cannotWrite } from '../db/errors.ts'
import { deleteMetadata, setMetadata } from '../db/metadata.ts'
import { hasMigrations } from '../db/migrations.ts'
import type { Database } from '../db/open.ts'
import { exceptionFields, type Log } from '../http/log.ts'
import type { Mount } from '../http/route.ts'

/**
 * Interval in which the same cause is logged once. The next entry contains the
 * number of repetitions.
 */
const EVERY_MILLISECONDS = 10_000
const MAX_CAUSES = 50

/** Logs outages of the database, and remembers whether writes fail. */
export type Outages = ReturnType<typeof createOutages>

/** Creates the state of one server; several servers in one process do not share it. */
export function createOutages(log: Log, clock: Clock) {
  const causes = new Map<string, { loggedAt: number; unlogged: number }>()
  let isWriteFailing = false
  return {
    /** Handles the error of a request that was refused with 503 because of the database. */
    report(error: unknown): void {
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
    /** Whether a write failed for lack of space or in a read-only database, and no later one has succeeded. */
    get isWriteFailing(): boolean {
      return isWriteFailing
    },
    /** Records that a write that needs space has succeeded. */
    noteWrite(): void {
      isWriteFailing = false
    },
  }
}

type ReadinessState = 'ready' | 'database does not respond' | 'database cannot be written' | 'schema is behind'

/** Checks the readiness. Responds within a second, even while the database hangs. */
type Readiness = () => Promise<ReadinessState>

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

/**
 * Mounts `/healthz` (the process runs) and `/readyz` (it can serve: its database responds
 * and accepts writes).
 */
export function mountHealth(readiness: Readiness): Mount {
  return (app) => {
    app.get('/healthz', (c) => c.json({ status: 'ok' }))
    app.get('/readyz', async (c) => {
      const state = await readiness()
      return state === 'ready' ? c.json({ status: state }) : c.json({ status: 'not ready', reason: state }, 503)
    })
  }
}
