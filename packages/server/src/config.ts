import { parseArgs } from 'node:util'
import { addDays, toIsoDate } from '@nalam/sdk'
import { z } from 'zod'
import { AUDIT_FORMATS, type AuditFormat, type AuditRange } from './audit/exportAudit.ts'
import { clinicMoment } from './clock.ts'
import { readFailure, type Failure } from './failures/failures.ts'
import { LOG_LEVELS, type LogLevel } from './http/log.ts'
import { StartError } from './startError.ts'
import { tracesProblem, wantsTraces } from './tracing/tracing.ts'

/** The commands of the server. */
export const COMMANDS = ['serve', 'migrate', 'seed', 'simulate', 'backup', 'restore', 'audit export'] as const
/** One of {@link COMMANDS}. */
export type Command = (typeof COMMANDS)[number]

/** The validated configuration. */
export interface Config {
  readonly command: Command
  readonly port: number
  /** Port of the metrics; `undefined` for none. */
  readonly metricsPort: number | undefined
  readonly host: string
  readonly data: string
  readonly portal: string | undefined
  /** Whether `serve` migrates the schema. */
  readonly migrates: boolean
  readonly demo: boolean
  readonly reset: boolean
  /** Seed that makes new ids repeatable; `undefined` for random ids. */
  readonly seed: number | undefined
  /** Time at the start; `undefined` for the system clock. */
  readonly moment: Date | undefined
  /** Operations that return an error on purpose. */
  readonly failures: readonly Failure[]
  readonly databaseUrl: string | undefined
  readonly smtpUrl: string | undefined
  readonly mailFrom: string | undefined
  readonly allowedOrigins: readonly string[]
  readonly allowedEmailDomains: readonly string[] | undefined
  readonly trustedProxies: number
  /** Whether the extensions of the contract are offered. */
  readonly hasExtensions: boolean
  /** Simulated patients per minute; 0 for none. */
  readonly ratePerMinute: number
  /** Total number of simulated patients; `undefined` for no limit. */
  readonly count: number | undefined
  /** File that `backup` writes and `restore` reads; empty for other commands. */
  readonly file: string
  /** Entries that `audit export` writes. */
  readonly auditRange: AuditRange
  readonly auditFormat: AuditFormat
  readonly logLevel: LogLevel
  /**
   * Whether traces are sent. OpenTelemetry reads the endpoint from its own environment variables.
   */
  readonly traces: boolean
  readonly development: boolean
}

const RATE = /^(\d+(?:\.\d+)?)(?:\/(s|sec|min|h|hour))?$/

/** Parses `2/min`, `30/h`, `1/s` or a bare number per minute. */
export function ratePerMinute(text: string): number | undefined {
  const match = RATE.exec(text)
  if (match === null) return undefined
  const perUnit: Record<string, number> = { s: 60, sec: 60, min: 1, h: 1 / 60, hour: 1 / 60 }
  return Number(match[1]) * (perUnit[match[2] ?? 'min'] ?? 1)
}

function urlOf(protocols: readonly string[]) {
  return (text: string) => URL.canParse(text) && protocols.includes(new URL(text).protocol)
}

const list = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Returns the range of whole days at the clinic, including the last one. */
function clinicDays(from: string, to: string, doctorId: string | undefined): AuditRange {
  const midnight = (date: string) => new Date(`${date}T00:00:00+05:30`)
  return { from: midnight(from), to: midnight(addDays(to, 1)), doctorId }
}

const date = (name: string) =>
  z.string().refine((text) => toIsoDate(text) === text, `${name} must be a date like 2026-11-22.`)

const portNumber = (name: string) =>
  z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((port) => port <= 65_535)
    .catch(Number.NaN)
    .refine((port) => !Number.isNaN(port), `${name} must be a number from 0 to 65535.`)

