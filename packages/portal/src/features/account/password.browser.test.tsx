import { fault, respond } from '@nalam/sdk/testing'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, click, expectToast } from '../../../test/elements.ts'
import { hold, respondAt } from '../../../test/handlers.ts'
import { openPortal, type OpenPortal, type Setup } from '../../../test/openPortal.tsx'
import { createSessionChannel } from '../../shared/session/session.ts'

const FORGOT = '/doctor/forgotpassword'
const RESET = '/doctor/doctorConfirmForgotPassword'
const ADDRESS = 'kavitha.raman@nalam.example'
const NEW_PASSWORD = 'Willow3*Harbour'

const forgot = page.getByRole('dialog', { name: 'Forgot Password' })
const reset = page.getByRole('dialog', { name: 'Reset Password' })
const done = page.getByRole('dialog', { name: 'Password reset' })
const emailField = page.getByLabelText('Registered email')
const codeField = reset.getByRole('textbox', { name: 'OTP' })
const newField = page.getByLabelText('New password', { exact: true })
const confirmField = page.getByLabelText('Confirm password', { exact: true })

let portal: OpenPortal
afterEach(async () => {
  await portal.close()
})

async function openForgot(...setup: Setup[]): Promise<void> {
  portal = await openPortal('/', ...setup, respond('getDoctorProfile', 401))
  await click('Forgot Password')
  await expect.element(forgot).toBeVisible()
}

/** Requests the mail and opens the reset overlay. */
async function openReset(...setup: Setup[]): Promise<void> {
  await openForgot(...setup)
  await userEvent.fill(emailField, ADDRESS)
  await click('Send Mail')
  await expect.element(reset).toBeVisible()
}

async function fillReset(code: string, password = NEW_PASSWORD, confirmation = password): Promise<void> {
  await userEvent.fill(codeField, code)
  await userEvent.fill(newField, password)
  await userEvent.fill(confirmField, confirmation)
}

describe('asking for the mail', () => {
  it('[AUTH-16] stays open on Escape and on a click outside, shows errors, and leads back', async () => {
    await openForgot()
    await userEvent.keyboard('{Escape}')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(document.documentElement, { position: { x: 5, y: 5 }, force: true })
    await expect.element(forgot).toBeVisible()

    await userEvent.fill(emailField, 'm')
    await userEvent.clear(emailField)
    await userEvent.tab()
    await expect.element(page.getByText('Email is required')).toBeVisible()
    await userEvent.fill(emailField, 'meena@')
    await userEvent.tab()
    await expect.element(page.getByText('Invalid email format')).toBeVisible()
    await click('Send Mail')
    await expect.element(emailField).toHaveFocus()
    expect(portal.countOf(FORGOT)).toBe(0)

    await click('Back to Sign In')
    await expect.element(forgot).not.toBeInTheDocument()
    await expect.element(button('Forgot Password')).toHaveFocus()
  })

  it('[AUTH-16] "Send Mail" reads "Submitting..." while the server works, and sends once', async () => {
    const held = hold(FORGOT)
    await openForgot(held.handler)
    await userEvent.fill(emailField, ADDRESS)
    await userEvent.dblClick(button('Send Mail'))
    await expect.element(button('Submitting...')).toBeVisible()
    held.release()
    await expect.element(reset).toBeVisible()
    expect(portal.bodiesOf(FORGOT)).toEqual([{ email: ADDRESS }])
  })

  it.each([
    ['401 with a message', 401, { message: 'No such account' }, 'No such account'],
    ['401 without a message', 401, {}, 'Something went wrong. Please try again.'],
    ['500 without a message', 500, {}, 'Something went wrong. Please try again.'],
    ['another failure without a message', 418, {}, 'Login failed'],
  ])('[AUTH-17] %s', async (_situation, status, body, text) => {
    // Responses of another platform; our server sends none of them.
    await openForgot(respondAt(FORGOT, status, body))
    await userEvent.fill(emailField, ADDRESS)
    await click('Send Mail')
    await expectToast(portal, text)
    await expect.element(emailField).toHaveValue(ADDRESS)
    await expect.element(forgot).toBeVisible()
  })
})

