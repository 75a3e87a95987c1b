import type { Page } from '@playwright/test'
import { completeDoctor, confirmedDoctor, expectNoSidewaysScroll, openSignedIn, PROFILE } from './accounts.ts'
import { doctors, expect, test } from './fixtures.ts'
import { expectNotice, keepNotices } from './notices.ts'
import { demoDoctor, EDIT, field, openForm, press, VIEW } from './profileForm.ts'
import { say } from './words.ts'

const UPDATE = '**/doctor/updateDoctorprofile'

/** The profile as the server has it, read with the session of the page. */
const profileOf = (page: Page): Promise<{ landmark: string }> =>
  page.evaluate(async () => {
    const response = await fetch('/api/doctor/doctor-profile')
    return (await response.json()).data.doctorDetails
  })

const optionsOf = async (page: Page, label: string) =>
  (await field(page, label).locator('option').allTextContents()).slice(1)

test.beforeEach(async ({ page }) => keepNotices(page))

test('[PROF-04] [PROF-05] [PROF-06] [PROF-08] [PROF-10] a new doctor fills in her profile', async ({
  page,
  server,
}) => {
  test.slow()
  const doctor = await confirmedDoctor(server)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openForm(page, doctor)
  await expect(page.getByRole('heading', { level: 1, name: say('Edit Profile') })).toBeVisible()

  for (const [label, value] of [
    ['Name', doctor.doctor_name],
    ['Mobile Number', doctor.mobile_number],
    ['Email', doctor.email],
    ['Country', 'India'],
    ['State', 'Tamil Nadu'],
    ['Pincode', ''],
  ] as const) {
    await expect(field(page, say(label))).toHaveValue(value)
    await expect(field(page, say(label))).toHaveAttribute('readonly')
  }

  await press(page, say('Update'))
  for (const text of [
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
    await expect(page.getByText(say(text), { exact: true }).first()).toBeVisible()
  }
  await expect(field(page, say('Address'))).toBeFocused()

  expect(await optionsOf(page, say('Qualification'))).toEqual(
    [
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
    ].map((qualification) => say(qualification)),
  )
  expect(await optionsOf(page, say('Experience'))).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '10+'])
  await expect(page.getByRole('checkbox')).toHaveCount(10)
  for (const day of ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT']) {
    await expect(page.getByRole('button', { name: say(day), exact: true })).toHaveAttribute('aria-pressed', 'false')
  }

  await expect(field(page, say('Locality'))).toBeDisabled()
  await field(page, say('City')).selectOption('Valparai')
  await expect(field(page, say('Locality')).locator('option').first()).toHaveText(say('No Localities found'))
  await expect(field(page, say('Locality'))).toBeDisabled()
  await field(page, say('City')).selectOption('Chennai')
  await field(page, say('Locality')).selectOption('Adyar')
  await expect(field(page, say('Pincode'))).toHaveValue('600020')
  await field(page, say('City')).selectOption('Madurai')
  await expect(field(page, say('Pincode'))).toHaveValue('')
  await field(page, say('Locality')).selectOption('Tallakulam')
  await expect(field(page, say('Pincode'))).toHaveValue('625002')

  await field(page, say('Address')).fill('5, கீழ மாசி வீதி, Madurai')
  await field(page, say('Landmark')).fill('Opposite the temple')
  await field(page, say('Clinic Name')).fill('கவிதா மருத்துவமனை')
  await field(page, say('Qualification')).selectOption('MBBS')
  await field(page, say('Experience')).selectOption('10+')
  await field(page, say('Speciality')).selectOption('Paediatrics')
  for (const language of ['Tamil', 'English']) await page.getByText(say(language), { exact: true }).click()
  for (const day of ['MON', 'SAT']) await press(page, say(day))
  await field(page, say('From')).selectOption('10 AM')
  await field(page, say('To')).selectOption('1 PM')
  await field(page, say('About')).fill('குழந்தைகள் நல மருத்துவர்')

  const [request] = await Promise.all([page.waitForRequest(UPDATE), press(page, say('Update'))])
  expect(request.method()).toBe('PUT')
  expect(request.postDataJSON()).toEqual({
    name: doctor.doctor_name,
    mobile: doctor.mobile_number,
    email: doctor.email,
    locality: 'loc_madurai_tallakulam',
    city_id: 3661,
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
  })
  await expectNotice(page, say('Profile updated successfully!'))

  // The session knows it at once: the profile page asks nothing and shows it.
  const before = asked.length
  await page.getByRole('link', { name: say('Back to profile') }).click()
  await expect(page).toHaveURL(VIEW)
  await expect(page.getByText('கவிதா மருத்துவமனை').first()).toBeVisible()
  await expect(
    page.getByText(say('10 AM to 1 PM', (words) => words.viewProfile.timeRange('10 AM', '1 PM'))),
  ).toBeVisible()
  expect(asked.slice(before).filter((url) => url.includes('/doctor-profile'))).toEqual([])
})

