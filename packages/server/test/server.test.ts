import { expect, describe, it } from 'vitest'
import { DEMO_PASSWORD, demoDoctors } from '../src/demo/doctors.ts'
import { startDemoServer } from './support/startDemoServer.ts'
import { createPasswords } from '../src/security/passwords.ts'
import { createTestClient } from './support/testClient.ts'

/** Starts a server whose sign-ins hang until they are released. */
async function startStandingServer(patience: number) {
  const [arrived, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const real = createPasswords()
  const server = await startDemoServer({
    patience,
    passwords: {
      ...real,
      async verify(hash, password) {
        arrived.resolve()
        await letGo.promise
        return real.verify(hash, password)
      },
    },
  })
  const login = createTestClient(server.origin).signIn(demoDoctors.complete.email, DEMO_PASSWORD)
  await arrived.promise
  return { server, login, letGo: () => letGo.resolve() }
}

describe('a server that is asked to stop', () => {
  it('responds to the requests that it has begun, and accepts no new ones', async () => {
    const { server, login, letGo } = await startStandingServer(600_000)
    const stopped = server.close()
    await expect(fetch(`${server.origin}/healthz`)).rejects.toThrow('fetch failed')
    letGo()
    expect((await login).status).toBe(201)
    await stopped
    // `close` does not wait for the keep-alive connection, which times out after more than a
    // minute.
  })

  it('waits no longer than its limit for work that does not end', async () => {
    const { server, login, letGo } = await startStandingServer(20)
    const [[outcome]] = await Promise.all([Promise.allSettled([login]), server.close()])
    expect(outcome.status).toBe('rejected')
    letGo()
  })
})
