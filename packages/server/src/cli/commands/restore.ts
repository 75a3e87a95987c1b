import { restoreBackup } from '../../operations/backup/restoreBackup.ts'
import type { OptionsOf } from '../options.ts'
import type { CommandContext } from './context.ts'
import { rowsInWords } from './rowsInWords.ts'
import { withDatabase } from './withDatabase.ts'

/** Runs `restore <file>`. */
export function restore(options: OptionsOf<'restore'>, { terminal, file }: CommandContext): Promise<void> {
  return withDatabase(options, async ({ db }) => {
    const began = performance.now()
    const { rows, madeAt } = await restoreBackup(db, file)
    terminal.out(`Restored ${rowsInWords(rows, performance.now() - began)}, as they were at ${madeAt}.\n`)
  })
}
