import { eq, type SQL } from 'drizzle-orm'
import type { Database } from './open.ts'
import { metadata } from './schema.ts'

/** Whether the database says something of itself under this name, for example that it has the demo. */
export async function hasMetadata(db: Database, name: string): Promise<boolean> {
  return (await db.select({ name: metadata.name }).from(metadata).where(eq(metadata.name, name))).length > 0
}

/** @param value a text, or an expression that the database computes; replaces what was there under the name */
export async function setMetadata(db: Database, name: string, value: string | SQL): Promise<void> {
  await db.insert(metadata).values({ name, value }).onConflictDoUpdate({ target: metadata.name, set: { value } })
}

/** Removes what the database says of itself under this name. */
export async function deleteMetadata(db: Database, name: string): Promise<void> {
  await db.delete(metadata).where(eq(metadata.name, name))
}
