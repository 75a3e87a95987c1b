import { startTestPostgres } from '../support/testDatabases.ts'
import { fuzzContract } from './fuzzContract.ts'
import { openFuzzWorld } from './fuzzWorld.ts'
import { plantedFaults } from './plantedFaults.ts'
import { recordSection } from '../../bench/record.ts'
import type { DatabaseSource } from '../../src/db/open.ts'

// R1 in full, on both databases unless one is named:
// `pnpm --filter @nalam/server run fuzz [requests per operation] [seed] [PostgreSQL | embedded]`.
const [requests = 500, seed = 20_261_120] = process.argv.slice(2, 4).map(Number)
const SLOWEST = 10_000

const lines: string[] = []

async function run(name: string, source: DatabaseSource): Promise<number> {
  const fuzz = await openFuzzWorld(source)
  const began = performance.now()
  const { world, expiredToken, platformKey, server } = fuzz
  const report = await fuzzContract({
    send: async (request) => server.app.fetch(request),
    world,
    expiredToken,
    platformKey,
    requests,
    seed,
    slowest: SLOWEST,
  })
  const counts = Object.values(report.requests)
  const total = counts.reduce((sum, count) => sum + count, 0)
  const seconds = Math.round((performance.now() - began) / 1000)
  lines.push(
    `- ${name}: ${counts.length} operations, at least ${Math.min(...counts)} requests each, ${total.toLocaleString('en')} in all, ${report.findings.length} findings (${seconds} s).`,
  )
  for (const finding of report.findings.slice(0, 20)) process.stdout.write(`  ${JSON.stringify(finding)}\n`)
  await fuzz.close()
  return report.findings.length
}

const only = process.argv[4]
const postgres = await startTestPostgres()
const sources: ReadonlyArray<readonly [string, DatabaseSource]> = [
  ['PostgreSQL', { kind: 'postgres', url: await postgres.create('fuzz') }],
  ['embedded', { kind: 'memory' }],
]
let findings = 0
for (const [name, source] of sources) {
  if (only === undefined || only === name) findings += await run(name, source)
}
await postgres.stop()
recordSection(only === undefined ? 'R1 Contract fuzzing' : `R1 Contract fuzzing, ${only}`, [
  `Seed ${seed}. The fuzzer itself finds all ${plantedFaults.length} planted faults (\`fuzz.test.ts\`).`,
  '',
  ...lines,
])
process.exit(findings === 0 ? 0 : 1)
