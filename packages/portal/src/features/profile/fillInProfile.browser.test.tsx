import type { Fixtures } from '@nalam/sdk/testing'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { button, click, expectAddress, expectToast } from '../../../test/elements.ts'
import { respondAt } from '../../../test/handlers.ts'
import { openPortal, type OpenPortal } from '../../../test/openPortal.tsx'
import {
  EDIT_PROFILE,
  UPDATE,
  VIEW_PROFILE,
  choice,
  choose,
  chosenIn,
  dayButton,
  landmark,
  openProfileForm,
  optionsOf,
  saving,
  textField,
} from '../../../test/profileForm.ts'

const LISTS = ['/speciality/readallspeciality', '/utils/city/list', '/utils/country/list', '/utils/locality/list']

const QUALIFICATIONS = [
  'MBBS',
  'MD',
  'DO',
  'MS',
  'DM',
  'MCh',
  'BAMS',
  'BHMS',
  'BDS',
  'MDS',
  'PhD in Medicine',
  'Diploma in Anesthesiology',
  'Diploma in Child Health',
  'Diploma in Gynecology and Obstetrics',
  'Fellowship in Cardiology',
  'Fellowship in Oncology',
]

/** A doctor who has only registered. */
function incomplete({ doctor }: Fixtures): void {
  Object.assign(doctor, {
    address: '',
    pincode: '',
    locality: null,
    landmark: '',
    city_name: '',
    city_id: null,
    clinic_name: '',
    doctor_qualification: '',
    doctor_experience: '',
    about: '',
    doctor_speciality: null,
    language: [],
    available_days: [],
    availableTime: null,
    profileUpdated: false,
  })
}

/** Each city has localities of its own; Coimbatore has none. */
const localities = http.post('*/api/utils/locality/list', async ({ request }) => {
  const body = await request.clone().text()
  const found = body.includes('3659')
    ? [{ _id: 'loc_adyar', locality_name: 'Adyar', pincode: '600020' }]
    : body.includes('3690')
      ? [{ _id: 'loc_tallakulam', locality_name: 'Tallakulam', pincode: '625002' }]
      : []
  return HttpResponse.json({ statusCode: 200, data: { data: found } })
})

let portal: OpenPortal
afterEach(async () => portal.close())

