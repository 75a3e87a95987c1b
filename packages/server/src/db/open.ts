import type { DatabaseSource, OpenDatabase, OpenOptions } from './database.ts'
import { openEmbedded } from './openEmbedded.ts'
import { openPostgres } from './openPostgres.ts'

export type { Database, DatabaseSource, OpenDatabase } from './database.ts'

/**
 * Opens a database and migrates its schema, unless the options disable it.
 *
 * @throws StartError with one sentence when it cannot be reached, read or locked
 */
export function openDatabase(source: DatabaseSource, options: OpenOptions = {}): Promise<OpenDatabase> {
  return source.kind === 'postgres' ? openPostgres(source, options) : openEmbedded(source, options)
}
