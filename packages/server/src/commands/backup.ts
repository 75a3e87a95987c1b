import { requestBackup } from '../backup/requestBackup.ts'
import { writeBackup } from '../backup/writeBackup.ts'
import { systemClock } from '../clock.ts'
import type { Config } from '../config.ts'
import { FolderInUse } from '../db/folderLock.ts'
import { rowsInWords } from './rowsInWords.ts'
import type { Terminal } from './terminal.ts'
import { withDatabase } from './withDatabase.ts'

/** Runs `backup <file>`. If a server uses the data folder, the server makes the backup. */
export async function backup(config: Config, terminal: Terminal): Promise<void> {
  const began = performance.now()
  const write = () => withDatabase(config, ({ db }) => writeBackup(db, systemClock, config.file))
  const rows = await write().catch((error: unknown) => {
    if (error instanceof FolderInUse) return requestBackup(config.data, config.file)
    throw error
  })
  terminal.out(`Backed up ${rowsInWords(rows, performance.now() - began)} into ${config.file}.\n`)
}
