import type { Config } from '../config.ts'
import { seedLookups } from '../lookups/seedLookups.ts'
import type { Terminal } from './terminal.ts'
import { withDatabase } from './withDatabase.ts'

/** Runs `migrate`. Opening the database migrates its schema. */
export function migrate(config: Config, terminal: Terminal): Promise<void> {
  return withDatabase(config, async ({ db }) => {
    await seedLookups(db)
    terminal.out('The schema is up to date.\n')
  })
}
