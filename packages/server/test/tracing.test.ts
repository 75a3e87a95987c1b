import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { DEMO_PASSWORD, demoDoctors } from '../src/demo/doctors.ts'
import { tracesProblem, wantsTraces } from '../src/operations/tracing.ts'
import { fillDemoFolder } from './support/fillDemoFolder.ts'
import { startServerProcess } from './support/serverProcess.ts'
import { createTestClient } from './support/testClient.ts'
import { testDatabases, type TestDatabases } from './support/testDatabases.ts'

const attributes = z
  .array(
    z.object({
      key: z.string(),
      value: z.object({ stringValue: z.string().optional(), intValue: z.number().optional() }),
    }),
  )
  .transform((list) => new Map(list.map(({ key, value }) => [key, value.stringValue ?? value.intValue])))
const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes,
  status: z.object({ code: z.number().optional() }),
})
const exportSchema = z.object({
  resourceSpans: z.array(
    z.object({ resource: z.object({ attributes }), scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })) }),
  ),
})
type Span = z.infer<typeof spanSchema>

let postgres: TestDatabases
/** The data folder that the servers of this file use in sequence. */
let folder: string
beforeAll(async () => {
  postgres = await testDatabases()
  folder = mkdtempSync(join(tmpdir(), 'tracing-'))
  await fillDemoFolder(folder)
})
afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** A collector that receives traces over HTTP, like a real one. */
let collector: Server
let bodies: string[]
beforeEach(async () => {
  bodies = []
  collector = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      if (request.url === '/v1/traces') bodies.push(Buffer.concat(parts).toString())
      response.setHeader('Content-Type', 'application/json').end('{}')
    })
  })
  await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening))
})
afterEach(() => void collector.close())

const received = () => bodies.flatMap((body) => exportSchema.parse(JSON.parse(body)).resourceSpans)
const spans = () => received().flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
const endpoint = () => `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
const environment = (more: Record<string, string> = {}) => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint(),
  OTEL_SERVICE_NAME: 'clinic-portal',
  OTEL_BSP_SCHEDULE_DELAY: '200',
  ...more,
})

/** Sends a doctor's typical requests. Returns the personal texts that were sent or received. */
async function work(origin: string, headers: Record<string, string> = {}): Promise<string[]> {
  const { id: doctorId, email } = demoDoctors.complete
  const client = createTestClient(origin)
  await client.signIn(email)
  const listed = await client.call('listBookings', { doctorId, page: 1, searchQuery: 'kavitha' }, headers)
  expect(listed.status).toBe(200)
  const page = await client.call('listBookings', { doctorId, page: 1, searchQuery: '', status: [1] })
  const [pending] = Object(page.body['data']).data
  await client.call('updateBookingStatus', { bookingId: pending.id, status: 2 })
  await client.send('GET', '/nowhere/of/somebody@nalam.example?name=anitha')
  return [email, DEMO_PASSWORD, client.token ?? '', 'kavitha', pending.name, pending.phoneNumber, 'somebody', 'anitha']
}

const databases: ReadonlyArray<readonly [string, () => Promise<Record<string, string>>, string]> = [
  ['PostgreSQL', async () => ({ DATABASE_URL: await postgres.createDemo('traced') }), 'booking_search'],
  ['the embedded database', () => Promise.resolve({}), 'select bookings'],
]

describe.each(databases)('traces of a server on %s', (_name, database, statement) => {
  it('have a span for each request and, below it, for each of its statements, and nothing of a person', async () => {
    const server = await startServerProcess(['--demo', '--data', folder], environment(await database()))
    const texts = await work(server.origin)
    expect(await server.stop()).toBe(0)
    expect(received().every(({ resource }) => resource.attributes.get('service.name') === 'clinic-portal')).toBe(true)

    const all = spans()
    const named = (name: string) => all.filter((span) => span.name === name)
    const [login] = named('loginDoctor')
    expect([login?.kind, login?.parentSpanId]).toEqual([2, undefined])
    expect(Object.fromEntries(login?.attributes ?? [])).toEqual({
      'http.request.method': 'POST',
      'http.response.status_code': 201,
      'nalam.operation': 'loginDoctor',
      'nalam.request_id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    const below = (parent: Span | undefined) =>
      all.filter(({ parentSpanId, traceId }) => parentSpanId === parent?.spanId && traceId === parent?.traceId)
    // The first call is a search, the second requests the whole list.
    expect(below(named('listBookings')[0]).map(({ name }) => name)).toContain(statement)
    expect(below(named('listBookings')[1]).map(({ name }) => name)).not.toContain('booking_search')
    const decided = below(named('updateBookingStatus')[0])
    const statements = decided.map(({ name }) => name)
    expect(statements).toEqual(expect.arrayContaining(['update bookings', 'insert audit']))
    // A decision runs in one transaction, without savepoints.
    expect(statements).not.toContain('savepoint')
    expect(decided.every(({ kind, attributes: of }) => kind === 3 && of.get('db.system.name') === 'postgresql')).toBe(
      true,
    )
    expect(named('other').map(({ attributes: of }) => of.get('http.response.status_code'))).toContain(404)
    // Every statement belongs to a request; the server's background work has no spans.
    const requests = new Set(all.filter(({ kind }) => kind === 2).map(({ spanId }) => spanId))
    expect(all.filter(({ kind, parentSpanId }) => kind === 3 && !requests.has(parentSpanId ?? ''))).toEqual([])
    const sent = bodies.join('\n').toLowerCase()
    expect(texts.filter((text) => text === '' || sent.includes(text.toLowerCase()))).toEqual([])
  }, 120_000)
})

describe('a trace of a caller', () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
  const header = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` }

  it.each([
    ['is continued behind a proxy that is trusted', { TRUSTED_PROXIES: '1' }, true],
    ['is left aside from anybody else', {}, false],
  ])(
    '%s',
    async (_title, more, isContinued) => {
      const server = await startServerProcess(['--demo', '--data', folder], environment(more))
      await work(server.origin, header)
      await server.stop()
      const search = spans().find(({ name }) => name === 'listBookings')
      expect(search?.parentSpanId).toBe(isContinued ? '00f067aa0ba902b7' : undefined)
      expect(search?.traceId === traceId).toBe(isContinued)
    },
    120_000,
  )
})

describe('the environment', () => {
  it('chooses how many are sampled', async () => {
    const server = await startServerProcess(
      ['--demo', '--data', folder],
      environment({ OTEL_TRACES_SAMPLER: 'always_off' }),
    )
    await work(server.origin)
    await server.stop()
    expect(bodies).toEqual([])
  }, 120_000)

  it.each([
    [{}, false, undefined],
    [{ OTEL_SERVICE_NAME: 'x' }, false, undefined],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: '' }, false, undefined],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318' }, true, undefined],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://c:4318/v1/traces' }, true, undefined],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318', OTEL_SDK_DISABLED: 'true' }, false, undefined],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318', OTEL_TRACES_EXPORTER: 'none' }, false, undefined],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4317', OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
      true,
      /http\/json only.* is grpc\.$/,
    ],
  ])('%j asks for traces: %j', (env, isOn, problem) => {
    expect(wantsTraces(env)).toBe(isOn)
    if (problem === undefined) expect(tracesProblem(env)).toBeUndefined()
    else expect(tracesProblem(env)).toMatch(problem)
  })

  it('that names a collector which is away stops no request and no end', async () => {
    const away = environment({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })
    const server = await startServerProcess(['--demo', '--data', folder], away)
    await work(server.origin)
    expect(await server.stop()).toBe(0)
  }, 120_000)
})
