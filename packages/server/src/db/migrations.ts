import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { z } from 'zod'
import { StartError } from '../startError.ts'
import type { Database } from './database.ts'
import { checkedRows } from './reads.ts'

// src/db/migrations.ts in development, dist/main.js when built.
const migrationsFolder = ['../../drizzle', '../drizzle']
  .map((path) => resolve(import.meta.dirname, path))
  .find((path) => existsSync(path))

/** Returns the migrations folder, as an option of drizzle's `migrate`. */
export function migrations(): { migrationsFolder: string } {
  if (migrationsFolder === undefined) throw new StartError('The migrations folder is missing from this installation.')
  return { migrationsFolder }
}

/**
 * Hash of the last migration of the history before the first release. Together its migrations made
 * the schema that `0000_start` makes at once.
 */
const LAST_BEFORE_START = 'e00422e371bae667aa35a34e83d688a7ab36c945ba3e6cb2611a402a1cc7ba9f'

/** Returns `0000_start`: its hash, and its time in milliseconds since 1970. */
function startMigration(): { hash: string; folderMillis: number } {
  const [start] = readMigrationFiles(migrations())
  if (start === undefined) throw new StartError('The migrations are missing from this installation.')
  return start
}

/**
 * Returns hashes of migrations with `0000_start` in place of the history before the first release.
 */
export function sinceStart(hashes: readonly string[]): string[] {
  const last = hashes.indexOf(LAST_BEFORE_START)
  return last < 0 ? [...hashes] : [startMigration().hash, ...hashes.slice(last + 1)]
}

/**
 * Returns the hashes of the migrations that were applied to a database, oldest first. They
 * identify its schema.
 */
export async function migrationHashes(db: Database): Promise<string[]> {
  const statement = sql`select hash from drizzle.__drizzle_migrations order by id`
  return (await checkedRows(db, statement, z.object({ hash: z.string() }))).map(({ hash }) => hash)
}

async function isRecorded(db: Database): Promise<boolean> {
  const statement = sql`select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`
  return (await checkedRows(db, statement, z.object({ isThere: z.boolean() })))[0]?.isThere === true
}

/**
 * Returns whether a database has every migration that this program knows. It may also have those of
 * a newer version.
 */
export async function hasMigrations(db: Database): Promise<boolean> {
  if (!(await isRecorded(db))) return false
  const known = readMigrationFiles(migrations()).map(({ folderMillis }) => folderMillis)
  const statement = sql`select coalesce(max(created_at), 0) as last from drizzle.__drizzle_migrations`
  const [latest] = await checkedRows(db, statement, z.object({ last: z.coerce.number<number>() }))
  return (latest?.last ?? 0) >= Math.max(...known)
}

/**
 * Prepares a database for drizzle's `migrate`. One with the last schema before the first release is
 * recorded as one that `0000_start` has made, so that the migrations after it are applied.
 *
 * @throws StartError for an earlier schema, which no migration of this version leads to the current
 * one; nothing is changed then
 */
export async function continueFromStart(db: Database): Promise<void> {
  if (!(await isRecorded(db))) return
  const { hash, folderMillis } = startMigration()
  const hashes = await migrationHashes(db)
  if (hashes.length === 0 || hashes.includes(hash)) return
  if (!hashes.includes(LAST_BEFORE_START)) {
    throw new StartError(
      'The database has an earlier schema than that of the first release, which this version cannot update; use a new database.',
    )
  }
  await db.transaction(async (tx) => {
    await tx.execute(sql`delete from drizzle.__drizzle_migrations`)
    await tx.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`)
  })
}
