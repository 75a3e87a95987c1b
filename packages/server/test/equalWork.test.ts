import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEMO_PASSWORD, demoDoctors } from '../src/demo/doctors.ts'
import { startDemoServer } from './support/startDemoServer.ts'
import { createPasswords, type Passwords } from '../src/security/passwords.ts'
import type { RunningServer } from '../src/app/server.ts'
import { createTestClient } from './support/testClient.ts'

// The time of hashing could reveal an account. The hashes are counted, because the count does not
// depend on the machine's load.
let hashes = 0
const real = createPasswords()
const passwords: Passwords = {
  hash(secret) {
    hashes += 1
    return real.hash(secret)
  },
  verify(hash, secret) {
    hashes += 1
    return real.verify(hash, secret)
  },
}
let server: RunningServer

beforeAll(async () => {
  server = await startDemoServer({
    passwords,
    limits: { wrongCodesPerAddress: { tries: 100, seconds: 60 }, codePause: { tries: 2, seconds: 30 } },
  })
})
afterAll(() => server.close())

async function hashesOf(email: string): Promise<number[]> {
  const client = createTestClient(server.origin)
  const counts: number[] = []
  const newPassword = 'Palani!Hill5x'
  for (const call of [
    () => client.call('loginDoctor', { email, password: 'Wrong@2026' }),
    () => client.call('forgotPassword', { email }),
    () => client.call('confirmForgotPassword', { email, otp: '000000', newPassword, confirmPassword: newPassword }),
    () => client.call('confirmDoctorRegistration', { email, confirmationCode: '000000' }),
    () => client.call('sendRecoveryCode', { email, password: 'Wrong@2026' }),
    () => client.call('sendRecoveryCode', { email, password: DEMO_PASSWORD }),
    () => client.call('beginRecovery', { email, confirmationCode: '000000' }),
  ]) {
    hashes = 0
    await call()
    await server.dependencies.outbox.settled()
    counts.push(hashes)
  }
  return counts
}

it('[S6] a sequence of calls does the same hashes for known, blocked and unknown accounts, also behind the scenes', async () => {
  const unknown = await hashesOf('nobody.knows@nalam.example')
  expect(unknown).toEqual([1, 1, 1, 1, 2, 2, 1])
  const { db, passkeyOnly } = server.dependencies
  await db.transaction((tx) => passkeyOnly.set(tx, demoDoctors.other.id, true))
  for (const { email } of Object.values(demoDoctors)) expect([email, await hashesOf(email)]).toEqual([email, unknown])
})
