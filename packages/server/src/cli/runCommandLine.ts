import { addDays, clinicToday } from '@nalam/sdk'
import { auditHead, auditLine, exportAudit } from '../changes/exportAudit.ts'
import { stateOf } from '../changes/messages/deliveryRules.ts'
import { listDeliveries, retryDeliveries, type Delivery } from '../changes/messages/deliveryStore.ts'
import { systemClock } from '../clock.ts'
import { FolderInUse } from '../db/folderLock.ts'
import { DEMO_PASSWORD, demoDoctors } from '../demo/doctors.ts'
import { seedDemo } from '../demo/seedDemo.ts'
import { seedOf, simulatePatients } from '../demo/simulatePatients.ts'
import { createLog, exceptionFields } from '../http/log.ts'
import { requestBackup } from '../operations/backup/requestBackup.ts'
import { restoreBackup } from '../operations/backup/restoreBackup.ts'
import { writeBackup } from '../operations/backup/writeBackup.ts'
import { eraseDoctor, findDoctorData } from '../operations/eraseDoctor.ts'
import { erasePatient } from '../operations/erasePatients.ts'
import { platformName, removePlatform } from '../operations/removePlatform.ts'
import { secureRandom } from '../random.ts'
import { bookingsWithPhone } from '../resources/bookings/store.ts'
import { seedLookups } from '../resources/lookups/seedLookups.ts'
import { createPasswords } from '../security/passwords.ts'
import { createPlatforms, webhookSecret, type Webhook } from '../security/platforms.ts'
import { StartError } from '../startError.ts'
import type { Command } from './commands.ts'
import type { OptionsOf } from './options.ts'
import { helpOf, readInvocation, readOptions, type Environment, type Invocation } from './readCommandLine.ts'
import { serve } from './serve.ts'
import { resetData, withDatabase, withStoredData, type CommandContext, type Terminal } from './withDatabase.ts'

type Run<C extends Command> = (options: OptionsOf<C>, context: CommandContext) => Promise<void>

const system = { clock: systemClock, random: secureRandom }

const webhookOf = (url: string | undefined): Webhook | undefined =>
  url === undefined ? undefined : { url, secret: webhookSecret() }

const secretOf = (webhook: Webhook | undefined): string =>
  webhook === undefined ? '' : `The secret that signs what it is told, which is shown only now:\n${webhook.secret}\n`

const midnight = (date: string) => new Date(`${date}T00:00:00+05:30`)

/** Formats row counts and a duration as `1,234 rows of 16 tables in 0.8 s`. */
function rowsInWords(rows: Readonly<Record<string, number>>, began: number): string {
  const counts = Object.values(rows)
  const total = counts.reduce((sum, count) => sum + count, 0).toLocaleString('en')
  return `${total} rows of ${counts.length} tables in ${((performance.now() - began) / 1000).toFixed(1)} s`
}