const schema = z.object({
  port: portNumber('--port (PORT)'),
  metricsPort: portNumber('--metrics-port (METRICS_PORT)').optional(),
  host: z.string().min(1, '--host (HOST) must not be empty.'),
  data: z.string().min(1, '--data (DATA_DIR) must name a folder.'),
  portal: z.string().min(1, '--portal (PORTAL_DIR) must name a folder.').optional(),
  databaseUrl: z
    .string()
    .refine(urlOf(['postgres:', 'postgresql:']), 'DATABASE_URL must look like postgres://user:password@host:5432/name.')
    .optional(),
  smtpUrl: z
    .string()
    .refine(urlOf(['smtp:', 'smtps:']), 'SMTP_URL must look like smtp://user:password@host:587.')
    .optional(),
  mailFrom: z
    .string()
    .min(3, 'MAIL_FROM must be an address, for example "Clinic <no-reply@clinic.example>".')
    .optional(),
  allowedOrigins: z
    .string()
    .transform(list)
    .refine(
      (origins) => origins.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
      'ALLOWED_ORIGINS must be origins like https://app.example, separated by commas.',
    ),
  allowedEmailDomains: z.string().transform(list).optional(),
  trustedProxies: z
    .string()
    .regex(/^\d$/, 'TRUSTED_PROXIES must be the number of proxies in front, 0 to 9.')
    .transform(Number),
  rate: z.string().refine((text) => ratePerMinute(text) !== undefined, '--rate must look like 2/min, 30/h or 1/s.'),
  count: z
    .string()
    .regex(/^\d{1,6}$/, '--count must be a whole number.')
    .transform(Number)
    .optional(),
  seed: z
    .string()
    .regex(/^\d{1,15}$/, '--seed must be a whole number.')
    .transform(Number)
    .optional(),
  clock: z
    .string()
    .refine((text) => clinicMoment(text) !== undefined, '--clock must be a date and a time like 2026-11-24T09:00.')
    .optional(),
  from: date('--from'),
  to: date('--to'),
  doctor: z.string().optional(),
  logLevel: z.enum(LOG_LEVELS, `--log-level (LOG_LEVEL) must be ${LOG_LEVELS.join(', ')}.`),
  migrate: z.enum(['yes', 'no'], 'MIGRATE must be yes or no.'),
  format: z.enum(AUDIT_FORMATS, `--format must be ${AUDIT_FORMATS.join(' or ')}.`),
  nodeEnvironment: z.string().optional(),
})

const FLAGS = {
  port: { type: 'string' },
  'metrics-port': { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  portal: { type: 'string' },
  'no-migrate': { type: 'boolean' },
  'log-level': { type: 'string' },
  demo: { type: 'boolean' },
  reset: { type: 'boolean' },
  // The former name of --reset.
  'reset-demo': { type: 'boolean' },
  seed: { type: 'string' },
  clock: { type: 'string' },
  fail: { type: 'string', multiple: true },
  'without-extensions': { type: 'boolean' },
  simulate: { type: 'string' },
  rate: { type: 'string' },
  count: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  doctor: { type: 'string' },
  format: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

function parseFlags(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: FLAGS, allowPositionals: true, strict: true })
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split(/[.\n]/)[0] ?? '') : ''
    throw new StartError(`${reason}; see --help.`)
  }
}

/** A request for help instead of a command: the help of one command, or of the program. */
export interface HelpRequest {
  readonly help: Command | undefined
}

/** Checks the rules between options. @throws StartError for the first rule that is broken */
function checkTogether(config: Config): void {
  if (config.command === 'serve' && !config.demo && config.smtpUrl === undefined) {
    throw new StartError('Set SMTP_URL or use --demo: without either nobody can receive a code.')
  }
  if (!config.development && (config.demo || config.command === 'seed')) {
    throw new StartError('NODE_ENV is production: no demo there, because its accounts have a public password.')
  }
  if (config.reset && config.databaseUrl !== undefined) {
    throw new StartError('--reset empties the data folder only; empty the database of DATABASE_URL yourself.')
  }
  if (config.command === 'serve' && !config.migrates && config.demo) {
    throw new StartError('--no-migrate (MIGRATE=no) does not go with --demo, which fills a database of this version.')
  }
  const isForTests = config.seed !== undefined || config.moment !== undefined || config.failures.length > 0
  if (isForTests && (config.command !== 'serve' || !config.demo)) {
    throw new StartError('--seed, --clock and --fail go with serve --demo alone.')
  }
  if (config.seed !== undefined && config.databaseUrl !== undefined) {
    throw new StartError('--seed needs a new data folder, so it does not go with DATABASE_URL.')
  }
}

