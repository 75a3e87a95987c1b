import { existsSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { lockFolder } from '../../db/folderLock.ts'
import type { Terminal } from './context.ts'

/**
 * Removes the data of a data folder (R11), after saying so. The folder is locked meanwhile, and the
 * lock fails if another process uses it.
 */
export async function resetData(folder: string, terminal: Terminal): Promise<void> {
  const files = resolve(folder, 'pgdata')
  if (!existsSync(files)) return
  const lock = await lockFolder(folder)
  terminal.out(`--reset: removing everything in the data folder ${resolve(folder)}.\n`)
  rmSync(files, { recursive: true, force: true })
  lock.release()
}
