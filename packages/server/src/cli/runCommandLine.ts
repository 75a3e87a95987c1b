import { createLog, exceptionFields } from '../http/log.ts'
import { StartError } from '../startError.ts'
import type { Command } from './commands.ts'
import { auditExport } from './commands/auditExport.ts'
import { backup } from './commands/backup.ts'
import type { CommandContext, Terminal } from './commands/context.ts'
import { eraseDoctor } from './commands/eraseDoctor.ts'
import { erasePatient } from './commands/erasePatient.ts'
import { messagesList } from './commands/messagesList.ts'
import { messagesRetry } from './commands/messagesRetry.ts'
import { migrate } from './commands/migrate.ts'
import { restore } from './commands/restore.ts'
import { seed } from './commands/seed.ts'
import { serve } from './commands/serve.ts'
import { simulate } from './commands/simulate.ts'
import { helpOf } from './help.ts'
import type { OptionsOf } from './options.ts'
import { readInvocation, readOptions, type Environment, type Invocation } from './readCommandLine.ts'

type Run<C extends Command> = (options: OptionsOf<C>, context: CommandContext) => Promise<void>

const RUN: { readonly [C in Command]: Run<C> } = {
  serve,
  migrate,
  seed,
  simulate,
  backup,
  restore,
  'erase doctor': eraseDoctor,
  'erase patient': erasePatient,
  'messages list': messagesList,
  'messages retry': messagesRetry,
  'audit export': auditExport,
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
  return run(options, { terminal, env, file: invocation.file })
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
