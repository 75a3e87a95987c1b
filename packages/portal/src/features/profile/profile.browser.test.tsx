import { fault, type Fixtures } from '@nalam/sdk/testing'
import { http, HttpResponse, type PathParams } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, expectAddress, expectToast, press } from '../../../test/elements.ts'
import { answer, hold } from '../../../test/handlers.ts'
import { openPortal, type OpenPortal, type Setup } from '../../../test/openPortal.tsx'

const EDIT = '/doctor/edit-profile'
const VIEW = '/doctor/view-profile'
const UPDATE = '/doctor/updateDoctorprofile'
const IMAGE = '/doctor/updateDoctorProfileImage'
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

const text = (name: string) => page.getByRole('textbox', { name, exact: true })
const choice = (name: string) => page.getByRole('combobox', { name, exact: true })
const choose = (name: string, option: string) => userEvent.selectOptions(choice(name), option)
const dayButton = (name: string) => page.getByRole('button', { name, exact: true })
const landmark = text('Landmark')

/** The entries of a list, without the one that asks for a choice. */
const optionsOf = (name: string): string[] => {
  const select = choice(name).element()
  return select instanceof HTMLSelectElement ? [...select.options].slice(1).map((option) => option.text) : []
}
const chosenIn = (name: string): string | undefined => {
  const select = choice(name).element()
  return select instanceof HTMLSelectElement ? select.selectedOptions[0]?.text : undefined
}

let portal: OpenPortal
afterEach(async () => portal.close())

type Update = Record<string, unknown> & { landmark: string }
/** A server that keeps the fields that these tests change. */
const saving = http.put<PathParams, Update>(`*/api${UPDATE}`, async ({ request }) => {
  const { landmark: mark, clinic_name, language, available_days, availableTime } = await request.clone().json()
  Object.assign(portal.data.doctor, { landmark: mark, clinic_name, language, available_days, availableTime })
  return HttpResponse.json({ statusCode: 200, message: 'Profile updated successfully!', code: 'profile.updated' })
})

async function openForm(...setup: Setup[]): Promise<void> {
  portal = await openPortal(EDIT, ...setup, saving)
  await expect.poll(() => chosenIn('Locality')).toBe('T Nagar')
}

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

