import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { lockFolder } from '../db/folderLock.ts'

/**
 * Empties a data folder. The folder is locked meanwhile, and the lock fails if another
 * process uses it.
 */
export async function resetData(folder: string): Promise<void> {
  const lock = await lockFolder(folder)
  rmSync(join(folder, 'pgdata'), { recursive: true, force: true })
  lock.release()
}
