/** Output of the command line, and the signal to stop. */
export interface Terminal {
  out(text: string): void
  error(text: string): void
  /** Resolves when the process is asked to stop. */
  readonly stopped: Promise<void>
}
