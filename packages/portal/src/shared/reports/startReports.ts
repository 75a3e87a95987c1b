import { measureVitals } from './measureVitals.ts'
import { reportUncaught } from './reportFailure.ts'

/** Begins to measure and to report. In a chunk of its own: nobody waits for it. */
export function startReports(): void {
  measureVitals()
  reportUncaught()
}
