import { createTestClient, operation } from '../test/support/testClient.ts'
import { holdUpload, residentMemory, type HeldUpload } from '../test/support/heldUpload.ts'
import type { ServerProcess } from '../test/support/serverProcess.ts'
import { worstBodies } from '../test/fuzz/worstBodies.ts'
import { API_ROOT } from '../src/http/route.ts'
import { SESSION_COOKIE } from '../src/http/cookies.ts'
import { DEMO_PASSWORD, demoDoctors } from '../src/demo/doctors.ts'
import { load } from './load.ts'
import type { Shot } from './loadWorker.ts'
import { percentile, shown } from './record.ts'

// The effect of many, large or unfinished requests on other requests. All measurements use loopback
// and take some seconds.

const CONNECTIONS = [1, 8, 64, 256, 1000, 2000]
const ROUND = 6000
/**
 * Milliseconds between the lists of one reader: two readers stay below a doctor's 3,000
 * calls per minute.
 */
const READER_PAUSE = 25

/** Returns a request for the list of one doctor. */
function listShot(token: string): Shot {
  const { method, path } = operation('listBookings')
  return {
    method,
    path: API_ROOT + path,
    headers: { 'content-type': 'application/json', cookie: `${SESSION_COOKIE}=${token}` },
    body: JSON.stringify({ doctorId: demoDoctors.complete.id, page: 1, searchQuery: '' }),
  }
}

/**
 * Measures load shedding: rows of a table from one connection to two thousand, each sending as fast
 * as it gets responses.
 */
export async function measureShedding(name: string, origin: string, token: string): Promise<string[]> {
  const rows: string[] = []
  for (const connections of CONNECTIONS) {
    const result = await load(origin, [listShot(token)], connections, ROUND)
    const perSecond = (count: number) => shown((count / result.milliseconds) * 1000)
    const refused = result.statuses['503'] ?? 0
    rows.push(
      `| ${name} | ${connections.toLocaleString('en')} | ${perSecond(result.served.length)} | ${perSecond(refused)} | ${shown(percentile(result.served, 0.5))} | ${shown(percentile(result.served, 0.99))} | ${JSON.stringify(result.statuses)} |`,
    )
  }
  return rows
}

/**
 * Measures memory, and the lists of another doctor, while one session holds three hundred uploads.
 */
export async function measureUploads(server: ServerProcess): Promise<string[]> {
  const [uploader, other] = [createTestClient(server.origin), createTestClient(server.origin)]
  await uploader.signIn(demoDoctors.other.email)
  await other.signIn(demoDoctors.complete.email)
  const list = [listShot(other.token ?? '')]
  await load(server.origin, list, 2, 3000, READER_PAUSE)
  const alone = await load(server.origin, list, 2, 5000, READER_PAUSE)
  const before = residentMemory(server.process.pid)
  const held: HeldUpload[] = []
  const loading = load(server.origin, list, 2, 8000, READER_PAUSE)
  for (let count = 0; count < 300; count += 1)
    held.push(holdUpload(server.origin, uploader.token ?? '', 4 * 1024 * 1024))
  const during = await loading
  const after = residentMemory(server.process.pid)
  const refused = held.filter(({ status }) => status() === '429').length
  for (const upload of held) upload.release()
  const released = await load(server.origin, list, 2, 5000, READER_PAUSE)
  const p99 = ({ served }: { served: number[] }) => shown(percentile(served, 0.99))
  return [
    `| ${refused} of 300 | ${shown(after - before)} | ${p99(alone)} | ${p99(during)} | ${p99(released)} | ${JSON.stringify(during.statuses)} |`,
  ]
}

const PUBLIC = [
  'registerDoctor',
  'loginDoctor',
  'confirmDoctorRegistration',
  'forgotPassword',
  'confirmForgotPassword',
] as const

/**
 * Returns the max expensive bodies of the operations without a session, from this
 * number of addresses.
 */
function attackShots(addresses: number): Shot[] {
  const bodies = PUBLIC.flatMap((id) => {
    const { method, path, request } = operation(id)
    return request === undefined ? [] : worstBodies(request).map((body) => ({ method, path, ...body }))
  })
  return Array.from({ length: Math.max(addresses, bodies.length) }, (_, number) => {
    const { method, path, raw, contentType } = bodies[number % bodies.length] ?? {
      method: '',
      path: '',
      raw: '',
      contentType: '',
    }
    const address = number % addresses
    return {
      method,
      path: API_ROOT + path,
      headers: {
        'content-type': contentType,
        'x-forwarded-for': `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`,
      },
      body: raw,
    }
  })
}

/** Long enough for about 120 logins: with fewer the 99th percentile would be the longest one. */
const BODIES_MS = 24_000

/**
 * Measures logins while a hundred connections send the max expensive bodies. The server
 * trusts one proxy.
 */
export async function measureWorstBodies(name: string, origin: string): Promise<string[]> {
  const { method, path } = operation('loginDoctor')
  const login: Shot = {
    method,
    path: API_ROOT + path,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' },
    body: JSON.stringify({ email: demoDoctors.other.email, password: DEMO_PASSWORD }),
  }
  // Slow enough for the limit of one network.
  const logins = () => load(origin, [login], 1, BODIES_MS, 150)
  await logins()
  const p = ({ served }: { served: number[] }) =>
    `${shown(percentile(served, 0.5))} | ${shown(percentile(served, 0.99))}`
  const rows = [`| ${name} | nobody | ${p(await logins())} | |`]
  for (const [who, addresses] of [
    ['one address', 1],
    ['a hundred addresses', 100],
    ['20,000 addresses', 20_000],
  ] as const) {
    const [attack, others] = await Promise.all([load(origin, attackShots(addresses), 100, BODIES_MS), logins()])
    rows.push(
      `| ${name} | ${who} | ${p(others)} | ${shown((attack.latencies.length / attack.milliseconds) * 1000)} ${JSON.stringify(attack.statuses)} |`,
    )
  }
  return rows
}