describe('filling in the profile', () => {
  it('[PROF-04] [PROF-05] [PROF-06] [PROF-08] [PROF-10] a new doctor fills in everything, and it is sent as the contract has it', async () => {
    portal = await openPortal(EDIT, incomplete, localities, saving)
    const { doctor } = portal.data
    await expect.element(page.getByRole('heading', { level: 1, name: 'Edit Profile' })).toBeVisible()
    await expect.poll(() => optionsOf('Speciality')).toContain('Paediatrics')
    for (const [label, value] of [
      ['Name', doctor.doctor_name],
      ['Mobile Number', doctor.mobile_number],
      ['Email', doctor.email],
      ['Country', 'India'],
      ['State', 'Tamil Nadu'],
      ['Pincode', ''],
    ] as const) {
      await expect.element(text(label)).toHaveValue(value)
      await expect.element(text(label)).toHaveAttribute('readonly')
    }

    await press('Update')
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
    await expect.element(text('Address')).toHaveFocus()

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
    await expect.element(text('Pincode')).toHaveValue('600020')
    await choose('City', 'Madurai')
    await expect.element(text('Pincode')).toHaveValue('')
    await expect.poll(() => optionsOf('Locality')).toEqual(['Tallakulam'])
    await choose('Locality', 'Tallakulam')
    await expect.element(text('Pincode')).toHaveValue('625002')

    await userEvent.fill(text('Address'), '5, கீழ மாசி வீதி, Madurai')
    await userEvent.fill(landmark, 'Opposite the temple')
    await userEvent.fill(text('Clinic Name'), 'கவிதா மருத்துவமனை')
    await choose('Qualification', 'MBBS')
    await choose('Experience', '10+')
    await choose('Speciality', 'Paediatrics')
    for (const language of ['Tamil', 'English']) await userEvent.click(page.getByText(language, { exact: true }))
    for (const day of ['MON', 'SAT']) await userEvent.click(dayButton(day))
    await choose('From', '10 AM')
    await choose('To', '1 PM')
    await userEvent.fill(text('About'), 'குழந்தைகள் நல மருத்துவர்')

    await press('Update')
    await expectToast(portal, 'Profile updated successfully!')
    expect(portal.requests).toContain(`PUT ${UPDATE}`)
    expect(portal.bodiesOf(UPDATE)).toEqual([
      {
        name: doctor.doctor_name,
        mobile: doctor.mobile_number,
        email: doctor.email,
        locality: 'loc_tallakulam',
        city_id: 3690,
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

    // The session knows it at once: the profile page asks nothing and shows it.
    const before = portal.countOf('/doctor/doctor-profile')
    await userEvent.click(page.getByRole('link', { name: 'Back to profile' }))
    await expectAddress(VIEW)
    await expect.element(page.getByText('கவிதா மருத்துவமனை').first()).toBeVisible()
    await expect.element(page.getByText('10 AM to 1 PM')).toBeVisible()
    expect(portal.countOf('/doctor/doctor-profile')).toBe(before)
  })

  it('each list is asked for once, and a list that was read is not read again', async () => {
    portal = await openPortal(VIEW)
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
      await expectAddress(VIEW)
    }
  })

  it('[PROF-07] "to" offers later hours only and is cleared when "from" overtakes it', async () => {
    await openForm()
    const from = optionsOf('From')
    expect([from.length, from[0], from.at(-1)]).toEqual([23, '12 AM', '10 PM'])
    expect(optionsOf('To')[0]).toBe('10 AM')
    await choose('From', '4 PM')
    await expect.element(choice('To')).toHaveValue('5 PM')
    await choose('From', '5 PM')
    await expect.element(choice('To')).toHaveValue('')
    expect(optionsOf('To')[0]).toBe('6 PM')
  })

  it('[PROF-05] a list that cannot be read is empty and says so, until it was read after all', async () => {
    let isBroken = true
    portal = await openPortal(
      EDIT,
      ...['*/api/utils/*', '*/api/speciality/*'].map((path) =>
        http.all(path, () => (isBroken ? HttpResponse.json({ statusCode: 500 }, { status: 500 }) : undefined)),
      ),
    )
    for (const message of [
      'Failed to fetch specialities',
      'Failed to fetch countries',
      'Failed to fetch cities',
      'Failed to fetch localities',
    ]) {
      await expect.element(page.getByText(message)).toBeVisible()
    }
    await expect.element(choice('Locality')).toBeDisabled()
    expect(choice('Locality').element().textContent).toBe('No Localities found')

    // What is saved stays in sight, and what is typed meanwhile too.
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

  it('[PROF-09] without a loaded locality an alert says so and nothing is sent', async () => {
    portal = await openPortal(EDIT, answer('/utils/locality/list', 500))
    await expect.element(page.getByText('Failed to fetch localities')).toBeVisible()
    await press('Update')
    await expect
      .element(page.getByText('Please select a valid locality and ensure a pincode is available.').first())
      .toBeVisible()
    expect(portal.countOf(UPDATE)).toBe(0)
  })
})

describe('the profile as others may know it', () => {
  it('[PROF-01] [PROF-02] [PROF-03] labels and texts; Verify is a sample that makes no call', async () => {
    portal = await openPortal(VIEW, ({ doctor }) => {
      doctor.doctor_experience = '10+'
    })
    await expect.element(page.getByRole('heading', { level: 1, name: 'Kavitha Raman' })).toBeVisible()
    const facts = (card: string): Record<string, string> => {
      const list = page.getByRole('region', { name: card, exact: true }).element().querySelectorAll('dt')
      return Object.fromEntries(
        [...list].map((term) => [term.textContent, term.parentElement?.querySelector('dd')?.textContent ?? '']),
      )
    }
    expect(facts('Personal Details')).toMatchObject({
      // As specified, "Name" shows the clinic.
      Name: 'Kavitha Heart Clinic',
      'Mobile Number': expect.stringMatching(/^\+9198400-12345.*Verified/),
      Email: expect.stringContaining('kavitha.raman@nalam.example'),
      About: 'Heart care for families.',
    })
    expect(facts('Official Details')).toMatchObject({
      'Clinic Name': 'Kavitha Heart Clinic',
      Qualification: 'MDVerified',
      Speciality: 'Cardiology',
      Experience: '10+ Years',
      Languages: 'EnglishTamil',
      'Available Time': '9 AM to 5 PM',
    })
    expect(facts('Address Details')).toMatchObject({
      Pincode: '600017',
      Locality: 'T Nagar',
      Landmark: 'Near Panagal Park',
      City: 'Chennai',
      State: 'Tamil Nadu',
      Country: 'India',
    })
    await expect.element(page.getByText('14, Usman Road,', { exact: true })).toBeVisible()
    await expect.element(page.getByText('T Nagar, Chennai', { exact: true })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', EDIT)

    const before = portal.requests.length
    await press('Verify')
    const dialog = page.getByRole('dialog', { name: 'OTP Verification' })
    await expect.element(dialog).toMatchTextContent('Enter the 6-digit code sent to your mobile device')
    await expect.element(dialog).toMatchTextContent('Sample')
    await userEvent.fill(dialog.getByRole('textbox'), '123456')
    await userEvent.click(dialog.getByRole('button', { name: 'Resend' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Verify' }))
    await expectToast(portal, 'OTP Verified')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(portal.requests.slice(before).filter((request) => !request.endsWith('doc-get-all-bookings'))).toEqual([])
  })
})

describe('saving', () => {
  it('[PROF-10] the button reads "Updating..." while the server works, and a double click sends once', async () => {
    const held = hold(UPDATE)
    await openForm(held.handler)
    await userEvent.fill(landmark, 'Beside the library')
    await userEvent.dblClick(button('Update'))
    await expect.element(button('Updating...')).toBeVisible()
    held.release()
    await expectToast(portal, 'Profile updated successfully!')
    expect(portal.countOf(UPDATE)).toBe(1)
  })

  it('[PROF-13] a failed save loses nothing that was typed: a refusal, no connection, and then it goes through', async () => {
    const refusal = {
      statusCode: 400,
      message: 'Please check the marked fields.',
      errors: { clinic_name: 'This name is taken' },
    }
    let attempt = 0
    await openForm(
      http.put(`*/api${UPDATE}`, () => {
        attempt += 1
        if (attempt === 1) return HttpResponse.json(refusal, { status: 400 })
        return attempt === 2 ? HttpResponse.error() : undefined
      }),
    )
    const clinic = text('Clinic Name')
    const expectKept = async () => {
      await expect.element(clinic).toHaveValue('ராமன் மருத்துவமனை')
      await expect.element(page.getByRole('checkbox', { name: 'Hindi' })).toBeChecked()
      await expect.element(dayButton('SUN')).toHaveAttribute('aria-pressed', 'true')
    }
    await userEvent.fill(clinic, 'ராமன் மருத்துவமனை')
    await userEvent.click(page.getByText('Hindi', { exact: true }))
    await userEvent.click(dayButton('SUN'))

    await press('Update')
    await expectToast(portal, 'Please check the marked fields.')
    await expect.element(clinic).toHaveAccessibleDescription('This name is taken')
    await expect.element(clinic).toHaveFocus()
    await expectKept()

    // The second one gets lost, and whether it was saved cannot be found out either.
    portal.use(fault('getDoctorProfile', 'offline', { times: 1 }))
    await press('Update')
    await expectToast(portal, 'Service unavailable - no response from server')
    await expectKept()

    await press('Update')
    await expectToast(portal, 'Profile updated successfully!')
    await expectKept()
    expect(portal.data.doctor).toMatchObject({
      clinic_name: 'ராமன் மருத்துவமனை',
      language: ['English', 'Hindi', 'Tamil'],
      available_days: ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI'],
    })
  })

  it('[PROF-13] a save whose response got lost is none that failed', async () => {
    await openForm(
      http.put<PathParams, Update>(`*/api${UPDATE}`, async ({ request }) => {
        portal.data.doctor.landmark = (await request.clone().json()).landmark
        return HttpResponse.error()
      }),
    )
    await userEvent.fill(landmark, 'Beside the library')
    await press('Update')
    await expectToast(portal, 'Your changes have been saved.')
    await userEvent.click(page.getByRole('link', { name: 'Back to profile' }))
    await expect.element(page.getByText('Beside the library')).toBeVisible()
    expect(portal.countOf(UPDATE)).toBe(1)
  })

  it('[PROF-13] leaving with unsaved changes asks first; without, it does not', async () => {
    portal = await openPortal(VIEW)
    await userEvent.click(page.getByRole('link', { name: 'Edit profile' }))
    await expect.poll(() => chosenIn('Locality')).toBe('T Nagar')
    await press('Back')
    await expectAddress(VIEW)

    await userEvent.click(page.getByRole('link', { name: 'Edit profile' }))
    await userEvent.fill(landmark, 'Beside the library')
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await userEvent.click(page.getByRole('link', { name: 'Back to profile' }))
    await expect.element(question).toBeVisible()
    await press('Stay')
    await expect.element(landmark).toHaveValue('Beside the library')
    window.history.back()
    await expect.element(question).toBeVisible()
    await expectAddress(EDIT)
    await press('Leave')
    await expectAddress(VIEW)
  })
})

/** The smallest PNG that is an image: one pixel. */
const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  (character) => character.codePointAt(0) ?? 0,
)
const image = (name: string) => new File([PNG], name, { type: 'image/png' })

describe('images', () => {
  it('[PROF-11] a failure keeps the preview and can be tried again; other files are refused', async () => {
    let attempt = 0
    await openForm(
      http.put(`*/api${IMAGE}`, () => {
        attempt += 1
        if (attempt === 1) return HttpResponse.json({}, { status: 500 })
        return attempt === 2 ? HttpResponse.error() : undefined
      }),
    )
    const chooser = page.getByLabelText('Upload Image')
    await userEvent.upload(chooser, new File(['no image'], 'notes.txt', { type: 'text/plain' }))
    await expect.element(page.getByText('Choose an image file (PNG, JPEG or WebP)')).toBeVisible()
    expect(portal.countOf(IMAGE)).toBe(0)

    await userEvent.upload(chooser, image('me.png'))
    await expectToast(portal, 'Failed to upload image')
    await press('Try again')
    await expectToast(portal, 'Error uploading image')
    expect(document.querySelector('main img[src^="blob:"]')).not.toBeNull()
    await press('Try again')
    await expectToast(portal, 'Profile image updated successfully!')
  })

  it('[PROF-12] certificates are previewed beside five places and sent nowhere', async () => {
    await openForm()
    const before = portal.requests.length
    const places = () => document.querySelectorAll('[data-placeholder]').length
    expect(places()).toBe(5)
    await userEvent.upload(page.getByLabelText('Upload Certificates'), [image('degree.png'), image('award.png')])
    await expect.element(page.getByRole('img', { name: 'degree.png' })).toBeVisible()
    await expect.element(page.getByRole('img', { name: 'award.png' })).toBeVisible()
    expect(places()).toBe(3)
    await expect
      .element(page.getByText('Certificates are not uploaded yet. They are only shown on this page.'))
      .toBeVisible()
    await press('Remove degree.png')
    await expect.element(page.getByRole('img', { name: 'degree.png' })).not.toBeInTheDocument()
    expect(portal.requests.slice(before).filter((request) => !request.startsWith('GET '))).toEqual([])
  })
})
