import { describe, expect, it } from 'vitest'
import { ratePerMinute } from './optionSchemas.ts'
import { readInvocation, readOptions, type Environment } from './readCommandLine.ts'

/** Reads a command line with its options, as the program does before it runs the command. */
function read(args: readonly string[], env: Environment) {
  const invocation = readInvocation(args)
  if ('help' in invocation) return invocation
  const { command, argument } = invocation
  return { command, argument, ...readOptions(command, invocation, env) }
}

const PRODUCTION = 'NODE_ENV is production: no demo there, because its accounts have a public password.'

describe('the command line', () => {
  it('serves a demo on port 3000 from .data by default', () => {
    expect(read(['--demo'], {})).toMatchObject({
      command: 'serve',
      port: 3000,
      host: 'localhost',
      data: '.data',
      demo: true,
    })
  })

  it('prefers flags to the environment, and an empty variable to none', () => {
    expect(read(['--demo', '--port', '8080'], { PORT: '9', SMTP_URL: '', DATABASE_URL: '' })).toMatchObject({
      port: 8080,
      smtpUrl: undefined,
      databaseUrl: undefined,
    })
    expect(read(['--demo'], { PORT: '9' })).toMatchObject({ port: 9, metricsPort: undefined })
    expect(read(['--demo', '--metrics-port', '0'], { METRICS_PORT: '9' })).toMatchObject({ metricsPort: 0 })
  })

  it('reads the options for tests of other teams', () => {
    expect(
      read(
        [
          '--demo',
          '--seed',
          '7',
          '--clock',
          '2026-11-24T09:00',
          '--fail',
          'loginDoctor=503',
          '--fail',
          'listSlotsByDate=404',
        ],
        {},
      ),
    ).toMatchObject({
      seed: 7,
      moment: new Date('2026-11-24T03:30:00Z'),
      failures: [
        { operation: { operationId: 'loginDoctor' }, code: 'server.unavailable', statusCode: 503 },
        { operation: { operationId: 'listSlotsByDate' }, code: 'not_found', statusCode: 404 },
      ],
    })
    expect(read(['--demo', '--fail', 'loginDoctor=account.code_still_valid'], {})).toMatchObject({
      failures: [{ code: 'account.code_still_valid', statusCode: 401 }],
    })
  })

  it('reads the address of the portal as an origin', () => {
    const publicUrl = (text: string) => read(['--demo'], { PUBLIC_URL: text })
    expect(publicUrl('https://doctors.clinic.example/')).toMatchObject({ publicUrl: 'https://doctors.clinic.example' })
    expect(publicUrl('http://localhost:3000')).toMatchObject({ publicUrl: 'http://localhost:3000' })
  })

  it.each(['clinic.example', 'http://clinic.example', 'https://clinic.example/portal', 'https://a.example?x'])(
    'refuses %s as the address of the portal',
    (wrong) => {
      expect(() => read(['--demo'], { PUBLIC_URL: wrong })).toThrow('PUBLIC_URL must be an https origin')
    },
  )

  it('needs no mail server with --reset, which serves the demo', () => {
    expect(read(['--reset'], {})).toMatchObject({ command: 'serve', reset: true })
  })

  it('keeps the name of the command whose help was asked for', () => {
    expect(read(['--help'], {})).toEqual({ help: undefined })
    expect(read(['audit', 'export', '-h'], {})).toEqual({ help: 'audit export' })
    expect(read(['backup', '--help'], {})).toEqual({ help: 'backup' })
  })

  it.each([
    [['--demo', '--port', 'abc'], {}, '--port (PORT) must be a number from 0 to 65535.'],
    [['--demo', '--port', '65536'], {}, '--port (PORT) must be a number from 0 to 65535.'],
    [['--demo'], { METRICS_PORT: 'x' }, '--metrics-port (METRICS_PORT) must be a number from 0 to 65535.'],
    [['--demo', '--host='], {}, '--host (HOST) must not be empty.'],
    [['--demo'], { DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must look like postgres://user:password@host:5432/name.'],
    [['--demo'], { SMTP_URL: 'http://x' }, 'SMTP_URL must look like smtp://user:password@host:587.'],
    [
      ['--demo'],
      { ALLOWED_ORIGINS: 'https://a.example/path' },
      'ALLOWED_ORIGINS must be origins like https://app.example, separated by commas.',
    ],
    [['--demo'], { RETENTION_MONTHS: '0' }, 'RETENTION_MONTHS must be a whole number of months, 1 to 120.'],
    [['--demo'], { RETENTION_MONTHS: '121' }, 'RETENTION_MONTHS must be a whole number of months, 1 to 120.'],
    [['--demo'], { RETENTION_MONTHS: 'two' }, 'RETENTION_MONTHS must be a whole number of months, 1 to 120.'],
    [['--demo'], { TRUSTED_PROXIES: 'many' }, 'TRUSTED_PROXIES must be the number of proxies in front, 0 to 9.'],
    [['simulate', '--rate', 'often'], {}, '--rate must look like 2/min, 30/h or 1/s.'],
    [['simulate', '--rate', '0'], {}, '--rate must look like 2/min, 30/h or 1/s.'],
    [['--demo', '--simulate', 'often'], {}, '--simulate must look like 2/min, 30/h or 1/s.'],
    [['simulate', '--count', '-1'], {}, /count/],
    [
      ['dance'],
      {},
      'There is no command "dance"; there are serve, migrate, seed, simulate, backup, restore, audit export, messages list, messages retry, platforms add, platforms webhook, platforms list, platforms remove, erase doctor, erase patient.',
    ],
    [['--loud'], {}, /^Unknown option '--loud'; see --help\.$/],
    [[], {}, 'Set SMTP_URL or use --demo: without either nobody can receive a code.'],
    [['--reset'], { DATABASE_URL: 'postgres://a/b' }, /--reset empties the data folder only/],
    [['--demo', '--seed', '-1'], {}, /seed/],
    [['--demo', '--seed', 'x'], {}, '--seed must be a whole number.'],
    [['--demo', '--seed', '7'], { DATABASE_URL: 'postgres://a/b' }, /--seed needs a new data folder/],
    [['--demo', '--clock', '9:00'], {}, '--clock must be a date and a time like 2026-11-24T09:00.'],
    [['--demo', '--clock', '2026-02-30T09:00'], {}, '--clock must be a date and a time like 2026-11-24T09:00.'],
    [['--demo', '--fail', 'dance=503'], {}, '--fail dance=503: there is no operation "dance"'],
    [
      ['--demo', '--fail', 'loginDoctor'],
      {},
      /^--fail loginDoctor: loginDoctor documents no such error; there are 400 \(/,
    ],
    [['--demo', '--fail', 'loginDoctor=201'], {}, /documents no such error/],
    [
      ['--fail', 'loginDoctor=503'],
      { SMTP_URL: 'smtp://x' },
      '--seed, --clock, --fail and --simulate go with --demo alone.',
    ],
    [
      ['--clock', '2026-11-24T09:00'],
      { SMTP_URL: 'smtp://x' },
      '--seed, --clock, --fail and --simulate go with --demo alone.',
    ],
    [['--demo'], { MESSAGES_URL: 'https://clinic.example/hook' }, 'Set MESSAGES_URL and MESSAGES_SECRET together'],
    [['--demo'], { MESSAGES_URL: 'https://me:secret@clinic.example/hook' }, 'MESSAGES_URL must have no user name'],
    [['--demo'], { MESSAGES_URL: 'http://clinic.example/hook' }, 'MESSAGES_URL must be an https address'],
    [['--demo'], { MESSAGES_SECRET: 'whsec_c2hvcnQ=' }, 'MESSAGES_SECRET must be whsec_ and 24 to 64 random bytes'],
    [['messages', 'list', '--state', 'lost'], {}, '--state must be waiting, failed, given-up, sent.'],
    [['seed', '--seed', '7'], {}, '--seed is an option of serve, not of seed.'],
    [['serve', '--demo'], { NODE_ENV: 'production' }, PRODUCTION],
    [['--reset'], { NODE_ENV: 'production' }, PRODUCTION],
    [['seed'], { NODE_ENV: 'production' }, PRODUCTION],
    [['simulate'], { NODE_ENV: 'production' }, /^NODE_ENV is production: no simulated patients/],
    [['backup'], {}, 'Name one file: backup <file>.'],
    [['restore', 'a', 'b'], {}, 'Name one file: restore <file>.'],
    [['platforms', 'add'], {}, 'Name one platform: platforms add <platform>.'],
    [['platforms', 'remove', 'a', 'b'], {}, 'Name one platform: platforms remove <platform>.'],
    [['audit', 'export', '--from', '22-11-2026'], {}, '--from must be a date like 2026-11-22.'],
    [['--demo', '--log-level', 'loud'], {}, '--log-level (LOG_LEVEL) must be info, error, silent.'],
    [['--demo'], { MIGRATE: 'later' }, 'MIGRATE must be yes or no.'],
    [['--demo', '--no-migrate'], {}, '--no-migrate (MIGRATE=no) does not go with --demo'],
    [['audit', 'export', '--format', 'xml'], {}, '--format must be ndjson or csv.'],
  ])('%j with %j is refused in one sentence', (args, env, sentence) => {
    expect(() => read(args, env)).toThrow(sentence)
  })

  it('reports every mistake in a sentence of its own', () => {
    expect(() => read(['--demo', '--port', 'x', '--host='], {})).toThrow(
      '--port (PORT) must be a number from 0 to 65535.\n--host (HOST) must not be empty.',
    )
  })

  it.each([
    ['2/min', 2],
    ['30/h', 0.5],
    ['1/s', 60],
    ['3', 3],
    ['2/day', undefined],
    ['-1', undefined],
    ['0', undefined],
    ['0.001/h', undefined],
  ])('rate %j is %j per minute', (text, rate) => {
    expect(ratePerMinute(text)).toBe(rate)
  })
})
