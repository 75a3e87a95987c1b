import { openDatabase, type DatabaseSource, type OpenDatabase } from '../../db/open.ts'
import type { StartError } from '../../startError.ts'
import type { OptionsOf } from '../options.ts'

/** The options by which every command finds its database. */
type DatabaseOptions = Pick<OptionsOf<'migrate'>, 'data' | 'databaseUrl'>

/** Returns the database that the options name. */
export function sourceOf({ data, databaseUrl }: DatabaseOptions): DatabaseSource {
  return databaseUrl === undefined ? { kind: 'folder', folder: data } : { kind: 'postgres', url: databaseUrl }
}

/**
 * Waits for work. Rejects at once, without closing anything, when another process has taken over
 * the data folder.
 */
export function unlessLost<T>(lost: Promise<StartError>, work: Promise<T>): Promise<T> {
  return Promise.race([work, lost.then((reason) => Promise.reject(reason))])
}

/**
 * Opens the database for a command that ends. PostgreSQL timeouts are disabled, because the command
 * may take minutes.
 */
export async function withDatabase<T>(options: DatabaseOptions, work: (open: OpenDatabase) => Promise<T>): Promise<T> {
  const source = sourceOf(options)
  const open = await openDatabase(source.kind === 'postgres' ? { ...source, hasTimeouts: false } : source)
  let isLost = false
  const lost = open.lost.finally(() => {
    isLost = true
  })
  try {
    return await unlessLost(lost, work(open))
  } finally {
    // A folder that this process no longer owns is left unchanged.
    if (!isLost) await open.close()
  }
}
