import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { reasonOf, StartError } from '../startError.ts'
import type { DatabaseSource, OpenDatabase, OpenOptions } from './database.ts'
import { emptyDatabase, INITDB_OPTIONS } from './emptyDatabase.ts'
import { databaseIn, hasDatabase, lockFolder } from './folderLock.ts'
import { migrations } from './migrations.ts'
import { observedClient } from './observedClient.ts'
import { PreparingPglite } from './preparingPglite.ts'
import * as schema from './schema.ts'
import { planForValues } from './transactions.ts'

const FOR_OTHERS = 0o077

/**
 * Removes all permissions of other users from a folder and its contents: 0700 for folders,
 * 0600 for files.
 */
function closeToOthers(path: string): void {
  const state = lstatSync(path)
  if (state.isSymbolicLink()) return
  if ((state.mode & FOR_OTHERS) !== 0) chmodSync(path, state.isDirectory() ? 0o700 : 0o600)
  if (state.isDirectory()) for (const name of readdirSync(path)) closeToOthers(join(path, name))
}

/**
 * The files of a database in memory are in memory already: the usual 128 MB of buffers would cost a
 * tenth of a second at each start.
 */
const FEW_BUFFERS = ['-c', 'shared_buffers=16MB']

/**
 * Node 20 optimizes the database's functions after their first calls, and the start waits for it: a
 * quarter of a second (V4). With a larger budget, only functions that stay in use are optimized.
 */
function optimizeLater(): void {
  if (Number.parseInt(process.versions.node, 10) < 22) setFlagsFromString('--wasm-tiering-budget=20000000')
}

/**
 * Opens an embedded database. A folder contains the lock and the database.
 *
 * @throws StartError with one sentence when the folder is in use or cannot be read
 */
export async function openEmbedded(
  source: Exclude<DatabaseSource, { kind: 'postgres' }>,
  { migrates = true, observe }: OpenOptions,
): Promise<OpenDatabase> {
  const folder = source.kind === 'folder' ? source.folder : undefined
  const lock = folder === undefined ? undefined : await lockFolder(folder)
  try {
    const dataDir = folder === undefined ? undefined : databaseIn(folder)
    const isNew = folder === undefined || !hasDatabase(folder)
    const snapshot = source.kind === 'memory' ? source.snapshot : undefined
    const loadDataDir = snapshot ?? (isNew ? emptyDatabase() : undefined)
    optimizeLater()
    const client = await PreparingPglite.open({
      ...(dataDir === undefined ? {} : { dataDir }),
      ...(loadDataDir === undefined ? {} : { loadDataDir }),
      extensions: { btree_gist },
      initDbStartParams: INITDB_OPTIONS,
      ...(folder === undefined && { startParams: [...PreparingPglite.defaultStartParams, ...FEW_BUFFERS] }),
    })
    if (folder !== undefined) closeToOthers(folder)
    // Same values as on PostgreSQL: see the settings of PostgresPool.
    await client.exec('set random_page_cost = 1.1; set plan_cache_mode = force_generic_plan')
    const db = drizzle(observe === undefined ? client : observedClient(client, observe), { schema })
    planForValues(db)
    if (migrates) await migrate(db, migrations())
    return {
      db,
      kind: source.kind,
      lost: lock?.lost ?? new Promise(() => undefined),
      // Only this process uses the database, so no notification is missed.
      async listen(channels, { received }) {
        const stops = await Promise.all(
          channels.map((channel) => client.listen(channel, (payload) => received(channel, payload))),
        )
        return async () => {
          for (const stop of stops) await stop()
        }
      },
      snapshot: () => client.dumpDataDir('none'),
      close: async () => {
        await client.close()
        lock?.release()
      },
    }
  } catch (error) {
    lock?.release()
    if (error instanceof StartError) throw error
    throw new StartError(`The data folder ${folder ?? 'in memory'} cannot be opened: ${reasonOf(error)}.`)
  }
}
