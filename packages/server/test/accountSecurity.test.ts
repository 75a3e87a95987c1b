import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { doctors } from '../src/db/schema.ts'
import { DEMO_PASSWORD, demoDoctors } from '../src/demo/doctors.ts'
import { describeOnDatabases, outcome } from './support/describeOnDatabases.ts'
import { createTestClient } from './support/testClient.ts'

const { complete: meena, other } = demoDoctors
const NEXT = 'Coconut@Grove71'
const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36'

const change = (currentPassword: string, newPassword: string) => ({
  currentPassword,
  newPassword,
  confirmPassword: newPassword,
})

describeOnDatabases('the account of a signed-in doctor', (world) => {
  const signedIn = async (headers: Record<string, string> = {}) => {
    const client = createTestClient(world.server.origin)
    const response = await client.call('loginDoctor', { email: meena.email, password: DEMO_PASSWORD }, headers)
    expect(response.status).toBe(201)
    return client
  }
  const sessionsOf = async (client: typeof world.client) => {
    const { body } = await client.call('listSessions')
    return (Object(body['data']).sessions ?? []) as { id: string; browser: string; system: string; isThis: boolean }[]
  }

  describe('the password', () => {
    it('[ACC-02] is changed with the current one, ends the other sessions and is reported by mail', async () => {
      const here = await signedIn()
      const elsewhere = await signedIn()
      const response = await here.call('changePassword', change(DEMO_PASSWORD, NEXT), { 'accept-language': 'hi' })
      expect(outcome(response)).toEqual([200, 'password.changed'])
      expect(outcome(await elsewhere.call('getDoctorProfile'))).toEqual([401, 'session.expired'])
      expect((await here.call('getDoctorProfile')).status).toBe(200)
      await world.server.dependencies.outbox.settled()
      const [mail] = world.server.mailbox.mails
      expect(mail).toMatchObject({
        to: meena.email,
        language: 'hi',
        subject: expect.stringContaining('पासवर्ड बदला गया'),
      })
      expect(`${mail?.text}${mail?.html}`).not.toContain(NEXT)

      // The response was lost: the same request again succeeds and changes nothing.
      expect(outcome(await here.call('changePassword', change(DEMO_PASSWORD, NEXT)))).toEqual([200, 'password.changed'])
      await world.server.dependencies.outbox.settled()
      expect(world.server.mailbox.mails.filter(({ subject }) => subject === mail?.subject)).toHaveLength(1)

      expect(outcome(await createTestClient(world.server.origin).signIn(meena.email))).toEqual([
        400,
        'login.wrong_credentials',
      ])
      expect(outcome(await here.call('changePassword', change(NEXT, DEMO_PASSWORD)))).toEqual([200, 'password.changed'])
    })

    it('[ACC-02] stays without the right current one, and guesses are limited like sign-ins', async () => {
      const client = await signedIn()
      const wrong = await client.call('changePassword', change('Wrong@2026', NEXT))
      expect(wrong).toMatchObject({
        status: 400,
        body: { code: 'password.wrong', errors: { currentPassword: 'The current password is wrong.' } },
      })
      let guess = wrong
      for (let tries = 0; tries < 40 && guess.status !== 429; tries += 1)
        guess = await client.call('changePassword', change(`Wrong@${tries}`, NEXT))
      expect(outcome(guess)).toEqual([429, 'limit.exceeded'])
      expect((await client.call('getDoctorProfile')).status).toBe(200)
    })

    it.each([
      [{ ...change(DEMO_PASSWORD, NEXT), confirmPassword: 'Other@2026' }, 'password.mismatch', 'confirmPassword'],
      [change(DEMO_PASSWORD, 'short'), 'request.invalid', 'newPassword'],
      [change(DEMO_PASSWORD, 'Password@1'), 'request.invalid', 'newPassword'],
    ])('[ACC-02] a new one that breaks a rule is refused at its field: %#', async (body, code, field) => {
      const response = await world.client.call('changePassword', body)
      expect(outcome(response)).toEqual([400, code])
      expect(Object.keys(Object(response.body['errors']))).toEqual([field])
    })
  })

  describe('the e-mail', () => {
    const verifiedState = async (client: typeof world.client) =>
      Object(Object((await client.call('getDoctorProfile')).body['data']).doctorDetails).emailVerified
    const mails = async () => {
      await world.server.dependencies.outbox.settled()
      return world.server.mailbox.mails.filter(({ to }) => to === meena.email)
    }
    beforeEach(async () => {
      await world.db.update(doctors).set({ emailVerifiedAt: null }).where(eq(doctors.id, meena.id))
      world.clock.forward(86_400)
    })

    it('[ACC-04] is verified by a code that was mailed to it, once and for good', async () => {
      const client = await signedIn()
      expect(await verifiedState(client)).toBe(false)
      const sent = await client.call('sendEmailCode', undefined, { 'accept-language': 'ta' })
      expect(outcome(sent)).toEqual([200, 'email.code_sent'])
      const [mail] = await mails()
      expect(mail).toMatchObject({ language: 'ta', subject: expect.stringContaining('மின்னஞ்சலை') })
      const confirmationCode = mail?.code
      expect(outcome(await client.call('verifyEmail', { confirmationCode }))).toEqual([200, 'email.verified'])
      expect(await verifiedState(client)).toBe(true)
      expect((await signedIn()).token).toBeDefined()
      // The response was lost: the same request again succeeds, and no further code is sent.
      expect(outcome(await client.call('verifyEmail', { confirmationCode }))).toEqual([200, 'email.verified'])
      const count = (await mails()).length
      expect(outcome(await client.call('sendEmailCode'))).toEqual([200, 'email.verified'])
      expect(await mails()).toHaveLength(count)
      const { body } = await client.call('listActivity')
      const names = Object(body['data']).activity.map(({ name }: { name: string }) => name)
      expect(names.filter((name: string) => name === 'email.verified')).toHaveLength(1)
    })

    it('[ACC-04] is verified by the confirmation of the registration', async () => {
      const client = createTestClient(world.server.origin)
      const email = `fresh${world.clock.now().getTime()}@nalam.example`
      const mobile_number = `8${String(world.clock.now().getTime()).slice(-9)}`
      await client.call('registerDoctor', { doctor_name: 'Fresh', email, mobile_number, password: NEXT })
      const confirmationCode = await world.codeFor(email)
      await client.call('confirmDoctorRegistration', { email, confirmationCode })
      const signIn = await client.signIn(email, NEXT)
      expect(signIn.body).toMatchObject({ doctorDetails: { emailVerified: true } })
    })

    it('[ACC-04] a second code within half a minute is not sent, and the first stays valid', async () => {
      const client = await signedIn()
      await client.call('sendEmailCode')
      const [first, ...before] = await mails()
      expect(outcome(await client.call('sendEmailCode'))).toEqual([200, 'email.code_sent'])
      expect(await mails()).toHaveLength(before.length + 1)
      expect((await client.call('verifyEmail', { confirmationCode: first?.code })).status).toBe(200)
    })

    it('[ACC-04] guesses, codes of another browser, of another purpose and old codes verify nothing', async () => {
      const client = await signedIn()
      await client.call('sendEmailCode')
      const confirmationCode = (await mails())[0]?.code ?? ''
      const elsewhere = await signedIn()
      expect(outcome(await elsewhere.call('verifyEmail', { confirmationCode }))).toEqual([400, 'code.wrong'])
      const wrong = confirmationCode === '000000' ? '111111' : '000000'
      for (let tries = 0; tries < 5; tries += 1)
        expect(outcome(await client.call('verifyEmail', { confirmationCode: wrong }))).toEqual([400, 'code.wrong'])
      // The tries of the code are used up.
      expect(outcome(await client.call('verifyEmail', { confirmationCode }))).toEqual([400, 'code.wrong'])

      await client.call('forgotPassword', { email: meena.email })
      const reset = (await mails())[0]?.code
      expect(outcome(await client.call('verifyEmail', { confirmationCode: reset }))).toEqual([400, 'code.wrong'])

      world.clock.forward(60)
      await client.call('sendEmailCode')
      const late = (await mails())[0]?.code
      world.clock.forward(5 * 60)
      expect(outcome(await client.call('verifyEmail', { confirmationCode: late }))).toEqual([400, 'code.wrong'])
      expect(await verifiedState(client)).toBe(false)
    })

    it('[ACC-04] codes are limited like those of a registration', async () => {
      const client = await signedIn()
      let sent = await client.call('sendEmailCode')
      let count = 1
      for (; sent.status !== 429 && count < 40; count += 1) {
        world.clock.forward(31)
        sent = await client.call('sendEmailCode')
      }
      expect(outcome(sent)).toEqual([429, 'limit.exceeded'])
      expect(count).toBe(11)
    })
  })

  describe('the sessions', () => {
    it('[ACC-03] are listed with their device, the last use and which one is this', async () => {
      const onPhone = await signedIn({ 'user-agent': phone })
      const listed = await sessionsOf(onPhone)
      expect(listed.find(({ isThis }) => isThis)).toMatchObject({ browser: 'Chrome', system: 'Android' })
      expect(listed.filter(({ isThis }) => isThis)).toHaveLength(1)
      expect(JSON.stringify(listed)).not.toContain(onPhone.token)
      world.clock.forward(31 * 60)
      expect(await sessionsOf(await signedIn())).toHaveLength(1)
    })

    it('[ACC-03] one is ended, and the next request of its device asks for a sign-in', async () => {
      const here = await signedIn()
      const lost = await signedIn({ 'user-agent': phone })
      const id = (await sessionsOf(lost)).find(({ isThis }) => isThis)?.id
      expect(outcome(await here.call('endSession', { id }))).toEqual([200, 'session.ended'])
      expect(outcome(await lost.call('getDoctorProfile'))).toEqual([401, 'session.expired'])
      expect(outcome(await here.call('endSession', { id }))).toEqual([404, 'not_found'])
    })

    it('[ACC-03] all others are ended at once, and never those of another doctor', async () => {
      const here = await signedIn()
      const others = [await signedIn(), await signedIn()]
      const stranger = createTestClient(world.server.origin)
      await stranger.signIn(other.email)
      expect(outcome(await here.call('endOtherSessions'))).toEqual([200, 'sessions.ended'])
      for (const client of others) expect((await client.call('getDoctorProfile')).status).toBe(401)
      expect(await sessionsOf(here)).toHaveLength(1)
      expect((await stranger.call('getDoctorProfile')).status).toBe(200)
    })

    it('a User-Agent of any length or content is stored and shown without an error', async () => {
      const odd = await signedIn({ 'user-agent': 'x'.repeat(4000) })
      expect((await sessionsOf(odd)).find(({ isThis }) => isThis)).toMatchObject({ browser: '', system: '' })
      const { rows }: { rows: unknown[] } = Object(
        await world.db.execute(sql`select max(length(user_agent)) as longest from sessions`),
      )
      expect(Object(rows[0]).longest).toBeLessThanOrEqual(300)
    })
  })

  it('[ACC-06] lists the last 50 security entries, latest first, and nothing else', async () => {
    const client = await signedIn()
    await client.call('endOtherSessions')
    const { body } = await client.call('listActivity')
    const { activity } = Object(body['data']) as { activity: { at: string; name: string }[] }
    expect(activity.length).toBeGreaterThan(0)
    expect(activity.length).toBeLessThanOrEqual(50)
    expect(activity.map(({ at }) => at)).toEqual(
      activity
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    )
    expect(activity.map(({ name }) => name)).toContain('session.opened')
    for (const entry of activity) expect(Object.keys(entry).toSorted()).toEqual(['at', 'name'])
  })
})
