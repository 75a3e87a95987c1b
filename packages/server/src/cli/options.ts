import { z } from 'zod'
import { AUDIT_FORMATS } from '../changes/exportAudit.ts'
import { DELIVERY_STATES } from '../changes/messages/deliveryRules.ts'
import { LOG_LEVELS } from '../http/log.ts'
import { COMMAND_NAMES, type Command } from './commands.ts'
import { demoPlatform } from '../demo/doctors.ts'
import * as schemas from './optionSchemas.ts'

/** An option of the command line, an environment variable, or both. */
export interface Option {
  /** Name on the command line, without dashes. */
  readonly flag?: string
  /** What follows the flag; a flag without a value sets {@link Option.given}. */
  readonly value?: `<${string}>`
  /** What a flag without a value stands for. Default `yes`. */
  readonly given?: 'yes' | 'no'
  /** Whether the flag may be repeated; the schema receives every value. */
  readonly isRepeatable?: boolean
  /** Environment variable that sets the same; the command line has precedence. */
  readonly variable?: string
  /** The commands that have the option; every other command refuses it. Default: `serve` alone. */
  readonly commands?: readonly Command[]
  /** Text that applies when nothing is given. */
  readonly default?: string
  readonly schema: z.ZodType
  readonly help: string
}

/** `simulate` has an address instead. */
const COMMANDS_WITH_DATA = COMMAND_NAMES.filter((name) => name !== 'simulate')

/**
 * Every option and environment variable of the program. Parsing, help, checks and the table in the
 * README come from here. A command receives its options under the names of the keys, and `serve`
 * passes them on to `startServer`.
 */
