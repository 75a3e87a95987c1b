import { demoDoctors } from '../src/demo/doctors.ts'
import { defaultLimits } from '../src/security/limits.ts'
import { openSession } from '../test/support/openSession.ts'
import { startTestPostgres } from '../test/support/testDatabases.ts'
import { measureAccountTiming } from './accountTiming.ts'
import { calendar } from './calendar.ts'
import { backups, crashes, races, starts } from './durability.ts'
import { fairness } from './fairness.ts'
import { intake } from './intake.ts'
import { measureLive, measureScreens } from './live.ts'
import { measureShedding, measureUploads, measureWorstBodies } from './overload.ts'
import { measurePublication } from './publication.ts'
import { percentile, recordSection } from './record.ts'
import { scaleOut } from './scaleOut.ts'
import { amount, onBoth, withProcess, withServer } from './setting.ts'
import { lists, logins, middleware } from './speed.ts'
import { storage } from './storage.ts'

// `pnpm --filter @nalam/server run measure <what> [amount] [postgres|embedded]`: measures one part
// of goals.md and records the result.

/** Measures S6: whether response times reveal which accounts exist. */
async function timing(): Promise<void> {
  const samples = amount(200)
  const lines = await onBoth((name, source) =>
    withServer(source, async (server) => {
      const sequences = await measureAccountTiming(server, samples)
      return sequences.map((times) => {
        const [known, unknown] = [percentile([...times.known], 0.5), percentile([...times.unknown], 0.5)]
        return `| ${name}, ${times.name} | ${known.toFixed(2)} | ${unknown.toFixed(2)} | ${Math.abs(known - unknown).toFixed(2)} |`
      })
    }),
  )
  recordSection('S6 Known and unknown accounts', [
    `Medians of ${samples} calls each, for a known and an unknown account in turn. Only the last call of a sequence is measured.`,
    '',
    '| | known ms | unknown ms | difference ms (goal ≤ 2) |',
    '|---|---|---|---|',
    ...lines,
  ])
}

/** Measures load shedding, from one connection to two thousand. */
async function shedding(): Promise<void> {
  const lines = await onBoth((name, source) =>
    withServer(
      source,
      async (server) =>
        measureShedding(name, server.origin, await openSession(server.dependencies, demoDoctors.complete.id)),
      { shedsLoad: true },
    ),
  )
  recordSection('Load shedding', [
    'Lists of bookings, six seconds for each row. Each connection sends its next request when it has the response. Goal: p99 of the served requests ≤ 1,000 ms; all others get 503 with Retry-After. A connection that ends early counts as `reset` or `closed` and is opened again.',
    '',
    '| database | connections | served/s | refused/s | p50 ms served | p99 ms served | responses |',
    '|---|---|---|---|---|---|---|',
    ...lines,
  ])
}

/** Measures three hundred held uploads of one session. */
async function uploads(): Promise<void> {
  const lines = await withProcess([], measureUploads)
  recordSection('Held uploads', [
    'The built server with the embedded database. One session starts 300 uploads of 5 MB, sends 4 MB of each and does not finish them. Meanwhile two connections read lists.',
    '',
    '| refused with 429 | added memory, MB (goal ≤ 64) | lists p99 ms alone | p99 ms during (goal ≤ 50) | p99 ms after the release | responses to lists during |',
    '|---|---|---|---|---|---|',
    ...lines,
  ])
}

/** Measures logins while a hundred connections send the bodies that are most expensive to check. */
async function bodies(): Promise<void> {
  const lines = await onBoth((name, source) =>
    withServer(source, (server) => measureWorstBodies(name, server.origin), {
      shedsLoad: true,
      trustedProxies: 1,
      limits: defaultLimits,
    }),
  )
  recordSection('Logins during worst-case bodies', [
    'Logins in sequence, 150 ms apart, while 100 connections send bodies of the largest size to the public operations. Limits as in production. Goal: p99 ≤ 100 ms.',
    '',
    '| database | bodies sent by | login p50 ms | login p99 ms | requests/s with these bodies, responses |',
    '|---|---|---|---|---|',
    ...lines,
  ])
}

/** Measures V6: open event streams on one process and on two. */
async function live(): Promise<void> {
  const postgres = await startTestPostgres()
  try {
    const rows = await measureLive((name) => postgres.create(name), amount(1000))
    recordSection('V6 Live events', [
      'The built server on PostgreSQL, four streams per doctor, 25 changes per second for 20 seconds. Goal for one process: ≤ 60 MB of added memory for 1,000 streams, p99 from event to client ≤ 500 ms.',
      '',
      '| processes | streams | added memory, MB | p50 ms | p99 ms | longest ms | events received |',
      '|---|---|---|---|---|---|---|',
      ...rows,
    ])
  } finally {
    await postgres.stop()
  }
}

/** Measures QUEUE-04: screens in waiting rooms on one process. */
async function screens(): Promise<void> {
  const postgres = await startTestPostgres()
  try {
    const row = await measureScreens(await postgres.create('screens'), amount(500))
    recordSection('Screens in waiting rooms', [
      'The built server on PostgreSQL, twenty screens per doctor, forty patients in each queue, 25 calls per second. Goal: ≤ 40 MB of added memory for 500 screens, p99 from the call to the screen ≤ 1,000 ms.',
      '',
      '| screens | retained after collection, MB | added memory, MB | p50 ms | p99 ms | longest ms | numbers received |',
      '|---|---|---|---|---|---|---|',
      row,
    ])
  } finally {
    await postgres.stop()
  }
}

/** Measures E4: preview and application of 3,000 slots. */
async function publication(): Promise<void> {
  const rounds = amount(20)
  const lines = await onBoth((name, source, databaseTime) =>
    withServer(source, (server) => measurePublication(name, server, rounds, databaseTime)),
  )
  recordSection('Publication of 3,000 slots', [
    `100 slots a day on 30 days, over HTTP, for ${rounds} doctors in sequence. Goal on PostgreSQL: preview ≤ 150 ms, application ≤ 400 ms. The processor time includes the database, the server and the client, which runs in the server's process.`,
    '',
    '| | preview, p50 / p99 ms | application, p50 / p99 ms | processor ms of an application, p50 |',
    '|---|---|---|---|',
    ...lines,
  ])
}

const measurements: Record<string, () => Promise<void>> = {
  live,
  screens,
  lists,
  calendar,
  intake,
  middleware,
  logins,
  starts,
  storage,
  timing,
  races,
  crashes,
  backups,
  shedding,
  uploads,
  bodies,
  publication,
  fairness,
  processes: scaleOut,
}
const chosen = measurements[process.argv[2] ?? '']
if (chosen === undefined) {
  process.stderr.write(`Say what to measure: ${Object.keys(measurements).join(', ')}.\n`)
  process.exit(1)
}
await chosen()
process.exit()
