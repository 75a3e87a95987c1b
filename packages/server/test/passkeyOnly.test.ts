import { describe, expect, it, vi } from 'vitest'
import { passkeyRecoveries } from '../src/db/schema.ts'
import type { Schema } from '../src/contract/contractTypes.ts'
import { DEMO_PASSWORD, demoDoctors } from '../src/demo/doctors.ts'
import { describeOnDatabases, outcome } from './support/describeOnDatabases.ts'
import { createTestClient, type TestClient, type TestResponse } from './support/testClient.ts'
import { createVirtualAuthenticator } from './support/virtualAuthenticator.ts'

const { complete: meena, other } = demoDoctors
const NEXT = 'Palani!Hill5x'
const DAY = 86_400

describeOnDatabases('signing in with passkeys only', (world) => {
  const browser = () => createTestClient(world.server.origin)
  const optionsOf = async <Options>(
    client: TestClient,
    operation: 'beginPasskey' | 'beginProof' | 'beginPasskeyLogin',
  ) => Object((await client.call(operation)).body['data']).options as Options
  const request = (client: TestClient, operation: 'beginProof' | 'beginPasskeyLogin') =>
    optionsOf<Schema<'PasskeyRequestOptions'>>(client, operation)
  const state = async (client: TestClient) =>
    Object((await client.call('listPasskeys')).body['data']) as Schema<'PasskeyListResponse'>['data']
  const activity = async (client: TestClient) =>
    (Object((await client.call('listActivity')).body['data']).activity as { name: string }[]).map(({ name }) => name)
  const mails = async (to: string = meena.email) => {
    await world.server.dependencies.outbox.settled()
    return world.server.mailbox.mails.filter((mail) => mail.to === to)
  }
  const last = async () => (await mails())[0]
  const onOrOff = async (client: TestClient, isOn: boolean) => outcome(await client.call('setPasskeyOnly', { isOn }))

  /** Returns a signed-in doctor with passkeys whose password signs in, on a day without limits. */
  async function withPasskeys(count: number) {
    world.clock.forward(2 * DAY)
    await world.db.transaction((tx) => world.server.dependencies.passkeyOnly.set(tx, meena.id, false))
    const client = browser()
    expect((await client.signIn(meena.email)).status).toBe(201)
    for (const { id } of (await state(client)).passkeys) await client.call('removePasskey', { id })
    const keys = []
    for (let number = 1; number <= count; number += 1) {
      const key = createVirtualAuthenticator(world.server.origin)
      const options = await optionsOf<Schema<'PasskeyCreationOptions'>>(client, 'beginPasskey')
      await client.call('addPasskey', { name: `Key ${number}`, ...key.create(options) })
      keys.push(key)
    }
    const [key] = keys
    if (key === undefined) throw new Error('At least one passkey')
    return { client, key }
  }
  async function withOnlyPasskeys() {
    const doctor = await withPasskeys(2)
    expect(await onOrOff(doctor.client, true)).toEqual([200, 'passkey_only.on'])
    return doctor
  }
  const bySignIn = async (key: ReturnType<typeof createVirtualAuthenticator>) => {
    const client = browser()
    const response = await client.call('loginWithPasskey', key.use(await request(client, 'beginPasskeyLogin')))
    expect(outcome(response)).toEqual([201, 'login.succeeded'])
    return client
  }
  const askForCode = (client: TestClient, password: string = DEMO_PASSWORD, email: string = meena.email) =>
    client.call('sendRecoveryCode', { email, password })
  const codeOf = async () => (await last())?.code ?? 'none'
  /** Begins the way back from a new browser. */
  async function begin() {
    const client = browser()
    expect(outcome(await askForCode(client))).toEqual([200, 'recovery.code_sent'])
    const begun = await client.call('beginRecovery', { email: meena.email, confirmationCode: await codeOf() })
    expect(outcome(begun)).toEqual([200, 'recovery.begun'])
    const mail = await last()
    return { at: Object(begun.body['data']).recoveryAt as string, token: /#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' }
  }
  const signInStatus = async () => (await browser().signIn(meena.email)).status

  describe('in the settings', () => {
    it('[ACC-01] is switched on with two passkeys and off again, each in the activity and told by mail', async () => {
      const { client } = await withPasskeys(1)
      expect(await onOrOff(client, true)).toEqual([400, 'passkeys.too_few'])
      expect((await state(client)).isPasskeyOnly).toBe(false)
      const { client: signedIn } = await withPasskeys(2)
      const elsewhere = browser()
      await elsewhere.signIn(meena.email)
      const count = (await mails()).length
      expect(await onOrOff(signedIn, true)).toEqual([200, 'passkey_only.on'])
      // The response was lost.
      expect(await onOrOff(signedIn, true)).toEqual([200, 'passkey_only.on'])
      expect(await state(signedIn)).toMatchObject({ isPasskeyOnly: true })
      expect(await mails()).toHaveLength(count + 1)
      expect((await last())?.subject).toContain('only with your passkeys')
      expect((await elsewhere.call('getDoctorProfile')).status).toBe(200)
      expect(await onOrOff(signedIn, false)).toEqual([200, 'passkey_only.off'])
      expect(await onOrOff(signedIn, false)).toEqual([200, 'passkey_only.off'])
      expect(await mails()).toHaveLength(count + 2)
      expect((await activity(signedIn)).filter((name) => name.startsWith('passkey_only')).slice(0, 2)).toEqual([
        'passkey_only.off',
        'passkey_only.on',
      ])
      expect(await signInStatus()).toBe(201)
    })

    it('[ACC-01] needs a recent proof, which the password no longer gives', async () => {
      const { client, key } = await withOnlyPasskeys()
      expect(outcome(await client.call('proveIdentity', { password: DEMO_PASSWORD }))).toEqual([
        400,
        'proof.passkey_needed',
      ])
      world.clock.forward(10 * 60 + 1)
      expect(await onOrOff(client, false)).toEqual([403, 'proof.required'])
      expect(await onOrOff(client, true)).toEqual([403, 'proof.required'])
      const proof = key.use(await request(client, 'beginProof'))
      expect(outcome(await client.call('proveIdentity', { passkey: proof }))).toEqual([200, 'proof.given'])
      expect(await onOrOff(client, false)).toEqual([200, 'passkey_only.off'])
    })

    it('[ACC-01] the last passkey stays, also when two are removed at the same time', async () => {
      const { client } = await withOnlyPasskeys()
      const { passkeys } = await state(client)
      const removed = await Promise.all(passkeys.map(({ id }) => client.call('removePasskey', { id })))
      const refused = removed.filter(({ status }) => status !== 200)
      expect(refused.map(outcome)).toEqual([[400, 'passkeys.last']])
      expect((await state(client)).passkeys).toHaveLength(1)
      await onOrOff(client, false)
      const [{ id } = { id: 'none' }] = (await state(client)).passkeys
      expect(outcome(await client.call('removePasskey', { id }))).toEqual([200, 'passkey.removed'])
    })

    it('[ACC-01] of switching it on and removing a passkey at the same time, one succeeds', async () => {
      const { client } = await withPasskeys(2)
      const [{ id } = { id: 'none' }] = (await state(client)).passkeys
      await Promise.all([client.call('setPasskeyOnly', { isOn: true }), client.call('removePasskey', { id })])
      const { isPasskeyOnly, passkeys } = await state(client)
      // Removed first: too few to switch it on. Switched on first: one is left.
      expect(passkeys).toHaveLength(1)
      if (isPasskeyOnly === true) await onOrOff(client, false)
    })
  })

  describe('at the sign-in', () => {
    const wordOf = ({ status, body, headers }: TestResponse) => ({
      status,
      body: { ...body, requestId: '' },
      headers: [...headers.keys()].filter((name) => name !== 'set-cookie').toSorted(),
    })

    it('[ACC-01] [S6] the right password, a wrong one and an unknown account get the same', async () => {
      const { key } = await withOnlyPasskeys()
      const right = wordOf(await browser().signIn(meena.email))
      expect(right).toEqual(wordOf(await browser().signIn(meena.email, 'Wrong@2026')))
      expect(right).toEqual(wordOf(await browser().signIn('nobody@nalam.example')))
      expect(right.body).toMatchObject({ code: 'login.wrong_credentials' })
      const passkey = await bySignIn(key)
      expect((await passkey.call('getDoctorProfile')).status).toBe(200)
    })

    it('[ACC-01] [S5] the right password counts as a failed sign-in', async () => {
      await withOnlyPasskeys()
      const statuses = []
      for (let tries = 0; tries < 11; tries += 1) statuses.push(await signInStatus())
      expect(statuses.at(-2)).toBe(400)
      expect(statuses.at(-1)).toBe(429)
    })

    it('[ACC-01] a sign-in whose password was verified before it was switched on opens no session', async () => {
      const { client } = await withPasskeys(2)
      const { passwords, passkeyOnly, db } = world.server.dependencies
      const verify = passwords.verify.bind(passwords)
      const verified = vi.spyOn(passwords, 'verify').mockImplementationOnce(async (...given) => {
        const isRight = await verify(...given)
        await db.transaction((tx) => passkeyOnly.set(tx, meena.id, true))
        return isRight
      })
      const response = await browser().signIn(meena.email)
      verified.mockRestore()
      expect(outcome(response)).toEqual([400, 'login.wrong_credentials'])
      await onOrOff(client, false)
    })

    it('[ACC-01] a forgotten password is answered as always; the mail has no code and says what to do', async () => {
      await withOnlyPasskeys()
      const client = browser()
      const known = wordOf(await client.call('forgotPassword', { email: meena.email }))
      expect(known).toEqual(wordOf(await browser().call('forgotPassword', { email: 'nobody@nalam.example' })))
      const mail = await last()
      expect(mail?.code).toBeUndefined()
      expect(mail?.text).toContain('Lost your passkeys?')
      expect(mail?.text).toContain(`\n\n${world.server.origin}/doctor/login#lost-passkeys\n\n`)
    })

    it('[ACC-01] a code for a new password that was sent before changes nothing', async () => {
      const { client } = await withPasskeys(2)
      const forgetful = browser()
      await forgetful.call('forgotPassword', { email: meena.email })
      const otp = await codeOf()
      await onOrOff(client, true)
      const reset = { email: meena.email, otp, newPassword: NEXT, confirmPassword: NEXT }
      expect(outcome(await forgetful.call('confirmForgotPassword', reset))).toEqual([400, 'code.wrong'])
      expect((await client.call('getDoctorProfile')).status).toBe(200)
      await onOrOff(client, false)
      expect(await signInStatus()).toBe(201)
    })
  })

  describe('the way back', () => {
    it('[ACC-01] begins with password and code; 24 hours later the password signs in, and the passkeys stay', async () => {
      const { client, key } = await withOnlyPasskeys()
      const begunAt = world.clock.now().getTime()
      const { at } = await begin()
      expect(new Date(at).getTime()).toBe(begunAt + DAY * 1000)
      expect(await state(client)).toMatchObject({ isPasskeyOnly: true, recoveryAt: at })
      expect((await activity(client))[0]).toBe('recovery.begun')
      const mail = await last()
      expect(mail?.text).toContain(`${world.server.origin}/doctor/stop-recovery#`)
      world.clock.forward(DAY - 1)
      expect(await signInStatus()).toBe(400)
      world.clock.forward(1)
      const again = browser()
      expect((await again.signIn(meena.email)).status).toBe(201)
      const { isPasskeyOnly, recoveryAt, passkeys } = await state(again)
      expect([isPasskeyOnly, recoveryAt, passkeys.length]).toEqual([false, undefined, 2])
      await bySignIn(key)
      // It can be switched on again, and begins anew.
      expect(await onOrOff(again, true)).toEqual([200, 'passkey_only.on'])
      expect(await signInStatus()).toBe(400)
    })

    it('[ACC-01] is stopped by the link of the mail, once and for good', async () => {
      const { client } = await withOnlyPasskeys()
      const { token } = await begin()
      expect(token).toMatch(/^[\w-]{22}$/)
      const [row] = await world.db.select().from(passkeyRecoveries)
      expect(JSON.stringify(row)).not.toContain(token)
      const anyone = browser()
      expect(outcome(await anyone.call('stopRecovery', { token }))).toEqual([200, 'recovery.stopped'])
      // The response was lost.
      const count = (await mails()).length
      expect(outcome(await anyone.call('stopRecovery', { token }))).toEqual([200, 'recovery.stopped'])
      expect(await mails()).toHaveLength(count)
      expect((await last())?.subject).toContain('stays switched off')
      expect((await last())?.text).toContain('/doctor/login#lost-passkeys')
      expect(anyone.token).toBeUndefined()
      expect((await activity(client))[0]).toBe('recovery.stopped')
      expect((await state(client)).recoveryAt).toBeUndefined()
      world.clock.forward(DAY)
      expect(await signInStatus()).toBe(400)
      const wrong = await anyone.call('stopRecovery', { token: 'mZ5pT0gA1c2VQy9rXw8LkA' })
      expect(outcome(wrong)).toEqual([404, 'not_found'])
    })

    it('[ACC-01] is stopped in the settings and begun anew, with a link of its own', async () => {
      const { client } = await withOnlyPasskeys()
      const first = await begin()
      const count = (await mails()).length
      expect(await onOrOff(client, true)).toEqual([200, 'recovery.stopped'])
      expect(await onOrOff(client, true)).toEqual([200, 'passkey_only.on'])
      expect(await mails()).toHaveLength(count + 1)
      expect((await activity(client))[0]).toBe('recovery.stopped')
      expect((await state(client)).recoveryAt).toBeUndefined()
      world.clock.forward(60)
      const second = await begin()
      expect(second.at > first.at).toBe(true)
      const anyone = browser()
      expect(outcome(await anyone.call('stopRecovery', { token: first.token }))).toEqual([404, 'not_found'])
      expect(outcome(await anyone.call('stopRecovery', { token: second.token }))).toEqual([200, 'recovery.stopped'])
      expect((await state(client)).recoveryAt).toBeUndefined()
    })

    it('[ACC-01] cannot be stopped once it has taken effect', async () => {
      const { key } = await withOnlyPasskeys()
      const { token } = await begin()
      world.clock.forward(DAY)
      const anyone = browser()
      expect(outcome(await anyone.call('stopRecovery', { token }))).toEqual([409, 'recovery.over'])
      expect(await signInStatus()).toBe(201)
      // With a passkey it is switched on again.
      const client = await bySignIn(key)
      expect(await onOrOff(client, true)).toEqual([200, 'passkey_only.on'])
      expect(await signInStatus()).toBe(400)
    })

    it('[ACC-01] one that is on its way keeps its moment, and ends when the password is switched on', async () => {
      const { client } = await withOnlyPasskeys()
      const first = await begin()
      world.clock.forward(60)
      const second = await begin()
      expect(second.at).toBe(first.at)
      expect(await onOrOff(client, false)).toEqual([200, 'passkey_only.off'])
      expect(outcome(await browser().call('stopRecovery', { token: second.token }))).toEqual([404, 'not_found'])
    })

    it('[ACC-01] [S6] every request for a code gets the same, and only the right one a mail', async () => {
      await withOnlyPasskeys()
      const wordOf = ({ status, body }: TestResponse) => ({ status, body })
      const count = [(await mails()).length, (await mails(other.email)).length]
      const known = wordOf(await askForCode(browser(), 'Wrong@2026'))
      expect(known.status).toBe(200)
      expect(wordOf(await askForCode(browser(), DEMO_PASSWORD, other.email))).toEqual(known)
      expect(wordOf(await askForCode(browser(), DEMO_PASSWORD, 'nobody@nalam.example'))).toEqual(known)
      expect([(await mails()).length, (await mails(other.email)).length]).toEqual(count)
      world.clock.forward(31)
      const client = browser()
      expect(wordOf(await askForCode(client))).toEqual(known)
      expect(await mails()).toHaveLength((count[0] ?? 0) + 1)
      // In another browser, which has a cookie of its own.
      const elsewhere = browser()
      await elsewhere.call('beginPasskeyLogin')
      const wrong = await elsewhere.call('beginRecovery', { email: meena.email, confirmationCode: await codeOf() })
      expect(outcome(wrong)).toEqual([400, 'code.wrong'])
    })

    it('[ACC-01] [S5] requests for a code are limited as failed sign-ins are, with the right password too', async () => {
      await withOnlyPasskeys()
      const statuses = []
      for (let tries = 0; tries < 11; tries += 1) {
        statuses.push((await askForCode(browser())).status)
        world.clock.forward(31)
      }
      expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 200))
      expect(statuses[10]).toBe(429)
      expect((await askForCode(browser(), 'Wrong@2026')).status).toBe(429)
    })

    describe('a code that is sent again', () => {
      /** Returns a browser with a code, its request, and how often the way back has begun since. */
      async function withCode() {
        const { client } = await withOnlyPasskeys()
        const begun = async () => (await activity(client)).filter((name) => name === 'recovery.begun').length
        const before = await begun()
        const lost = browser()
        await askForCode(lost)
        const body = { email: meena.email, confirmationCode: await codeOf() }
        const send = (from = lost, change = {}) => from.call('beginRecovery', { ...body, ...change })
        return { client, send, begun: async () => (await begun()) - before }
      }

      it('[ACC-01] [S4] at the same time or after a lost response begins once and gets the same moment', async () => {
        const { send, begun } = await withCode()
        const both = await Promise.all([send(), send()])
        const count = (await mails()).length
        world.clock.forward(60)
        const responses = [...both, await send()]
        expect(responses.map(outcome)).toEqual(responses.map(() => [200, 'recovery.begun']))
        expect(new Set(responses.map(({ body }) => Object(body['data']).recoveryAt)).size).toBe(1)
        expect(await begun()).toBe(1)
        expect(await mails()).toHaveLength(count)
      })

      it('[ACC-01] [S4] counts its tries, and is refused with another code, elsewhere and after five minutes', async () => {
        const { send } = await withCode()
        expect(outcome(await send())).toEqual([200, 'recovery.begun'])
        const elsewhere = browser()
        await elsewhere.call('beginPasskeyLogin')
        expect(outcome(await send(elsewhere))).toEqual([400, 'code.wrong'])
        for (let tries = 2; tries <= 4; tries += 1)
          expect(outcome(await send(undefined, { confirmationCode: '000000' }))).toEqual([400, 'code.wrong'])
        expect(outcome(await send())).toEqual([200, 'recovery.begun'])
        expect(outcome(await send())).toEqual([400, 'code.wrong'])
        const { send: late } = await withCode()
        expect(outcome(await late())).toEqual([200, 'recovery.begun'])
        world.clock.forward(5 * 60)
        expect(outcome(await late())).toEqual([400, 'code.wrong'])
      })

      it('[ACC-01] does not begin anew what was stopped', async () => {
        const { client, send, begun } = await withCode()
        expect(outcome(await send())).toEqual([200, 'recovery.begun'])
        expect(await onOrOff(client, true)).toEqual([200, 'recovery.stopped'])
        expect(outcome(await send())).toEqual([400, 'code.wrong'])
        expect((await state(client)).recoveryAt).toBeUndefined()
        expect(await begun()).toBe(1)
      })
    })

    describe('when the 24 hours are over', () => {
      const OVER = 'with your password again'
      /** Returns how many mails said so since it was called first. */
      async function counter() {
        const count = async () => (await mails()).filter(({ subject }) => subject.includes(OVER)).length
        const before = await count()
        return async () => (await count()) - before
      }

      it('[ACC-01] a mail says so once, also if it was asked for twice and nobody looked at that moment', async () => {
        await withOnlyPasskeys()
        const told = await counter()
        await begin()
        world.clock.forward(60)
        await begin()
        world.clock.forward(DAY - 61)
        expect(await told()).toBe(0)
        world.clock.forward(2 * DAY)
        expect(await told()).toBe(1)
        world.clock.forward(DAY)
        expect(await told()).toBe(1)
        const mail = (await mails()).find(({ subject }) => subject.includes(OVER))
        expect(mail?.text).toContain('change your password')
      })

      it('[ACC-01] no mail says so if it was stopped, and one after it has begun anew', async () => {
        const { client } = await withOnlyPasskeys()
        const told = await counter()
        await begin()
        await onOrOff(client, true)
        world.clock.forward(3600)
        await begin()
        world.clock.forward(DAY - 1)
        expect(await told()).toBe(0)
        world.clock.forward(1)
        expect(await told()).toBe(1)
      })

      it.each([false, true])('[ACC-01] no mail says so after a passkey has switched it: %s', async (isOn) => {
        const { client } = await withOnlyPasskeys()
        const told = await counter()
        await begin()
        await onOrOff(client, isOn)
        world.clock.forward(2 * DAY)
        expect(await told()).toBe(0)
      })
    })

    it.each([
      ['a code for a new password', 'confirmForgotPassword'],
      ['a code of five minutes ago', 'late'],
      ['a code after it was switched off', 'off'],
    ])('[ACC-01] %s begins nothing', async (_title, how) => {
      const { client, key } = await withPasskeys(2)
      const lost = browser()
      if (how === 'confirmForgotPassword') await lost.call('forgotPassword', { email: meena.email })
      const forgotten = await codeOf()
      await onOrOff(client, true)
      if (how !== 'confirmForgotPassword') await askForCode(lost)
      const confirmationCode = how === 'confirmForgotPassword' ? forgotten : await codeOf()
      if (how === 'late') world.clock.forward(5 * 60)
      if (how === 'off') await onOrOff(client, false)
      const begun = await lost.call('beginRecovery', { email: meena.email, confirmationCode })
      expect(outcome(begun)).toEqual([400, 'code.wrong'])
      expect((await state(await bySignIn(key))).recoveryAt).toBeUndefined()
    })
  })
})
