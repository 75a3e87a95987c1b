import { systemClock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Log } from '../http/log.ts'
import { secureRandom } from '../random.ts'
import { simulatePatients } from '../simulate/simulatePatients.ts'
import type { Terminal } from './terminal.ts'
import { withDatabase } from './withDatabase.ts'

const DEFAULT_RATE_PER_MINUTE = 2

/** Runs `simulate`: books free slots as patients would. */
export function simulate(config: Config, terminal: Terminal, log: Log): Promise<void> {
  return withDatabase(config, async ({ db }) => {
    const rate = config.ratePerMinute > 0 ? config.ratePerMinute : DEFAULT_RATE_PER_MINUTE
    const dependencies = { db, clock: systemClock, random: secureRandom, log }
    const simulation = simulatePatients(dependencies, rate, config.count, (id) =>
      terminal.out(id === undefined ? 'No slot is free.\n' : `Booked ${id}.\n`),
    )
    await Promise.race([simulation.done, terminal.stopped])
    simulation.stop()
    await simulation.done
  })
}
