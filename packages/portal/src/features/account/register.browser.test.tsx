import { fault, respond } from '@nalam/sdk/testing'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, click, expectAddress, expectToast, pasteInto } from '../../../test/elements.ts'
import { hold } from '../../../test/handlers.ts'
import { openPortal, type OpenPortal } from '../../../test/openPortal.tsx'

const REGISTER = '/doctor/registerDoctor'
const CONFIRM = '/doctor/confirmDoctorRegistration'
const LOGIN = '/doctor/loginDoctor'
const DOCTOR = {
  doctor_name: 'Kavitha Raman',
  email: 'kavitha.raman@nalam.example',
  mobile_number: '9840012345',
  password: 'Orchid7&Lantern',
}

const nameField = page.getByLabelText('Doctor name')
const emailField = page.getByLabelText('Email')
const mobileField = page.getByLabelText('Mobile number')
const passwordField = page.getByLabelText('Password', { exact: true })
const codeField = page.getByRole('textbox', { name: '6-digit code' })

let portal: OpenPortal
beforeEach(async () => {
  portal = await openPortal('/doctor/register', respond('getDoctorProfile', 401))
  await nameField.findElement()
})
afterEach(async () => {
  vi.useRealTimers()
  await portal.close()
})

async function fill(change: Partial<typeof DOCTOR> = {}): Promise<void> {
  const doctor = { ...DOCTOR, ...change }
  await userEvent.fill(nameField, doctor.doctor_name)
  await userEvent.fill(emailField, doctor.email)
  await userEvent.fill(mobileField, doctor.mobile_number)
  await userEvent.fill(passwordField, doctor.password)
}

/** Expects that the form still has all its values. */
async function expectFilled(): Promise<void> {
  await expect.element(nameField).toHaveValue(DOCTOR.doctor_name)
  await expect.element(emailField).toHaveValue(DOCTOR.email)
  await expect.element(mobileField).toHaveValue(DOCTOR.mobile_number)
  await expect.element(passwordField).toHaveValue(DOCTOR.password)
}

async function register(): Promise<void> {
  await fill()
  await click('Register')
  await expect.element(codeField).toBeVisible()
}

const expectText = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible()