/**
 * Reads the command line and the environment.
 *
 * @throws StartError with one sentence per mistake
 */
export function readConfig(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Config | HelpRequest {
  const { values, positionals } = parseFlags(args)
  const given = positionals.length === 0 ? 'serve' : positionals.join(' ')
  const takesFile = positionals[0] === 'backup' || positionals[0] === 'restore'
  const command = COMMANDS.find((known) => known === (takesFile ? positionals[0] : given))
  if (values.help === true) return { help: positionals.length === 0 ? undefined : command }
  if (takesFile && positionals.length !== 2) throw new StartError(`Name one file: ${positionals[0]} <file>.`)
  if (command === undefined) {
    throw new StartError(`There is no command "${positionals.join(' ')}"; there are ${COMMANDS.join(', ')}.`)
  }
  // An empty variable counts as not set, as shells and containers pass them.
  const set = (text: string | undefined) => (text === '' ? undefined : text)
  const parsed = schema.safeParse({
    port: values.port ?? set(env['PORT']) ?? '3000',
    metricsPort: values['metrics-port'] ?? set(env['METRICS_PORT']),
    host: values.host ?? set(env['HOST']) ?? 'localhost',
    data: values.data ?? set(env['DATA_DIR']) ?? '.data',
    portal: values.portal ?? set(env['PORTAL_DIR']),
    databaseUrl: set(env['DATABASE_URL']),
    smtpUrl: set(env['SMTP_URL']),
    mailFrom: set(env['MAIL_FROM']),
    allowedOrigins: env['ALLOWED_ORIGINS'] ?? '',
    allowedEmailDomains: set(env['ALLOWED_EMAIL_DOMAINS']),
    trustedProxies: set(env['TRUSTED_PROXIES']) ?? '0',
    rate: values.rate ?? values.simulate ?? '0',
    count: values.count,
    seed: values.seed,
    clock: values.clock,
    from: values.from ?? '1970-01-01',
    to: values.to ?? '9998-12-31',
    doctor: values.doctor,
    format: values.format ?? 'ndjson',
    logLevel: values['log-level'] ?? set(env['LOG_LEVEL']) ?? 'info',
    migrate: values['no-migrate'] === true ? 'no' : (set(env['MIGRATE']) ?? 'yes'),
    nodeEnvironment: env['NODE_ENV'],
  })
  if (!parsed.success) throw new StartError([...new Set(parsed.error.issues.map((issue) => issue.message))].join('\n'))
  const { rate, nodeEnvironment, allowedEmailDomains, ...checked } = parsed.data
  const reset = values.reset === true || values['reset-demo'] === true
  const config: Config = {
    command,
    port: checked.port,
    metricsPort: checked.metricsPort,
    host: checked.host,
    data: checked.data,
    portal: checked.portal,
    migrates: checked.migrate === 'yes',
    demo: values.demo === true || reset,
    reset,
    seed: checked.seed,
    moment: checked.clock === undefined ? undefined : clinicMoment(checked.clock),
    failures: (values.fail ?? []).map(readFailure),
    databaseUrl: checked.databaseUrl,
    smtpUrl: checked.smtpUrl,
    mailFrom: checked.mailFrom,
    allowedOrigins: checked.allowedOrigins,
    allowedEmailDomains: allowedEmailDomains?.map((domain) => domain.toLowerCase()),
    trustedProxies: checked.trustedProxies,
    hasExtensions: values['without-extensions'] !== true,
    ratePerMinute: ratePerMinute(rate) ?? 0,
    count: checked.count,
    file: takesFile ? (positionals[1] ?? '') : '',
    auditRange: clinicDays(checked.from, checked.to, checked.doctor),
    auditFormat: checked.format,
    logLevel: checked.logLevel,
    traces: wantsTraces(env),
    development: nodeEnvironment !== 'production',
  }
  checkTogether(config)
  const problem = command === 'serve' ? tracesProblem(env) : undefined
  if (problem !== undefined) throw new StartError(problem)
  return config
}
