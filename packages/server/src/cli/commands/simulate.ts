import { systemClock } from '../../clock.ts'
import { createLog } from '../../http/log.ts'
import { secureRandom } from '../../random.ts'
import { simulatePatients } from '../../demo/simulatePatients.ts'
import type { OptionsOf } from '../options.ts'
import type { CommandContext } from './context.ts'
import { withDatabase } from './withDatabase.ts'

/** Runs `simulate`: books free slots as patients would. */
export function simulate(options: OptionsOf<'simulate'>, { terminal }: CommandContext): Promise<void> {
  return withDatabase(options, async ({ db }) => {
    const log = createLog((line) => terminal.out(line), undefined, options.logLevel)
    const dependencies = { db, clock: systemClock, random: secureRandom, log }
    const simulation = simulatePatients(dependencies, options.rate, options.count, (id) =>
      terminal.out(id === undefined ? 'No slot is free.\n' : `Booked ${id}.\n`),
    )
    await Promise.race([simulation.done, terminal.stopped])
    simulation.stop()
    await simulation.done
  })
}
