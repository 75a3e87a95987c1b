// A call leaves no listeners behind and exposes no private data (goal K6).
import { getEventListeners } from 'node:events'
import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { createDoctorApi, type ApiError, type ApiEvent } from '../src/index.ts'
import { everyOperation, operationIds } from './everyOperation.ts'

const country = JSON.stringify({ data: { data: [{ id: 101, name: 'India' }] } })

describe('listeners', () => {
  it('10,000 calls on one signal leave no listener, whether they succeed or fail', async () => {
    const { signal } = new AbortController()
    let turn = 0
    const api = createDoctorApi({
      baseUrl: 'https://api.nalam.example/api',
      retries: 0,
      fetch: async () => {
        const kind = turn++ % 4
        if (kind === 1) throw new TypeError('fetch failed')
        return kind === 2 ? new Response('', { status: 500 }) : new Response(country)
      },
    })
    for (let batch = 0; batch < 100; batch++) {
      await Promise.all(Array.from({ length: 100 }, () => api.lookups.countries({ signal }).result()))
    }
    expect(turn).toBe(10_000)
    expect(getEventListeners(signal, 'abort')).toHaveLength(0)
  })
})

describe('secrets', () => {
  const secrets = ['Secret@2026', '482913', '9840012345', 'tok_hidden', 'ey.header.token']

  const responses: [string, () => Response][] = [
    [
      'a bad response that echoes them',
      () => new Response(JSON.stringify({ message: 'no', echo: secrets }), { status: 400 }),
    ],
    ['an unreadable response', () => new Response(`<html>${secrets.join()}</html>`)],
    [
      'a broken contract',
      () => new Response(JSON.stringify({ data: { slots: secrets, data: secrets, doctorDetails: secrets } })),
    ],
    ['a response that sets a session', () => new Response('', { status: 500, headers: { 'X-Token': 'tok_hidden' } })],
    [
      'no response at all',
      () => {
        throw new TypeError('fetch failed')
      },
    ],
  ]

  it.each(responses)(
    '%s: neither error, JSON, inspection nor event shows password, code, phone or token',
    async (_, reply) => {
      const events: ApiEvent[] = []
      const api = createDoctorApi({
        baseUrl: 'https://api.nalam.example/api',
        retries: 0,
        headers: { Authorization: 'Bearer ey.header.token' },
        onEvent: (event) => events.push(event),
        fetch: async () => reply(),
      })
      const errors: ApiError[] = []
      for (const operation of operationIds) {
        const { error } = await everyOperation[operation](api).result()
        if (error) errors.push(error)
      }
      expect(errors.length).toBeGreaterThan(8)
      const shown = [
        JSON.stringify(events),
        ...errors.flatMap((error) => [
          error.message,
          error.userMessage,
          error.stack ?? '',
          String(error),
          JSON.stringify(error),
          inspect(error, { depth: 5 }),
          inspect(error.cause),
        ]),
      ].join('\n')
      for (const secret of secrets) expect(shown).not.toContain(secret)
    },
  )
})
