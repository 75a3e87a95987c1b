import { restoreBackup } from '../backup/restoreBackup.ts'
import type { Config } from '../config.ts'
import { rowsInWords } from './rowsInWords.ts'
import type { Terminal } from './terminal.ts'
import { withDatabase } from './withDatabase.ts'

/** Runs `restore <file>`. */
export function restore(config: Config, terminal: Terminal): Promise<void> {
  return withDatabase(config, async ({ db }) => {
    const began = performance.now()
    const { rows, madeAt } = await restoreBackup(db, config.file)
    terminal.out(`Restored ${rowsInWords(rows, performance.now() - began)}, as they were at ${madeAt}.\n`)
  })
}
