import { measureVitals } from './measureVitals.ts'
import { reportUncaught } from './reportFailure.ts'

/** Starts measuring and reporting. In a chunk of its own, which delays nothing else. */
export function startReports(): void {
  measureVitals()
  reportUncaught()
}