export const OPTIONS = {
  port: {
    flag: 'port',
    value: '<number>',
    variable: 'PORT',
    default: '3000',
    schema: schemas.portNumber('--port (PORT)'),
    help: 'port to listen on; with 0 the system chooses a free one',
  },
  host: {
    flag: 'host',
    value: '<name>',
    variable: 'HOST',
    default: 'localhost',
    schema: schemas.someText('--host (HOST) must not be empty.'),
    help: 'name or address to listen on; 0.0.0.0 for all addresses',
  },
  metricsPort: {
    flag: 'metrics-port',
    value: '<number>',
    variable: 'METRICS_PORT',
    schema: schemas.portNumber('--metrics-port (METRICS_PORT)').optional(),
    help: 'metrics for Prometheus at /metrics of this port and the same host; do not expose it publicly',
  },
  logLevel: {
    flag: 'log-level',
    value: '<name>',
    variable: 'LOG_LEVEL',
    commands: ['serve', 'simulate'],
    default: 'info',
    schema: z.enum(LOG_LEVELS, `--log-level (LOG_LEVEL) must be ${LOG_LEVELS.join(', ')}.`),
    help: 'info logs a line per request, error only errors, silent nothing',
  },
  migrates: {
    flag: 'no-migrate',
    given: 'no',
    variable: 'MIGRATE',
    default: 'yes',
    schema: schemas.yesOrNo('MIGRATE'),
    help: 'leave the schema as it is (MIGRATE=no); /readyz returns 503 until "migrate" has run',
  },
  data: {
    flag: 'data',
    value: '<folder>',
    variable: 'DATA_DIR',
    commands: COMMANDS_WITH_DATA,
    default: '.data',
    schema: schemas.someText('--data (DATA_DIR) must name a folder.'),
    help: 'folder of the embedded database: new, empty, or of this server',
  },
  databaseUrl: {
    variable: 'DATABASE_URL',
    commands: COMMANDS_WITH_DATA,
    schema: schemas
      .address(['postgres:', 'postgresql:'], 'DATABASE_URL must look like postgres://user:password@host:5432/name.')
      .optional(),
    help: 'a PostgreSQL (15 or later) instead: postgres://user:password@host:5432/name',
  },
  portal: {
    flag: 'portal',
    value: '<folder>',
    variable: 'PORTAL_DIR',
    schema: schemas.someText('--portal (PORTAL_DIR) must name a folder.').optional(),
    help: 'another built portal than the included one; its headers.json may set headers',
  },
  demo: {
    flag: 'demo',
    default: 'no',
    schema: schemas.yesOrNo('--demo'),
    help: 'demo data, and codes at /dev/mailbox if no mail server is set',
  },
  reset: {
    flag: 'reset',
    commands: ['serve', 'seed'],
    default: 'no',
    schema: schemas.yesOrNo('--reset'),
    help: 'remove everything in the data folder first; serve then works as with --demo',
  },
  seed: {
    flag: 'seed',
    value: '<number>',
    schema: schemas.wholeNumber(15, '--seed must be a whole number.').optional(),
    help: 'with --demo: new ids are the same in every run; needs a new data folder or --reset',
  },
  moment: {
    flag: 'clock',
    value: '<time>',
    schema: schemas.moment('--clock').optional(),
    help: "with --demo: the clinic's time at the start, such as 2026-11-24T09:00; it runs on from there",
  },
  failures: {
    flag: 'fail',
    value: '<operation>=<error>',
    isRepeatable: true,
    schema: schemas.failures(),
    help: 'with --demo: the operation returns a documented error, by status or code: loginDoctor=503; may be repeated',
  },
  hasExtensions: {
    flag: 'without-extensions',
    given: 'no',
    default: 'yes',
    schema: schemas.yesOrNo('--without-extensions'),
    help: 'only the 22 base operations, like a platform without extensions',
  },
  simulatedPerMinute: {
    flag: 'simulate',
    value: '<rate>',
    schema: schemas.rate('--simulate').optional(),
    help: 'with --demo: new bookings arrive while the server runs: 2/min, 30/h or 1/s',
  },
  smtpUrl: {
    variable: 'SMTP_URL',
    schema: schemas.address(['smtp:', 'smtps:'], 'SMTP_URL must look like smtp://user:password@host:587.').optional(),
    help: 'a mail server for codes, smtp://user:password@host:587; required without --demo',
  },
  mailFrom: {
    variable: 'MAIL_FROM',
    schema: z
      .string()
      .min(3, 'MAIL_FROM must be an address, for example "Clinic <no-reply@clinic.example>".')
      .optional(),
    help: 'sender of the mails',
  },
  messagesUrl: {
    variable: 'MESSAGES_URL',
    schema: schemas
      .secureAddress(
        'MESSAGES_URL must be an https address; http only for this machine, such as http://localhost:4000.',
      )
      .refine(
        schemas.hasNoPassword,
        'MESSAGES_URL must have no user name and password: MESSAGES_SECRET signs each message.',
      )
      .optional(),
    help: 'where messages to patients are posted (Standard Webhooks); with --demo they are shown at /dev/mailbox without it',
  },
  messagesSecret: {
    variable: 'MESSAGES_SECRET',
    schema: schemas.webhookSecret('MESSAGES_SECRET must be whsec_ and 24 to 64 random bytes in base64.').optional(),
    help: 'secret of their signatures: whsec_ and 24 to 64 random bytes in base64',
  },
  messagesLanguage: {
    variable: 'MESSAGES_LANGUAGE',
    default: 'ta',
    schema: z.enum(['ta', 'en', 'hi'], 'MESSAGES_LANGUAGE must be ta, en or hi.'),
    help: 'language of the patients; every message has its text in all three',
  },
  publicUrl: {
    variable: 'PUBLIC_URL',
    schema: schemas
      .secureOrigin(
        'PUBLIC_URL must be an https origin, such as https://doctors.clinic.example; http only for this machine.',
      )
      .optional(),
    help: 'address at which the portal is reached, for links in messages; without it no other times can be offered',
  },
  retentionMonths: {
    variable: 'RETENTION_MONTHS',
    schema: schemas.months('RETENTION_MONTHS must be a whole number of months, 1 to 120.').optional(),
    help: "every night, erase patients' names and numbers from bookings that are older than this, 1 to 120; without it they stay",
  },
  allowedOrigins: {
    variable: 'ALLOWED_ORIGINS',
    default: '',
    schema: schemas.origins('ALLOWED_ORIGINS must be origins like https://app.example, separated by commas.'),
    help: 'other origins whose pages may call the API, separated by commas',
  },
  allowedEmailDomains: {
    variable: 'ALLOWED_EMAIL_DOMAINS',
    schema: schemas
      .list()
      .transform((domains) => domains.map((domain) => domain.toLowerCase()))
      .optional(),
    help: 'e-mail domains that may register, separated by commas',
  },
  trustedProxies: {
    variable: 'TRUSTED_PROXIES',
    default: '0',
    schema: schemas.wholeNumber(1, 'TRUSTED_PROXIES must be the number of proxies in front, 0 to 9.'),
    help: 'number of proxies in front of the server (X-Forwarded-For)',
  },
  // Read by OpenTelemetry itself, with the other variables of OpenTelemetry.
  tracesEndpoint: {
    variable: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    schema: z.string().optional(),
    help: "a collector for traces (http/json); OpenTelemetry's other variables apply, too",
  },
  isProduction: {
    variable: 'NODE_ENV',
    commands: ['serve', 'seed', 'simulate'],
    default: 'development',
    schema: z.string().transform((text) => text === 'production'),
    help: 'production refuses demo data and simulated patients, and checks no responses against the contract',
  },
  server: {
    flag: 'server',
    value: '<url>',
    commands: ['simulate'],
    default: 'http://localhost:3000',
    schema: schemas.secureOrigin(
      '--server must be an https origin; http only for this machine, such as http://localhost:3000.',
    ),
    help: 'address of the server',
  },
  key: {
    flag: 'key',
    value: '<key>',
    variable: 'NALAM_KEY',
    commands: ['simulate'],
    default: demoPlatform.key,
    schema: schemas.someText('--key (NALAM_KEY) must be the key of a platform.'),
    help: 'key of the platform through which patients book',
  },
  rate: {
    flag: 'rate',
    value: '<rate>',
    commands: ['simulate'],
    default: '2/min',
    schema: schemas.rate('--rate'),
    help: 'bookings per time: 2/min, 30/h or 1/s',
  },
  count: {
    flag: 'count',
    value: '<number>',
    commands: ['simulate'],
    schema: schemas.wholeNumber(6, '--count must be a whole number.').optional(),
    help: 'how many bookings in all; without it, until it is stopped',
  },
  webhook: {
    flag: 'webhook',
    value: '<url>',
    commands: ['platforms add', 'platforms webhook'],
    schema: schemas
      .secureAddress('--webhook must be an https address; http only for this machine, such as http://localhost:4000.')
      .refine(schemas.hasNoPassword, '--webhook must have no user name and password: a secret signs each message.')
      .optional(),
    help: 'where the platform is told about its bookings (Standard Webhooks); the secret is printed once',
  },
  state: {
    flag: 'state',
    value: '<name>',
    commands: ['messages list'],
    schema: z.enum(DELIVERY_STATES, `--state must be ${DELIVERY_STATES.join(', ')}.`).optional(),
    help: 'only messages of this state: waiting, failed, given-up or sent',
  },
  ids: {
    flag: 'id',
    value: '<message>',
    isRepeatable: true,
    commands: ['messages retry'],
    schema: z.array(z.string().min(1, '--id must name a message.')),
    help: 'only this message; may be repeated. Without it, all that were given up',
  },
  from: {
    flag: 'from',
    value: '<date>',
    commands: ['audit export'],
    default: '1970-01-01',
    schema: schemas.date('--from'),
    help: 'first day at the clinic',
  },
  to: {
    flag: 'to',
    value: '<date>',
    commands: ['audit export'],
    default: '9998-12-31',
    schema: schemas.date('--to'),
    help: 'last day at the clinic',
  },
  doctor: {
    flag: 'doctor',
    value: '<id>',
    commands: ['audit export', 'erase doctor'],
    schema: schemas.someText('--doctor must name the id of a doctor.').optional(),
    help: 'audit export: the entries of one doctor only; erase doctor: who is erased, by id or e-mail',
  },
  phone: {
    flag: 'phone',
    value: '<number>',
    commands: ['erase patient'],
    schema: schemas.phone('Name the patient: --phone <a mobile number>.'),
    help: 'the mobile number of the patient',
  },
  isConfirmed: {
    flag: 'yes',
    commands: ['erase doctor', 'erase patient'],
    default: 'no',
    schema: schemas.yesOrNo('--yes'),
    help: 'erase it for good; without it the command only says what it would erase',
  },
  format: {
    flag: 'format',
    value: '<name>',
    commands: ['audit export'],
    default: 'ndjson',
    schema: z.enum(AUDIT_FORMATS, `--format must be ${AUDIT_FORMATS.join(' or ')}.`),
    help: 'ndjson or csv',
  },
} as const satisfies Record<string, Option>

type Table = typeof OPTIONS

type CommandsOf<O> = O extends { readonly commands: readonly (infer C)[] } ? C : 'serve'

/** The options of a command, parsed. A command has no property for an option of another one. */
export type OptionsOf<C extends Command> = {
  readonly [N in keyof Table as C extends CommandsOf<Table[N]> ? N : never]: z.output<Table[N]['schema']>
}

/** Returns the commands that have an option. */
export const commandsOf = ({ commands = ['serve'] }: Option): readonly Command[] => commands

/** Returns the options of a command, by their key, in the order of the table. */
export const optionsOf = (command: Command): readonly (readonly [string, Option])[] =>
  Object.entries<Option>(OPTIONS).filter(([, option]) => commandsOf(option).includes(command))

/** Formats an option as it is written: `--port <number>`; without a flag the variable. */
export function usageOf({ flag, value, variable = '' }: Option): string {
  if (flag === undefined) return variable
  return value === undefined ? `--${flag}` : `--${flag} ${value}`
}
