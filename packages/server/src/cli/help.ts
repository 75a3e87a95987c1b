import { COMMAND_NAMES, COMMANDS, type Command, type CommandDescription } from './commands.ts'
import { optionsOf, usageOf, type Option } from './options.ts'

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
