import { eq, type SQL } from 'drizzle-orm'
import type { Database } from './open.ts'
import { metadata } from './schema.ts'

/**
 * Returns whether the database has metadata with this name, for example that it contains demo data.
 */
export async function hasMetadata(db: Database, name: string): Promise<boolean> {
  return (await db.select({ name: metadata.name }).from(metadata).where(eq(metadata.name, name))).length > 0
}

/**
 * Sets the metadata of a name and replaces its previous value.
 *
 * @param value a text, or an SQL expression
 */
export async function setMetadata(db: Database, name: string, value: string | SQL): Promise<void> {
  await db.insert(metadata).values({ name, value }).onConflictDoUpdate({ target: metadata.name, set: { value } })
}

export async function deleteMetadata(db: Database, name: string): Promise<void> {
  await db.delete(metadata).where(eq(metadata.name, name))
}
