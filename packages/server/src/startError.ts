/** A reason not to start. The message is one sentence, shown in the terminal. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** Returns the code of an error, of the system or of the database; empty if there is none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** Returns the first line of an error's message. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message.split('\n')[0] : undefined) ?? 'unknown reason'

/** Yields an error and its causes, outermost first. */
export function* causesOf(error: unknown): Generator {
  for (let cause = error, depth = 0; cause !== undefined && depth < 5; depth += 1) {
    yield cause
    cause = cause instanceof Error ? cause.cause : undefined
  }
}
