import { auditExport } from './commands/auditExport.ts'
import { backup } from './commands/backup.ts'
import { migrate } from './commands/migrate.ts'
import { resetData } from './commands/resetData.ts'
import { restore } from './commands/restore.ts'
import { seed } from './commands/seed.ts'
import { serve } from './commands/serve.ts'
import { simulate } from './commands/simulate.ts'
import type { Terminal } from './commands/terminal.ts'
import { readConfig, type Command, type Config } from './config.ts'
import { helpOf } from './help.ts'
import { createLog, exceptionFields, type Log } from './http/log.ts'
import { StartError } from './startError.ts'

const commands: Readonly<Record<Command, (config: Config, terminal: Terminal, log: Log) => Promise<void>>> = {
  serve,
  migrate,
  seed,
  simulate,
  backup,
  restore,
  'audit export': auditExport,
}

/**
 * Runs one command of the command line.
 *
 * @returns the exit code: 0, or 1 after one clear sentence
 */
export async function runCommandLine(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  terminal: Terminal,
): Promise<number> {
  let log = createLog((line) => terminal.out(line))
  try {
    const config = readConfig(args, env)
    if ('help' in config) {
      terminal.out(helpOf(config.help))
      return 0
    }
    log = createLog((line) => terminal.out(line), undefined, config.logLevel)
    if (config.reset) await resetData(config.data)
    await commands[config.command](config, terminal, log)
    return 0
  } catch (error) {
    if (error instanceof StartError) {
      terminal.error(`${error.message}\n`)
    } else {
      terminal.error('The server failed for a reason that it did not expect.\n')
      log.error('failure', exceptionFields(error))
    }
    return 1
  }
}
