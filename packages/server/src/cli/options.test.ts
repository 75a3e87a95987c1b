import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { COMMAND_NAMES, COMMANDS, type Command } from './commands.ts'
import { helpOf, readInvocation } from './readCommandLine.ts'
import { commandsOf, OPTIONS, optionsOf, usageOf, type Option } from './options.ts'
import { runCommandLine } from './runCommandLine.ts'

// Written by hand, so that a wrong row of the table fails here.
const FLAGS: Readonly<Record<Command, readonly string[]>> = {
  serve: [
    'clock',
    'data',
    'demo',
    'fail',
    'host',
    'log-level',
    'metrics-port',
    'no-migrate',
    'port',
    'portal',
    'reset',
    'seed',
    'simulate',
    'without-extensions',
  ],
  migrate: ['data'],
  seed: ['data', 'reset'],
  simulate: ['count', 'key', 'log-level', 'rate', 'server'],
  backup: ['data'],
  restore: ['data'],
  'platforms add': ['data', 'webhook'],
  'platforms webhook': ['data', 'webhook'],
  'platforms list': ['data'],
  'platforms remove': ['data'],
  'messages list': ['data', 'state'],
  'messages retry': ['data', 'id'],
  'erase doctor': ['data', 'doctor', 'yes'],
  'erase patient': ['data', 'phone', 'yes'],
  'audit export': ['data', 'doctor', 'format', 'from', 'to'],
}
const GOOD_VALUES: Readonly<Record<string, string>> = {
  clock: '2026-11-24T09:00',
  count: '1',
  doctor: 'doc_1',
  fail: 'loginDoctor=503',
  format: 'csv',
  from: '2026-11-01',
  host: 'localhost',
  id: 'msg_1',
  key: 'nalam.plt_1.secret',
  'log-level': 'error',
  'metrics-port': '0',
  phone: '9000000001',
  port: '0',
  portal: 'folder',
  rate: '2/min',
  seed: '7',
  server: 'http://localhost:3001',
  simulate: '2/min',
  state: 'sent',
  to: '2026-11-30',
  webhook: 'https://site.example/hook',
}

const options: readonly Option[] = Object.values(OPTIONS)
const everyFlag = options.flatMap(({ flag, value }) => (flag === undefined ? [] : [{ flag, value }]))
const everyPair = COMMAND_NAMES.flatMap((command) => everyFlag.map((option) => ({ command, ...option })))
const foreignPairs = everyPair.filter(({ command, flag }) => !FLAGS[command].includes(flag))

