#!/usr/bin/env node
import { runCommandLine } from './cli/runCommandLine.ts'

const stopped = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
})

// Files of the data folder and backups are readable by this user only, whatever the shell's umask.
process.umask(0o077)

process.exitCode = await runCommandLine(process.argv.slice(2), process.env, {
  out: (text) => void process.stdout.write(text),
  error: (text) => void process.stderr.write(text),
  stopped,
})
// Anything that is still open (a pooled connection that hangs, for example) must not keep the
// process alive.
process.exit()
