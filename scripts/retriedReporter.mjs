// A reporter of Vitest for `npm test`: tells which tests passed only when they were repeated.
import { writeFileSync } from 'node:fs'

/** Writes the names of those tests, with their first error, to the file that NALAM_RETRIED names. */
export default class RetriedReporter {
  /** @type {string[]} */
  retried = []

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky) return
    const [first] = test.result().errors ?? []
    this.retried.push(
      `${test.module.moduleId}\n${test.fullName}\n${(first?.stack ?? first?.message ?? '').slice(0, 1000)}`,
    )
  }

  onTestRunEnd() {
    const file = process.env['NALAM_RETRIED']
    if (file !== undefined) writeFileSync(file, JSON.stringify(this.retried))
  }
}
