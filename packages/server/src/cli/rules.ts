import type { Command } from './commands.ts'
import type { OptionsOf } from './options.ts'

const NO_DEMO = 'NODE_ENV is production: no demo there, because its accounts have a public password.'
const NO_SIMULATION = 'NODE_ENV is production: no simulated patients there, because they take slots of real ones.'
const RESET_OF_FOLDER = '--reset empties the data folder only; empty the database of DATABASE_URL yourself.'

/** A rule between options of one command: one sentence if it is broken. */
type Rule<C extends Command> = (options: OptionsOf<C>) => string | false

/** The rules between the options of each command; the first broken one is reported. */
export const RULES: { readonly [C in Command]: readonly Rule<C>[] } = {
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
    ({ demo, reset, seed, moment, failures }) =>
      !demo &&
      !reset &&
      (seed !== undefined || moment !== undefined || failures.length > 0) &&
      '--seed, --clock and --fail go with --demo alone.',
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
  'messages list': [],
  'messages retry': [],
  'audit export': [({ from, to }) => from > to && `--from ${from} is after --to ${to}.`],
}
