import type { Page } from '@playwright/test'
import { confirmedDoctor, otherCode, type Registration } from './accounts.ts'
import { enterCredentials, expect, newCode, test } from './fixtures.ts'
import { expectNotice, keepNotices } from './notices.ts'
import { say } from './words.ts'

const NEW_PASSWORD = 'Willow3*Harbour'

const RESET = say('Reset Password', (words) => words.resetPassword.submit)

const forgot = (page: Page) => page.getByRole('dialog', { name: say('Forgot Password') })
const reset = (page: Page) =>
  page.getByRole('dialog', { name: say('Reset Password', (words) => words.resetPassword.title) })
const done = (page: Page) => page.getByRole('dialog', { name: say('Password reset') })
const emailField = (page: Page) => page.getByLabel(say('Registered email'))
const codeField = (page: Page) => reset(page).getByRole('textbox', { name: say('OTP') })
const newField = (page: Page) => page.getByLabel(say('New password'), { exact: true })
const confirmField = (page: Page) => page.getByLabel(say('Confirm password'), { exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Asks for the mail and comes to the reset overlay. */
async function askForCode(page: Page, doctor: Registration): Promise<void> {
  await page.goto('/doctor/login')
  await page.getByLabel(say('Email')).fill(doctor.email)
  await press(page, say('Forgot Password'))
  // What was typed in the form behind comes along.
  await expect(emailField(page)).toHaveValue(doctor.email)
  await press(page, say('Send Mail'))
  await expect(reset(page)).toBeVisible()
}

async function fillReset(page: Page, code: string, password = NEW_PASSWORD, confirmation = password): Promise<void> {
  await codeField(page).fill(code)
  await newField(page).fill(password)
  await confirmField(page).fill(confirmation)
}

test.beforeEach(async ({ page }) => keepNotices(page))

test('[AUTH-17] [AUTH-18] [AUTH-19] the whole way back from a forgotten password', async ({
  page,
  server,
  browser,
}) => {
  test.slow()
  const doctor = await confirmedDoctor(server)
  // Somebody is still signed in with the old password elsewhere.
  const elsewhere = await (await browser.newContext({ baseURL: server.origin })).newPage()
  await elsewhere.goto('/')
  await enterCredentials(elsewhere, doctor.email, doctor.password)
  await expect(elsewhere).toHaveURL(/\/doctor\/dashboard$/)

  await page.clock.install()
  await askForCode(page, doctor)
  await expectNotice(page, say('If an account with this email exists, we are sending a 6-digit code to it.'))
  await expect(forgot(page)).toBeHidden()
  await expect(reset(page).getByText(say('Customer Support'))).toBeVisible()
  await expect(reset(page).getByText(say('Terms of Service'))).toBeVisible()
  const code = await newCode(server, doctor.email, 1)

  await fillReset(page, `${otherCode(code).slice(0, 3)}x${otherCode(code).slice(3)}99`)
  await expect(codeField(page)).toHaveValue(otherCode(code))
  for (const field of [newField(page), confirmField(page)]) {
    await expect(field).toHaveAttribute('type', 'password')
    await reset(page)
      .getByRole('button', { name: say('Show password') })
      .first()
      .click()
    await expect(field).toHaveAttribute('type', 'text')
  }
  await press(page, RESET)
  await expectNotice(page, say('The code is wrong or no longer valid.'))
  await expect(newField(page)).toHaveValue(NEW_PASSWORD)
  await expect(confirmField(page)).toHaveValue(NEW_PASSWORD)

  // From here on the clock stands still until it is told to go on.
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
  await codeField(page).fill(code)
  const [request] = await Promise.all([
    page.waitForRequest('**/doctor/doctorConfirmForgotPassword'),
    press(page, RESET),
  ])
  expect(await request.headerValue('content-type')).toMatch(/^multipart\/form-data; boundary=/)
  const form = Object.fromEntries(
    [...(request.postData() ?? '').matchAll(/name="(\w+)"\r\n\r\n(.*)\r\n/g)].map(([, name, value]) => [name, value]),
  )
  expect(form).toEqual({ email: doctor.email, otp: code, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD })

  await expectNotice(page, say('Password changed successfully'))
  await page.clock.runFor(1990)
  await expect(reset(page)).toBeVisible()
  await page.clock.runFor(20)
  await expect(done(page)).toBeVisible()
  await expect(reset(page)).toBeHidden()
  await expect(done(page)).toContainText(
    `${say('Your password has been Successfully reset! Click Below to login')} Nalam`,
  )

  await page.clock.resume()
  await Promise.all([page.waitForEvent('load'), press(page, say('Continue'))])
  await expect(page).toHaveURL(/\/doctor\/login$/)

  await enterCredentials(page, doctor.email, doctor.password)
  await expectNotice(page, say('The email or the password is wrong.'))
  await enterCredentials(page, doctor.email, NEW_PASSWORD)
  await expect(page).toHaveURL(/\/doctor\/dashboard$/)

  await elsewhere.reload()
  await expect(elsewhere.getByRole('button', { name: say('Login') })).toBeVisible()
  await elsewhere.context().close()
})
