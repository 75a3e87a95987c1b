import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { sql } from 'drizzle-orm'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { Pool } from 'pg'
import { StartError } from '../startError.ts'
import { closeToOthers } from './closeToOthers.ts'
import { lockFolder } from './folderLock.ts'
import { keepStatements } from './keepStatements.ts'
import * as schema from './schema.ts'
import { shareConnections } from './shareConnections.ts'

/** What the stores work with, whichever database is behind it. A transaction is one too. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** Where the data lives: a PostgreSQL server, a folder of the embedded database, or memory (tests). */
export type DatabaseSource =
  | { readonly kind: 'postgres'; readonly url: string; readonly connections?: number }
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'memory'; readonly snapshot?: Blob }

/** An open database with its schema in place. */
export interface OpenDatabase {
  readonly db: Database
  readonly kind: DatabaseSource['kind']
  /** Resolves with the reason when this process must stop without another write: its data folder is no longer its own. */
  readonly lost: Promise<StartError>
  /** Resolves when the database answers. */
  ping(): Promise<void>
  /** A copy of an in-memory database, to start others from. */
  snapshot(): Promise<Blob>
  close(): Promise<void>
}

// src/db/open.ts in development, dist/main.js when built.
const migrationsFolder = ['../../drizzle', '../drizzle']
  .map((path) => resolve(import.meta.dirname, path))
  .find((path) => existsSync(path))

function migrations(): { migrationsFolder: string } {
  if (migrationsFolder === undefined) throw new StartError('The migrations folder is missing from this installation.')
  return { migrationsFolder }
}

// Any number that only this program uses: processes that start together migrate one after the other.
const MIGRATION_LOCK = 7_204_113

// Databases lie on SSDs today: without this the planner sorts all bookings of a doctor rather than walk the index to page 50.
const RANDOM_PAGE_COST = '1.1'
const never = new Promise<never>(() => undefined)

const SETTINGS = `-c random_page_cost=${RANDOM_PAGE_COST}`

async function openPostgres(url: string, connections: number): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 15_000,
    options: SETTINGS,
    pipeline: true,
  })
  shareConnections(pool)
  // A lost idle connection must not end the process; the next query opens another.
  pool.on('error', () => undefined)
  const db: Database = drizzlePostgres(pool, { schema })
  try {
    const client = await pool.connect()
    try {
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
      await migratePostgres(drizzlePostgres(client), migrations())
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
      client.release()
    }
  } catch (error) {
    await pool.end()
    const reason = error instanceof Error ? error.message.split('\n')[0] : 'unknown reason'
    throw new StartError(`The database of DATABASE_URL cannot be used: ${reason}.`)
  }
  return {
    db,
    kind: 'postgres',
    lost: never,
    ping: async () => void (await db.execute(sql`select 1`)),
    snapshot: () => Promise.reject(new Error('Only an in-memory database gives a snapshot.')),
    close: () => pool.end(),
  }
}

async function openEmbedded(dataDir: string | undefined, snapshot: Blob | undefined): Promise<OpenDatabase> {
  const lock = dataDir === undefined ? undefined : await lockFolder(dataDir)
  try {
    const client = await PGlite.create({
      ...(dataDir === undefined ? {} : { dataDir: resolve(dataDir, 'pgdata') }),
      ...(snapshot === undefined ? {} : { loadDataDir: snapshot }),
      extensions: { btree_gist },
    })
    if (dataDir !== undefined) closeToOthers(dataDir)
    await client.exec(`set random_page_cost = ${RANDOM_PAGE_COST}`)
    const db = drizzlePglite(client, { schema })
    await migratePglite(db, migrations())
    keepStatements(client)
    return {
      db,
      kind: dataDir === undefined ? 'memory' : 'folder',
      lost: lock?.lost ?? never,
      ping: async () => void (await client.query('select 1')),
      snapshot: () => client.dumpDataDir('none'),
      close: async () => {
        await client.close()
        lock?.release()
      },
    }
  } catch (error) {
    lock?.release()
    if (error instanceof StartError) throw error
    const reason = error instanceof Error ? error.message.split('\n')[0] : 'unknown reason'
    throw new StartError(`The data folder ${dataDir ?? 'in memory'} cannot be opened: ${reason}.`)
  }
}

/**
 * Opens a database and brings its schema up to date.
 *
 * @throws StartError in one sentence when it cannot be reached, read or locked
 */
export function openDatabase(source: DatabaseSource): Promise<OpenDatabase> {
  if (source.kind === 'postgres') return openPostgres(source.url, source.connections ?? 10)
  return source.kind === 'folder' ? openEmbedded(source.folder, undefined) : openEmbedded(undefined, source.snapshot)
}
