import type { DatabaseSource, OpenDatabase } from './database.ts'
import { openEmbedded } from './openEmbedded.ts'
import { openPostgres } from './openPostgres.ts'

export type { Database, DatabaseSource, OpenDatabase } from './database.ts'

/** How a database is opened. */
export interface OpenOptions {
  /** Default `true`; `false` leaves the schema as it is, for processes that wait for `migrate`. */
  readonly migrates?: boolean
}

/**
 * Opens a database and brings its schema up to date, unless the options say otherwise.
 *
 * @throws StartError in one sentence when it cannot be reached, read or locked
 */
export function openDatabase(source: DatabaseSource, { migrates = true }: OpenOptions = {}): Promise<OpenDatabase> {
  if (source.kind === 'postgres') {
    const { url, connections = 10, hasTimeouts = true } = source
    return openPostgres(url, { connections, hasTimeouts, migrates })
  }
  return source.kind === 'folder'
    ? openEmbedded(source.folder, undefined, migrates)
    : openEmbedded(undefined, source.snapshot, migrates)
}
