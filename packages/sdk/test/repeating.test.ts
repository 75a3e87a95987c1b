// Which calls are retried, how often and after which pause; over real sockets.
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { operations } from '../src/generated/operations.ts'
import { createDoctorApi, type ClientOptions } from '../src/index.ts'
import { everyOperation, operationIds } from './everyOperation.ts'
import { misbehavingServer, type Situation } from './misbehavingServer.ts'

let server: Awaited<ReturnType<typeof misbehavingServer>>
beforeAll(async () => {
  server = await misbehavingServer()
})
afterAll(() => server.close())
afterEach(() => {
  server.forget()
  vi.restoreAllMocks()
})

const clientOf = (situation: Situation, options: Partial<ClientOptions> = {}) =>
  createDoctorApi({ baseUrl: server.baseUrl(situation), ...options })

const reads = operationIds.filter((id) => operations[id].read)
const keyed = operationIds.filter((id) => operations[id].keyed)
const actions = operationIds.filter((id) => !reads.includes(id) && !keyed.includes(id))

describe('repeating', () => {
  it.each(reads)('%s is repeated when the server was busy', async (id) => {
    await expect(everyOperation[id](clientOf('flaky')).result()).resolves.toMatchObject({ ok: true })
    expect(server.received).toHaveLength(2)
  })

  it.each(actions)('%s is never repeated', async (id) => {
    await expect(everyOperation[id](clientOf('flaky')).result()).resolves.toMatchObject({ ok: false })
    expect(server.received).toHaveLength(1)
  })

  it.each(keyed)(
    '[EXT-03] %s is repeated with the same Idempotency-Key, also when the outcome is unknown',
    async (id) => {
      await expect(everyOperation[id](clientOf('flaky')).result()).resolves.toMatchObject({ ok: true })
      const lost: Partial<ClientOptions> = {
        fetch: async (url, init) => {
          const response = await fetch(url, init)
          if (server.received.length === 3) throw new TypeError('the response is lost')
          return response
        },
      }
      await expect(everyOperation[id](clientOf('good', lost)).result()).resolves.toMatchObject({ ok: true })
      const keys = server.received.map(({ headers }) => headers['idempotency-key'])
      expect(keys).toHaveLength(4)
      for (const key of keys) expect(key).toMatch(/^[\w-]{16,64}$/)
      expect([keys[0] === keys[1], keys[2] === keys[3], keys[1] === keys[2]]).toEqual([true, true, false])
    },
  )

  it.each([...reads, ...actions])('%s carries no Idempotency-Key', async (id) => {
    await everyOperation[id](clientOf('good')).result()
    expect(server.received[0]?.headers).not.toHaveProperty('idempotency-key')
  })

  it('gives up after the given number of repeats, each waiting longer within its jitter', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const waits: (number | undefined)[] = []
    const options: Partial<ClientOptions> = {
      retries: 3,
      onEvent: (event) => event.type === 'error' && waits.push(event.retryIn),
    }
    await everyOperation.listCountries(clientOf('busy', options)).result()
    // 300, 600 and 1200 ms, less a quarter at this random number.
    expect(waits).toEqual([225, 450, 900, undefined])
    expect(server.received).toHaveLength(4)
  })

  it('waits as long as Retry-After says, if that is before the deadline', async () => {
    const waits: (number | undefined)[] = []
    const options: Partial<ClientOptions> = {
      retries: 1,
      fetch: async () => new Response('', { status: 429, headers: { 'Retry-After': '0' } }),
      onEvent: (event) => event.type === 'error' && waits.push(event.retryIn),
    }
    await clientOf('good', options).lookups.countries().result()
    expect(waits).toEqual([0, undefined])
  })

  it('does not start waiting for a time that lies after the deadline', async () => {
    const result = await clientOf('limited').lookups.countries().result()
    expect(result.error).toMatchObject({ status: 429, retryAfter: 60, userMessage: 'Slow down' })
    expect(server.received).toHaveLength(1)
  })
})
