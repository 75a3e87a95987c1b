import { randomUUID } from 'node:crypto'
import { causesOf, codeOf } from '../startError.ts'

/**
 * Writes one JSON line per event. A field must never identify a person: no e-mail, name, phone
 * number, code or address, and no path segment with unknown content.
 */
export interface Log {
  info(event: string, fields?: LogFields): void
  error(event: string, fields?: LogFields): void
}

type LogFields = Readonly<Record<string, string | number | boolean | undefined>>

/** The levels of a log: everything, errors only, or nothing. */
export const LOG_LEVELS = ['info', 'error', 'silent'] as const
type LogLevel = (typeof LOG_LEVELS)[number]

/**
 * Creates a log.
 *
 * @param write receives a complete line including its line end; standard output in production
 */
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

export const silentLog: Log = { info: () => undefined, error: () => undefined }

/**
 * Returns the loggable fields of an exception: its kind, error codes (of the database, for example)
 * and where it was thrown. Never its message, because messages of drivers and parsers quote data.
 */
export function exceptionFields(error: unknown): LogFields {
  const causes = [...causesOf(error)]
  const codes = causes.map(codeOf).filter((code) => code !== '')
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

/**
 * A UUID or 16 to 64 hexadecimal digits, as tracing systems use them: free text could write a name
 * into the log.
 */
const REQUEST_ID = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{16,64})$/i

/** Returns the client's request id if it is valid, otherwise a new UUID. */
export function requestIdOf(header: string | undefined): string {
  return header !== undefined && REQUEST_ID.test(header) ? header : randomUUID()
}
