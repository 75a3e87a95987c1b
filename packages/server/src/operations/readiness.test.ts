import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { systemClock } from '../clock.ts'
import type { Database, OpenDatabase } from '../db/open.ts'
import { demoDatabase } from '../../test/support/demoDatabase.ts'
import { createLog } from '../http/log.ts'
import { createOutages, createReadiness } from './readiness.ts'

let open: OpenDatabase
beforeAll(async () => {
  open = await demoDatabase()
})
afterAll(() => open.close())
afterEach(() => {
  vi.useRealTimers()
})

/** Returns a database whose writes hang until the test continues them. */
function hangingDatabase(): { db: Database; goOn: () => void } {
  const held = Promise.withResolvers<void>()
  const db = new Proxy(open.db, {
    get: (target, name) =>
      name === 'insert'
        ? () => ({ values: () => ({ onConflictDoUpdate: () => held.promise }) })
        : Reflect.get(target, name),
  })
  return { db, goOn: held.resolve }
}

it('reports within a second that the database hangs, logs it once, and reports when it is back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const lines: string[] = []
  const log = createLog((line) => lines.push(line))
  const { db, goOn } = hangingDatabase()
  const readiness = createReadiness(db, createOutages(log, systemClock), log)

  let state: unknown
  const pending = readiness().then((result) => (state = result))
  await vi.advanceTimersByTimeAsync(1000)
  expect(state).toBe('database does not respond')
  await pending
  // Within a second the cached result is returned and no write is tried.
  expect(await readiness()).toBe('database does not respond')
  const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>).map((entry) => entry['state'])
  expect(logged()).toEqual(['database does not respond'])

  goOn()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await readiness()).toBe('ready')
  expect(logged()).toEqual(['database does not respond', 'ready'])
})

it('is ready with a database that takes a write', async () => {
  const log = createLog(() => undefined)
  expect(await createReadiness(open.db, createOutages(log, systemClock), log)()).toBe('ready')
})
