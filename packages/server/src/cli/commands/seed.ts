import { systemClock } from '../../clock.ts'
import { DEMO_PASSWORD, demoDoctors } from '../../demo/doctors.ts'
import { seedDemo } from '../../demo/seedDemo.ts'
import { createPasswords } from '../../security/passwords.ts'
import type { OptionsOf } from '../options.ts'
import type { CommandContext } from './context.ts'
import { resetData } from './resetData.ts'
import { withDatabase } from './withDatabase.ts'

/** Runs `seed`: fills an empty database with demo data. */
export async function seed(options: OptionsOf<'seed'>, { terminal }: CommandContext): Promise<void> {
  if (options.reset) await resetData(options.data, terminal)
  await withDatabase(options, async ({ db }) => {
    await seedDemo(db, systemClock, createPasswords())
    terminal.out(`Demo data is there. Sign in with ${demoDoctors.complete.email} and ${DEMO_PASSWORD}.\n`)
  })
}
