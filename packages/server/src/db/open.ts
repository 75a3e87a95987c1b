import type { DatabaseSource, OpenDatabase } from './database.ts'
import type { ObserveStatement } from './observedClient.ts'
import { openEmbedded } from './openEmbedded.ts'
import { openPostgres } from './openPostgres.ts'

export type { Database, DatabaseSource, OpenDatabase } from './database.ts'

/** Options for opening a database. */
export interface OpenOptions {
  /** Default `true`; `false` does not migrate the schema, for processes that wait for `migrate`. */
  readonly migrates?: boolean
  /** Called for every statement of {@link OpenDatabase.db}. */
  readonly observe?: ObserveStatement | undefined
}

/**
 * Opens a database and migrates its schema, unless the options disable it.
 *
 * @throws StartError with one sentence when it cannot be reached, read or locked
 */
export function openDatabase(source: DatabaseSource, options: OpenOptions = {}): Promise<OpenDatabase> {
  const { migrates = true, observe } = options
  if (source.kind === 'postgres') {
    const { url, connections = 10, hasTimeouts = true } = source
    return openPostgres(url, { connections, hasTimeouts, migrates, observe })
  }
  return source.kind === 'folder'
    ? openEmbedded(source.folder, undefined, { migrates, observe })
    : openEmbedded(undefined, source.snapshot, { migrates, observe })
}