const root = mkdtempSync(join(tmpdir(), 'options-'))
const folder = join(root, 'data')
const kept = join(folder, 'pgdata', 'PG_VERSION')
const output = join(root, 'backup.gz')
beforeEach(() => {
  mkdirSync(join(folder, 'pgdata'), { recursive: true })
  writeFileSync(kept, '17')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

function wordsOf({ command, flag, value }: { command: Command; flag: string; value?: string | undefined }): string[] {
  const file = 'argument' in COMMANDS[command] ? [output] : []
  const given = value === undefined ? [] : [flag === 'data' ? folder : (GOOD_VALUES[flag] ?? '')]
  return [...command.split(' '), ...file, `--${flag}`, ...given]
}

async function run(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const written = { out: '', error: '' }
  const code = await runCommandLine(args, env, {
    out: (text) => void (written.out += text),
    error: (text) => void (written.error += text),
    stopped: Promise.resolve(),
  })
  return { code, ...written }
}

describe('every option of every command', () => {
  it('belongs to the commands that the program has promised', () => {
    for (const command of COMMAND_NAMES) {
      const flags = optionsOf(command).flatMap(([, { flag }]) => (flag === undefined ? [] : [flag]))
      expect(flags.toSorted()).toEqual(FLAGS[command])
      for (const flag of FLAGS[command]) expect(helpOf(command)).toMatch(new RegExp(`^ {2}--${flag}\\b`, 'm'))
    }
    expect(everyPair).toHaveLength(COMMAND_NAMES.length * everyFlag.length)
    expect(foreignPairs.length).toBeGreaterThan(80)
  })

  it.each(everyPair.filter(({ command, flag }) => FLAGS[command].includes(flag)))(
    'is read where it belongs: $command --$flag',
    (pair) => {
      const invocation = readInvocation(wordsOf(pair))
      expect(invocation).toMatchObject({ command: pair.command, texts: expect.any(Map) })
      expect('texts' in invocation && invocation.texts.get(pair.flag)).toHaveLength(1)
    },
  )

  it.each(foreignPairs)(
    'is refused elsewhere with the name of its command, and removes nothing: $command --$flag (R11)',
    async (pair) => {
      const owners = COMMAND_NAMES.filter((command) => FLAGS[command].includes(pair.flag))
      const takesFolder = pair.flag !== 'data' && FLAGS[pair.command].includes('data')
      const dataFlag = takesFolder ? ['--data', folder] : []
      expect(await run([...wordsOf(pair), ...dataFlag])).toEqual({
        code: 1,
        out: '',
        error: `--${pair.flag} is an option of ${new Intl.ListFormat('en').format(owners)}, not of ${pair.command}.\n`,
      })
      expect(readFileSync(kept, 'utf8')).toBe('17')
      expect(existsSync(output)).toBe(false)
    },
  )

  it.each(['serve', 'seed'])(
    'says first that %s --reset removes the data (R11)',
    async (command) => {
      const { out } = await run([command, '--reset', '--data', folder, ...(command === 'serve' ? ['--port', '0'] : [])])
      expect(out).toMatch(`--reset: removing everything in the data folder ${folder}.\n`)
      expect(out.indexOf('--reset:')).toBe(0)
      expect(existsSync(kept)).toBe(true)
      expect(readFileSync(kept, 'utf8')).not.toBe('17')
      rmSync(folder, { recursive: true })
    },
    120_000,
  )

  it.each([
    ['serve', '--reset'],
    ['seed', '--reset'],
    ['serve', '--demo', '--simulate', '2/min'],
    ['simulate', '--rate', '2/min'],
  ])('is refused in production and removes nothing: %s %s', async (...args) => {
    const dataFlag = args[0] === 'simulate' ? [] : ['--data', folder]
    const { code, out, error } = await run([...args, ...dataFlag], { NODE_ENV: 'production' })
    expect([code, out, error]).toEqual([1, '', expect.stringMatching(/^NODE_ENV is production: no .*\n$/)])
    expect(readFileSync(kept, 'utf8')).toBe('17')
  })

  it('refuses simulated patients in production even without the demo', async () => {
    const { error } = await run(['serve', '--simulate', '2/min', '--data', folder], {
      NODE_ENV: 'production',
      SMTP_URL: 'smtp://mail.example',
    })
    expect(error).toBe('NODE_ENV is production: no simulated patients there, because they take slots of real ones.\n')
  })

  it('ignores a wrong variable of another command', async () => {
    const { error } = await run(['audit', 'export', '--from', '2026-11-30', '--to', '2026-11-01'], { PORT: 'x' })
    expect(error).toBe('--from 2026-11-30 is after --to 2026-11-01.\n')
  })
})

describe('the table of options in the README', () => {
  it('is the table of the program', () => {
    const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')
    const code = (text: string | undefined) => (text === undefined || text === '' ? '' : `\`${text}\``)
    const rows = options.map((option) => {
      const { flag, variable, value, help } = option
      const commands = commandsOf(option)
      const usage = flag === undefined ? '' : usageOf(option)
      const isSwitch = flag !== undefined && value === undefined
      const others = COMMAND_NAMES.filter((name) => !commands.includes(name))
      const cells = [
        code(usage),
        code(variable),
        others.length === 1 ? `all but ${others.join('')}` : commands.join(', '),
        isSwitch ? '' : code(option.default),
        help,
      ]
      return `| ${cells.join(' | ')} |`.replaceAll('|  |', '| |').replaceAll('|  |', '| |')
    })
    const section = readme.slice(readme.indexOf('## Configuration'), readme.indexOf('## Data'))
    expect(section.split('\n').filter((line) => /^\| (?:`|\|)/.test(line))).toEqual(rows)
  })
})
