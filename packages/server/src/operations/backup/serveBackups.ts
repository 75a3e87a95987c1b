import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/open.ts'
import { exceptionFields, type Log } from '../../http/log.ts'
import { StartError } from '../../startError.ts'
import { backupFiles, isBackupFile, requestIdOf, writeResult, type BackupResult } from './backupFiles.ts'
import { writeBackup } from './writeBackup.ts'

const LOOK_EVERY_MILLISECONDS = 300
const STALE_MILLISECONDS = 10 * 60_000

/** The backup service of a server, for its data folder. */
export interface BackupService {
  /** Resolves when the current backup is complete. */
  close(): Promise<void>
}

/** Dependencies of the service, and the folder with the requests. */
export interface BackupServiceDependencies {
  readonly folder: string
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
}

/**
 * Makes the backups that `nalam-server backup` requests while this process uses the data folder. A
 * backup is one transaction of the embedded database; other requests wait until it has finished.
 */
export function serveBackups({ folder, db, clock, log }: BackupServiceDependencies): BackupService {
  let work: Promise<void> | undefined

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

  function look(): void {
    if (work !== undefined) return
    try {
      const id = readdirSync(folder)
        .map(requestIdOf)
        .find((found) => found !== undefined)
      if (id === undefined) return
      work = make(id)
        .catch((error: unknown) => log.error('backup', exceptionFields(error)))
        .finally(() => {
          work = undefined
        })
    } catch (error) {
      // If the folder is gone, its lock ends the process (see folderLock.ts).
      if (existsSync(folder)) log.error('backup', exceptionFields(error))
    }
  }

  // Remove the files that a killed process left. Its requests stay: this process handles them.
  for (const name of readdirSync(folder))
    if (isBackupFile(name) && requestIdOf(name) === undefined) rmSync(join(folder, name), { force: true })
  const timer = setInterval(look, LOOK_EVERY_MILLISECONDS)
  timer.unref()
  return {
    async close() {
      clearInterval(timer)
      await work
    },
  }
}
