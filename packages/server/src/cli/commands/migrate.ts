import { seedLookups } from '../../resources/lookups/seedLookups.ts'
import type { OptionsOf } from '../options.ts'
import type { CommandContext } from './context.ts'
import { withDatabase } from './withDatabase.ts'

/** Runs `migrate`. Opening the database migrates its schema. */
export function migrate(options: OptionsOf<'migrate'>, { terminal }: CommandContext): Promise<void> {
  return withDatabase(options, async ({ db }) => {
    await seedLookups(db)
    terminal.out('The schema is up to date.\n')
  })
}
