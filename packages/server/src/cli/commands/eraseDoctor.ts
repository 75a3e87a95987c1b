import { systemClock } from '../../clock.ts'
import { eraseDoctor as erase, findDoctorData } from '../../operations/eraseDoctor.ts'
import { secureRandom } from '../../random.ts'
import { StartError } from '../../startError.ts'
import type { OptionsOf } from '../options.ts'
import type { CommandContext } from './context.ts'
import { withDatabase } from './withDatabase.ts'

/** Runs `erase doctor`; without `--yes` it only says what it would erase. */
export async function eraseDoctor(options: OptionsOf<'erase doctor'>, { terminal }: CommandContext): Promise<void> {
  const { doctor, isConfirmed } = options
  if (doctor === undefined) throw new StartError('Name the doctor: --doctor <id or e-mail>.')
  const dependencies = { clock: systemClock, random: secureRandom }
  await withDatabase(options, async ({ db }) => {
    const data = await findDoctorData(db, dependencies, doctor)
    if (data === undefined) throw new StartError('There is no doctor with this id or e-mail.')
    const { id, bookings, upcoming, slots, tickets } = data
    terminal.out(`${id} has ${bookings} bookings (${upcoming} upcoming), ${slots} slots and ${tickets} tickets.\n`)
    if (isConfirmed) await db.transaction((tx) => erase(tx, dependencies, id))
    terminal.out(isConfirmed ? 'Everything is erased except the audit.\n' : 'Nothing is erased: add --yes.\n')
  })
}
