import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { z } from 'zod'
import { StartError } from '../startError.ts'
import type { Database } from './database.ts'

// src/db/migrations.ts in development, dist/main.js when built.
const migrationsFolder = ['../../drizzle', '../drizzle']
  .map((path) => resolve(import.meta.dirname, path))
  .find((path) => existsSync(path))

/** Returns the migrations folder, as an option of drizzle's `migrate`. */
export function migrations(): { migrationsFolder: string } {
  if (migrationsFolder === undefined) throw new StartError('The migrations folder is missing from this installation.')
  return { migrationsFolder }
}

const hashRows = z.object({ rows: z.array(z.object({ hash: z.string() })) })
const lastRows = z.object({ rows: z.array(z.object({ last: z.coerce.number() })) })
const tableRows = z.object({ rows: z.array(z.object({ isThere: z.boolean() })) })

/**
 * Returns the hashes of the migrations that were applied to a database, oldest first. They
 * identify its schema.
 */
export async function migrationHashes(db: Database): Promise<string[]> {
  const result: unknown = await db.execute(sql`select hash from drizzle.__drizzle_migrations order by id`)
  return hashRows.parse(result).rows.map(({ hash }) => hash)
}

/**
 * Returns whether a database has every migration that this program knows. It may also have those of
 * a newer version.
 */
export async function hasMigrations(db: Database): Promise<boolean> {
  const table: unknown = await db.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`,
  )
  if (tableRows.parse(table).rows[0]?.isThere !== true) return false
  const known = readMigrationFiles(migrations()).map(({ folderMillis }) => folderMillis)
  const result: unknown = await db.execute(
    sql`select coalesce(max(created_at), 0) as last from drizzle.__drizzle_migrations`,
  )
  return (lastRows.parse(result).rows[0]?.last ?? 0) >= Math.max(...known)
}
