// Every response that has two documented shapes gives the same value (SDK-06, D8).
import { describe, expect, it } from 'vitest'
import { fixtures } from '../src/testing/fixtures.ts'
import { respondingWith } from './respondingWith.ts'

describe('sessions', () => {
  const wire = fixtures().doctor
  it.each([
    ['data.doctorDetails', { data: { doctorDetails: wire } }],
    ['doctorDetails beside data', { doctorDetails: wire, data: {} }],
    ['data.userDetails', { data: { userDetails: wire } }],
    ['userDetails beside data', { userDetails: wire }],
    ['doctor_mobile', { data: { doctorDetails: { ...wire, mobile_number: undefined, doctor_mobile: '9840012345' } } }],
  ])('[SDK-06] the doctor is read from %s', async (_, body) => {
    const { doctor } = await respondingWith(body).session.renew()
    expect(doctor).toMatchObject({ id: wire._id, name: wire.doctor_name, mobileNumber: '9840012345' })
  })

  it.each([
    ['accessToken beside data', { doctorDetails: wire, accessToken: 't' }, 't'],
    ['accessToken inside data', { data: { doctorDetails: wire, accessToken: 't' } }, 't'],
    ['tokens.accessToken', { doctorDetails: wire, tokens: { accessToken: 't' } }, 't'],
    ['data.tokens.accessToken', { data: { doctorDetails: wire, tokens: { accessToken: 't' } } }, 't'],
    ['none', { doctorDetails: wire }, undefined],
  ])('[SDK-06] the token is read from %s', async (_, body, token) => {
    const { accessToken } = await respondingWith({ message: 'Welcome', ...body }, 201).session.login({
      email: 'a@b',
      password: 'x',
    })
    expect(accessToken).toBe(token)
  })

  it('[SDK-06] reads a complete doctor and an empty one', async () => {
    const complete = {
      ...wire,
      state: 'TN',
      country: 'IN',
      language: ['Tamil', '', 5],
      available_days: ['MON', 'HOLIDAY', 'SUN'],
      profile_image: 'a.webp',
    }
    const full = await respondingWith({ data: { doctorDetails: complete } }).session.renew()
    expect(full.doctor).toEqual({
      id: 'doc_kavitha',
      name: 'Kavitha Raman',
      email: 'kavitha.raman@nalam.example',
      emailVerified: false,
      mobileNumber: '9840012345',
      address: '14, Usman Road, T Nagar, Chennai',
      pincode: '600017',
      locality: { id: 'loc_chennai_t_nagar', name: 'T Nagar' },
      landmark: 'Near Panagal Park',
      city: { id: '3659', name: 'Chennai' },
      state: 'Tamil Nadu',
      country: 'India',
      clinicName: 'Kavitha Heart Clinic',
      qualification: 'MD',
      experience: '8',
      about: 'Heart care for families.',
      speciality: { id: 'spc_cardiology', name: 'Cardiology' },
      languages: ['Tamil', '5'],
      availableDays: ['MON', 'SUN'],
      availableTime: { from: '9 AM', to: '5 PM' },
      profileImage: 'a.webp',
      profileUpdated: true,
      isActive: true,
    })
    const empty = await respondingWith({
      data: { doctorDetails: { _id: 'doc_1', doctor_name: 'K', locality: null, availableTime: {} } },
    }).session.renew()
    expect(empty.doctor).toEqual({
      id: 'doc_1',
      name: 'K',
      email: '',
      emailVerified: false,
      mobileNumber: '',
      address: '',
      pincode: '',
      locality: null,
      landmark: '',
      city: null,
      state: '',
      country: '',
      clinicName: '',
      qualification: '',
      experience: '',
      about: '',
      speciality: null,
      languages: [],
      availableDays: [],
      availableTime: null,
      profileImage: null,
      profileUpdated: false,
      isActive: false,
    })
    const states = await respondingWith({
      data: { doctorDetails: { ...wire, state: 'TN', state_name: undefined, country: 'IN', country_name: undefined } },
    }).session.renew()
    expect(states.doctor).toMatchObject({ state: 'TN', country: 'IN' })
    const nobody = await respondingWith({ data: {} }).session.renew().result()
    expect(nobody.error).toMatchObject({ kind: 'contract' })
  })

  it('a doctor whose name is empty has no name yet', async () => {
    const wire = { _id: 'doc_1', doctor_name: '', email: 'k@nalam.example' }
    const { doctor } = await respondingWith({ data: { doctorDetails: wire } }).session.renew()
    expect(doctor.name).toBe('')
  })
})

describe('messages', () => {
  it.each([
    ['inside data', { data: { message: 'Saved', code: 'profile.updated' } }],
    ['beside data', { message: 'Saved', code: 'profile.updated' }],
  ])('[SDK-06] are read %s', async (_, body) => {
    await expect(respondingWith(body).session.logout()).resolves.toEqual({
      message: 'Saved',
      code: 'profile.updated',
      messageId: undefined,
    })
  })

  it('[SDK-04] a success without a text has the operation’s default and its id', async () => {
    await expect(
      respondingWith({ statusCode: 200, slotId: 's' }).slots.setStatus({ slotId: 's', isOn: true }),
    ).resolves.toEqual({
      message: 'Slot status updated successfully!',
      messageId: 'updateSlotStatus.success',
      code: undefined,
      slotId: 's',
    })
    await expect(respondingWith({ statusCode: 200 }).session.logout()).resolves.toEqual({
      message: '',
      code: undefined,
      messageId: undefined,
    })
  })

  it('[SDK-06] a registration names the address that the code went to', async () => {
    const payload = { doctor_name: 'M', email: 'sent@nalam.example', mobile_number: '9', password: 'p' }
    const named = await respondingWith(
      { data: { message: 'Sent', doctor_email: 'kept@nalam.example' } },
      201,
    ).account.register(payload)
    expect(named.email).toBe('kept@nalam.example')
    const silent = await respondingWith({ message: 'Sent' }, 201).account.register(payload)
    expect(silent.email).toBe('sent@nalam.example')
  })
})
