import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../src/app.ts'
import { restoreBackup } from '../src/backup/restoreBackup.ts'
import { writeBackup } from '../src/backup/writeBackup.ts'
import { systemClock } from '../src/clock.ts'
import { API_ROOT } from '../src/http/pipeline.ts'
import { openDatabase, type DatabaseSource, type OpenDatabase } from '../src/db/open.ts'
import { DEMO_PASSWORD, demoDoctors } from '../src/demo/doctors.ts'
import { SESSION_COOKIE } from '../src/http/cookies.ts'
import { createOutages } from '../src/health/outages.ts'
import { createLog } from '../src/http/log.ts'
import { createRoutes } from '../src/routes.ts'
import { createUploads } from '../src/http/uploads.ts'
import { createCallLimiter } from '../src/security/callLimiter.ts'
import { defaultLimits, type Limits } from '../src/security/limits.ts'
import { listen } from '../src/http/listen.ts'
import { startServer, type RunningServer, type ServerOptions } from '../src/server.ts'
import { copyBuild, startServerProcess, type ServerProcess } from '../test/support/serverProcess.ts'
import { openSession } from '../test/support/openSession.ts'
import { startTestPostgres } from '../test/support/testDatabases.ts'
import { measureAccountTiming } from './accountTiming.ts'
import { measureConcurrency } from './concurrency.ts'
import { measureCrashes } from './crashes.ts'
import { load } from './load.ts'
import { measureLive } from './live.ts'
import type { Shot } from './loadWorker.ts'
import { fillManyBookings, manyDoctorId } from './manyBookings.ts'
import { measureShedding, measureUploads, measureWorstBodies } from './overload.ts'
import { listPlans, planFault } from './plans.ts'
import { percentile, recordSection, shown } from './record.ts'

// `pnpm --filter @nalam/server run measure <what> [amount] [postgres|embedded]`: each part of goals.md as a command that writes down what it found. Longer
// than other files on purpose: it is one list of measurements, each a few lines.

const [what = '', amountText, onlyKind] = process.argv.slice(2)
const amount = (otherwise: number) => (amountText === undefined ? otherwise : Number(amountText))
const endless = { tries: 1_000_000_000, seconds: 60 }
const noLimits = Object.fromEntries(Object.keys(defaultLimits).map((name) => [name, endless])) as {
  [Name in keyof Limits]: typeof endless
}

/** Both databases, one after the other, or the one that was asked for. */
async function onBoth(
  work: (name: string, source: DatabaseSource, databaseTime: () => number) => Promise<string[]>,
): Promise<string[]> {
  const lines: string[] = []
  if (onlyKind !== 'embedded') {
    const postgres = await startTestPostgres(['-c', 'shared_buffers=1GB', '-c', 'fsync=on'])
    try {
      const url = await postgres.create('measure')
      lines.push(
        ...(await work('PostgreSQL 18', { kind: 'postgres', url, connections: 20 }, () => postgres.processorTime())),
      )
    } finally {
      await postgres.stop()
    }
  }
  if (onlyKind !== 'postgres') lines.push(...(await work('embedded', { kind: 'memory' }, () => 0)))
  return lines
}

/** The section's name; each database has its own where they were measured one at a time. */
function sectionOf(name: string): string {
  const database = { postgres: ', PostgreSQL', embedded: ', embedded' }[onlyKind ?? ''] ?? ''
  return name + database
}

async function withServer<T>(
  source: DatabaseSource,
  work: (server: RunningServer, open: OpenDatabase) => Promise<T>,
  options: ServerOptions = {},
): Promise<T> {
  const open = await openDatabase(source)
  const server = await startServer({
    open,
    demo: true,
    checkResponses: false,
    ownsProcess: true,
    limits: noLimits,
    log: createLog(() => undefined),
    ...options,
  })
  try {
    return await work(server, open)
  } finally {
    await server.close()
    await open.close()
  }
}

/** The same database for work that takes longer than a request may. */
function patient(source: DatabaseSource): DatabaseSource {
  return source.kind === 'postgres' ? { ...source, hasTimeouts: false } : source
}