describe('the new password', () => {
  it('[AUTH-18] shows an error for missing or different values before anything is sent', async () => {
    await openReset()
    await click('Reset Password')
    await expect.element(codeField).toHaveFocus()
    await userEvent.fill(codeField, '123456')
    await click('Reset Password')
    await expect.element(newField).toHaveFocus()
    await expect.element(page.getByText('Please fill all the fields')).toBeVisible()
    await fillReset('123456', NEW_PASSWORD, `${NEW_PASSWORD}!`)
    await click('Reset Password')
    await expect.element(page.getByText('Passwords do not match')).toBeVisible()
    await fillReset('123456', 'short', 'short')
    await click('Reset Password')
    await expect.element(page.getByText('Password must be at least 8 characters')).toBeVisible()
    expect(portal.countOf(RESET)).toBe(0)
  })

  it('[AUTH-18] the code takes up to six digits, each password can be shown, and customer support is linked', async () => {
    await openReset()
    await userEvent.type(codeField, '48x291399')
    await expect.element(codeField).toHaveValue('482913')
    for (const field of [newField, confirmField]) {
      await expect.element(field).toHaveAttribute('type', 'password')
      await userEvent.click(reset.getByRole('button', { name: 'Show password' }).first())
      await expect.element(field).toHaveAttribute('type', 'text')
    }
    await expect.element(reset.getByText('Customer Support')).toBeVisible()
    await expect.element(reset.getByText('Terms of Service')).toBeVisible()
  })

  it('[AUTH-17] [AUTH-19] a wrong code keeps the input; the right one is sent as a form, and two seconds later the next step is shown', async () => {
    let responded = Number.NaN
    const noteTime = http.all(`*/api${RESET}`, () => {
      responded = performance.now()
    })
    await openReset(noteTime, respond('confirmForgotPassword', 400, { code: 'code.wrong', times: 1 }))
    await expectToast(portal, 'If an account with this email exists, we are sending a 6-digit code to it.')
    await expect.element(forgot).not.toBeInTheDocument()
    await fillReset('000000')
    await click('Reset Password')
    await expectToast(portal, 'The code is wrong or no longer valid.')
    await expect.element(newField).toHaveValue(NEW_PASSWORD)
    await expect.element(confirmField).toHaveValue(NEW_PASSWORD)

    await userEvent.fill(codeField, '482913')
    const shown = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        if (done.query() === null) return
        observer.disconnect()
        resolve(performance.now())
      })
      observer.observe(document.body, { childList: true, subtree: true })
    })
    await click('Reset Password')
    await expectToast(portal, 'Password changed successfully')
    const form = [...String(portal.bodiesOf(RESET)[1]).matchAll(/name="(\w+)"\r\n\r\n(.*)\r\n/g)]
    expect(Object.fromEntries(form.map(([, name, value]) => [name, value]))).toEqual({
      email: ADDRESS,
      otp: '482913',
      newPassword: NEW_PASSWORD,
      confirmPassword: NEW_PASSWORD,
    })
    await expect
      .element(done)
      .toMatchTextContent('Your password has been Successfully reset! Click Below to login Nalam')
    await expect.element(reset).not.toBeInTheDocument()
    // A fake clock would run while the test waits for the response.
    expect((await shown) - responded).toBeGreaterThanOrEqual(2000)
  })

  it('[AUTH-19] without a connection, shows the error, keeps the input, and can be retried', async () => {
    await openReset(
      fault('confirmForgotPassword', 'offline', { times: 1 }),
      fault('loginDoctor', 'offline', { times: 1 }),
      // The new password is not valid yet.
      respond('loginDoctor', 400),
    )
    await fillReset('482913')
    await click('Reset Password')
    await expectToast(portal, 'Something went wrong. Please try again.')
    await expect.element(codeField).toHaveValue('482913')
    await expect.element(newField).toHaveValue(NEW_PASSWORD)
    await click('Reset Password')
    await expect.element(done).toBeVisible()
  })

  it('[AUTH-19] a refusal without a message', async () => {
    await openReset(respondAt(RESET, 400))
    await fillReset('123456')
    await click('Reset Password')
    await expectToast(portal, 'Something went wrong. Please try again later.')
  })

  describe('without a response that says whether it was changed', () => {
    const LOGIN = '/doctor/loginDoctor'

    /** Responds once to the reset in place of the server. */
    const respondOnce = (respondWith: () => Response) => http.all(`*/api${RESET}`, respondWith, { once: true })
    const badGateway = () => HttpResponse.json({}, { status: 502 })

    it.each([
      ['a lost response', () => HttpResponse.error()],
      ['a gateway that gave up', badGateway],
    ])('[AUTH-19] %s, but the new password is set: signs in with it and tells the other tabs', async (_, failing) => {
      await openReset(respondOnce(failing))
      const heard: string[] = []
      const stop = createSessionChannel().listen((news) => heard.push(news))
      await fillReset('482913')
      await click('Reset Password')
      await expectToast(portal, 'Password changed successfully')
      await expect.element(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
      expect(portal.bodiesOf(LOGIN)).toEqual([{ email: ADDRESS, password: NEW_PASSWORD }])
      await expect.poll(() => heard).toEqual(['signedIn'])
      stop()
    })

    it('[AUTH-19] a gateway gives up and the old password holds: shows the failure and sends the same code again', async () => {
      await openReset(respondOnce(badGateway), respond('loginDoctor', 400))
      await fillReset('482913')
      await click('Reset Password')
      await expectToast(portal, 'Something went wrong. Please try again')
      expect(portal.toasts()).not.toContain('Password changed successfully')
      await click('Reset Password')
      await expect.element(done).toBeVisible()
      expect([portal.countOf(RESET), portal.countOf(LOGIN)]).toEqual([2, 1])
    })

    it('[AUTH-19] asks the login again before it sends the code again, if the login failed too', async () => {
      await openReset(respondOnce(badGateway), respond('loginDoctor', 503, { times: 1 }))
      await fillReset('482913')
      await click('Reset Password')
      await expectToast(portal, 'Something went wrong. Please try again')
      await click('Reset Password')
      await expect.element(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
      expect([portal.countOf(RESET), portal.countOf(LOGIN)]).toEqual([1, 2])
    })
  })
})
