import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { databaseIn, hasDatabase, lockFolder } from '../db/folderLock.ts'
import { openDatabase, type DatabaseSource, type OpenDatabase } from '../db/open.ts'
import { StartError } from '../startError.ts'
import type { OptionsOf } from './options.ts'
import type { Environment } from './readCommandLine.ts'

/** Output of the command line, and the signal to stop. */
export interface Terminal {
  out(text: string): void
  error(text: string): void
  /** Resolves when the process is asked to stop. */
  readonly stopped: Promise<void>
}

/** What a command has beside its options. */
export interface CommandContext {
  readonly terminal: Terminal
  /** For libraries that read variables of their own. */
  readonly env: Environment
  /** The file or platform that the command names; empty for commands without one. */
  readonly argument: string
}

/** The options by which every command finds its database. */
type DatabaseOptions = Pick<OptionsOf<'migrate'>, 'data' | 'databaseUrl'>

export function sourceOf({ data, databaseUrl }: DatabaseOptions): DatabaseSource {
  return databaseUrl === undefined ? { kind: 'folder', folder: data } : { kind: 'postgres', url: databaseUrl }
}

/**
 * Waits for work. Rejects at once, without closing anything, when another process has taken
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

/**
 * Removes the data of a data folder (R11), after saying so. The folder is locked meanwhile, and the
 * lock fails if another process uses it.
 */
export async function resetData(folder: string, terminal: Terminal): Promise<void> {
  if (!hasDatabase(folder)) return
  const lock = await lockFolder(folder)
  terminal.out(`--reset: removing everything in the data folder ${resolve(folder)}.\n`)
  rmSync(databaseIn(folder), { recursive: true, force: true })
  lock.release()
}

/**
 * Like `withDatabase`, for commands about what is stored. A mistyped folder would be a new, empty
 * database: a backup of nothing, for example.
 *
 * @throws StartError if the data folder has no database
 */
export async function withStoredData<T>(
  options: DatabaseOptions,
  work: (open: OpenDatabase) => Promise<T>,
): Promise<T> {
  const { data, databaseUrl } = options
  if (databaseUrl === undefined && !hasDatabase(data))
    throw new StartError(`The data folder ${data} has no database; choose another folder with --data.`)
  return withDatabase(options, work)
}
