import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { startPeriodicWork, type PeriodicWork } from '../../changes/periodicWork.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/open.ts'
import { exceptionFields, type Log } from '../../http/log.ts'
import { StartError } from '../../startError.ts'
import { backupFiles, isBackupFile, requestIdOf, writeResult, type BackupResult } from './backupFiles.ts'
import { writeBackup } from './writeBackup.ts'

const LOOK_EVERY_MILLISECONDS = 300
const STALE_MILLISECONDS = 10 * 60_000

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
  return startPeriodicWork({ name: 'backup', every: LOOK_EVERY_MILLISECONDS, log }, async () => {
    // If the folder is gone, its lock ends the process (see folderLock.ts).
    const names = existsSync(folder) ? readdirSync(folder) : []
    const id = names.map(requestIdOf).find((found) => found !== undefined)
    if (id !== undefined) await make(id)
  })
}
