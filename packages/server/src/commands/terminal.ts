/** Where the command line writes and what ends it. */
export interface Terminal {
  out(text: string): void
  error(text: string): void
  /** Resolves when the process is asked to stop. */
  readonly stopped: Promise<void>
}
