import { writeBackup } from '../backup/writeBackup.ts'
import { systemClock } from '../clock.ts'
import type { Config } from '../config.ts'
import { rowsInWords } from './rowsInWords.ts'
import type { Terminal } from './terminal.ts'
import { withDatabase } from './withDatabase.ts'

/** `backup <file>`. */
export function backup(config: Config, terminal: Terminal): Promise<void> {
  return withDatabase(config, async ({ db }) => {
    const began = performance.now()
    const rows = await writeBackup(db, systemClock, config.file)
    terminal.out(`Backed up ${rowsInWords(rows, performance.now() - began)} into ${config.file}.\n`)
  })
}
