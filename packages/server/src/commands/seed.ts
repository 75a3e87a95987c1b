import { systemClock } from '../clock.ts'
import type { Config } from '../config.ts'
import { DEMO_PASSWORD, demoDoctors } from '../demo/doctors.ts'
import { seedDemo } from '../demo/seedDemo.ts'
import { createPasswords } from '../security/passwords.ts'
import type { Terminal } from './terminal.ts'
import { withDatabase } from './withDatabase.ts'

/** Runs `seed`: fills an empty database with demo data. */
export function seed(config: Config, terminal: Terminal): Promise<void> {
  return withDatabase(config, async ({ db }) => {
    await seedDemo(db, systemClock, createPasswords())
    terminal.out(`Demo data is there. Sign in with ${demoDoctors.complete.email} and ${DEMO_PASSWORD}.\n`)
  })
}
