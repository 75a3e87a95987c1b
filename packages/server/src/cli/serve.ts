import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PRODUCT_NAME } from '@nalam/sdk'
import { serveBackups } from '../operations/backup/requestBackup.ts'
import { clockFrom } from '../clock.ts'
import { DEMO_PASSWORD, demoDoctors, demoPlatform } from '../demo/doctors.ts'
import { createLog } from '../http/log.ts'
import { bundledPortal } from '../portal/portalFiles.ts'
import { seededRandom } from '../random.ts'
import { startServer } from '../app/server.ts'
import { StartError } from '../startError.ts'
import { seedOf, simulatePatients } from '../demo/simulatePatients.ts'
import { tracesProblem, wantsTraces } from '../operations/tracing.ts'
import type { OptionsOf } from './options.ts'
import { resetData, sourceOf, unlessLost, type CommandContext } from './withDatabase.ts'

function welcome(origin: string, isDemo: boolean, hasMailbox: boolean): string {
  const lines = [`${PRODUCT_NAME} is ready at ${origin}`]
  if (isDemo) {
    lines.push(`  Sign in with   ${demoDoctors.complete.email}`, `  Password       ${DEMO_PASSWORD}`)
    lines.push(`  Not confirmed  ${demoDoctors.unconfirmed.email} (same password)`)
    if (hasMailbox) lines.push(`  Codes          ${origin}/dev/mailbox, and here in the terminal`)
  }
  return `${lines.join('\n')}\n`
}

const hasData = (folder: string): boolean => existsSync(join(folder, 'pgdata'))

/**
 * Refuses `--seed` on existing data: seeded ids restart with every start and would collide
 * with existing rows.
 */
function refuseSeedOnOldData({ seed, reset, data }: OptionsOf<'serve'>): void {
  if (seed === undefined || reset || !hasData(data)) return
  throw new StartError(`The data folder ${data} holds data already: --seed needs a new one, or add --reset.`)
}

/** Runs `serve`: serves requests until the process is asked to stop. */
export async function serve(options: OptionsOf<'serve'>, { terminal, env }: CommandContext): Promise<void> {
  const log = createLog((line) => terminal.out(line), undefined, options.logLevel)
  refuseSeedOnOldData(options)
  const problem = tracesProblem(env)
  if (problem !== undefined) throw new StartError(problem)
  if (options.reset) await resetData(options.data, terminal)
  const isDemo = options.demo || options.reset
  // Takes seconds, on a busy machine many.
  if (isDemo && options.databaseUrl === undefined && !hasData(options.data))
    terminal.out(`Preparing the demo data in ${options.data}...\n`)
  // OpenTelemetry is loaded only if traces are enabled.
  const tracing = wantsTraces(env) ? (await import('../operations/openTelemetry.ts')).startTracing(log) : undefined
  const server = await startServer({
    ...options,
    demo: isDemo,
    database: sourceOf(options),
    portal: options.portal ?? bundledPortal(),
    random: options.seed === undefined ? undefined : seededRandom(options.seed),
    clock: options.moment === undefined ? undefined : clockFrom(options.moment),
    checkResponses: !options.isProduction,
    shedsLoad: true,
    ownsProcess: true,
    tracing,
    log,
    onMail: (mail) =>
      terminal.out(`  Mail to ${mail.to}: ${mail.subject}${mail.code === undefined ? '' : ` ${mail.code}`}\n`),
  })
  terminal.out(welcome(server.origin, isDemo, options.smtpUrl === undefined))
  if (server.metricsOrigin !== undefined) terminal.out(`  Metrics        ${server.metricsOrigin}/metrics\n`)
  const simulation =
    options.simulatedPerMinute === undefined
      ? undefined
      : simulatePatients({
          baseUrl: `${server.origin}/api`,
          key: demoPlatform.key,
          perMinute: options.simulatedPerMinute,
          seed: seedOf(server.dependencies.random),
          log,
          onBooked: (id) => log.info(id === undefined ? 'no free time to simulate' : 'simulated booking'),
        })
  const { db, clock } = server.dependencies
  const backups = options.databaseUrl === undefined ? serveBackups({ folder: options.data, db, clock, log }) : undefined
  await unlessLost(server.lost, terminal.stopped)
  simulation?.stop()
  await simulation?.done
  await backups?.close()
  await server.close()
  await tracing?.close()
}
