import { addDays, clinicToday } from '@nalam/sdk'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createApp } from '../src/app/app.ts'
import { systemClock } from '../src/clock.ts'
import { openDatabase, type OpenDatabase } from '../src/db/open.ts'
import { DEMO_PASSWORD, demoDoctors } from '../src/demo/doctors.ts'
import { createOutages } from '../src/operations/readiness.ts'
import { listen } from '../src/http/listen.ts'
import { createLog } from '../src/http/log.ts'
import { API_ROOT } from '../src/http/route.ts'
import { createUploads } from '../src/http/overload.ts'
import { weightOf } from '../src/security/operationCosts.ts'
import { createRoutes, startServer } from '../src/app/server.ts'
import { createCallLimiter } from '../src/http/callLimiter.ts'
import { openSession } from '../test/support/openSession.ts'
import { serveBareLists } from './bareLists.ts'
import { filterFaults, filterSpeed } from './filterSpeed.ts'
import { load } from './load.ts'
import type { Shot } from './loadWorker.ts'
import { fillManyBookings, manyDoctorId } from './manyBookings.ts'
import { listPlans, planFault } from './plans.ts'
import { percentile, recordSection, shown } from './record.ts'
import { endless } from '../test/support/noLimits.ts'
import { amount, listShot, onBoth, patient, sectionOf, withServer } from './setting.ts'

// V1 to V3: the speed of lists, searches and the middleware.

/**
 * Runs a load of eight seconds with eight connections, and splits the machine's processor time
 * between server, database and load.
 */
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

/**
 * Compares the processor time of server and database per list with that of a bare program in the
 * same run, in turn (V1).
 */
async function compareWithBare(
  source: { url: string; connections: number },
  open: OpenDatabase,
  origin: string,
  pages: readonly Shot[],
  databaseTime: () => number,
): Promise<string[]> {
  const bare = await serveBareLists(source, open.db, pages, origin)
  const costs: { ours: number[]; bare: number[] } = { ours: [], bare: [] }
  for (let round = 0; round < 6; round += 1) {
    for (const [name, target] of [
      ['ours', origin],
      ['bare', bare.origin],
    ] as const) {
      const before = process.cpuUsage()
      const databaseBefore = databaseTime()
      const { latencies, statuses, processorTime } = await load(target, pages, 8, 3000)
      if (Object.keys(statuses).join() !== '200') throw new Error(`${name} sent ${JSON.stringify(statuses)}`)
      const { user, system } = process.cpuUsage(before)
      // The first round only warms up.
      if (round === 0) continue
      costs[name].push((user + system - processorTime + databaseTime() - databaseBefore) / latencies.length)
    }
  }
  await bare.close()
  const [ours, theirs] = [percentile(costs.ours, 0.5), percentile(costs.bare, 0.5)]
  return [
    '| processor time per list, server and database, µs; medians of five rounds in turn | ours | bare `node:http` and `pg`, same statement and bytes | ratio (goal ≤ 1.6) |',
    '|---|---|---|---|',
    `| list, pages 1 to 50 | ${shown(ours)} | ${shown(theirs)} | ${(ours / theirs).toFixed(2)} |`,
    '',
  ]
}

const SEARCHES = ['kavitha', 'murugan', 'priya sundaram', '9000012', 'many-77', 'chandran', 'ramya', 'lakshmi k']

function gate(faults: readonly string[]): string {
  return faults.length === 0 ? 'passed' : `**failed**: ${faults.slice(0, 20).join('; ')}`
}

