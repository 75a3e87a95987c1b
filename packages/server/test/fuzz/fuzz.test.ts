import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operationDescriptions } from '../../src/contract/contractDocument.ts'
import { demoDoctors } from '../../src/demo/doctors.ts'
import { testDatabases, type TestDatabases } from '../support/testDatabases.ts'
import { fuzzContract } from './fuzzContract.ts'
import { openFuzzWorld, type FuzzWorld } from './fuzzWorld.ts'
import { plantedFaults } from './plantedFaults.ts'
import { openSession } from '../support/openSession.ts'
import type { Send } from './target.ts'

// A short run; `pnpm --filter @nalam/server run fuzz` is the long run on both databases.
const SEED = 20_261_120
let postgres: TestDatabases
let fuzz: FuzzWorld
let send: Send

beforeAll(async () => {
  postgres = await testDatabases()
  fuzz = await openFuzzWorld({ kind: 'postgres', url: await postgres.create('fuzz') })
  send = async (request) => fuzz.server.app.fetch(request)
})
afterAll(async () => {
  await fuzz.close()
  await postgres.stop()
})

describe('the fuzzer', () => {
  it('finds nothing in the server, for every operation', async () => {
    const { world, expiredToken, platformKey } = fuzz
    const report = await fuzzContract({
      send,
      world,
      expiredToken,
      platformKey,
      requests: 12,
      seed: SEED,
      slowest: 10_000,
    })
    expect(report.findings).toEqual([])
    expect(Object.keys(report.requests).sort()).toEqual(
      operationDescriptions.map(({ operationId }) => operationId).sort(),
    )
    expect(Math.min(...Object.values(report.requests))).toBeGreaterThanOrEqual(12)
  })

  it('has at least twelve faults to find, at least one for each check', () => {
    expect(plantedFaults.length).toBeGreaterThanOrEqual(12)
    expect(new Set(plantedFaults.map(({ foundBy }) => foundBy)).size).toBeGreaterThanOrEqual(12)
  })

  it.each(plantedFaults.map((fault) => [fault.name, fault] as const))('finds it when %s', async (_name, fault) => {
    const { world, expiredToken, platformKey, server } = fuzz
    const slowest = 300
    const validToken = () => openSession(server.dependencies, demoDoctors.complete.id)
    const faulty = fault.plant(send, { validToken, slowest })
    const report = await fuzzContract({
      send: faulty,
      world,
      expiredToken,
      platformKey,
      requests: 32,
      seed: SEED,
      slowest,
      only: fault.operation,
    })
    expect(report.findings.map(({ check }) => check)).toContain(fault.foundBy)
  })
})
