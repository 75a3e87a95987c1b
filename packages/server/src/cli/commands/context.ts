import type { Environment } from '../readCommandLine.ts'

/** Output of the command line, and the signal to stop. */
export interface Terminal {
  out(text: string): void
  error(text: string): void
  /** Resolves when the process is asked to stop. */
  readonly stopped: Promise<void>
}

/** What a command has beside its options. */
export interface CommandContext {
  readonly terminal: Terminal
  /** For libraries that read variables of their own. */
  readonly env: Environment
  /** The file that the command names; empty for commands without one. */
  readonly file: string
}
