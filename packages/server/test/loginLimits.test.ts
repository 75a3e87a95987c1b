import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoDoctors } from '../src/demo/doctors.ts'
import { openDatabase, type OpenDatabase } from '../src/db/open.ts'
import { demoSnapshot } from '../src/demo/demoSnapshot.ts'
import { startServer, type RunningServer } from '../src/server.ts'
import { createSettableClock } from './support/settableClock.ts'
import { createTestClient } from './support/testClient.ts'

const clock = createSettableClock()
const { email } = demoDoctors.complete
let open: OpenDatabase
let server: RunningServer

beforeAll(async () => {
  open = await openDatabase({ kind: 'memory', snapshot: await demoSnapshot(clock) })
  server = await startServer({ open, demo: true, clock, trustedProxies: 1 })
})
afterAll(async () => {
  await server.close()
  await open.close()
})
beforeEach(() => clock.forward(86_400))

const login = (address: string, password: string, from: string) =>
  createTestClient(server.origin).call('loginDoctor', { email: address, password }, { 'x-forwarded-for': from })

describe('limits of signing in', () => {
  it('[S5] let ten failures pass per account, then refuse even the right password for 15 minutes', async () => {
    for (let failure = 0; failure < 10; failure += 1) {
      expect((await login(email, 'Wrong@2026', `10.0.0.${failure}`)).status).toBe(400)
    }
    const refused = await login(email.toUpperCase(), 'Example@2026', '10.0.1.1')
    expect(refused.body).toMatchObject({ statusCode: 429, code: 'limit.exceeded' })
    expect(Number(refused.headers.get('retry-after'))).toBe(15 * 60)
    clock.forward(15 * 60)
    expect((await login(email, 'Example@2026', '10.0.1.1')).status).toBe(201)
  })

  it('[S5] count unknown e-mails alike', async () => {
    const statuses: number[] = []
    for (let failure = 0; failure < 11; failure += 1) {
      statuses.push((await login('nobody@nalam.example', 'Wrong@2026', `10.0.2.${failure}`)).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429])
  })

  it('[S5] let fifty failures pass per address, whatever the accounts', async () => {
    const statuses: number[] = []
    for (let failure = 0; failure < 51; failure += 1) {
      statuses.push((await login(`doctor${failure}@nalam.example`, 'Wrong@2026', '10.9.9.9')).status)
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(50)
    expect(statuses.at(-1)).toBe(429)
    expect((await login(email, 'Example@2026', '10.9.9.8')).status).toBe(201)
  })

  it('[S5] cannot be slipped through by trying at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => login(email, 'Wrong@2026', `10.1.0.${index}`)),
    )
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30)
  })

  it('[S5] do not count what was right', async () => {
    for (let round = 0; round < 15; round += 1)
      expect((await login(email, 'Example@2026', '10.2.0.1')).status).toBe(201)
  })

  it('[S5] survive a restart', async () => {
    for (let failure = 0; failure < 10; failure += 1) await login(email, 'Wrong@2026', '10.3.0.1')
    await server.close()
    server = await startServer({ open, demo: true, clock, trustedProxies: 1 })
    expect((await login(email, 'Example@2026', '10.3.0.2')).status).toBe(429)
  })

  it('[S6] answer known and unknown accounts with the same status and the same bytes', async () => {
    const bytes = async (call: () => ReturnType<typeof login>) => {
      const answer = await call()
      const headers = [...answer.headers].filter(([name]) => !['date', 'x-request-id'].includes(name))
      return JSON.stringify([answer.status, headers, answer.text])
    }
    const id = { 'x-request-id': 'same', 'x-forwarded-for': '10.4.0.1' }
    const ask = (id22: 'loginDoctor' | 'forgotPassword', body: object) => () =>
      createTestClient(server.origin).call(id22, body, id)
    expect(await bytes(ask('loginDoctor', { email, password: 'Wrong@2026' }))).toBe(
      await bytes(ask('loginDoctor', { email: 'nobody2@nalam.example', password: 'Wrong@2026' })),
    )
    for (let round = 0; round < 2; round += 1) {
      expect(await bytes(ask('forgotPassword', { email }))).toBe(
        await bytes(ask('forgotPassword', { email: 'nobody2@nalam.example' })),
      )
    }
  })
})
