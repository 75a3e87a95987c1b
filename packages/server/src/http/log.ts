/** One JSON line per event. Nothing that names a person may be a field: no e-mail, name, phone, code, address or path segment of unknown content. */
export interface Log {
  info(event: string, fields?: LogFields): void
  error(event: string, fields?: LogFields): void
}

/** What may stand in a line. */
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>

/** What a log writes: everything, errors alone, or nothing. */
export const LOG_LEVELS = ['info', 'error', 'silent'] as const
/** One of {@link LOG_LEVELS}. */
export type LogLevel = (typeof LOG_LEVELS)[number]

/** @param write takes a whole line with its line end; standard output in a real server */
export function createLog(
  write: (line: string) => void,
  now: () => Date = () => new Date(),
  level: LogLevel = 'info',
): Log {
  const line = (of: LogLevel, event: string, fields: LogFields = {}) =>
    write(`${JSON.stringify({ time: now().toISOString(), level: of, event, ...fields })}\n`)
  return {
    info(event, fields) {
      if (level === 'info') line('info', event, fields)
    },
    error(event, fields) {
      if (level !== 'silent') line('error', event, fields)
    },
  }
}

/** Writes nothing. */
export const silentLog: Log = { info: () => undefined, error: () => undefined }

/**
 * What may be logged of an exception: its kind, a database's error code and where it was thrown. Never its message,
 * because messages of drivers and parsers quote the data.
 */
export function exceptionFields(error: unknown): LogFields {
  const causes: unknown[] = []
  for (let cause: unknown = error; cause !== undefined && causes.length < 5;) {
    causes.push(cause)
    cause = cause instanceof Error ? cause.cause : undefined
  }
  const codes = causes.flatMap((cause) =>
    cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? [cause.code] : [],
  )
  const frames = (error instanceof Error ? (error.stack ?? '') : '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 6)
    .map((line) => line.trim().replace(/^at /, ''))
  return {
    kind: causes.map((cause) => (cause instanceof Error ? cause.name : typeof cause)).join(' < '),
    ...(codes.length === 0 ? {} : { codes: codes.join(' ') }),
    at: frames.join(' | '),
  }
}
