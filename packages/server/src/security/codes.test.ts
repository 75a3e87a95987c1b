import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoDoctors } from '../demo/doctors.ts'
import { openDatabase, type OpenDatabase } from '../db/open.ts'
import { startServer, type RunningServer } from '../app/server.ts'
import { createSettableClock } from '../../test/support/settableClock.ts'
import { createTestClient } from '../../test/support/testClient.ts'
import { testDatabases, type TestDatabases } from '../../test/support/testDatabases.ts'

// PostgreSQL, because only there parallel requests really run in parallel.
const clock = createSettableClock()
const { email } = demoDoctors.unconfirmed
const many = { tries: 100_000, seconds: 900 }
let postgres: TestDatabases
let open: OpenDatabase
let server: RunningServer

beforeAll(async () => {
  postgres = await testDatabases()
  open = await openDatabase({ kind: 'postgres', url: await postgres.createDemo('codes', clock), connections: 40 })
  server = await startServer({
    open,
    demo: true,
    clock,
    limits: { codesPerAddress: many, loginPerAddress: many, wrongCodesPerAddress: many, wrongCodes: many },
  })
})
afterAll(async () => {
  await server.close()
  await open.close()
  await postgres.stop()
})
beforeEach(async () => {
  clock.forward(2 * 86_400)
  await open.db.execute(sql`update doctors set confirmed_at = null where email = ${email}`)
})

const visitor = () => createTestClient(server.origin)
const mailsTo = async (address: string) => {
  await server.dependencies.outbox.settled()
  return server.mailbox.mails.filter(({ to }) => to === address)
}
const latestCode = async (address: string = email) => (await mailsTo(address))[0]?.code ?? 'none'
const confirm = (confirmationCode: string) => visitor().call('confirmDoctorRegistration', { email, confirmationCode })
const otherThan = (code: string, index: number) => String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0')

describe('one-time codes', () => {
  it('[S4] of 50 parallel uses of one code exactly one succeeds', async () => {
    await visitor().signIn(email)
    const code = await latestCode()
    const responses = await Promise.all(Array.from({ length: 50 }, () => confirm(code)))
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(49)
  })

  it('[S4] of 50 parallel password resets with one code exactly one succeeds', async () => {
    const { email: known } = demoDoctors.complete
    await visitor().call('forgotPassword', { email: known })
    const otp = await latestCode(known)
    const reset = (index: number) => {
      const newPassword = `Example@${2100 + index}`
      return visitor().call('confirmForgotPassword', { email: known, otp, newPassword, confirmPassword: newPassword })
    }
    const responses = await Promise.all(Array.from({ length: 50 }, (_, index) => reset(index)))
    const winners = responses.flatMap(({ status }, index) => (status === 201 ? [index] : []))
    expect(winners).toHaveLength(1)
    expect((await visitor().signIn(known, `Example@${2100 + (winners[0] ?? 0)}`)).status).toBe(201)
  })

  it('[S4] die after five wrong tries, also when the tries come at once', async () => {
    await visitor().signIn(email)
    const code = await latestCode()
    await Promise.all(Array.from({ length: 20 }, (_, index) => confirm(otherThan(code, index))))
    expect((await confirm(code)).body).toMatchObject({ statusCode: 400, code: 'code.wrong' })
    clock.forward(31)
    await visitor().signIn(email)
    const fresh = await latestCode()
    for (let index = 0; index < 4; index += 1) expect((await confirm(otherThan(fresh, index))).status).toBe(400)
    expect((await confirm(fresh)).status).toBe(201)
  })

  it('[S4] live for five minutes', async () => {
    await visitor().signIn(email)
    const code = await latestCode()
    clock.forward(5 * 60)
    expect((await confirm(code)).status).toBe(400)
    await visitor().signIn(email)
    const fresh = await latestCode()
    clock.forward(5 * 60 - 1)
    expect((await confirm(fresh)).status).toBe(201)
  })

  it('[S4] are sent again only after 30 seconds, and the last one counts', async () => {
    const before = (await mailsTo(email)).length
    await visitor().signIn(email)
    const first = await latestCode()
    clock.forward(29)
    expect((await visitor().signIn(email)).status).toBe(401)
    expect(await mailsTo(email)).toHaveLength(before + 1)
    clock.forward(1)
    expect((await visitor().signIn(email)).status).toBe(401)
    expect(await mailsTo(email)).toHaveLength(before + 2)
    const second = await latestCode()
    if (first !== second) expect((await confirm(first)).status).toBe(400)
    expect((await confirm(second)).status).toBe(201)
  })

  it('[S4] are sent at most ten times a day, and forgot password reports how long to wait', async () => {
    for (const sendCode of [() => visitor().signIn(email), () => visitor().call('forgotPassword', { email })]) {
      for (let sent = 0; sent < 10; sent += 1) {
        clock.forward(31)
        expect([201, 401]).toContain((await sendCode()).status)
      }
      clock.forward(31)
      const refused = await sendCode()
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000)
    }
    const asked = await visitor().call('forgotPassword', { email: demoDoctors.other.email })
    const again = await visitor().call('forgotPassword', { email: demoDoctors.other.email })
    expect([asked.status, again.status, again.headers.get('retry-after')]).toEqual([201, 429, '30'])
  })

  it('[S4] are six digits and nowhere in the database', async () => {
    await visitor().signIn(email)
    const code = await latestCode()
    expect(code).toMatch(/^\d{6}$/)
    const stored = await open.db.execute(sql`select code_hash from codes`)
    expect(JSON.stringify(stored)).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
    const tables = await open.db.execute(
      sql`select query_to_xml('select * from outbox', true, false, '')::text as dump`,
    )
    expect(JSON.stringify(tables)).not.toContain(code)
  })

  it('[S4] for one purpose are invalid for the other', async () => {
    await visitor().signIn(email)
    const otp = await latestCode()
    const newPassword = 'Stolen@2026'
    const response = await visitor().call('confirmForgotPassword', {
      email,
      otp,
      newPassword,
      confirmPassword: newPassword,
    })
    expect(response.body).toMatchObject({ statusCode: 400, code: 'code.wrong' })
  })
})
