import { bookingsWithPhone } from '../../resources/bookings/store.ts'
import { systemClock } from '../../clock.ts'
import { erasePatient as erase } from '../../operations/erasePatient.ts'
import { secureRandom } from '../../random.ts'
import type { OptionsOf } from '../options.ts'
import type { CommandContext } from './context.ts'
import { withDatabase } from './withDatabase.ts'

/** Runs `erase patient`; without `--yes` it only says what it would erase. */
export async function erasePatient(options: OptionsOf<'erase patient'>, { terminal }: CommandContext): Promise<void> {
  const { phone, isConfirmed } = options
  await withDatabase(options, async ({ db }) => {
    if (!isConfirmed) {
      terminal.out(`${await bookingsWithPhone(db, phone)} bookings have this number. Nothing is erased: add --yes.\n`)
      return
    }
    const dependencies = { clock: systemClock, random: secureRandom }
    const erased = await db.transaction((tx) => erase(tx, dependencies, phone))
    terminal.out(`Name and number are erased from ${erased} bookings.\n`)
  })
}
