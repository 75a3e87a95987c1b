import { describe, expect, it } from 'vitest'
import type { Schema } from '../src/contract/contractTypes.ts'
import { DEMO_PASSWORD, demoDoctors } from '../src/demo/doctors.ts'
import { describeOnDatabases, outcome } from './support/describeOnDatabases.ts'
import { createTestClient, type TestClient } from './support/testClient.ts'
import { createVirtualAuthenticator } from './support/virtualAuthenticator.ts'

const { complete: meena, other } = demoDoctors
const REFUSED = [400, 'passkey.refused']

describeOnDatabases('passkeys', (world) => {
  async function signedIn(email: string = meena.email): Promise<TestClient> {
    const client = createTestClient(world.server.origin)
    expect((await client.signIn(email)).status).toBe(201)
    return client
  }
  const authenticator = () => createVirtualAuthenticator(world.server.origin)
  // The contract is checked for every response of these tests.
  const optionsOf = async <Options>(
    client: TestClient,
    operation: 'beginPasskey' | 'beginProof' | 'beginPasskeyLogin',
  ) => {
    const response = await client.call(operation)
    expect(response.status).toBe(200)
    return Object(response.body['data']).options as Options
  }
  const creation = (client: TestClient) => optionsOf<Schema<'PasskeyCreationOptions'>>(client, 'beginPasskey')
  const request = (client: TestClient, operation: 'beginProof' | 'beginPasskeyLogin' = 'beginPasskeyLogin') =>
    optionsOf<Schema<'PasskeyRequestOptions'>>(client, operation)
  const listed = async (client: TestClient) =>
    Object((await client.call('listPasskeys')).body['data']).passkeys as Schema<'Passkey'>[]
  const activity = async (client: TestClient) =>
    (Object((await client.call('listActivity')).body['data']).activity as { name: string }[]).map(({ name }) => name)

  async function withPasskey(email: string = meena.email) {
    const client = await signedIn(email)
    for (const { id } of await listed(client)) await client.call('removePasskey', { id })
    const passkey = authenticator()
    const added = await client.call('addPasskey', { name: 'Pixel 9', ...passkey.create(await creation(client)) })
    expect(outcome(added)).toEqual([200, 'passkey.added'])
    return { client, passkey }
  }
  async function mails(word: string) {
    await world.server.dependencies.outbox.settled()
    return world.server.mailbox.mails.filter(({ subject }) => subject.includes(word)).length
  }

  describe('in the account', () => {
    it('[ACC-01] one is added, renamed and removed, each change in the activity, and told by mail', async () => {
      const before = [await mails('was added'), await mails('was removed')]
      const { client } = await withPasskey()
      const [one] = await listed(client)
      expect(one).toMatchObject({ name: 'Pixel 9', isBackedUp: false })
      expect(outcome(await client.call('renamePasskey', { id: one?.id, name: ' Blue key ' }))).toEqual([
        200,
        'passkey.renamed',
      ])
      expect((await listed(client))[0]?.name).toBe('Blue key')
      expect(outcome(await client.call('removePasskey', { id: one?.id }))).toEqual([200, 'passkey.removed'])
      expect(await listed(client)).toEqual([])
      expect((await activity(client)).slice(0, 3)).toEqual(['passkey.removed', 'passkey.renamed', 'passkey.added'])
      const after = [await mails('was added'), await mails('was removed')]
      expect(after.map((count, index) => count - (before[index] ?? 0))).toEqual([1, expect.any(Number)])
      expect(after[1]).toBeGreaterThan(before[1] ?? 0)
    })

    it('[ACC-01] adding is safe to repeat, and a passkey belongs to one doctor', async () => {
      const client = await signedIn()
      const passkey = authenticator()
      const body = { name: 'Key', ...passkey.create(await creation(client)) }
      expect(outcome(await client.call('addPasskey', body))).toEqual([200, 'passkey.added'])
      expect(outcome(await client.call('addPasskey', body))).toEqual([200, 'passkey.added'])
      expect((await listed(client)).filter(({ name }) => name === 'Key')).toHaveLength(1)
      const stranger = await signedIn(other.email)
      const stolen = { name: 'Key', ...passkey.create(await creation(stranger)) }
      expect(outcome(await stranger.call('addPasskey', stolen))).toEqual([400, 'passkey.not_added'])
    })

    it.each([
      ['another origin', { origin: 'https://nalam.example' }],
      ['another domain', { rpId: 'nalam.example' }],
      ['no user verification', { isVerified: false }],
    ])('[ACC-01] a new one with %s is refused, and its challenge is used up', async (_name, deviation) => {
      const client = await signedIn()
      const options = await creation(client)
      const bad = { name: 'Key', ...authenticator().create(options, deviation) }
      expect(outcome(await client.call('addPasskey', bad))).toEqual([400, 'passkey.not_added'])
      const good = { name: 'Key', ...authenticator().create(options) }
      expect(outcome(await client.call('addPasskey', good))).toEqual([400, 'passkey.not_added'])
    })

    it('[ACC-01] a challenge belongs to its session and ends after five minutes', async () => {
      const client = await signedIn()
      const elsewhere = await signedIn()
      const options = await creation(elsewhere)
      const body = { name: 'Key', ...authenticator().create(options) }
      expect(outcome(await client.call('addPasskey', body))).toEqual([400, 'passkey.not_added'])
      const late = { name: 'Key', ...authenticator().create(await creation(client)) }
      world.clock.forward(5 * 60 + 1)
      expect(outcome(await client.call('addPasskey', late))).toEqual([400, 'passkey.not_added'])
    })
  })

  describe('at the sign-in', () => {
    it('[ACC-01] one opens a session and answers as the password does', async () => {
      const { passkey } = await withPasskey()
      const browser = createTestClient(world.server.origin)
      const withPassword = await createTestClient(world.server.origin).signIn(meena.email)
      const response = await browser.call('loginWithPasskey', passkey.use(await request(browser)))
      expect(outcome(response)).toEqual([201, 'login.succeeded'])
      expect(response.body).toEqual(withPassword.body)
      expect((await browser.call('getDoctorProfile')).status).toBe(200)
      const [used] = await listed(browser)
      expect(used?.lastUsedAt).toBe(world.clock.now().toISOString())
    })

    it('[ACC-01] a challenge is used once, and only in the browser that asked', async () => {
      const { passkey } = await withPasskey()
      const browser = createTestClient(world.server.origin)
      const response = passkey.use(await request(browser))
      expect((await browser.call('loginWithPasskey', response)).status).toBe(201)
      expect(outcome(await browser.call('loginWithPasskey', response))).toEqual(REFUSED)
      const elsewhere = createTestClient(world.server.origin)
      await request(elsewhere)
      expect(outcome(await elsewhere.call('loginWithPasskey', passkey.use(await request(browser))))).toEqual(REFUSED)
    })

    it.each([
      ['another origin', { origin: 'https://nalam.example' }],
      ['another domain', { rpId: 'nalam.example' }],
      ['no user verification', { isVerified: false }],
    ])('[ACC-01] one with %s is refused', async (_name, deviation) => {
      const { passkey } = await withPasskey()
      const browser = createTestClient(world.server.origin)
      const response = await browser.call('loginWithPasskey', passkey.use(await request(browser), deviation))
      expect(outcome(response)).toEqual(REFUSED)
      expect(browser.token).toBeUndefined()
    })

    it('[ACC-01] a copied one, whose counter goes back, is refused, recorded and told by mail', async () => {
      const { client, passkey } = await withPasskey()
      const before = await mails('was refused')
      const browser = createTestClient(world.server.origin)
      const first = await browser.call('loginWithPasskey', passkey.use(await request(browser), { counter: 9 }))
      expect(first.status).toBe(201)
      const copy = await browser.call('loginWithPasskey', passkey.use(await request(browser), { counter: 9 }))
      expect(outcome(copy)).toEqual(REFUSED)
      expect((await activity(client))[0]).toBe('passkey.cloned')
      expect(await mails('was refused')).toBe(before + 1)
    })

    it('[ACC-01] [ACC-02] one stays when the password changes, and signs in where the password had ended the session', async () => {
      const { client, passkey } = await withPasskey()
      const browser = createTestClient(world.server.origin)
      expect((await browser.call('loginWithPasskey', passkey.use(await request(browser)))).status).toBe(201)
      const next = 'Another@2026'
      const change = (currentPassword: string, newPassword: string) =>
        client.call('changePassword', { currentPassword, newPassword, confirmPassword: newPassword })
      expect(outcome(await change(DEMO_PASSWORD, next))).toEqual([200, 'password.changed'])
      expect((await browser.call('getDoctorProfile')).status).toBe(401)
      expect((await browser.call('loginWithPasskey', passkey.use(await request(browser)))).status).toBe(201)
      expect((await listed(client)).map(({ name }) => name)).toEqual(['Pixel 9'])
      expect(outcome(await change(next, DEMO_PASSWORD))).toEqual([200, 'password.changed'])
    })

    it('[ACC-01] a removed one and an unknown one are refused', async () => {
      const { client, passkey } = await withPasskey()
      const [stored] = await listed(client)
      await client.call('removePasskey', { id: stored?.id })
      const browser = createTestClient(world.server.origin)
      expect(outcome(await browser.call('loginWithPasskey', passkey.use(await request(browser))))).toEqual(REFUSED)
    })
  })

  describe('the proof of identity', () => {
    it('[ACC-01] is needed again ten minutes after the last one, and given by password or passkey', async () => {
      const { client, passkey } = await withPasskey()
      world.clock.forward(10 * 60 + 1)
      const [stored] = await listed(client)
      const isRefused = async () => {
        expect(outcome(await client.call('beginPasskey'))).toEqual([403, 'proof.required'])
        expect(outcome(await client.call('removePasskey', { id: stored?.id }))).toEqual([403, 'proof.required'])
        expect(outcome(await client.call('endSession', { id: 'other' }))).toEqual([403, 'proof.required'])
        expect(outcome(await client.call('endOtherSessions'))).toEqual([403, 'proof.required'])
      }
      await isRefused()
      expect(outcome(await client.call('proveIdentity', { password: 'Wrong@2026' }))).toEqual([400, 'password.wrong'])
      await isRefused()
      expect(outcome(await client.call('proveIdentity', { password: DEMO_PASSWORD }))).toEqual([200, 'proof.given'])
      expect((await client.call('beginPasskey')).status).toBe(200)
      world.clock.forward(10 * 60 + 1)
      await isRefused()
      const proof = passkey.use(await request(client, 'beginProof'))
      expect(outcome(await client.call('proveIdentity', { passkey: proof }))).toEqual([200, 'proof.given'])
      expect(outcome(await client.call('removePasskey', { id: stored?.id }))).toEqual([200, 'passkey.removed'])
    })

    it('[ACC-01] is not given by a passkey of another doctor, and guesses are limited like sign-ins', async () => {
      const { client } = await withPasskey()
      const { passkey } = await withPasskey(other.email)
      const foreign = passkey.use(await request(client, 'beginProof'))
      expect(outcome(await client.call('proveIdentity', { passkey: foreign }))).toEqual(REFUSED)
      expect(outcome(await client.call('proveIdentity', {}))).toEqual([400, 'request.invalid'])
      let guess = await client.call('proveIdentity', { password: 'Wrong@2026' })
      for (let tries = 0; tries < 40 && guess.status !== 429; tries += 1)
        guess = await client.call('proveIdentity', { password: `Wrong@${tries}` })
      expect(outcome(guess)).toEqual([429, 'limit.exceeded'])
    })
  })
})