test('each list is asked for once, and a list that was read is not read again', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/(?:utils|speciality)\//.test(pathname)) asked.push(pathname)
  })
  await openSignedIn(page, demoDoctor, VIEW)
  await page.getByRole('link', { name: say('Edit profile') }).click()
  await expect(field(page, say('Locality')).getByRole('option', { name: 'Adyar' })).toBeAttached()
  await expect(field(page, say('Locality')).locator('option:checked')).toHaveText('T Nagar')
  const lists = [
    '/api/speciality/readallspeciality',
    '/api/utils/city/list',
    '/api/utils/country/list',
    '/api/utils/locality/list',
  ]
  expect([...asked].sort()).toEqual(lists)
  await page.getByRole('link', { name: say('Back to profile') }).click()
  await page.getByRole('link', { name: say('Edit profile') }).click()
  await expect(field(page, say('Locality')).locator('option:checked')).toHaveText('T Nagar')
  expect([...asked].sort()).toEqual(lists)
})

test('[PROF-01] [PROF-02] [PROF-03] the profile as others may know it; Verify is a sample that makes no call', async ({
  page,
}) => {
  await openSignedIn(page, demoDoctor, VIEW)
  await expect(page.getByRole('heading', { level: 1, name: 'Meena Raghavan' })).toBeVisible()
  const card = (name: string) => page.getByRole('region', { name: say(name) })
  const fact = (name: string, label: string) =>
    card(name).getByText(say(label), { exact: true }).locator('xpath=following-sibling::dd')
  for (const [name, label, text] of [
    // As specified, "Name" shows the clinic.
    ['Personal Details', 'Name', 'Raghavan Heart Clinic'],
    ['Personal Details', 'Mobile Number', '+9190000-10001'],
    ['Personal Details', 'Mobile Number', say('Verified')],
    ['Personal Details', 'Email', doctors.complete],
    ['Personal Details', 'About', 'Heart care for families in Chennai, in Tamil, English and Telugu.'],
    ['Official Details', 'Clinic Name', 'Raghavan Heart Clinic'],
    ['Official Details', 'Qualification', `MD${say('Verified')}`],
    ['Official Details', 'Speciality', 'Cardiology'],
    ['Official Details', 'Experience', say('10+ Years', (words) => words.viewProfile.years('10+'))],
    ['Official Details', 'Languages', `${say('Tamil')}${say('English')}${say('Telugu')}`],
    ['Official Details', 'Available Time', say('9 AM to 5 PM', (words) => words.viewProfile.timeRange('9 AM', '5 PM'))],
    ['Address Details', 'Pincode', '600017'],
    ['Address Details', 'Locality', 'T Nagar'],
    ['Address Details', 'Landmark', 'Near Panagal Park'],
    ['Address Details', 'City', 'Chennai'],
    ['Address Details', 'State', 'Tamil Nadu'],
    ['Address Details', 'Country', 'India'],
  ] as const) {
    await expect(fact(name, label)).toContainText(text)
  }
  await expect(fact('Address Details', 'Address').locator('span')).toHaveText(['14, Usman Road,', 'T Nagar, Chennai'])
  await expect(page.getByRole('link', { name: say('Edit profile') })).toHaveAttribute('href', EDIT)

  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await press(page, say('Verify'))
  const dialog = page.getByRole('dialog', { name: say('OTP Verification') })
  await expect(dialog).toContainText(say('Enter the 6-digit code sent to your mobile device'))
  await expect(dialog).toContainText(say('Sample'))
  await dialog.getByRole('textbox').fill('123456')
  await dialog.getByRole('button', { name: say('Resend') }).click()
  await dialog.getByRole('button', { name: say('Verify') }).click()
  await expectNotice(page, say('OTP Verified'))
  await expect(dialog).toBeHidden()
  expect(asked.filter((url) => url.includes('/api/') && !url.includes('doc-get-all-bookings'))).toEqual([])
})

