import { randomBytes } from 'node:crypto'
import {
  renameSync,
  writeFileSync,
  createReadStream,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join, basename } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { startPeriodicWork, type PeriodicWork } from '../../changes/periodicWork.ts'
import type { Clock } from '../../clock.ts'
import { FolderInUse, lockFolder } from '../../db/folderLock.ts'
import type { Database } from '../../db/open.ts'
import { exceptionFields, type Log } from '../../http/log.ts'
import { StartError } from '../../startError.ts'
import { writeBackup, writeWhole } from './writeBackup.ts'

// The protocol by which `backup` asks the process that uses a data folder for a backup. Only one
// process may use the folder, so that process makes the backup. They communicate through files in
// the folder: it is closed to other users on every platform, is visible to a second container with
// the same volume, and needs no port. The command creates a request file; the server writes the
// backup and, last, the result.

const REQUEST = /^backup-([0-9a-f]{24})\.request$/
const ANY = /^backup-[0-9a-f]{24}\./

/** The result of a backup: rows by table, or one sentence about the problem. */
type BackupResult = z.infer<typeof resultSchema>

const resultSchema = z.union([z.object({ rows: z.record(z.string(), z.number()) }), z.object({ problem: z.string() })])

interface BackupFiles {
  readonly request: string
  readonly backup: string
  readonly result: string
}

/** Returns the file names of a request. @param id 24 hex digits */
function backupFiles(folder: string, id: string): BackupFiles {
  const file = (ending: string) => join(folder, `backup-${id}.${ending}`)
  return { request: file('request'), backup: file('gz'), result: file('json') }
}

/** Returns the id of a request from its file name; `undefined` for any other file. */
const requestIdOf = (name: string): string | undefined => REQUEST.exec(name)?.[1]

const isBackupFile = (name: string): boolean => ANY.test(name)

/** Writes a result atomically. */
function writeResult(file: string, result: BackupResult): void {
  writeFileSync(`${file}.part`, JSON.stringify(result), { flag: 'wx', mode: 0o600 })
  renameSync(`${file}.part`, file)
}

const parseResult = (text: string): BackupResult => resultSchema.parse(JSON.parse(text))

/** How often the command looks for the result, and the server for requests, in milliseconds. */
const [RESULT_EVERY, REQUESTS_EVERY] = [100, 300]
/**
 * How long to wait for a server to start on a request: a busy server starts late, a process that
 * does not serve never does.
 */
const PATIENCE_MILLISECONDS = 20_000

async function isInUse(folder: string): Promise<boolean> {
  try {
    const lock = await lockFolder(folder)
    lock.release()
    return false
  } catch (error) {
    if (error instanceof FolderInUse) return true
    throw error
  }
}

function namesOf(folder: string, { request }: BackupFiles): string[] {
  const start = basename(request, 'request')
  return readdirSync(folder).filter((name) => name.startsWith(start))
}

async function waitForResult(folder: string, files: BackupFiles): Promise<BackupResult> {
  const began = performance.now()
  for (let look = 1; ; look += 1) {
    const names = namesOf(folder, files)
    if (names.includes(basename(files.result))) return parseResult(readFileSync(files.result, 'utf8'))
    if (names.length === 0 || (look % 10 === 0 && !(await isInUse(folder))))
      throw new StartError('The server ended before the backup was complete; try again.')
    if (names.length === 1 && performance.now() - began > PATIENCE_MILLISECONDS)
      throw new StartError(`The process that uses the data folder ${folder} makes no backups; stop it first.`)
    await pause(RESULT_EVERY)
  }
}

/**
 * Asks the server that uses a data folder to write a backup of it, and waits for the result.
 *
 * @param file as for `writeBackup`
 * @throws StartError if the file exists already, or if the server makes no backups or ends in the
 * meantime
 */
export async function requestBackup(folder: string, file: string): Promise<Readonly<Record<string, number>>> {
  if (existsSync(file)) throw new StartError(`The file ${file} is there already; name another one.`)
  const files = backupFiles(folder, randomBytes(12).toString('hex'))
  writeFileSync(files.request, '', { flag: 'wx', mode: 0o600 })
  try {
    const result = await waitForResult(folder, files)
    if ('problem' in result) throw new StartError(result.problem)
    // The destination may be on another disk.
    await writeWhole(file, (output) => pipeline(createReadStream(files.backup), output))
    return result.rows
  } finally {
    for (const name of namesOf(folder, files)) rmSync(join(folder, name), { force: true })
  }
}

const STALE_MILLISECONDS = 10 * 60_000

interface BackupServiceDependencies {
  readonly folder: string
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
}

/**
 * Makes the backups that `nalam-server backup` requests while this process uses the data folder. A
 * backup is one transaction of the embedded database; other requests wait until it has finished.
 */
export function serveBackups({ folder, db, clock, log }: BackupServiceDependencies): PeriodicWork {
  async function resultOf(file: string): Promise<BackupResult> {
    try {
      return { rows: await writeBackup(db, clock, file) }
    } catch (error) {
      log.error('backup', exceptionFields(error))
      return {
        problem: error instanceof StartError ? error.message : 'The server could not make the backup; see its log.',
      }
    }
  }

  async function make(id: string): Promise<void> {
    const files = backupFiles(folder, id)
    try {
      // The command that left an old request was killed and no longer waits.
      if (Date.now() - statSync(files.request).mtimeMs > STALE_MILLISECONDS) return
      const result = await resultOf(files.backup)
      writeResult(files.result, result)
      log.info('backup', { isComplete: 'rows' in result })
    } finally {
      rmSync(files.request, { force: true })
    }
  }

  // Remove the files that a killed process left. Its requests stay: this process handles them.
  for (const name of readdirSync(folder))
    if (isBackupFile(name) && requestIdOf(name) === undefined) rmSync(join(folder, name), { force: true })
  return startPeriodicWork({ name: 'backup', every: REQUESTS_EVERY, log }, async () => {
    // If the folder is gone, its lock ends the process (see folderLock.ts).
    const names = existsSync(folder) ? readdirSync(folder) : []
    const id = names.map(requestIdOf).find((found) => found !== undefined)
    if (id !== undefined) await make(id)
  })
}
