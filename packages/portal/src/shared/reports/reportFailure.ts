import { addReport, sendReports } from './reportQueue.ts'
import { scrub } from './scrub.ts'

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

/** Reports uncaught errors and unhandled rejections. */
export function reportUncaught(): void {
  window.addEventListener('error', ({ error }) => reportFailure(error))
  window.addEventListener('unhandledrejection', ({ reason }) => reportFailure(reason))
}