describe('filling in the profile', () => {
  it('[PROF-04] [PROF-05] [PROF-06] [PROF-08] [PROF-10] a new doctor fills in everything, and it is sent in the format of the contract', async () => {
    portal = await openPortal(
      EDIT_PROFILE,
      incomplete,
      localities,
      saving(() => portal.data),
    )
    const { doctor } = portal.data
    await expect.element(page.getByRole('heading', { level: 1, name: 'Edit Profile' })).toBeVisible()
    await expect.poll(() => optionsOf('Speciality')).toContain('Paediatrics')
    for (const [label, value] of [
      ['Name', doctor.doctor_name],
      ['Mobile number', doctor.mobile_number],
      ['Email', doctor.email],
      ['Country', 'India'],
      ['State', 'Tamil Nadu'],
      ['Pincode', ''],
    ] as const) {
      await expect.element(textField(label)).toHaveValue(value)
      await expect.element(textField(label)).toHaveAttribute('readonly')
    }

    await click('Update')
    for (const message of [
      'Address is required',
      'City is required',
      'Locality is required',
      'Pincode is required',
      'Landmark is required',
      'Clinic name is required',
      'Qualification is required',
      'Experience is required',
      'Speciality cannot be empty',
      'At least one language is required',
      'Start time is required',
      'End time is required',
      'About section is required',
    ]) {
      await expect.element(page.getByText(message, { exact: true }).first()).toBeVisible()
    }
    await expect.element(textField('Address')).toHaveFocus()

    expect(optionsOf('Qualification')).toEqual(QUALIFICATIONS)
    expect(optionsOf('Experience')).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '10+'])
    expect(page.getByRole('checkbox').elements()).toHaveLength(10)
    for (const day of ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT']) {
      await expect.element(dayButton(day)).toHaveAttribute('aria-pressed', 'false')
    }

    await expect.element(choice('Locality')).toBeDisabled()
    await choose('City', 'Coimbatore')
    await expect.poll(() => choice('Locality').element().textContent).toBe('No Localities found')
    await expect.element(choice('Locality')).toBeDisabled()
    await choose('City', 'Chennai')
    await expect.poll(() => optionsOf('Locality')).toEqual(['Adyar'])
    await choose('Locality', 'Adyar')
    await expect.element(textField('Pincode')).toHaveValue('600020')
    await choose('City', 'Madurai')
    await expect.element(textField('Pincode')).toHaveValue('')
    await expect.poll(() => optionsOf('Locality')).toEqual(['Tallakulam'])
    await choose('Locality', 'Tallakulam')
    await expect.element(textField('Pincode')).toHaveValue('625002')

    await userEvent.fill(textField('Address'), '5, கீழ மாசி வீதி, Madurai')
    await userEvent.fill(landmark, 'Opposite the temple')
    await userEvent.fill(textField('Clinic name'), 'கவிதா மருத்துவமனை')
    await choose('Qualification', 'MBBS')
    await choose('Experience', '10+')
    await choose('Speciality', 'Paediatrics')
    for (const language of ['Tamil', 'English']) await userEvent.click(page.getByText(language, { exact: true }))
    for (const day of ['MON', 'SAT']) await userEvent.click(dayButton(day))
    await choose('From', '10 AM')
    await choose('To', '1 PM')
    await userEvent.fill(textField('About'), 'குழந்தைகள் நல மருத்துவர்')

    await click('Update')
    await expectToast(portal, 'Profile updated successfully!')
    expect(portal.requests).toContain(`PUT ${UPDATE}`)
    expect(portal.bodiesOf(UPDATE)).toEqual([
      {
        name: doctor.doctor_name,
        mobile: doctor.mobile_number,
        email: doctor.email,
        locality: 'loc_tallakulam',
        city_id: '3690',
        city_name: 'Madurai',
        state_id: 35,
        state_name: 'Tamil Nadu',
        country_id: 101,
        country_name: 'India',
        clinic_name: 'கவிதா மருத்துவமனை',
        doctor_qualification: 'MBBS',
        doctor_experience: '10+',
        doctor_speciality: 'spc_paediatrics',
        language: ['English', 'Tamil'],
        available_days: ['MON', 'SAT'],
        address: '5, கீழ மாசி வீதி, Madurai',
        availableTime: { from: '10 AM', to: '1 PM' },
        landmark: 'Opposite the temple',
        about: 'குழந்தைகள் நல மருத்துவர்',
        pincode: '625002',
      },
    ])

    // A new doctor goes on to the weekly hours, or to a slot where the server has no hours.
    await expect
      .element(page.getByRole('link', { name: 'Next: your first slot' }))
      .toHaveAttribute('href', '/doctor/add/slot')

    // The session has the saved doctor at once: the profile page shows it without a request.
    const before = portal.countOf('/doctor/doctor-profile')
    await userEvent.click(page.getByRole('link', { name: 'Back to profile' }))
    await expectAddress(VIEW_PROFILE)
    await expect.element(page.getByText('கவிதா மருத்துவமனை').first()).toBeVisible()
    await expect.element(page.getByText('10 AM to 1 PM')).toBeVisible()
    expect(portal.countOf('/doctor/doctor-profile')).toBe(before)
  })

  it('after the first save the weekly hours are next; a complete profile that is saved again shows no next step', async () => {
    const next = page.getByRole('link', { name: 'Next: your weekly hours' })
    portal = await openPortal(
      EDIT_PROFILE,
      (data) => {
        data.capabilities = ['availability']
        data.doctor.profileUpdated = false
      },
      saving(() => portal.data),
    )
    await expect.poll(() => chosenIn('Locality')).toBe('T Nagar')
    await expect.element(next).not.toBeInTheDocument()
    await click('Update')
    await expect.element(next).toHaveAttribute('href', '/doctor/availability')
    // The main action of the bar is the next step, and Update again as soon as something changes.
    const ink = (control: Locator) => getComputedStyle(control.element()).color
    const update = page.getByRole('button', { name: 'Update' })
    const main = ink(next)
    expect(ink(update)).not.toBe(main)
    await userEvent.fill(landmark, 'Opposite the park')
    await expect.poll(() => ink(update)).toBe(main)
    expect(ink(next)).not.toBe(main)
    await portal.close()
    portal = await openPortal(
      EDIT_PROFILE,
      (data) => {
        data.capabilities = ['availability']
      },
      saving(() => portal.data),
    )
    await expect.poll(() => chosenIn('Locality')).toBe('T Nagar')
    await click('Update')
    await expectToast(portal, 'Profile updated successfully!')
    await expect.element(next).not.toBeInTheDocument()
  })

  it('each list is requested once, and a loaded list is not requested again', async () => {
    portal = await openPortal(VIEW_PROFILE)
    const asked = () =>
      portal.requests
        .map((request) => request.split(' ')[1] ?? '')
        .filter((path) => /^\/(?:utils|speciality)\//.test(path))
        .toSorted()
    for (const turn of ['first', 'second']) {
      await userEvent.click(page.getByRole('link', { name: 'Edit profile' }))
      await expect.poll(() => chosenIn('Locality'), { message: turn }).toBe('T Nagar')
      expect([turn, ...asked()]).toEqual([turn, ...LISTS])
      await userEvent.click(page.getByRole('link', { name: 'Back to profile' }))
      await expectAddress(VIEW_PROFILE)
    }
  })

  it('[PROF-07] "to" offers later hours only and is cleared when "from" overtakes it', async () => {
    portal = await openProfileForm()
    const from = optionsOf('From')
    expect([from.length, from[0], from.at(-1)]).toEqual([23, '12 AM', '10 PM'])
    expect(optionsOf('To')[0]).toBe('10 AM')
    await choose('From', '4 PM')
    await expect.element(choice('To')).toHaveValue('5 PM')
    await choose('From', '5 PM')
    await expect.element(choice('To')).toHaveValue('')
    expect(optionsOf('To')[0]).toBe('6 PM')
  })

  it('[PROF-05] a list that cannot be read is empty and shows an error until it is loaded', async () => {
    let isBroken = true
    portal = await openPortal(
      EDIT_PROFILE,
      ...['*/api/utils/*', '*/api/speciality/*'].map((path) =>
        http.all(path, () => (isBroken ? HttpResponse.json({ statusCode: 500 }, { status: 500 }) : undefined)),
      ),
    )
    for (const message of [
      'Failed to fetch specialities',
      'Failed to fetch countries',
      'The cities could not be loaded',
      'Failed to fetch localities',
    ]) {
      await expect.element(page.getByText(message)).toBeVisible()
    }
    await expect.element(choice('Locality')).toBeDisabled()
    expect(choice('Locality').element().textContent).toBe('No Localities found')

    // Saved values stay in the form, and so does input entered meanwhile.
    expect(chosenIn('City')).toBe('Chennai')
    await userEvent.fill(landmark, 'Beside the library')
    isBroken = false
    for (const left of [3, 2, 1, 0]) {
      await userEvent.click(button('Try again').first())
      await expect.poll(() => button('Try again').elements()).toHaveLength(left)
    }
    await expect.poll(() => chosenIn('Locality')).toBe('T Nagar')
    await expect.element(landmark).toHaveValue('Beside the library')
  })

  it('[PROF-09] without a loaded locality an alert appears and nothing is sent', async () => {
    portal = await openPortal(EDIT_PROFILE, respondAt('/utils/locality/list', 500))
    await expect.element(page.getByText('Failed to fetch localities')).toBeVisible()
    await click('Update')
    await expect
      .element(page.getByText('Please select a valid locality and ensure a pincode is available.').first())
      .toBeVisible()
    expect(portal.countOf(UPDATE)).toBe(0)
  })

  it('on a low screen the bar with the buttons covers no focused field', async () => {
    portal = await openPortal(EDIT_PROFILE)
    await expect.element(landmark).toBeVisible()
    await page.viewport(1366, 768)
    const bar = () => document.querySelector('[data-sticky-actions]')?.getBoundingClientRect()
    const controls = [
      ...document.querySelectorAll<HTMLElement>('main input, main select, main textarea, main form button'),
    ].filter((control) => control.checkVisibility() && !control.closest('[data-sticky-actions]'))
    expect(controls.length).toBeGreaterThan(20)
    const hidden: string[] = []
    window.scrollTo(0, 0)
    for (const control of [...controls, ...controls.toReversed()]) {
      control.focus()
      const { bottom, top } = control.getBoundingClientRect()
      if (bottom > (bar()?.top ?? 0) || top < 0)
        hidden.push(control.getAttribute('name') ?? control.outerHTML.slice(0, 80))
    }
    expect(hidden).toEqual([])
    expect(bar()?.bottom).toBeCloseTo(768, 0)
  })
})