test('[PROF-07] "to" offers later hours only and is cleared when "from" overtakes it', async ({ page }) => {
  await openForm(page, demoDoctor)
  const from = await optionsOf(page, say('From'))
  expect([from.length, from[0], from.at(-1)]).toEqual([23, '12 AM', '10 PM'])
  expect((await optionsOf(page, say('To')))[0]).toBe('10 AM')
  await field(page, say('From')).selectOption('4 PM')
  await expect(field(page, say('To'))).toHaveValue('5 PM')
  await field(page, say('From')).selectOption('5 PM')
  await expect(field(page, say('To'))).toHaveValue('')
  expect((await optionsOf(page, say('To')))[0]).toBe('6 PM')
})

test('[PROF-05] a list that cannot be read is empty and says so, until it was read after all', async ({ page }) => {
  let isBroken = true
  const answer = { status: 500, json: { statusCode: 500 } }
  await page.route(/\/api\/(?:utils|speciality)\//, (route) => (isBroken ? route.fulfill(answer) : route.continue()))
  await openSignedIn(page, demoDoctor, EDIT)
  for (const text of [
    'Failed to fetch specialities',
    'Failed to fetch countries',
    'Failed to fetch cities',
    'Failed to fetch localities',
  ]) {
    await expect(page.getByText(say(text))).toBeVisible()
  }
  await expect(field(page, say('Locality'))).toBeDisabled()
  await expect(field(page, say('Locality')).locator('option')).toHaveText([say('No Localities found')])

  // What is saved stays in sight, and what is typed meanwhile too.
  await expect(field(page, say('City')).locator('option:checked')).toHaveText('Chennai')
  await field(page, say('Landmark')).fill('Beside the library')
  isBroken = false
  for (const left of [3, 2, 1, 0]) {
    await page
      .getByRole('button', { name: say('Try again') })
      .first()
      .click()
    await expect(page.getByRole('button', { name: say('Try again') })).toHaveCount(left)
  }
  await expect(field(page, say('Locality')).locator('option:checked')).toHaveText('T Nagar')
  await expect(field(page, say('Landmark'))).toHaveValue('Beside the library')
})

test('[PROF-09] without a loaded locality an alert says so and nothing is sent', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await page.route('**/utils/locality/list', (route) => route.fulfill({ status: 500, json: { statusCode: 500 } }))
  await openForm(page, demoDoctor)
  await expect(page.getByText(say('Failed to fetch localities'))).toBeVisible()
  await press(page, say('Update'))
  await expect(page.getByRole('alert')).toContainText(
    say('Please select a valid locality and ensure a pincode is available.'),
  )
  expect(sent.filter((url) => url.includes('updateDoctorprofile'))).toEqual([])
})

test('[PROF-10] the button reads "Updating..." while the server works, and a double press sends once', async ({
  page,
  server,
}) => {
  const doctor = await completeDoctor(server)
  const sent: string[] = []
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(UPDATE, async (route) => {
    sent.push(route.request().url())
    await held
    await route.continue()
  })
  await openForm(page, doctor)
  await expect(field(page, say('Locality')).locator('option:checked')).toHaveText('T Nagar')
  await field(page, say('Landmark')).fill('Beside the library')
  await page.getByRole('button', { name: say('Update') }).dblclick()
  await expect(page.getByRole('button', { name: say('Updating...') })).toBeVisible()
  answer()
  await expectNotice(page, say('Profile updated successfully!'))
  expect(sent).toHaveLength(1)
})

test('[PROF-13] what another tab saved meanwhile is not overwritten before the doctor was told', async ({
  page,
  server,
}) => {
  const doctor = await completeDoctor(server)
  await openForm(page, doctor)
  await expect(field(page, say('Locality')).locator('option:checked')).toHaveText('T Nagar')
  const other = await page.context().newPage()
  await keepNotices(other)
  await other.goto(EDIT)
  await expect(field(other, say('Locality')).locator('option:checked')).toHaveText('T Nagar')
  await field(other, say('Landmark')).fill('Opposite the temple')
  await press(other, say('Update'))
  await expectNotice(other, say('Profile updated successfully!'))

  await field(page, say('Landmark')).fill('Beside the library')
  await press(page, say('Update'))
  await expect(field(page, say('Landmark'))).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, say('Landmark'))).toHaveValue('Beside the library')
  expect((await profileOf(page)).landmark).toBe('Opposite the temple')

  // Saving once more replaces it.
  await press(page, say('Update'))
  await expect.poll(async () => (await profileOf(page)).landmark).toBe('Beside the library')
})