/** One line without anything of the patient. */
function lineOf(delivery: Delivery): string {
  const { webhookId, name, bookingId, dueAt, attempts, lastError } = delivery
  const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`
  const error = lastError === null ? [] : [lastError]
  return `${[webhookId, stateOf(delivery), name, bookingId, dueAt.toISOString(), tries, ...error].join('  ')}\n`
}

const RUN: { readonly [C in Command]: Run<C> } = {
  serve,

  // Opening the database migrates its schema.
  migrate: (options, { terminal }) =>
    withDatabase(options, async ({ db }) => {
      await seedLookups(db)
      terminal.out('The schema is up to date.\n')
    }),

  async seed(options, { terminal }) {
    if (options.reset) await resetData(options.data, terminal)
    await withDatabase(options, async ({ db }) => {
      await seedDemo(db, systemClock, createPasswords())
      terminal.out(`Demo data is there. Sign in with ${demoDoctors.complete.email} and ${DEMO_PASSWORD}.\n`)
    })
  },

  async simulate({ server, key, rate, count, logLevel }, { terminal }) {
    const simulation = simulatePatients({
      baseUrl: `${server}/api`,
      key,
      perMinute: rate,
      max: count,
      seed: seedOf(secureRandom),
      log: createLog((line) => terminal.out(line), undefined, logLevel),
      onBooked: (id) => terminal.out(id === undefined ? 'No time is free.\n' : `Booked ${id}.\n`),
    })
    await Promise.race([simulation.done, terminal.stopped])
    simulation.stop()
    await simulation.done
  },

  // If a server uses the data folder, the server makes the backup.
  async backup(options, { terminal, argument: file }) {
    const began = performance.now()
    const write = () => withStoredData(options, ({ db }) => writeBackup(db, systemClock, file))
    const rows = await write().catch((error: unknown) => {
      if (error instanceof FolderInUse) return requestBackup(options.data, file)
      throw error
    })
    terminal.out(`Backed up ${rowsInWords(rows, began)} into ${file}.\n`)
  },

  restore: (options, { terminal, argument: file }) =>
    withDatabase(options, async ({ db }) => {
      const began = performance.now()
      const { rows, madeAt } = await restoreBackup(db, file)
      terminal.out(`Restored ${rowsInWords(rows, began)}, as they were at ${madeAt}.\n`)
    }),

  async 'erase doctor'(options, { terminal }) {
    const { doctor, isConfirmed } = options
    if (doctor === undefined) throw new StartError('Name the doctor: --doctor <id or e-mail>.')
    await withStoredData(options, async ({ db }) => {
      const data = await findDoctorData(db, system, doctor)
      if (data === undefined) throw new StartError('There is no doctor with this id or e-mail.')
      const { id, bookings, upcoming, slots, tickets } = data
      terminal.out(`${id} has ${bookings} bookings (${upcoming} upcoming), ${slots} slots and ${tickets} tickets.\n`)
      if (isConfirmed) await db.transaction((tx) => eraseDoctor(tx, system, id))
      terminal.out(isConfirmed ? 'Everything is erased except the audit.\n' : 'Nothing is erased: add --yes.\n')
    })
  },

  'erase patient': (options, { terminal }) =>
    withStoredData(options, async ({ db }) => {
      const { phone, isConfirmed } = options
      if (!isConfirmed) {
        terminal.out(
          `Bookings with this number: ${await bookingsWithPhone(db, phone)}. Nothing is erased: add --yes.\n`,
        )
        return
      }
      const erased = await db.transaction((tx) => erasePatient(tx, system, phone))
      terminal.out(`Name and number are erased. Bookings with this number: ${erased}.\n`)
    }),

  'platforms add': (options, { terminal, argument }) =>
    withStoredData(options, async ({ db }) => {
      const name = platformName(argument)
      const webhook = webhookOf(options.webhook)
      const key = await createPlatforms(db, systemClock, secureRandom).add(name, webhook)
      if (key === undefined) throw new StartError(`There is already a platform "${name}".`)
      terminal.out(`${name} may book for patients. Its key, which is shown only now:\n${key}\n`)
      terminal.out(secretOf(webhook))
    }),

  'platforms webhook': (options, { terminal, argument }) =>
    withStoredData(options, async ({ db }) => {
      const name = argument.trim()
      const webhook = webhookOf(options.webhook)
      const changed = await createPlatforms(db, systemClock, secureRandom).setWebhook(name, webhook)
      if (changed === undefined) throw new StartError(`There is no platform "${name}".`)
      terminal.out(secretOf(webhook) || `${name} is told nothing more; it reads its bookings.\n`)
    }),

  'platforms list': (options, { terminal }) =>
    withStoredData(options, async ({ db }) => {
      const found = await createPlatforms(db, systemClock, secureRandom).list()
      const lines = found.map(
        ({ name, createdAt, webhookUrl }) =>
          `${name}  since ${clinicToday(createdAt)}${webhookUrl === null ? '' : `  told at ${webhookUrl}`}\n`,
      )
      terminal.out(lines.length === 0 ? 'No platform may book.\n' : lines.join(''))
    }),

  'platforms remove': (options, { terminal, argument }) =>
    withStoredData(options, async ({ db }) => {
      const platforms = createPlatforms(db, systemClock, secureRandom)
      const removed = await db.transaction((tx) => removePlatform(tx, { ...system, platforms }, argument.trim()))
      if (removed === undefined) throw new StartError(`There is no platform "${argument.trim()}".`)
      const { holds, bookings, waiting } = removed
      terminal.out(
        `Its key is no longer valid. Times that it held and that are free again: ${holds}. ` +
          `Its bookings stay: ${bookings}, of which ${waiting} wait for an answer.\n`,
      )
    }),

  'messages list': (options, { terminal }) =>
    withStoredData(options, async ({ db }) => {
      const found = await listDeliveries(db, options.state)
      terminal.out(found.length === 0 ? 'There are no such messages.\n' : found.map(lineOf).join(''))
    }),

  // A running server sends what is due again.
  'messages retry': (options, { terminal }) =>
    withStoredData(options, async ({ db }) => {
      const { ids } = options
      const count = await db.transaction((tx) => retryDeliveries(tx, systemClock.now(), ids))
      if (count < ids.length)
        throw new StartError(`Messages due again: ${count} of ${ids.length}; the others had not been given up.`)
      terminal.out(`${count} ${count === 1 ? 'message is' : 'messages are'} due again.\n`)
    }),

  'audit export': (options, { terminal }) =>
    withStoredData(options, async ({ db }) => {
      const { from, to, doctor, format } = options
      // Whole days at the clinic, including the last one.
      const range = { from: midnight(from), to: midnight(addDays(to, 1)), doctorId: doctor }
      terminal.out(auditHead(format))
      for await (const entries of exportAudit(db, range)) {
        terminal.out(entries.map((entry) => auditLine(entry, format)).join(''))
      }
    }),
}

// The type parameter ties a command's function to its own options.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
function runCommand<C extends Command>(
  command: C,
  invocation: Invocation,
  env: Environment,
  terminal: Terminal,
): Promise<void> {
  const options: OptionsOf<C> = readOptions(command, invocation, env)
  const run: Run<C> = RUN[command]
  return run(options, { terminal, env, argument: invocation.argument })
}

/**
 * Runs one command of the command line.
 *
 * @returns the exit code: 0, or 1 after one clear sentence
 */
export async function runCommandLine(args: readonly string[], env: Environment, terminal: Terminal): Promise<number> {
  try {
    const invocation = readInvocation(args)
    if ('help' in invocation) terminal.out(helpOf(invocation.help))
    else await runCommand(invocation.command, invocation, env, terminal)
    return 0
  } catch (error) {
    if (error instanceof StartError) {
      terminal.error(`${error.message}\n`)
    } else {
      terminal.error('The server failed for a reason that it did not expect.\n')
      createLog((line) => terminal.error(line)).error('failure', exceptionFields(error))
    }
    return 1
  }
}