function listShot(doctorId: string, token: string, rest: object): Shot {
  return {
    method: 'POST',
    path: `${API_ROOT}/doctor/doc-get-all-bookings`,
    headers: { 'content-type': 'application/json', cookie: `${SESSION_COOKIE}=${token}` },
    body: JSON.stringify({ doctorId, page: 1, searchQuery: '', ...rest }),
  }
}

/** Eight seconds of load by eight connections, and which part of the machine's work went where. */
async function loadWithShares(origin: string, shots: readonly Shot[], databaseTime: () => number) {
  const before = { thread: process.threadCpuUsage(), process: process.cpuUsage(), database: databaseTime() }
  const result = await load(origin, shots, 8, 8000)
  const thread = process.threadCpuUsage(before.thread)
  const whole = process.cpuUsage(before.process)
  const server = thread.user + thread.system
  const database = databaseTime() - before.database
  const all = whole.user + whole.system + database
  const each = (time: number) => shown(time / result.latencies.length)
  const most = Math.round((2_000_000 * result.latencies.length) / all).toLocaleString('en')
  const rest = all - server - database - result.processorTime
  const shares = `${each(server)} | ${each(database)} | ${each(result.processorTime)} | ${each(rest)} | ${each(all)}: ${most} requests/s`
  return { ...result, shares }
}

const SEARCHES = ['kavitha', 'murugan', 'priya sundaram', '9000012', 'many-77', 'chandran', 'ramya', 'lakshmi k']

/** V1: lists and searches among many bookings. */
async function lists(): Promise<void> {
  const rows = amount(1_000_000)
  const doctors = Math.min(500, Math.max(1, Math.floor(rows / 2000)))
  const lines = await onBoth((name, source, databaseTime) =>
    withServer(source, async (server, open) => {
      const filled = performance.now()
      // A database in memory has no second door.
      const filling = source.kind === 'postgres' ? await openDatabase(patient(source)) : open
      await fillManyBookings(filling.db, rows, doctors)
      if (filling !== open) await filling.close()
      const fillSeconds = Math.round((performance.now() - filled) / 1000)
      const tokens = await Promise.all(
        Array.from({ length: Math.min(doctors, 64) }, (_, number) =>
          openSession(server.dependencies, manyDoctorId(number)),
        ),
      )
      const plans = await listPlans(open.db)
      const pages = tokens.flatMap((token, number) =>
        Array.from({ length: 8 }, (_, page) =>
          listShot(manyDoctorId(number), token, { page: 1 + ((page * 7 + number) % 50) }),
        ),
      )
      const searches = tokens.flatMap((token, number) =>
        SEARCHES.map((searchQuery) => listShot(manyDoctorId(number), token, { searchQuery })),
      )
      await load(server.origin, pages, 8, 2000)
      const page = await loadWithShares(server.origin, pages, databaseTime)
      const search = await loadWithShares(server.origin, searches, databaseTime)
      const rate = (result: typeof page) => shown((result.latencies.length / result.milliseconds) * 1000)
      const faults = plans.flatMap((plan) => planFault(plan, Math.ceil(rows / doctors)) ?? [])
      if (faults.length > 0) process.exitCode = 1
      return [
        `| ${name}, ${rows.toLocaleString('en')} bookings, ${doctors} doctors | p50 ms | p99 ms | requests/s | responses |`,
        '|---|---|---|---|---|',
        `| list, pages 1 to 50 | ${shown(percentile(page.latencies, 0.5))} | ${shown(percentile(page.latencies, 0.99))} | ${rate(page)} | ${JSON.stringify(page.statuses)} |`,
        `| search | ${shown(percentile(search.latencies, 0.5))} | ${shown(percentile(search.latencies, 0.99))} | ${rate(search)} | ${JSON.stringify(search.statuses)} |`,
        '',
        '| processor time per request, µs | server | database | load | collector and compiler of Node | all, and what two processors could do at most |',
        '|---|---|---|---|---|---|',
        `| list | ${page.shares} |`,
        `| search | ${search.shares} |`,
        '',
        `Filled in ${fillSeconds} s. Plan gate (no sequential scan; at most 50 rows read per row of pages 1 to 50; one walk along that doctor's bookings otherwise): ${faults.length === 0 ? 'passed' : `**failed**: ${faults.join('; ')}`}.`,
        '',
        ...plans.map(
          (plan) =>
            `- ${plan.name}: ${plan.read} rows read for ${plan.returned}; ${[...new Set(plan.indexes)].join(', ') || 'no index'}${plan.sequentialScans.length === 0 ? '' : `; reads all of ${plan.sequentialScans.join(', ')}`}`,
        ),
        '',
      ]
    }),
  )
  recordSection(sectionOf('V1 Lists and searches'), [
    'Eight connections over HTTP on one machine, which also makes the load.',
    '',
    ...lines,
  ])
}

