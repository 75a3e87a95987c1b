/** A command as the help shows it. */
export interface CommandDescription {
  /** Argument after the command's name; without it the command takes none. */
  readonly argument?: '<file>' | '<platform>'
  readonly summary: string
  /** More about the command, below its options. */
  readonly note?: string
}

const NOT_IN_USE = 'A data folder must not be in use by a server; on a PostgreSQL it works while servers run.'

export const COMMANDS = {
  serve: { summary: 'serve portal and API until it is stopped (the default)' },
  migrate: { summary: "bring the database's schema up to date" },
  seed: { summary: 'fill an empty database with the demo data' },
  simulate: { summary: 'book free times at a running server, as a platform does for patients' },
  backup: {
    argument: '<file>',
    summary: 'write everything but sessions, codes and waiting mails into a new file',
    note: 'It works while servers run. A server that has the data folder makes the backup itself; requests wait meanwhile.',
  },
  restore: { argument: '<file>', summary: 'fill a new, empty database from a backup, whole or not at all' },
  'audit export': { summary: 'print who changed and who read what, in the order of time', note: NOT_IN_USE },
  'messages list': { summary: 'print the messages to patients that wait, failed or were sent today', note: NOT_IN_USE },
  'messages retry': { summary: 'send messages again that were given up', note: NOT_IN_USE },
  'platforms add': {
    argument: '<platform>',
    summary: 'let a platform book for patients; its key is printed once',
    note: `${NOT_IN_USE} The name is what doctors see. Set the key on the platform's server; it must never reach a page.`,
  },
  'platforms webhook': {
    argument: '<platform>',
    summary: "change a platform's address for what becomes of its bookings, with a new secret",
    note: `${NOT_IN_USE} Without --webhook the platform is told nothing more and reads its bookings.`,
  },
  'platforms list': { summary: 'print the platforms that may book', note: NOT_IN_USE },
  'platforms remove': {
    argument: '<platform>',
    summary: 'make the key of a platform invalid',
    note: `${NOT_IN_USE} What the platform holds is free again. Its bookings stay, and doctors answer its requests as before.`,
  },
  'erase doctor': {
    summary: 'erase a doctor with all data, except the audit',
    note: NOT_IN_USE,
  },
  'erase patient': {
    summary: 'erase the name and number of a patient from all bookings',
    note: NOT_IN_USE,
  },
} as const satisfies Record<string, CommandDescription>

export type Command = keyof typeof COMMANDS

export const isCommand = (text: string): text is Command => Object.hasOwn(COMMANDS, text)

export const COMMAND_NAMES: readonly Command[] = Object.keys(COMMANDS).filter(isCommand)
