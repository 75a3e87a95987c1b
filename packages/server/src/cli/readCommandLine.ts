import { parseArgs } from 'node:util'
import { z } from 'zod'
import { StartError } from '../startError.ts'
import { COMMAND_NAMES, COMMANDS, isCommand, type Command, type CommandDescription } from './commands.ts'
import { commandsOf, OPTIONS, optionsOf, usageOf, type OptionsOf, type Option } from './options.ts'

const NO_DEMO = 'NODE_ENV is production: no demo there, because its accounts have a public password.'
const NO_SIMULATION = 'NODE_ENV is production: no simulated patients there, because they take slots of real ones.'
const RESET_OF_FOLDER = '--reset empties the data folder only; empty the database of DATABASE_URL yourself.'

/** A rule between options of one command: one sentence if it is broken. */
type Rule<C extends Command> = (options: OptionsOf<C>) => string | false

/** The rules between the options of each command; the first broken one is reported. */
const RULES: { readonly [C in Command]: readonly Rule<C>[] } = {
  serve: [
    ({ isProduction, demo }) => isProduction && demo && NO_DEMO,
    ({ isProduction, reset }) => isProduction && reset && NO_DEMO,
    ({ isProduction, simulatedPerMinute }) => isProduction && simulatedPerMinute !== undefined && NO_SIMULATION,
    ({ demo, reset, smtpUrl }) =>
      !demo &&
      !reset &&
      smtpUrl === undefined &&
      'Set SMTP_URL or use --demo: without either nobody can receive a code.',
    ({ messagesUrl, messagesSecret }) =>
      (messagesUrl === undefined) !== (messagesSecret === undefined) &&
      'Set MESSAGES_URL and MESSAGES_SECRET together: every message is signed.',
    ({ reset, databaseUrl }) => reset && databaseUrl !== undefined && RESET_OF_FOLDER,
    ({ migrates, demo, reset }) =>
      !migrates &&
      (demo || reset) &&
      '--no-migrate (MIGRATE=no) does not go with --demo, which fills a database of this version.',
    ({ demo, reset, seed, moment, failures, simulatedPerMinute }) =>
      !demo &&
      !reset &&
      (seed !== undefined || moment !== undefined || failures.length > 0 || simulatedPerMinute !== undefined) &&
      '--seed, --clock, --fail and --simulate go with --demo alone.',
    ({ seed, databaseUrl }) =>
      seed !== undefined &&
      databaseUrl !== undefined &&
      '--seed needs a new data folder, so it does not go with DATABASE_URL.',
  ],
  migrate: [],
  seed: [
    ({ isProduction }) => isProduction && NO_DEMO,
    ({ reset, databaseUrl }) => reset && databaseUrl !== undefined && RESET_OF_FOLDER,
  ],
  simulate: [({ isProduction }) => isProduction && NO_SIMULATION],
  backup: [],
  restore: [],
  'erase doctor': [],
  'erase patient': [],
  'platforms add': [],
  'platforms webhook': [],
  'platforms list': [],
  'platforms remove': [],
  'messages list': [],
  'messages retry': [],
  'audit export': [({ from, to }) => from > to && `--from ${from} is after --to ${to}.`],
}

export type Environment = Readonly<Record<string, string | undefined>>

/** A request for help instead of a command: the help of one command, or of the program. */
interface HelpRequest {
  readonly help: Command | undefined
}

/** A command as it was typed, its options not yet parsed. */
export interface Invocation {
  readonly command: Command
  /** The file or platform that the command names; empty for commands without one. */
  readonly argument: string
  /** Texts of the options on the command line, by flag. */
  readonly texts: ReadonlyMap<string, readonly string[]>
}

const ALL: readonly Option[] = Object.values(OPTIONS)

const flags = Object.fromEntries(
  ALL.flatMap(({ flag, value }) =>
    flag === undefined
      ? []
      : [[flag, { type: value === undefined ? 'boolean' : 'string', multiple: true } as const] as const],
  ),
)

function splitArguments(args: readonly string[]) {
  try {
    const options = { ...flags, help: { type: 'boolean', short: 'h' } as const }
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split(/[.\n]/)[0] ?? '') : ''
    throw new StartError(`${reason}; see --help.`)
  }
}

const inWords = (names: readonly string[]) => new Intl.ListFormat('en').format(names)

/**
 * Splits the command line into the command, what it names, and its options.
 *
 * @throws StartError with one sentence for an unknown command or option, and for an option of
 * another command
 */