/** V2: all middleware together against a bare `node:http` that sends the same bytes. */
async function middleware(): Promise<void> {
  const open = await openDatabase({ kind: 'memory' })
  const server = await startServer({ open, demo: true, checkResponses: false })
  const body = { statusCode: 200, data: { data: [] }, currentPage: 1, totalPages: 0, itemsPerPage: 10 }
  const app = createApp({
    routes: { ...createRoutes(server.dependencies), listBookings: () => Promise.resolve({ status: 200, body }) },
    // A session without a database: what is measured is everything else.
    sessions: {
      ...server.dependencies.sessions,
      find: () => Promise.resolve({ doctorId: 'doc', tokenHash: '', blocked: false }),
    },
    callLimiter: createCallLimiter(endless, systemClock),
    publicLimiter: createCallLimiter(endless, systemClock),
    uploads: createUploads(),
    takeUpload: () => Promise.resolve(),
    lanes: undefined,
    checkResponses: false,
    trustedProxies: 0,
    extensions: true,
    log: createLog(() => undefined),
    outages: createOutages(
      createLog(() => undefined),
      systemClock,
    ),
    allowedOrigins: new Set(),
    mounts: [],
  })
  // As `nalam-server serve` does: the process is the server's own.
  const ours = await listen(app, { host: 'localhost', port: 0, ownsProcess: true })
  const text = JSON.stringify(body)
  const bare = createServer((request, response) => {
    request.resume()
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
    request.on('end', () => response.writeHead(200, headers).end(text))
  })
  await new Promise<void>((resolve) => bare.listen(0, 'localhost', resolve))
  const shot = listShot('doc', 'A'.repeat(43), {})
  // The processor time of the thread that serves, per request: unlike a rate it does not depend on what else the machine does.
  const rates: { ours: number[]; bare: number[] } = { ours: [], bare: [] }
  const costs: { ours: number[]; bare: number[] } = { ours: [], bare: [] }
  for (let round = 0; round < 7; round += 1) {
    for (const [name, port] of [
      ['ours', ours.port],
      ['bare', (bare.address() as AddressInfo).port],
    ] as const) {
      const before = process.threadCpuUsage()
      const { latencies, milliseconds } = await load(`http://localhost:${port}`, [shot], 8, amount(1500))
      const { user, system } = process.threadCpuUsage(before)
      if (round === 0) continue
      rates[name].push((latencies.length / milliseconds) * 1000)
      costs[name].push((user + system) / latencies.length)
    }
  }
  await ours.close(100)
  await new Promise((resolve) => bare.close(resolve))
  await server.close()
  await open.close()
  const middle = (values: number[]) => percentile(values, 0.5)
  recordSection('V2 Middleware', [
    'Medians of six rounds in turn, eight connections, the same body in and out.',
    '',
    '| | ours | bare `node:http` | share (goal: at least 30 %) |',
    '|---|---|---|---|',
    `| requests/s | ${shown(middle(rates.ours))} | ${shown(middle(rates.bare))} | ${Math.round((middle(rates.ours) / middle(rates.bare)) * 100)} % |`,
    `| processor time per request, µs | ${shown(middle(costs.ours))} | ${shown(middle(costs.bare))} | ${Math.round((middle(costs.bare) / middle(costs.ours)) * 100)} % |`,
  ])
}

