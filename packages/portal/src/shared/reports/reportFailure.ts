import { configuration } from '../api/configuration.ts'
import { sessionPhase } from '../session/sessionState.ts'

/** What the portal reports to its operator, without personal data (goal S9). */
export type Report =
  | { kind: 'vital'; name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB'; value: number; route: string }
  | { kind: 'error'; name: string; message: string; route: string }

const LONGEST = 300

/**
 * Returns a message without anything that could be personal data: quoted text, addresses, digits,
 * words that are not plain Latin, and capitalised words in mid-sentence, which may be names. The
 * server does the same again.
 */
export function scrub(message: string): string {
  return message
    .slice(0, 2 * LONGEST)
    .replace(/(["'`“‘]).*?(?:["'`”’]|$)/gsu, '…')
    .replace(/\S+@\S+/gu, '…')
    .replace(/\S*\d\S*/gu, '…')
    .replace(/\S*[^\p{ASCII}…]\S*/gu, '…')
    .replace(/(?<=\S\s)\p{Lu}\p{Ll}+/gu, '…')
    .slice(0, LONGEST)
}

/** Maximum number of reports that the server accepts in one request. */
const AT_ONCE = 20

const waiting: Report[] = []

export function addReport(report: Report): void {
  if (waiting.length < AT_ONCE) waiting.push(report)
}

/** Sends the stored reports with a beacon, never while the doctor signs out (goal S9). */
export function sendReports(): void {
  if (!configuration.reportTo || waiting.length === 0 || sessionPhase.get() === 'leaving') return
  navigator.sendBeacon(configuration.reportTo, JSON.stringify(waiting.splice(0)))
}

const seen = new Set<string>()

/** Reports an error, each one once per page load. */
export function reportFailure(error: unknown): void {
  const name = error instanceof Error ? error.name : 'Error'
  const message = scrub(error instanceof Error ? error.message : String(error))
  if (seen.has(name + message)) return
  seen.add(name + message)
  addReport({ kind: 'error', name, message, route: window.location.pathname })
  sendReports()
}