describe('the form', () => {
  it('[AUTH-08] the button reads "Registering..." while the server works, and a double click sends once', async () => {
    const held = hold(REGISTER)
    portal.use(held.handler)
    await expect.element(page.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/doctor/login')
    await fill()
    await userEvent.dblClick(button('Register'))
    await expect.element(button('Registering...')).toBeVisible()
    held.release()
    await expect.element(codeField).toBeVisible()
    expect(portal.bodiesOf(REGISTER)).toEqual([DOCTOR])
  })

  it('[AUTH-02] every rule has its own message and nothing is sent', async () => {
    await click('Register')
    await expectText('Doctor name is required')
    await expectText('Email is required')
    await expectText('Mobile number is required')
    await expectText('Password is required')
    await expect.element(nameField).toHaveFocus()

    await fill({ doctor_name: 'K', email: 'kavitha', mobile_number: '12345', password: 'short' })
    await userEvent.tab()
    await expectText('Name must be at least 2 characters')
    await expectText('Invalid email format')
    await expectText('Mobile number must be 10 digits')
    await expectText('Password must be at least 8 characters')

    await fill({
      doctor_name: 'K'.repeat(51),
      email: 'k@unknown.example',
      mobile_number: '5876543210',
      password: 'longenough1',
    })
    await userEvent.tab()
    await expectText('Name cannot exceed 50 characters')
    await expectText('Email domain not allowed')
    await expectText('Mobile number should start with 6, 7, 8, or 9')
    await expectText(
      'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character',
    )
    await click('Register')
    await expect.element(nameField).toHaveFocus()
    expect(portal.countOf(REGISTER)).toBe(0)
  })

  it('[AUTH-09] [AUTH-10] the name keeps letters and spaces only, the mobile number ten digits, typed or pasted', async () => {
    await userEvent.type(nameField, 'K4a3vi-tha R.2aman')
    await expect.element(nameField).toHaveValue('Kavitha Raman')
    await userEvent.type(mobileField, '98a76-54 321099')
    await expect.element(mobileField).toHaveValue('9876543210')

    await pasteInto(nameField, 'மு. கவிதா 2 (ராமன்)')
    await expect.element(nameField).toHaveValue('மு கவிதா  ராமன்')
    await pasteInto(mobileField, '+91 91234-56789')
    await expect.element(mobileField).toHaveValue('9123456789')
  })

  it('[AUTH-11] domains below an allowed suffix register, the bare suffix does not', async () => {
    for (const [email, text] of [
      ['kavitha@edu', 'Invalid email format'],
      ['kavitha@gov.in.example', 'Email domain not allowed'],
      ['kavitha@xac.in', 'Email domain not allowed'],
    ] as const) {
      await userEvent.fill(emailField, email)
      await userEvent.tab()
      await expectText(text)
    }
    for (const email of [
      'kavitha@annauniv.edu',
      'kavitha@iitm.ac.in',
      'kavitha@tn.gov.in',
      'Kavitha@GMAIL.com',
      'kavitha@ac.in',
    ]) {
      await userEvent.fill(emailField, email)
      await userEvent.tab()
      await expect.element(emailField).not.toHaveAttribute('aria-invalid', 'true')
    }
  })
})

describe('messages of the server', () => {
  it('[AUTH-12] a taken e-mail address shows an error at its field; after a change the registration succeeds', async () => {
    portal.use(respond('registerDoctor', 409, { code: 'account.taken', times: 1 }))
    await fill()
    await click('Register')
    const text = 'An account with this email or mobile number already exists.'
    await expectToast(portal, text)
    await expect.element(emailField).toHaveFocus()
    await expect.element(emailField).toHaveAccessibleDescription(text)
    await expectFilled()

    await userEvent.fill(emailField, 'another.kavitha@nalam.example')
    await expect.element(emailField).not.toHaveAttribute('aria-invalid', 'true')
    await click('Register')
    await expect.element(codeField).toBeVisible()
  })

  it('a password that anybody would guess is refused at its field', async () => {
    const text = 'This password is too easy to guess. Choose another one.'
    const body = {
      statusCode: 400,
      message: 'Please check the marked fields.',
      code: 'request.invalid',
      errors: { password: text },
      requestId: 'r',
    }
    portal.use(http.post(`*/api${REGISTER}`, () => HttpResponse.json(body, { status: 400 })))
    await fill()
    await click('Register')
    await expect.element(passwordField).toHaveAttribute('aria-invalid', 'true')
    await expect.element(passwordField).toHaveAccessibleDescription(new RegExp(text))
    await expect.element(passwordField).toHaveFocus()
    await expectFilled()
  })

  it('[AUTH-12] the registration can be restarted with the same input', async () => {
    await register()
    await click('Start again')
    await expectFilled()
  })

  it('[AUTH-12] without a connection, shows the error, keeps the input, and can be retried', async () => {
    portal.use(
      fault('registerDoctor', 'offline', { times: 1 }),
      fault('loginDoctor', 'offline', { times: 1 }),
      // No account has this address.
      respond('loginDoctor', 400),
    )
    await fill()
    await click('Register')
    await expectToast(portal, 'Registration failed')
    await expectFilled()
    await click('Register')
    await expect.element(codeField).toBeVisible()
  })

  it('a lost response is no failure: the account waits for its code', async () => {
    portal.use(fault('registerDoctor', 'offline'), respond('loginDoctor', 401))
    await register()
    expect(portal.countOf(REGISTER)).toBe(1)
  })

  it('if the response is lost twice, the second click finds the account of the first', async () => {
    portal.use(
      fault('registerDoctor', 'offline', { times: 1 }),
      fault('loginDoctor', 'offline', { times: 1 }),
      respond('registerDoctor', 409, { code: 'account.taken' }),
      respond('loginDoctor', 401),
    )
    await fill()
    await click('Register')
    await expectToast(portal, 'Registration failed')
    await click('Register')
    await expect.element(codeField).toBeVisible()
  })
})

describe('the code', () => {
  it('[AUTH-13] one digit a box, Backspace goes back, letters are left out, a pasted mail line fills all six', async () => {
    await register()
    await expect.element(codeField).toHaveFocus()
    await expect.element(codeField).toHaveAttribute('autocomplete', 'one-time-code')
    await expect.element(codeField).toHaveAttribute('inputmode', 'numeric')
    await userEvent.keyboard('12x34')
    await expect.element(codeField).toHaveValue('1234')
    await userEvent.keyboard('{Backspace}')
    await expect.element(codeField).toHaveValue('123')

    await click('Verify')
    await expectText('Enter the 6-digit code')
    await expect.element(codeField).toHaveFocus()

    await pasteInto(codeField, 'Your code is 482 913. It is valid for 10 minutes.')
    await expect.poll(() => portal.bodiesOf(CONFIRM)).toEqual([{ email: DOCTOR.email, confirmationCode: '482913' }])
  })

  it('[AUTH-14] a wrong code shows the message and stays; the right one leads to the sign-in page with the address', async () => {
    portal.use(respond('confirmDoctorRegistration', 400, { code: 'code.wrong', times: 1 }))
    await register()
    await userEvent.fill(codeField, '000000')
    await expectToast(portal, 'The code is wrong or no longer valid.')
    await expect.element(codeField).toHaveValue('000000')
    await userEvent.fill(codeField, '482913')
    await expectAddress('/doctor/login')
    await expectToast(portal, 'OTP verified successfully!')
    await expect.element(emailField).toHaveValue(DOCTOR.email)
    expect(portal.bodiesOf(CONFIRM)).toEqual([
      { email: DOCTOR.email, confirmationCode: '000000' },
      { email: DOCTOR.email, confirmationCode: '482913' },
    ])
  })

  it('a confirmation whose response is lost still opens the account', async () => {
    portal.use(
      fault('confirmDoctorRegistration', 'offline', { times: 1 }),
      // The first request has used the code.
      respond('confirmDoctorRegistration', 400, { code: 'code.wrong' }),
    )
    await register()
    await userEvent.fill(codeField, '482913')
    await expectAddress('/doctor/dashboard')
    expect(portal.bodiesOf(LOGIN)).toEqual([{ email: DOCTOR.email, password: DOCTOR.password }])
  })

  it('[AUTH-15] Resend waits 30 seconds and counts them down, asks for a code by a login, and waits again', async () => {
    portal.use(respond('loginDoctor', 401, { code: 'account.unconfirmed' }))
    await fill()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    await click('Register')
    await expect.element(codeField).toBeVisible()
    const resend = button('Resend')
    await expect.element(resend).toHaveAttribute('aria-disabled', 'true')
    await expect.element(resend).toHaveAccessibleDescription('in 30 s')
    await vi.advanceTimersByTimeAsync(29_000)
    await expect.element(resend).toHaveAccessibleDescription('in 1 s')
    await expect.element(resend).toHaveAttribute('aria-disabled', 'true')
    await vi.advanceTimersByTimeAsync(1_000)
    await expect.element(resend).not.toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(resend)
    await expectToast(portal, 'Your account is not confirmed yet. We are sending a new code to your email.')
    expect(portal.bodiesOf(LOGIN)).toEqual([{ email: DOCTOR.email, password: DOCTOR.password }])
    await expect.element(resend).toHaveAccessibleDescription('in 30 s')
  })
})

it('[SESS-02] a signed-in doctor is redirected from the registration', async () => {
  await portal.close()
  portal = await openPortal('/doctor/register')
  await expectAddress('/doctor/dashboard')
})