/** V3: lists while fifty logins are in flight. */
async function logins(): Promise<void> {
  const lines = await onBoth((name, source) =>
    withServer(source, async (server) => {
      const token = await openSession(server.dependencies, demoDoctors.complete.id)
      const list = listShot(demoDoctors.complete.id, token, {})
      const login: Shot = {
        method: 'POST',
        path: `${API_ROOT}/doctor/loginDoctor`,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: demoDoctors.other.email, password: DEMO_PASSWORD }),
      }
      const alone = await load(server.origin, [list], 2, 4000)
      const [busy, signIns] = await Promise.all([
        load(server.origin, [list], 2, 8000),
        load(server.origin, [login], 50, 8000),
      ])
      return [
        `| ${name} | ${shown(percentile(alone.latencies, 0.99))} | ${shown(percentile(busy.latencies, 0.5))} | ${shown(percentile(busy.latencies, 0.99))} | ${shown((signIns.latencies.length / signIns.milliseconds) * 1000)} |`,
      ]
    }),
  )
  recordSection('V3 Lists during fifty logins', [
    '| database | p99 ms alone | p50 ms during | p99 ms during (goal ≤ 100) | logins/s |',
    '|---|---|---|---|---|',
    ...lines,
  ])
}

/** How long a backup and its restoring take. */
async function backups(): Promise<void> {
  const rows = amount(100_000)
  const folder = mkdtempSync(join(tmpdir(), 'backups-'))
  const lines = await onBoth(async (name, source) => {
    const [full, file] = [await openDatabase(patient(source)), join(folder, `${name}.gz`)]
    await fillManyBookings(full.db, rows, Math.max(1, Math.floor(rows / 2000)))
    const began = performance.now()
    await writeBackup(full.db, systemClock, file)
    const written = performance.now()
    await full.close()
    const empty = await openDatabase({ kind: 'memory' })
    const opened = performance.now()
    await restoreBackup(empty.db, file)
    const restored = performance.now()
    await empty.close()
    const size = shown(statSync(file).size / 1e6)
    return [`| ${name} | ${shown((written - began) / 1000)} | ${size} | ${shown((restored - opened) / 1000)} |`]
  })
  rmSync(folder, { recursive: true })
  recordSection(sectionOf('Backup and restore'), [
    `${rows.toLocaleString('en')} bookings; restored into the embedded database.`,
    '',
    '| backup of | backup s | file MB | restore s |',
    '|---|---|---|---|',
    ...lines,
  ])
}

/** V4: from the start of the process to ready, with the built file. */
async function starts(): Promise<void> {
  const first: number[] = []
  const again: number[] = []
  const main = copyBuild()
  for (let round = 0; round < 5; round += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'start-'))
    for (const times of [first, again]) {
      const server = await startServerProcess(['--demo', '--data', folder], {}, main)
      times.push(server.readyAfter)
      await server.stop()
    }
    rmSync(folder, { recursive: true })
  }
  recordSection('V4 Start', [
    `Medians of five with the built file and a data folder: first start with demo data ${shown(percentile(first, 0.5) / 1000)} s (goal ≤ 8), on an existing folder ${shown(percentile(again, 0.5) / 1000)} s (goal ≤ 1).`,
  ])
}

/** S6: does the time of a response tell known accounts from unknown ones? */
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
    `Medians of ${samples} each, in turn. Of a sequence the last call is measured.`,
    '',
    '| | known ms | unknown ms | difference ms (goal ≤ 2) |',
    '|---|---|---|---|',
    ...lines,
  ])
}

/** R2: of many at once exactly one wins. */
async function races(): Promise<void> {
  const rounds = amount(100)
  const lines = await onBoth(async (name, source) => {
    const { failures } = await measureConcurrency(source, rounds, 200)
    if (failures.length > 0) process.exitCode = 1
    return [
      `- ${name}: ${rounds} rounds of 200 decisions of one booking, 200 creations of one slot, 200 patients for one slot, and 200 undos of one decision against 200 patients for its slot: ${failures.length} rounds without exactly one winner.`,
      ...failures.slice(0, 5).map((failure) => `  - ${failure}`),
    ]
  })
  recordSection('R2 Exactly one wins', lines)
}

