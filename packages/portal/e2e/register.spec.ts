import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll, newDoctor, otherCode, type Registration } from './accounts.ts'
import { doctors, expect, newCode, PASSWORD, test } from './fixtures.ts'
import { expectNotice, keepNotices } from './notices.ts'
import { say } from './words.ts'

const REGISTER = say('Register', (words) => words.registration.submit)
const nameField = (page: Page) => page.getByLabel(say('Doctor name'))
const emailField = (page: Page) => page.getByLabel(say('Email'))
const mobileField = (page: Page) => page.getByLabel(say('Mobile number'))
const passwordField = (page: Page) => page.getByLabel(say('Password'), { exact: true })
const codeField = (page: Page) => page.getByRole('textbox', { name: say('6-digit code') })
const sentTo = (email: string) =>
  say(`Enter the 6-digit code sent to ${email}`, (words) => words.codeVerification.sentTo(email))
/** What is said beside Resend, whatever the number of seconds. */
const WAITING = new RegExp(`^${say('in 7 s', (words) => words.codeVerification.resendIn(7)).replace('7', '\\d+')}$`)
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function fill(page: Page, doctor: Registration): Promise<void> {
  await nameField(page).fill(doctor.doctor_name)
  await emailField(page).fill(doctor.email)
  await mobileField(page).fill(doctor.mobile_number)
  await passwordField(page).fill(doctor.password)
}

/** What was typed is all still there. */
async function expectFilled(page: Page, doctor: Registration): Promise<void> {
  await expect(nameField(page)).toHaveValue(doctor.doctor_name)
  await expect(emailField(page)).toHaveValue(doctor.email)
  await expect(mobileField(page)).toHaveValue(doctor.mobile_number)
  await expect(passwordField(page)).toHaveValue(doctor.password)
}

test.beforeEach(async ({ page }) => {
  await keepNotices(page)
  await page.goto('/doctor/register')
})

test('[AUTH-08] [AUTH-12] [AUTH-14] registers, enters the mailed code, comes to the sign-in page and signs in', async ({
  page,
  server,
}) => {
  const doctor = newDoctor()
  await expect(page.getByRole('link', { name: say('Sign In') })).toHaveAttribute('href', '/doctor/login')
  await fill(page, doctor)
  const [request] = await Promise.all([page.waitForRequest('**/doctor/registerDoctor'), press(page, REGISTER)])
  expect(request.postDataJSON()).toEqual(doctor)

  await expect(page.getByText(sentTo(doctor.email))).toBeVisible()
  await expectNotice(page, say('Registration successful. We have sent a 6-digit code to your e-mail.'))
  const code = await newCode(server, doctor.email)

  await codeField(page).fill(otherCode(code))
  await press(page, say('Verify'))
  await expectNotice(page, say('The code is wrong or no longer valid.'))
  await expect(codeField(page)).toHaveValue(otherCode(code))

  await codeField(page).fill(code)
  const [confirmation] = await Promise.all([
    page.waitForRequest('**/doctor/confirmDoctorRegistration'),
    press(page, say('Verify')),
  ])
  expect(confirmation.postDataJSON()).toEqual({ email: doctor.email, confirmationCode: code })
  await expect(page).toHaveURL(/\/doctor\/login$/)
  await expectNotice(page, say('OTP verified successfully!'))

  // Confirmation opens no session; the address is there already.
  await expect(emailField(page)).toHaveValue(doctor.email)
  await passwordField(page).fill(doctor.password)
  await press(page, say('Login'))
  await expect(page).toHaveURL(/\/doctor\/dashboard$/)
})

