import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { lockFolder } from '../db/folderLock.ts'

/** Empties a data folder, which is held meanwhile: another process may work on it. */
export async function resetData(folder: string): Promise<void> {
  const lock = await lockFolder(folder)
  rmSync(join(folder, 'pgdata'), { recursive: true, force: true })
  lock.release()
}