/** R3: killed in the middle of writes. */
async function crashes(): Promise<void> {
  const kills = amount(200)
  const main = copyBuild()
  const lines = await onBoth(async (name, source) => {
    const url = source.kind === 'postgres' ? source.url : undefined
    const report = await measureCrashes(kills, url, main)
    const seconds = (milliseconds: number[], share: number) => shown(percentile(milliseconds, share) / 1000)
    if (report.lost + report.doubled + report.torn > 0) process.exitCode = 1
    return [
      `- ${name}${url === undefined ? ' (data folder)' : ''}: ${report.kills} × \`kill -9\`, ${report.acknowledged.toLocaleString('en')} acknowledged writes (slots, decisions, profiles), ${report.lost} lost, ${report.doubled} doubled, ${report.torn} half done; ready again after ${seconds(report.restarts, 0.5)} s in the median, ${seconds(report.restarts, 0.95)} s in 95 of 100, ${seconds(report.restarts, 1)} s at most (goal ≤ 2). Processor time of a restart: ${seconds(report.work, 0.5)} s in the median, ${seconds(report.work, 1)} s at most; what is above it is waiting for a processor.`,
    ]
  })
  recordSection(sectionOf('R3 Killed in the middle of writes'), lines)
}

/** A server process with a data folder or a database of its own. */
async function withProcess<T>(args: readonly string[], work: (server: ServerProcess) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'measure-'))
  const server = await startServerProcess(['--demo', '--data', folder, ...args], {}, copyBuild())
  try {
    return await work(server)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Load shedding, from one connection to two thousand. */
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
    'Lists of bookings, each connection as fast as it is answered, six seconds each. Goal: p99 of what is served ≤ 1,000 ms, the rest 503 with Retry-After. A connection that ends early counts as `reset` or `closed` and is opened again.',
    '',
    '| database | connections | served/s | refused/s | p50 ms served | p99 ms served | responses |',
    '|---|---|---|---|---|---|---|',
    ...lines,
  ])
}

/** Three hundred held uploads of one session. */
async function uploads(): Promise<void> {
  const lines = await withProcess([], measureUploads)
  recordSection('Held uploads', [
    'The built server, embedded database. One session holds 300 uploads of 4 of 5 MB; two connections read lists meanwhile.',
    '',
    '| refused with 429 | memory more, MB (goal ≤ 64) | lists p99 ms alone | p99 ms during (goal ≤ 50) | p99 ms after the release | responses to lists during |',
    '|---|---|---|---|---|---|',
    ...lines,
  ])
}

/** Logins of others while a hundred connections send the dearest bodies. */
async function bodies(): Promise<void> {
  const lines = await onBoth((name, source) =>
    withServer(source, (server) => measureWorstBodies(name, server.origin), {
      shedsLoad: true,
      trustedProxies: 1,
      limits: defaultLimits,
    }),
  )
  recordSection('Logins during worst-case bodies', [
    'One login after the other, with 150 ms in between, while a hundred connections send bodies of the largest size to the public operations; limits as in production. Goal: p99 ≤ 100 ms.',
    '',
    '| database | who sends them | login p50 ms | login p99 ms | their requests/s and responses |',
    '|---|---|---|---|---|',
    ...lines,
  ])
}

/** V6: open event streams on one process and on two. */
async function live(): Promise<void> {
  const postgres = await startTestPostgres()
  try {
    const rows = await measureLive((name) => postgres.create(name), amount(1000))
    recordSection('V6 Live events', [
      'The built server on PostgreSQL, four streams for each doctor, 25 changes a second for 20 seconds. Goal on one process: ≤ 60 MB more for 1,000 streams, event to client p99 ≤ 500 ms.',
      '',
      '| processes | streams | memory more, MB | p50 ms | p99 ms | longest ms | events that came |',
      '|---|---|---|---|---|---|---|',
      ...rows,
    ])
  } finally {
    await postgres.stop()
  }
}

const measurements: Record<string, () => Promise<void>> = {
  live,
  lists,
  middleware,
  logins,
  starts,
  timing,
  races,
  crashes,
  backups,
  shedding,
  uploads,
  bodies,
}
const chosen = measurements[what]
if (chosen === undefined) {
  process.stderr.write(`Say what to measure: ${Object.keys(measurements).join(', ')}.\n`)
  process.exit(1)
}
await chosen()
process.exit()
