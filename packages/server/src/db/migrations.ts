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
