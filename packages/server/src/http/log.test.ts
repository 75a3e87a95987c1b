import { expect, it } from 'vitest'
import { createLog, LOG_LEVELS } from './log.ts'

it.each([
  ['info', ['request', 'failure']],
  ['error', ['failure']],
  ['silent', []],
] as const)('a log of level %s writes %j', (level, events) => {
  const lines: string[] = []
  const log = createLog((line) => lines.push(line), undefined, level)
  log.info('request', { status: 200 })
  log.error('failure', { kind: 'Error' })
  expect(lines.map((line) => JSON.parse(line).event)).toEqual(events)
  expect(LOG_LEVELS).toContain(level)
})