test('[AUTH-08] the button reads "Registering..." while the server works, and a double press sends once', async ({
  page,
}) => {
  const sent: string[] = []
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/doctor/registerDoctor', async (route) => {
    sent.push(route.request().url())
    await held
    await route.continue()
  })
  await fill(page, newDoctor())
  await page.getByRole('button', { name: REGISTER }).dblclick()
  await expect(page.getByRole('button', { name: say('Registering...') })).toBeVisible()
  answer()
  await expect(codeField(page)).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('[AUTH-02] every rule is said in its own words and nothing is sent', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await press(page, REGISTER)
  for (const text of [
    'Doctor name is required',
    'Email is required',
    'Mobile number is required',
    'Password is required',
  ]) {
    await expect(page.getByText(say(text), { exact: true })).toBeVisible()
  }
  await expect(nameField(page)).toBeFocused()

  await fill(page, { doctor_name: 'K', email: 'kavitha', mobile_number: '12345', password: 'short' })
  for (const text of [
    'Name must be at least 2 characters',
    'Invalid email format',
    'Mobile number must be 10 digits',
    'Password must be at least 8 characters',
  ]) {
    await expect(page.getByText(say(text), { exact: true })).toBeVisible()
  }

  await fill(page, {
    doctor_name: 'K'.repeat(51),
    email: 'k@unknown.example',
    mobile_number: '5876543210',
    password: 'longenough1',
  })
  for (const text of [
    'Name cannot exceed 50 characters',
    'Email domain not allowed',
    'Mobile number should start with 6, 7, 8, or 9',
    'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character',
  ]) {
    await expect(page.getByText(say(text), { exact: true })).toBeVisible()
  }
  await press(page, REGISTER)
  await expect(nameField(page)).toBeFocused()
  expect(sent.filter((url) => url.includes('registerDoctor'))).toEqual([])
})

test('[AUTH-09] [AUTH-10] the name keeps letters and spaces only, the mobile number ten digits, typed or pasted', async ({
  page,
}) => {
  await nameField(page).pressSequentially('K4a3vi-tha R.2aman')
  await expect(nameField(page)).toHaveValue('Kavitha Raman')
  await mobileField(page).pressSequentially('98a76-54 321099')
  await expect(mobileField(page)).toHaveValue('9876543210')

  // Pasted as a person does, through the clipboard.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(() => navigator.clipboard.writeText('மு. கவிதா 2 (ராமன்)'))
  await nameField(page).selectText()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(nameField(page)).toHaveValue('மு கவிதா  ராமன்')
  await page.evaluate(() => navigator.clipboard.writeText('+91 91234-56789'))
  await mobileField(page).selectText()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(mobileField(page)).toHaveValue('9123456789')
})

test('[AUTH-11] domains below an allowed suffix register, the bare suffix does not', async ({ page }) => {
  for (const [email, text] of [
    ['kavitha@edu', 'Invalid email format'],
    ['kavitha@gov.in.example', 'Email domain not allowed'],
    ['kavitha@xac.in', 'Email domain not allowed'],
  ] as const) {
    await emailField(page).fill(email)
    await emailField(page).blur()
    await expect(page.getByText(say(text), { exact: true })).toBeVisible()
  }
  for (const email of [
    'kavitha@annauniv.edu',
    'kavitha@iitm.ac.in',
    'kavitha@tn.gov.in',
    'Kavitha@GMAIL.com',
    'kavitha@ac.in',
  ]) {
    await emailField(page).fill(email)
    await emailField(page).blur()
    await expect(emailField(page)).not.toHaveAttribute('aria-invalid', 'true')
  }
})

test('[AUTH-12] an address that is taken is said at its field; after a change the registration goes through', async ({
  page,
}) => {
  const doctor = newDoctor({ email: doctors.complete })
  await fill(page, doctor)
  await press(page, REGISTER)
  const text = say('An account with this e-mail or mobile number already exists.')
  await expectNotice(page, text)
  await expect(emailField(page)).toBeFocused()
  await expect(emailField(page)).toHaveAccessibleDescription(text)
  await expectFilled(page, doctor)

  await emailField(page).fill(newDoctor().email)
  await expect(emailField(page)).not.toHaveAttribute('aria-invalid', 'true')
  await press(page, REGISTER)
  await expect(codeField(page)).toBeVisible()
})

