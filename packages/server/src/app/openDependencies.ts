import { PRODUCT_NAME } from '@nalam/sdk'
import { startPeriodicWork, type PeriodicWork } from '../changes/periodicWork.ts'
import { createReadAudit } from '../changes/readAudit.ts'
import { systemClock, type Clock } from '../clock.ts'
import { cleanEvents } from '../changes/events/store.ts'
import { cleanKeys } from '../changes/changeOnce.ts'
import { cleanDeliveries } from '../changes/messages/deliveryStore.ts'
import {
  createDemoPhones,
  webhookReceiver,
  type DemoPhones,
  type MessageReceiver,
} from '../changes/messages/receivers.ts'
import { cleanMessages, cleanReminderLinks } from '../changes/messages/messageStore.ts'
import { cleanNotices } from '../changes/messages/platformNotices.ts'
import { cleanHolds } from '../resources/platforms/store.ts'
import { cleanSlotHolds } from '../resources/slots/store.ts'
import { cleanSlotChanges } from '../resources/slotChanges/store.ts'
import { createSmtpMailer, createMailbox, type Mailbox, type StoredMail } from '../mail/mailer.ts'
import { secureRandom, type Random } from '../random.ts'
import { createChallenges } from '../security/challenges.ts'
import { createCodes } from '../security/codes.ts'
import { createPasskeyOnly } from '../security/passkeyOnly.ts'
import { createPasswords, type Passwords } from '../security/passwords.ts'
import { createPlatforms } from '../security/platforms.ts'
import { createRateLimits } from '../security/rateLimits.ts'
import { createDevices } from '../security/devices.ts'
import { createSessions } from '../security/sessions.ts'
import type { Tracing } from '../operations/tracing.ts'
import type { Dependencies } from '../dependencies.ts'
import type { IsClosed } from '../db/inSteps.ts'
import { openDatabase, type DatabaseSource, type OpenDatabase } from '../db/open.ts'
import { createCallLimiter } from '../http/callLimiter.ts'
import { exceptionFields, silentLog, type Log } from '../http/log.ts'
import { createOutbox } from '../mail/outbox.ts'
import { defaultLimits, type Limits } from '../security/limits.ts'

/** Options of the dependencies; the defaults suit tests. */
export interface DependencyOptions {
  /** Default: a new database in memory. */
  readonly database?: DatabaseSource
  /** Uses this open database instead; the caller closes it. */
  readonly open?: OpenDatabase
  /**
   * Default `true`. With `false` the schema is not migrated, and the server is not ready until
   * another process has migrated it.
   */
  readonly migrates?: boolean
  readonly smtpUrl?: string | undefined
  readonly mailFrom?: string | undefined
  /** Where messages to patients are posted; needs {@link messagesSecret}. */
  readonly messagesUrl?: string | undefined
  readonly messagesSecret?: string | undefined
  /** Origin of the portal, for links in messages. */
  readonly publicUrl?: string | undefined
  /**
   * Seeds demo data on the first start, and serves `/dev/mailbox` when there is no mail server: the
   * mails, and the messages to patients as on their phones if there is no {@link messagesUrl}.
   */
  readonly demo?: boolean
  readonly allowedEmailDomains?: readonly string[] | undefined
  /** Default `true`; `false` offers only the base operations (EXT-02). */
  readonly hasExtensions?: boolean
  /**
   * Traces requests and their SQL statements. The statements of an {@link open} database are traced
   * only if it was opened with tracing.
   */
  readonly tracing?: Tracing | undefined
  readonly limits?: Partial<Limits>
  readonly clock?: Clock | undefined
  readonly random?: Random | undefined
  readonly passwords?: Passwords
  readonly log?: Log
  /** Called for every mail that is stored in the mailbox. */
  readonly onMail?: (mail: StoredMail) => void
}

const CLEANING_EVERY = 10 * 60_000

/** The dependencies of the routes, and what the server owns besides. */
export interface OpenedDependencies {
  readonly open: OpenDatabase
  readonly dependencies: Dependencies
  readonly mailbox: Mailbox
  /** Receives messages to patients; `undefined` if they are not sent. */
  readonly receiver: MessageReceiver | undefined
  readonly phones: DemoPhones | undefined
  /** Tells a demo its own origin. */
  listensAt(origin: string): void
  /** Closes the dependencies, except a database that the caller has opened. */
  close(): Promise<void>
}