export function readInvocation(args: readonly string[]): Invocation | HelpRequest {
  const { values, positionals } = splitArguments(args)
  const [first = 'serve'] = positionals
  // What a command names is the last argument; it may look like anything.
  const takesArgument = (name: string) => isCommand(name) && 'argument' in COMMANDS[name]
  const words = [first, positionals.slice(0, 2).join(' ')]
  const name = words.find(takesArgument) ?? (positionals.join(' ') || 'serve')
  const command = isCommand(name) ? name : undefined
  if (values.help === true) return { help: positionals.length === 0 ? undefined : command }
  if (command === undefined) {
    throw new StartError(`There is no command "${name}"; there are ${COMMAND_NAMES.join(', ')}.`)
  }
  const { argument }: CommandDescription = COMMANDS[command]
  const named = positionals.slice(command.split(' ').length)
  if (argument !== undefined && named.length !== 1) {
    throw new StartError(`Name one ${argument.slice(1, -1)}: ${command} ${argument}.`)
  }
  const given: ReadonlyMap<string, unknown> = new Map(Object.entries(values))
  const texts = new Map<string, readonly string[]>()
  for (const option of ALL) {
    const { flag = '', given: meaning = 'yes' } = option
    const commands = commandsOf(option)
    const value = given.get(flag)
    if (!Array.isArray(value)) continue
    if (!commands.includes(command)) {
      throw new StartError(`--${flag} is an option of ${inWords(commands)}, not of ${command}.`)
    }
    texts.set(
      flag,
      value.map((each) => (typeof each === 'string' ? each : meaning)),
    )
  }
  return { command, argument: argument === undefined ? '' : (named[0] ?? ''), texts }
}

/** Returns what a schema parses: the last text, every text, or `undefined` for none. */
function textOf(option: Option, { texts }: Invocation, env: Environment): string | readonly string[] | undefined {
  const typed = texts.get(option.flag ?? '')
  if (option.isRepeatable === true) return typed ?? []
  // An empty variable counts as not set, as shells and containers pass them.
  const inherited = option.variable === undefined ? undefined : env[option.variable] || undefined
  return typed?.at(-1) ?? inherited ?? option.default
}

/**
 * Parses the options of a command and checks the rules between them.
 *
 * @throws StartError with one sentence per mistake
 */
export function readOptions<C extends Command>(command: C, invocation: Invocation, env: Environment): OptionsOf<C> {
  const own = optionsOf(command)
  const schema = z.object(Object.fromEntries(own.map(([key, option]) => [key, option.schema])))
  const parsed = schema.safeParse(
    Object.fromEntries(own.map(([key, option]) => [key, textOf(option, invocation, env)])),
  )
  if (!parsed.success) throw new StartError([...new Set(parsed.error.issues.map((issue) => issue.message))].join('\n'))
  // The schema was built from the table that the type is derived from, which fromEntries forgets.
  const options = parsed.data as OptionsOf<C>
  for (const rule of RULES[command]) {
    const problem = rule(options)
    if (problem !== false) throw new StartError(problem)
  }
  return options
}

const usageOfCommand = (command: Command): string => {
  const { argument }: CommandDescription = COMMANDS[command]
  return argument === undefined ? command : `${command} ${argument}`
}

function program(): string {
  const width = Math.max(...COMMAND_NAMES.map((command) => usageOfCommand(command).length))
  const commands = COMMAND_NAMES.map(
    (command) => `  ${usageOfCommand(command).padEnd(width)}   ${COMMANDS[command].summary}\n`,
  )
  return `nalam-server: the doctors' portal and its API.

Usage: nalam-server [command] [options]
       npx @nalam/server --demo     portal, API and mailbox with demo data

Commands
${commands.join('')}
nalam-server <command> --help lists the options of a command.
Exit code 0: done, or stopped when asked to. 1: one sentence says what is wrong.
`
}

function linesOf(option: Option): string {
  const usage = option.flag === undefined ? '' : usageOf(option)
  const head = option.variable === undefined ? `  ${usage}` : `  ${usage.padEnd(25)} ${option.variable}`
  const ending = option.default === undefined || option.default === '' ? '' : `; default ${option.default}`
  // A flag that can only be switched on has no default worth a word.
  return `${head}\n      ${option.help}${option.value === undefined && option.flag !== undefined ? '' : ending}\n`
}

function helpOfCommand(command: Command): string {
  const { summary, note }: CommandDescription = COMMANDS[command]
  return `nalam-server ${usageOfCommand(command)}: ${summary}

Options, with the environment variable that sets the same
${optionsOf(command)
  .map(([, option]) => linesOf(option))
  .join('')}${note === undefined ? '' : `\n${note}\n`}`
}

/** Returns the text of `--help`, for the program or for one command. */
export function helpOf(command: Command | undefined): string {
  return command === undefined ? `${program()}\n${helpOfCommand('serve')}` : helpOfCommand(command)
}
