import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { PRODUCT_NAME } from '@nalam/sdk'
import { systemClock } from './clock.ts'
import { HELP, readConfig, type Config } from './config.ts'
import { lockFolder } from './db/folderLock.ts'
import { openDatabase, type DatabaseSource } from './db/open.ts'
import { seedLookups } from './lookups/seedLookups.ts'
import { DEMO_PASSWORD, demoDoctors } from './demo/doctors.ts'
import { seedDemo } from './demo/seedDemo.ts'
import { createLog, exceptionFields, type Log } from './http/log.ts'
import { secureRandom } from './random.ts'
import { createPasswords } from './security/passwords.ts'
import { simulatePatients } from './simulate/simulatePatients.ts'
import { startServer } from './server.ts'
import { StartError } from './startError.ts'

/** Where the command line writes and what ends it. */
export interface Terminal {
  out(text: string): void
  error(text: string): void
  /** Resolves when the process is asked to stop. */
  readonly stopped: Promise<void>
}

function sourceOf(config: Config): DatabaseSource {
  return config.databaseUrl === undefined
    ? { kind: 'folder', folder: config.data }
    : { kind: 'postgres', url: config.databaseUrl }
}

async function resetData(folder: string): Promise<void> {
  // Held while it is emptied: another process may work on it.
  const lock = await lockFolder(folder)
  rmSync(join(folder, 'pgdata'), { recursive: true, force: true })
  lock.release()
}

/** Waits for work, or fails at once, without closing anything, when the data folder is somebody else's. */
function unlessLost<T>(lost: Promise<StartError>, work: Promise<T>): Promise<T> {
  return Promise.race([work, lost.then((reason) => Promise.reject(reason))])
}

function welcome(origin: string, config: Config): string {
  const lines = [`${PRODUCT_NAME} is ready at ${origin}`]
  if (config.demo) {
    lines.push(`  Sign in with   ${demoDoctors.complete.email}`, `  Password       ${DEMO_PASSWORD}`)
    lines.push(`  Not confirmed  ${demoDoctors.unconfirmed.email} (same password)`)
    if (config.smtpUrl === undefined) lines.push(`  Codes          ${origin}/dev/mailbox, and here in the terminal`)
  }
  return `${lines.join('\n')}\n`
}

async function serve(config: Config, terminal: Terminal, log: Log): Promise<void> {
  const server = await startServer({
    database: sourceOf(config),
    port: config.port,
    host: config.host,
    demo: config.demo,
    ...(config.portal === undefined ? {} : { portal: config.portal }),
    ...(config.smtpUrl === undefined ? {} : { smtpUrl: config.smtpUrl }),
    ...(config.mailFrom === undefined ? {} : { mailFrom: config.mailFrom }),
    ...(config.allowedEmailDomains === undefined ? {} : { allowedEmailDomains: config.allowedEmailDomains }),
    allowedOrigins: config.allowedOrigins,
    trustedProxies: config.trustedProxies,
    checkResponses: config.development,
    ownsProcess: true,
    log,
    onMail: (mail) =>
      terminal.out(`  Mail to ${mail.to}: ${mail.subject}${mail.code === undefined ? '' : ` ${mail.code}`}\n`),
  })
  terminal.out(welcome(server.origin, config))
  const simulation =
    config.ratePerMinute > 0
      ? simulatePatients(server.dependencies, config.ratePerMinute, undefined, (id) =>
          log.info(id === undefined ? 'no free slot to simulate' : 'simulated booking'),
        )
      : undefined
  await unlessLost(server.lost, terminal.stopped)
  simulation?.stop()
  await simulation?.done
  await server.close()
}

async function withDatabase(
  config: Config,
  work: (open: Awaited<ReturnType<typeof openDatabase>>) => Promise<void>,
): Promise<void> {
  const open = await openDatabase(sourceOf(config))
  let isLost = false
  const lost = open.lost.finally(() => {
    isLost = true
  })
  try {
    await unlessLost(lost, work(open))
  } finally {
    // A folder that is no longer ours is left as it is.
    if (!isLost) await open.close()
  }
}

async function perform(config: Config, terminal: Terminal, log: Log): Promise<void> {
  if (config.resetDemo) await resetData(config.data)
  switch (config.command) {
    case 'serve':
      return serve(config, terminal, log)
    case 'migrate':
      return withDatabase(config, async ({ db }) => {
        await seedLookups(db)
        terminal.out('The schema is up to date.\n')
      })
    case 'seed':
      return withDatabase(config, async ({ db }) => {
        await seedDemo(db, systemClock, createPasswords())
        terminal.out(`Demo data is there. Sign in with ${demoDoctors.complete.email} and ${DEMO_PASSWORD}.\n`)
      })
    case 'simulate':
      return withDatabase(config, async ({ db }) => {
        const rate = config.ratePerMinute > 0 ? config.ratePerMinute : 2
        const dependencies = { db, clock: systemClock, random: secureRandom, log }
        const simulation = simulatePatients(dependencies, rate, config.count, (id) =>
          terminal.out(id === undefined ? 'No slot is free.\n' : `Booked ${id}.\n`),
        )
        await Promise.race([simulation.done, terminal.stopped])
        simulation.stop()
        await simulation.done
      })
  }
}

/**
 * The command line.
 *
 * @returns the exit code: 0, or 1 after one clear sentence
 */
export async function runCli(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  terminal: Terminal,
): Promise<number> {
  const log = createLog((line) => terminal.out(line))
  try {
    const config = readConfig(args, env)
    if (config === 'help') {
      terminal.out(HELP)
      return 0
    }
    await perform(config, terminal, log)
    return 0
  } catch (error) {
    if (error instanceof StartError) {
      terminal.error(`${error.message}\n`)
    } else {
      terminal.error('The server failed for a reason that it did not expect.\n')
      log.error('failure', exceptionFields(error))
    }
    return 1
  }
}
