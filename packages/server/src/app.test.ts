import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from './app.ts'
import { systemClock } from './clock.ts'
import { API_ROOT } from './contract.ts'
import { startDemoServer } from './demo/startDemoServer.ts'
import type { Answer } from './http/answer.ts'
import { createLog } from './http/log.ts'
import { SESSION_COOKIE } from './http/cookies.ts'
import { createRoutes } from './routes.ts'
import { createCallLimiter } from './security/callLimiter.ts'
import type { RunningServer } from './startServer.ts'
import { operation } from './testing/testClient.ts'

let server: RunningServer
beforeAll(async () => {
  server = await startDemoServer()
})
afterAll(() => server.close())

const { method, path } = operation('listSpecialities')

/** What a visitor gets when the operation answers so, and what is logged. */
async function visit(given: Answer, checkAnswers: boolean) {
  const lines: string[] = []
  const app = createApp({
    routes: { ...createRoutes(server.parts), listSpecialities: () => Promise.resolve(given) },
    sessions: { ...server.parts.sessions, find: async () => ({ doctorId: 'doc', tokenHash: '', blocked: false }) },
    callLimiter: createCallLimiter({ tries: 100, seconds: 60 }, systemClock),
    checkAnswers,
    trustedProxies: 0,
    log: createLog((line) => lines.push(line)),
    allowedOrigins: new Set(),
    mounts: [],
  })
  const headers = { cookie: `${SESSION_COOKIE}=${'A'.repeat(43)}` }
  const answer = await app.fetch(new Request(`http://localhost${API_ROOT}${path}`, { method, headers }))
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown>, lines }
}

describe('an answer that does not fit the contract', () => {
  it.each<[string, Answer]>([
    ['a status that is not documented', { status: 299, body: { statusCode: 299 } }],
    ['a field that is missing', { status: 200, body: { statusCode: 200 } }],
    ['a field of the wrong type', { status: 200, body: { statusCode: 200, data: 'none' } }],
  ])('never leaves the server in development and tests: %s', async (_what, given) => {
    const { status, body, lines } = await visit(given, true)
    expect([status, body['code']]).toEqual([500, 'server.failed'])
    expect(lines.some((line) => line.includes('"event":"failure"'))).toBe(true)
  })

  it('is not looked for in production', async () => {
    const { status } = await visit({ status: 200, body: { statusCode: 200 } }, false)
    expect(status).toBe(200)
  })
})
