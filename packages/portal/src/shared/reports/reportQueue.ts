import { configuration } from '../api/configuration.ts'
import { sessionPhase } from '../session/sessionPhase.ts'
import type { Report } from './Report.ts'

/** Maximum number of reports that the server accepts in one request. */
const AT_ONCE = 20

const waiting: Report[] = []

/** Stores a report until the page is hidden. */
export function addReport(report: Report): void {
  if (waiting.length < AT_ONCE) waiting.push(report)
}

/**
 * Sends the stored reports with a beacon, which also works while the page is closed. Nothing is
 * sent while the doctor is signing out (goal S9).
 */
export function sendReports(): void {
  if (!configuration.reportTo || waiting.length === 0 || sessionPhase.get() === 'leaving') return
  navigator.sendBeacon(configuration.reportTo, JSON.stringify(waiting.splice(0)))
}
