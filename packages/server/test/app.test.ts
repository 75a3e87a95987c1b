import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../src/app/app.ts'
import { systemClock } from '../src/clock.ts'
import { API_ROOT } from '../src/http/route.ts'
import { startDemoServer } from './support/startDemoServer.ts'
import type { RouteResponse, SuccessResponse } from '../src/http/route.ts'
import { createOutages } from '../src/operations/readiness.ts'
import { createLog, silentLog } from '../src/http/log.ts'
import { SESSION_COOKIE } from '../src/http/cookies.ts'
import { createRoutes, type RunningServer } from '../src/app/server.ts'
import { createUploads } from '../src/http/overload.ts'
import { weightOf } from '../src/security/operationCosts.ts'
import { createCallLimiter } from '../src/http/callLimiter.ts'
import { operation } from './support/testClient.ts'

let server: RunningServer
beforeAll(async () => {
  server = await startDemoServer()
})
afterAll(() => server.close())

const { method, path } = operation('listSpecialities')

// Responses that the compiler would refuse: the run-time check is tested.
type Specialities = SuccessResponse<'listSpecialities'>

/** Returns the client's response when the operation returns this response, and the log. */
async function visit(given: RouteResponse, checkResponses: boolean) {
  const lines: string[] = []
  const app = createApp({
    routes: { ...createRoutes(server.dependencies), listSpecialities: () => Promise.resolve(given as Specialities) },
    sessions: {
      ...server.dependencies.sessions,
      find: async () => ({ doctorId: 'doc', tokenHash: '', blocked: false }),
    },
    platforms: server.dependencies.platforms,
    platformLimiter: createCallLimiter({ tries: 100, seconds: 60 }, systemClock),
    callLimiter: createCallLimiter({ tries: 100, seconds: 60 }, systemClock),
    publicLimiter: createCallLimiter({ tries: 100, seconds: 60 }, systemClock),
    takeMemory: createUploads(),
    takeUpload: () => Promise.resolve(),
    weightOf,
    capabilities: () => undefined,
    lanes: undefined,
    checkResponses,
    trustedProxies: 0,
    hasExtensions: true,
    log: createLog((line) => lines.push(line)),
    outages: createOutages(silentLog, systemClock),
    allowedOrigins: new Set(),
    mounts: [],
  })
  const headers = { cookie: `${SESSION_COOKIE}=${'A'.repeat(43)}` }
  const response = await app.fetch(new Request(`http://localhost${API_ROOT}${path}`, { method, headers }))
  return { status: response.status, body: (await response.json()) as Record<string, unknown>, lines }
}

describe('a response that does not fit the contract', () => {
  it.each<[string, RouteResponse]>([
    ['a status that is not documented', { status: 299, body: { statusCode: 299 } }],
    ['a field that is missing', { status: 200, body: { statusCode: 200 } }],
    ['a field of the wrong type', { status: 200, body: { statusCode: 200, data: 'none' } }],
  ])('never leaves the server in development and tests: %s', async (_what, given) => {
    const { status, body, lines } = await visit(given, true)
    expect([status, body['code']]).toEqual([500, 'server.failed'])
    expect(lines.some((line) => line.includes('"event":"failure"'))).toBe(true)
  })

  it('is not checked in production', async () => {
    const { status } = await visit({ status: 200, body: { statusCode: 200 } }, false)
    expect(status).toBe(200)
  })
})
