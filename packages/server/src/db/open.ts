import type { DatabaseSource, OpenDatabase } from './database.ts'
import { openEmbedded } from './openEmbedded.ts'
import { openPostgres } from './openPostgres.ts'

export type { Database, DatabaseSource, OpenDatabase } from './database.ts'

/**
 * Opens a database and brings its schema up to date.
 *
 * @throws StartError in one sentence when it cannot be reached, read or locked
 */
export function openDatabase(source: DatabaseSource): Promise<OpenDatabase> {
  if (source.kind === 'postgres') {
    return openPostgres(source.url, source.connections ?? 10, source.hasTimeouts ?? true)
  }
  return source.kind === 'folder' ? openEmbedded(source.folder, undefined) : openEmbedded(undefined, source.snapshot)
}
