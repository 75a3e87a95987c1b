import { describe, expect, it } from 'vitest'
import { demoDoctors } from '../src/demo/doctors.ts'
import { describeOnDatabases, outcome } from './support/describeOnDatabases.ts'
import { profilePayload } from './support/profilePayload.ts'
import { createTestClient } from './support/testClient.ts'

describeOnDatabases('operations of accounts', (world) => {
  const meena = demoDoctors.complete

  describe('accounts', () => {
    const registration = {
      doctor_name: 'கவிதா முருகன்',
      email: 'Kavitha@Nalam.Example',
      mobile_number: '9000022001',
      password: 'Example@2026',
    }

    it('registers, confirms by code, and only then signs in', async () => {
      const visitor = createTestClient(world.server.origin)
      const registered = await visitor.call('registerDoctor', registration)
      expect(outcome(registered)).toEqual([201, 'account.registered'])
      expect(registered.body).toMatchObject({ data: { doctor_email: 'kavitha@nalam.example' } })
      const code = await world.codeFor('kavitha@nalam.example')
      const wrong = code === '000000' ? '000001' : '000000'
      expect(outcome(await visitor.signIn(registration.email))).toEqual([401, 'account.code_still_valid'])
      expect(
        outcome(
          await visitor.call('confirmDoctorRegistration', { email: registration.email, confirmationCode: wrong }),
        ),
      ).toEqual([400, 'code.wrong'])
      expect(
        outcome(await visitor.call('confirmDoctorRegistration', { email: registration.email, confirmationCode: code })),
      ).toEqual([201, 'account.confirmed'])
      expect(visitor.token).toBeUndefined()
      expect(outcome(await visitor.signIn('KAVITHA@nalam.example'))).toEqual([201, 'login.succeeded'])
    })

    it('refuses a taken e-mail or mobile number with 409', async () => {
      const visitor = createTestClient(world.server.origin)
      const { email, mobileNumber } = meena
      expect(
        outcome(await visitor.call('registerDoctor', { ...registration, email, mobile_number: '9000022002' })),
      ).toEqual([409, 'account.taken'])
      expect(
        outcome(
          await visitor.call('registerDoctor', {
            ...registration,
            email: 'new@nalam.example',
            mobile_number: mobileNumber,
          }),
        ),
      ).toEqual([409, 'account.taken'])
    })

    it('refuses what breaks a field rule, with its message by field', async () => {
      const response = await createTestClient(world.server.origin).call('registerDoctor', {
        ...registration,
        email: 'a@elsewhere.example',
        mobile_number: '9000022003',
      })
      expect(response.status).toBe(400)
      expect(response.body).toMatchObject({ code: 'request.invalid', errors: { email: 'Email domain not allowed' } })
    })

    it('responds to a wrong password with 400, a blocked account 403, an unconfirmed one 401 that tells whether a code was sent', async () => {
      const visitor = createTestClient(world.server.origin)
      expect(outcome(await visitor.signIn(meena.email, 'Wrong@2026'))).toEqual([400, 'login.wrong_credentials'])
      expect(outcome(await visitor.signIn('nobody@nalam.example'))).toEqual([400, 'login.wrong_credentials'])
      expect(outcome(await visitor.signIn(demoDoctors.blocked.email))).toEqual([403, 'account.blocked'])
      expect(outcome(await visitor.signIn(demoDoctors.unconfirmed.email))).toEqual([401, 'account.unconfirmed'])
      const code = await world.codeFor(demoDoctors.unconfirmed.email)
      expect(code).toMatch(/^\d{6}$/)
      // A second login within 30 seconds sends no code and says so; the first code remains valid.
      const again = await visitor.signIn(demoDoctors.unconfirmed.email)
      expect(outcome(again)).toEqual([401, 'account.code_still_valid'])
      expect(again.body).toMatchObject({ message: expect.stringContaining('is still valid') })
      await world.server.dependencies.outbox.settled()
      expect(world.server.mailbox.mails.filter(({ to }) => to === demoDoctors.unconfirmed.email)).toHaveLength(1)
      expect(visitor.token).toBeUndefined()
    })

    it('resets a forgotten password by code and ends all sessions', async () => {
      const { email } = demoDoctors.other
      const elsewhere = createTestClient(world.server.origin)
      await elsewhere.signIn(email)
      expect((await elsewhere.call('getDoctorProfile')).status).toBe(200)
      const visitor = createTestClient(world.server.origin)
      expect(outcome(await visitor.call('forgotPassword', { email }))).toEqual([201, 'password.code_sent'])
      const reset = {
        email,
        otp: await world.codeFor(email),
        newPassword: 'Changed@2026',
        confirmPassword: 'Changed@2026',
      }
      expect(
        outcome(await visitor.call('confirmForgotPassword', { ...reset, confirmPassword: 'Changed@2027' })),
      ).toEqual([400, 'password.mismatch'])
      expect(outcome(await visitor.call('confirmForgotPassword', reset))).toEqual([201, 'password.changed'])
      expect(outcome(await visitor.call('confirmForgotPassword', reset))).toEqual([400, 'code.wrong'])
      expect(outcome(await elsewhere.call('getDoctorProfile'))).toEqual([401, 'session.expired'])
      expect(outcome(await visitor.signIn(email))).toEqual([400, 'login.wrong_credentials'])
      expect(outcome(await visitor.signIn(email, 'Changed@2026'))).toEqual([201, 'login.succeeded'])
    })

    it('writes mails in the language of the request', async () => {
      world.clock.forward(3600)
      const visitor = createTestClient(world.server.origin)
      for (const [language, word] of [
        ['ta-IN,ta;q=0.9', 'கடவுச்சொல்லுக்கான'],
        ['hi', 'पासवर्ड'],
        ['fr, en;q=0.5', 'password reset code'],
      ] as const) {
        world.clock.forward(31)
        await visitor.call('forgotPassword', { email: meena.email }, { 'accept-language': language })
        await world.codeFor(meena.email)
        expect(world.server.mailbox.mails[0]?.subject).toContain(word)
      }
    })
  })

  describe('sessions', () => {
    it('gives the profile, ends at logout, and asks for a sign-in without one', async () => {
      expect((await world.client.call('getDoctorProfile')).body).toMatchObject({
        data: { doctorDetails: { _id: meena.id, city_name: 'Chennai', locality: { locality_name: 'T Nagar' } } },
      })
      const kept = world.client.token
      expect(outcome(await world.client.call('logoutDoctor'))).toEqual([200, 'logout.succeeded'])
      expect(world.client.token).toBeUndefined()
      world.client.token = kept
      expect(outcome(await world.client.call('getDoctorProfile'))).toEqual([401, 'session.expired'])
      expect(outcome(await createTestClient(world.server.origin).call('getDoctorProfile'))).toEqual([
        401,
        'session.required',
      ])
    })
  })

  describe('the profile', () => {
    const profile = profilePayload()

    it('saves, marks the profile complete, and leaves name, mobile and e-mail alone', async () => {
      const newcomer = createTestClient(world.server.origin)
      await newcomer.signIn(demoDoctors.incomplete.email)
      expect((await newcomer.call('getDoctorProfile')).body).toMatchObject({
        data: { doctorDetails: { profileUpdated: false, locality: null } },
      })
      expect(outcome(await newcomer.call('updateDoctorProfile', profile))).toEqual([200, 'profile.updated'])
      expect((await newcomer.call('getDoctorProfile')).body).toMatchObject({
        data: {
          doctorDetails: {
            doctor_name: demoDoctors.incomplete.name,
            email: demoDoctors.incomplete.email,
            mobile_number: demoDoctors.incomplete.mobileNumber,
            profileUpdated: true,
            locality: { _id: 'loc_madurai_sellur', locality_name: 'Sellur' },
            city_id: 3661,
            state_id: 35,
            country_id: 101,
            doctor_speciality: { _id: 'spc_ent' },
            availableTime: { from: '9 AM', to: '5 PM' },
            available_days: ['MON'],
          },
        },
      })
    })

    it.each([
      ['a pincode of elsewhere', { pincode: '600017' }, 'place.unknown'],
      ['a city of elsewhere', { city_id: 3659 }, 'place.unknown'],
      ['a locality that does not exist', { locality: 'loc_none' }, 'place.unknown'],
      ['a speciality that does not exist', { doctor_speciality: 'spc_none' }, 'request.invalid'],
      ['hours that end before they begin', { availableTime: { from: '5 PM', to: '9 AM' } }, 'request.invalid'],
      ['no language', { language: [] }, 'request.invalid'],
    ])('refuses %s', async (_case, change, code) => {
      expect(outcome(await world.client.call('updateDoctorProfile', { ...profile, ...change }))).toEqual([400, code])
    })

    it('inverts the active status, once per call, and only one’s own', async () => {
      expect(outcome(await world.client.call('updateDoctorStatus', { id: meena.id }))).toEqual([
        200,
        'status.deactivated',
      ])
      expect(outcome(await world.client.call('updateDoctorStatus', { id: meena.id }))).toEqual([
        200,
        'status.activated',
      ])
      expect(outcome(await world.client.call('updateDoctorStatus', { id: demoDoctors.other.id }))).toEqual([
        404,
        'not_found',
      ])
    })
  })
})