/** Measures V1 and V5: lists, searches and filters among many bookings. */
export async function lists(): Promise<void> {
  const rows = amount(1_000_000)
  const now = new Date()
  const doctors = Math.min(500, Math.max(1, Math.floor(rows / 2000)))
  const lines = await onBoth((name, source, databaseTime) =>
    withServer(source, async (server, open) => {
      const filled = performance.now()
      // An in-memory database cannot be opened a second time.
      const filling = source.kind === 'postgres' ? await openDatabase(patient(source)) : open
      // Today is in the middle, so that filters match past and future bookings.
      await fillManyBookings(filling.db, rows, doctors, addDays(clinicToday(now), -20))
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
      const bare =
        source.kind === 'postgres'
          ? await compareWithBare({ connections: 20, ...source }, open, server.origin, pages, databaseTime)
          : []
      const rate = (result: typeof page) => shown((result.latencies.length / result.milliseconds) * 1000)
      const bookingsEach = Math.ceil(rows / doctors)
      const faults = plans.flatMap((plan) => planFault(plan, bookingsEach) ?? [])
      const faultsOfFilters = await filterFaults(open.db, bookingsEach, now)
      if (faults.length + faultsOfFilters.length > 0) process.exitCode = 1
      const doctorsListed = tokens.map((token, number) => ({ doctorId: manyDoctorId(number), token }))
      const filters = await filterSpeed(server, doctorsListed, now)
      return [
        `| ${name}, ${rows.toLocaleString('en')} bookings, ${doctors} doctors | p50 ms | p99 ms | requests/s | responses |`,
        '|---|---|---|---|---|',
        `| list, pages 1 to 50 | ${shown(percentile(page.latencies, 0.5))} | ${shown(percentile(page.latencies, 0.99))} | ${rate(page)} | ${JSON.stringify(page.statuses)} |`,
        `| search | ${shown(percentile(search.latencies, 0.5))} | ${shown(percentile(search.latencies, 0.99))} | ${rate(search)} | ${JSON.stringify(search.statuses)} |`,
        '',
        '| processor time per request, µs | server | database | load | garbage collector and compiler of Node | total, and maximum rate of two processors |',
        '|---|---|---|---|---|---|',
        `| list | ${page.shares} |`,
        `| search | ${search.shares} |`,
        '',
        ...bare,
        `Filled in ${fillSeconds} s. Plan gate (no sequential scan; at most 50 rows read per returned row on pages 1 to 50; otherwise one index scan of that doctor's bookings): ${gate(faults)}.`,
        '',
        ...plans.map(
          (plan) =>
            `- ${plan.name}: ${plan.read} rows read for ${plan.returned}; ${[...new Set(plan.indexes)].join(', ') || 'no index'}${plan.sequentialScans.length === 0 ? '' : `; reads all of ${plan.sequentialScans.join(', ')}`}`,
        ),
        '',
        'Filtered lists, pages 1 to 50 as above: each filter for 1.5 seconds, and the unfiltered list again before every two rows.',
        `Plan gate for every filter, order, span and page 1 to 100 (no sort, no sequential scan, one scan of the matching index per status): ${gate(faultsOfFilters)}.`,
        '',
        ...filters,
        '',
      ]
    }),
  )
  recordSection(sectionOf('V1 Lists and searches'), [
    'Eight connections over HTTP; server, database and load generator share one machine.',
    '',
    ...lines,
  ])
}

/**
 * Measures V2: all middleware, compared with a bare `node:http` server that sends the same bytes.
 */
export async function middleware(): Promise<void> {
  const open = await openDatabase({ kind: 'memory' })
  const server = await startServer({ open, demo: true, checkResponses: false })
  const body = { statusCode: 200, data: { data: [] }, currentPage: 1, totalPages: 0, itemsPerPage: 10 }
  const app = createApp({
    routes: { ...createRoutes(server.dependencies), listBookings: () => Promise.resolve({ status: 200, body }) },
    // A session without a database: everything else is measured.
    sessions: {
      ...server.dependencies.sessions,
      find: () => Promise.resolve({ doctorId: 'doc', tokenHash: '', blocked: false }),
    },
    platforms: server.dependencies.platforms,
    platformLimiter: createCallLimiter(endless, systemClock),
    callLimiter: createCallLimiter(endless, systemClock),
    publicLimiter: createCallLimiter(endless, systemClock),
    takeMemory: createUploads(),
    takeUpload: () => Promise.resolve(),
    weightOf,
    capabilities: () => undefined,
    lanes: undefined,
    checkResponses: false,
    trustedProxies: 0,
    hasExtensions: true,
    log: createLog(() => undefined),
    outages: createOutages(
      createLog(() => undefined),
      systemClock,
    ),
    allowedOrigins: new Set(),
    mounts: [],
  })
  // As in `nalam-server serve`: nothing else runs in this process.
  const ours = await listen(app, { host: 'localhost', port: 0, ownsProcess: true })
  const text = JSON.stringify(body)
  const bare = createServer((request, response) => {
    request.resume()
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
    request.on('end', () => response.writeHead(200, headers).end(text))
  })
  await new Promise<void>((resolve) => bare.listen(0, 'localhost', resolve))
  const shot = listShot('doc', 'A'.repeat(43), {})
  // Processor time per request of the serving thread: unlike a rate it does not depend on the other
  // load of the machine.
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
    'Medians of six rounds in turn, eight connections, the same request and response bodies.',
    '',
    '| | ours | bare `node:http` | share (goal: at least 30 %) |',
    '|---|---|---|---|',
    `| requests/s | ${shown(middle(rates.ours))} | ${shown(middle(rates.bare))} | ${Math.round((middle(rates.ours) / middle(rates.bare)) * 100)} % |`,
    `| processor time per request, µs | ${shown(middle(costs.ours))} | ${shown(middle(costs.bare))} | ${Math.round((middle(costs.bare) / middle(costs.ours)) * 100)} % |`,
  ])
}

/** Measures V3: lists while fifty logins are running. */
export async function logins(): Promise<void> {
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
