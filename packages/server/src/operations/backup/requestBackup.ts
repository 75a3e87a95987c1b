import { randomBytes } from 'node:crypto'
import { createReadStream, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { FolderInUse, lockFolder } from '../../db/folderLock.ts'
import { StartError } from '../../startError.ts'
import { backupFiles, parseResult, type BackupFiles, type BackupResult } from './backupFiles.ts'
import { writeWhole } from './writeWhole.ts'

const LOOK_EVERY_MILLISECONDS = 100
/**
 * How long to wait for a server to start on a request: a busy server starts late, a process that
 * does not serve never does.
 */
const PATIENCE_MILLISECONDS = 20_000

/** Returns whether a process still uses the folder. */
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

/** Returns the names of the files of a request in the folder. */
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
    await pause(LOOK_EVERY_MILLISECONDS)
  }
}

/**
 * Asks the server that uses a data folder to write a backup of it, and waits for the result.
 *
 * @param file as for `writeBackup`
 * @returns the number of rows in it, by table
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
