import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PRODUCT_NAME } from '@nalam/sdk'
import { serveBackups } from '../backup/serveBackups.ts'
import { clockFrom } from '../clock.ts'
import type { Config } from '../config.ts'
import { DEMO_PASSWORD, demoDoctors } from '../demo/doctors.ts'
import type { Log } from '../http/log.ts'
import { bundledPortal } from '../portal/bundledPortal.ts'
import { seededRandom } from '../random.ts'
import { startServer } from '../server.ts'
import { StartError } from '../startError.ts'
import { simulatePatients } from '../simulate/simulatePatients.ts'
import type { Terminal } from './terminal.ts'
import { sourceOf, unlessLost } from './withDatabase.ts'

function welcome(origin: string, config: Config): string {
  const lines = [`${PRODUCT_NAME} is ready at ${origin}`]
  if (config.demo) {
    lines.push(`  Sign in with   ${demoDoctors.complete.email}`, `  Password       ${DEMO_PASSWORD}`)
    lines.push(`  Not confirmed  ${demoDoctors.unconfirmed.email} (same password)`)
    if (config.smtpUrl === undefined) lines.push(`  Codes          ${origin}/dev/mailbox, and here in the terminal`)
  }
  return `${lines.join('\n')}\n`
}

/**
 * Refuses `--seed` on existing data: seeded ids restart with every start and would collide
 * with existing rows.
 */
function refuseSeedOnOldData({ seed, reset, data }: Config): void {
  if (seed === undefined || reset || !existsSync(join(data, 'pgdata'))) return
  throw new StartError(`The data folder ${data} holds data already: --seed needs a new one, or add --reset.`)
}

/** Runs `serve`: serves requests until the process is asked to stop. */
export async function serve(config: Config, terminal: Terminal, log: Log): Promise<void> {
  refuseSeedOnOldData(config)
  const portal = config.portal ?? bundledPortal()
  // OpenTelemetry is loaded only if traces are enabled.
  const tracing = config.traces ? (await import('../tracing/openTelemetry.ts')).startTracing(log) : undefined
  const server = await startServer({
    tracing,
    database: sourceOf(config),
    port: config.port,
    host: config.host,
    migrates: config.migrates,
    demo: config.demo,
    failures: config.failures,
    ...(config.metricsPort === undefined ? {} : { metricsPort: config.metricsPort }),
    ...(config.seed === undefined ? {} : { random: seededRandom(config.seed) }),
    ...(config.moment === undefined ? {} : { clock: clockFrom(config.moment) }),
    ...(portal === undefined ? {} : { portal }),
    ...(config.smtpUrl === undefined ? {} : { smtpUrl: config.smtpUrl }),
    ...(config.mailFrom === undefined ? {} : { mailFrom: config.mailFrom }),
    ...(config.allowedEmailDomains === undefined ? {} : { allowedEmailDomains: config.allowedEmailDomains }),
    allowedOrigins: config.allowedOrigins,
    trustedProxies: config.trustedProxies,
    hasExtensions: config.hasExtensions,
    checkResponses: config.development,
    shedsLoad: true,
    ownsProcess: true,
    log,
    onMail: (mail) =>
      terminal.out(`  Mail to ${mail.to}: ${mail.subject}${mail.code === undefined ? '' : ` ${mail.code}`}\n`),
  })
  terminal.out(welcome(server.origin, config))
  if (server.metricsOrigin !== undefined) terminal.out(`  Metrics        ${server.metricsOrigin}/metrics\n`)
  const simulation =
    config.ratePerMinute > 0
      ? simulatePatients(server.dependencies, config.ratePerMinute, undefined, (id) =>
          log.info(id === undefined ? 'no free slot to simulate' : 'simulated booking'),
        )
      : undefined
  const { db, clock } = server.dependencies
  const backups = config.databaseUrl === undefined ? serveBackups({ folder: config.data, db, clock, log }) : undefined
  await unlessLost(server.lost, terminal.stopped)
  simulation?.stop()
  await simulation?.done
  await backups?.close()
  await server.close()
  await tracing?.close()
}
