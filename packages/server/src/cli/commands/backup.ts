import { requestBackup } from '../../operations/backup/requestBackup.ts'
import { writeBackup } from '../../operations/backup/writeBackup.ts'
import { systemClock } from '../../clock.ts'
import { FolderInUse } from '../../db/folderLock.ts'
import type { OptionsOf } from '../options.ts'
import type { CommandContext } from './context.ts'
import { rowsInWords } from './rowsInWords.ts'
import { withDatabase } from './withDatabase.ts'

/** Runs `backup <file>`. If a server uses the data folder, the server makes the backup. */
export async function backup(options: OptionsOf<'backup'>, { terminal, file }: CommandContext): Promise<void> {
  const began = performance.now()
  const write = () => withDatabase(options, ({ db }) => writeBackup(db, systemClock, file))
  const rows = await write().catch((error: unknown) => {
    if (error instanceof FolderInUse) return requestBackup(options.data, file)
    throw error
  })
  terminal.out(`Backed up ${rowsInWords(rows, performance.now() - began)} into ${file}.\n`)
}