test.describe('[PROF-13] a failed save', () => {
  test('loses nothing that was typed: a refusal, no line, and then it goes through', async ({
    page,
    context,
    server,
  }) => {
    const doctor = await completeDoctor(server)
    await openForm(page, doctor)
    await expect(field(page, say('Locality')).locator('option:checked')).toHaveText('T Nagar')
    await field(page, say('Clinic Name')).fill('ராமன் மருத்துவமனை')
    await page.getByText(say('Hindi'), { exact: true }).click()
    await press(page, say('SUN'))
    const expectKept = async () => {
      await expect(field(page, say('Clinic Name'))).toHaveValue('ராமன் மருத்துவமனை')
      await expect(page.getByRole('checkbox', { name: say('Hindi') })).toBeChecked()
      await expect(page.getByRole('button', { name: say('SUN'), exact: true })).toHaveAttribute('aria-pressed', 'true')
    }

    await page.route(
      UPDATE,
      (route) =>
        route.fulfill({
          status: 400,
          json: {
            statusCode: 400,
            message: 'Please check the marked fields.',
            errors: { clinic_name: 'This name is taken' },
          },
        }),
      { times: 1 },
    )
    await press(page, say('Update'))
    await expectNotice(page, 'Please check the marked fields.')
    await expect(field(page, say('Clinic Name'))).toHaveAccessibleDescription('This name is taken')
    await expect(field(page, say('Clinic Name'))).toBeFocused()
    await expectKept()

    await context.setOffline(true)
    await press(page, say('Update'))
    await expectNotice(page, say('Service unavailable - no response from server'))
    await expectKept()

    await context.setOffline(false)
    await press(page, say('Update'))
    await expectNotice(page, say('Profile updated successfully!'))
    await page.reload()
    await expectKept()
  })

  test('whose answer got lost on its way back is none', async ({ page, server }) => {
    const doctor = await completeDoctor(server)
    await openForm(page, doctor)
    await expect(field(page, say('Locality')).locator('option:checked')).toHaveText('T Nagar')
    await field(page, say('Landmark')).fill('Beside the library')
    await page.route(UPDATE, async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await press(page, say('Update'))
    await expectNotice(page, say('Your changes have been saved.'))
    await page.getByRole('link', { name: say('Back to profile') }).click()
    await expect(page.getByText('Beside the library')).toBeVisible()
  })
})

test('[PROF-13] leaving with unsaved changes asks first; without, it does not', async ({ page }) => {
  await openSignedIn(page, demoDoctor, VIEW)
  await page.getByRole('link', { name: say('Edit profile') }).click()
  await expect(field(page, say('Locality')).locator('option:checked')).toHaveText('T Nagar')
  await press(page, say('Back'))
  await expect(page).toHaveURL(VIEW)

  await page.getByRole('link', { name: say('Edit profile') }).click()
  await field(page, say('Landmark')).fill('Beside the library')
  const question = page.getByRole('alertdialog', { name: say('Leave without saving?') })
  await page.getByRole('link', { name: say('Back to profile') }).click()
  await expect(question).toBeVisible()
  await press(page, say('Stay'))
  await expect(field(page, say('Landmark'))).toHaveValue('Beside the library')
  await page.goBack()
  await expect(question).toBeVisible()
  await expect(page).toHaveURL(EDIT)
  await press(page, say('Leave'))
  await expect(page).toHaveURL(VIEW)
})

test.describe('on a phone of 320 px, in Tamil', () => {
  test.use({ viewport: { width: 320, height: 640 }, locale: 'ta-IN' })

  test('a Tamil name fits on both pages, and saving works', async ({ page, server }) => {
    const doctor = await completeDoctor(server, { doctor_name: 'முத்துலட்சுமி வெங்கடசுப்பிரமணியன்' })
    await openSignedIn(page, doctor, VIEW)
    await expect(page.getByRole('heading', { level: 1, name: doctor.doctor_name })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.locator(`a[href="${EDIT}"]`).click()
    const landmark = page.locator('input[name=landmark]')
    await expect(landmark).toHaveValue(PROFILE.landmark)
    await expect(page.locator('select[name=locality] option:checked')).toHaveText('T Nagar')
    await expectNoSidewaysScroll(page)
    await landmark.fill('நூலகம் அருகில்')
    const [answer] = await Promise.all([page.waitForResponse(UPDATE), page.locator('form button[type=submit]').click()])
    expect(answer.status()).toBe(200)
    await expectNotice(page, 'சுயவிவரம் சேமிக்கப்பட்டது.')
  })
})