test('[AUTH-12] the registration can be started again with what was typed', async ({ page }) => {
  const doctor = newDoctor()
  await fill(page, doctor)
  await press(page, REGISTER)
  await expect(codeField(page)).toBeVisible()
  await press(page, say('Start again'))
  await expectFilled(page, doctor)
})

test('a password that anybody would guess is refused by the server, at its field', async ({ page }) => {
  const doctor = newDoctor({ password: 'Password@1' })
  await fill(page, doctor)
  await press(page, REGISTER)
  await expect(passwordField(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(passwordField(page)).toHaveAccessibleDescription(
    new RegExp(say('This password is among the first that a guesser would try. Choose another one.')),
  )
  await expect(passwordField(page)).toBeFocused()
  await expectFilled(page, doctor)
})

test('[AUTH-13] the code: one digit a box, Backspace goes back, letters are left out, a pasted mail line fills all six', async ({
  page,
}) => {
  await fill(page, newDoctor())
  await press(page, REGISTER)
  await expect(codeField(page)).toBeFocused()
  await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(codeField(page)).toHaveAttribute('inputmode', 'numeric')
  await page.keyboard.type('12x34')
  await expect(codeField(page)).toHaveValue('1234')
  await page.keyboard.press('Backspace')
  await expect(codeField(page)).toHaveValue('123')

  await press(page, say('Verify'))
  await expect(page.getByText(say('Enter the 6-digit code'), { exact: true })).toBeVisible()
  await expect(codeField(page)).toBeFocused()

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(() => navigator.clipboard.writeText(' 482 913 7'))
  await codeField(page).selectText()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(codeField(page)).toHaveValue('482913')
})

test('[AUTH-14] after five wrong codes even the right one is refused', async ({ page, server }) => {
  const doctor = newDoctor()
  await fill(page, doctor)
  await press(page, REGISTER)
  const code = await newCode(server, doctor.email)
  for (const attempt of [otherCode(code), otherCode(code), otherCode(code), otherCode(code), otherCode(code), code]) {
    await codeField(page).fill(attempt)
    const [answer] = await Promise.all([
      page.waitForResponse('**/doctor/confirmDoctorRegistration'),
      press(page, say('Verify')),
    ])
    expect(answer.status()).toBe(400)
    await expect(page.getByRole('button', { name: say('Verify'), exact: true })).toBeEnabled()
  }
  await expect(codeField(page)).toHaveValue(code)
})

test('[AUTH-15] Resend waits 30 seconds, then a new code comes and the old one is dead', async ({ page, server }) => {
  test.slow()
  const doctor = newDoctor()
  await fill(page, doctor)
  await press(page, REGISTER)
  const resend = page.getByRole('button', { name: say('Resend') })
  await expect(resend).toHaveAttribute('aria-disabled', 'true')
  await expect(resend).toHaveAccessibleDescription(WAITING)
  const first = await newCode(server, doctor.email)

  // The server keeps the same pause, so this cannot be hurried by a clock in the browser.
  await expect(resend).not.toHaveAttribute('aria-disabled', 'true', { timeout: 40_000 })
  const [request] = await Promise.all([page.waitForRequest('**/doctor/loginDoctor'), resend.click()])
  expect(request.postDataJSON()).toEqual({ email: doctor.email, password: doctor.password })
  await expectNotice(page, say('Your account is not confirmed yet. A new code is on its way to your e-mail.'))
  await expect(resend).toHaveAccessibleDescription(WAITING)
  const second = await newCode(server, doctor.email, 1)

  if (first !== second) {
    await codeField(page).fill(first)
    await press(page, say('Verify'))
    await expectNotice(page, say('The code is wrong or no longer valid.'))
  }
  await codeField(page).fill(second)
  await press(page, say('Verify'))
  await expect(page).toHaveURL(/\/doctor\/login$/)
})

test.describe('when the line is bad', () => {
  test('[AUTH-12] offline: said in words, nothing typed is lost, and trying again works', async ({ page, context }) => {
    const doctor = newDoctor()
    await fill(page, doctor)
    await context.setOffline(true)
    await press(page, REGISTER)
    await expectNotice(page, say('Registration failed'))
    await expectFilled(page, doctor)
    await context.setOffline(false)
    await press(page, REGISTER)
    await expect(codeField(page)).toBeVisible()
  })

  test('an answer lost on its way back is no failure: the account waits for its code', async ({ page, server }) => {
    const doctor = newDoctor()
    await page.route('**/doctor/registerDoctor', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await fill(page, doctor)
    await press(page, REGISTER)
    await expect(codeField(page)).toBeVisible()
    await codeField(page).fill(await newCode(server, doctor.email))
    await press(page, say('Verify'))
    await expect(page).toHaveURL(/\/doctor\/login$/)
  })

  test('lost twice: with the second press the account of the first is found', async ({ page, context }) => {
    const doctor = newDoctor()
    await page.route(
      '**/doctor/registerDoctor',
      async (route) => {
        await route.fetch()
        await context.setOffline(true)
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    await fill(page, doctor)
    await press(page, REGISTER)
    await expectNotice(page, say('Registration failed'))
    await context.setOffline(false)
    await press(page, REGISTER)
    await expect(codeField(page)).toBeVisible()
  })

  test('a confirmation whose answer got lost opens the account all the same', async ({ page, server }) => {
    const doctor = newDoctor()
    await fill(page, doctor)
    await press(page, REGISTER)
    await codeField(page).fill(await newCode(server, doctor.email))
    await page.route(
      '**/doctor/confirmDoctorRegistration',
      async (route) => {
        await route.fetch()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    await press(page, say('Verify'))
    await expect(page).toHaveURL(/\/doctor\/dashboard$/)
  })
})

test('a signed-in doctor has no business at the registration', async ({ page }) => {
  await page.goto('/')
  await emailField(page).fill(doctors.complete)
  await passwordField(page).fill(PASSWORD)
  await press(page, say('Login'))
  await expect(page).toHaveURL(/\/doctor\/dashboard$/)
  await page.goto('/doctor/register')
  await expect(page).toHaveURL(/\/doctor\/dashboard$/)
})

test.describe('on a phone of 320 px, in Tamil', () => {
  test.use({ viewport: { width: 320, height: 640 }, locale: 'ta-IN' })

  test('a Tamil name registers, and the mail comes in Tamil', async ({ page, server }) => {
    const doctor = newDoctor({ doctor_name: 'முத்துலட்சுமி சுப்பிரமணியன்' })
    await page.getByLabel('டாக்டரின் பெயர்').fill(doctor.doctor_name)
    await page.getByLabel('மின்னஞ்சல்').fill(doctor.email)
    await page.getByLabel('கைபேசி எண்').fill(doctor.mobile_number)
    await page.getByLabel('கடவுச்சொல்', { exact: true }).fill(doctor.password)
    await expectNoSidewaysScroll(page)
    await press(page, 'பதிவு செய்க')
    await expectNotice(page, 'பதிவு முடிந்தது. உங்கள் மின்னஞ்சலுக்கு அனுப்பிய 6 இலக்க OTP-ஐ உள்ளிடுங்கள்.')
    await expectNoSidewaysScroll(page)
    const code = await newCode(server, doctor.email)
    const [mail] = await server.mailsTo(doctor.email)
    expect(mail?.text).toMatch(/[\u0B80-\u0BFF]/)
    await page.getByRole('textbox').fill(code)
    await page.locator('form').getByRole('button').first().click()
    await expect(page).toHaveURL(/\/doctor\/login$/)
  })
})