export async function openDependencies(options: DependencyOptions): Promise<OpenedDependencies> {
  const clock = options.clock ?? systemClock
  const log = options.log ?? silentLog
  const random = options.random ?? secureRandom
  const migrates = options.migrates ?? true
  const open =
    options.open ??
    (await openDatabase(options.database ?? { kind: 'memory' }, { migrates, observe: options.tracing?.statement }))
  const { db } = open
  const passwords = options.passwords ?? createPasswords()
  const codes = createCodes(db, clock, random, passwords)
  const passkeyOnly = createPasskeyOnly(db, clock)
  const mailbox = createMailbox(() => clock.now(), options.onMail)
  const mailer =
    options.smtpUrl === undefined
      ? mailbox
      : createSmtpMailer(options.smtpUrl, options.mailFrom ?? `${PRODUCT_NAME} <no-reply@nalam.example>`)
  const limits = { ...defaultLimits, ...options.limits }
  const hasExtensions = options.hasExtensions ?? true
  const { messagesUrl: url, messagesSecret: secret } = options
  const webhook = url === undefined || secret === undefined ? undefined : webhookReceiver({ url, secret })
  const phones = webhook === undefined && options.demo === true ? createDemoPhones(clock) : undefined
  const receiver = hasExtensions ? (webhook ?? phones) : undefined
  let origin: string | undefined
  const publicUrl = () => options.publicUrl ?? origin
  const dependencies: Dependencies = {
    db,
    clock,
    random,
    passwords,
    codes,
    outbox: createOutbox({ db, clock, codes, passkeyOnly, publicUrl, mailer, log }),
    sessions: createSessions(db, clock, random),
    devices: createDevices(db, clock),
    challenges: createChallenges(db, clock),
    passkeyOnly,
    platforms: createPlatforms(db, clock, random),
    rateLimits: createRateLimits(db, clock),
    limits,
    changeLimiter: createCallLimiter(limits.changesPerDoctor, clock),
    readAudit: createReadAudit(db, clock, log),
    log,
    hasExtensions,
    sendsMessages: receiver !== undefined,
    publicUrl,
    canOffer: () => receiver !== undefined && publicUrl() !== undefined,
    allowedEmailDomains: options.allowedEmailDomains,
  }
  return {
    open,
    dependencies,
    mailbox,
    receiver,
    phones,
    listensAt(address) {
      if (options.demo === true) origin = address
    },
    async close() {
      await dependencies.readAudit.close()
      await dependencies.outbox.close()
      mailer.close()
      if (options.open === undefined) await open.close()
    },
  }
}

/**
 * Removes expired rows, and corrects or removes those of a clock that was ahead. Each table is
 * cleaned in bounded steps; one that fails is reported, and the others are cleaned.
 */
export async function cleanAll(dependencies: Dependencies, isClosed?: IsClosed): Promise<void> {
  const { db, clock, log, ...rest } = dependencies
  const { sessions, devices, challenges, codes, rateLimits, outbox, readAudit, passkeyOnly } = rest
  const stores = { sessions, devices, challenges, codes, rateLimits, outbox, readAudit, passkeyOnly }
  const tables = {
    cleanEvents,
    cleanKeys,
    cleanMessages,
    cleanDeliveries,
    cleanNotices,
    cleanReminderLinks,
    cleanSlotChanges,
    cleanHolds,
    cleanSlotHolds,
  }
  const works: Array<[string, () => Promise<void>]> = [
    ...Object.entries(stores).map(([name, store]): [string, () => Promise<void>] => [
      name,
      () => store.clean(isClosed),
    ]),
    ...Object.entries(tables).map(([name, clean]): [string, () => Promise<void>] => [
      name,
      () => clean(db, clock.now(), isClosed),
    ]),
  ]
  for (const [name, work] of works) {
    try {
      await work()
    } catch (error) {
      log.error('cleaning', { what: name, ...exceptionFields(error) })
    }
  }
}

export function startCleaning(dependencies: Dependencies): PeriodicWork {
  const { log } = dependencies
  return startPeriodicWork({ name: 'cleaning', every: CLEANING_EVERY, log }, (isClosed) =>
    cleanAll(dependencies, isClosed),
  )
}
