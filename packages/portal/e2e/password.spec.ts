import type { Page } from '@playwright/test'
import { confirmedDoctor, expectNoSidewaysScroll, otherCode, type Registration } from './accounts.ts'
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

test('[AUTH-16] the dialog stays at Escape and a press beside it, says what is wrong, and leads back', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await page.goto('/')
  await press(page, say('Forgot Password'))
  await expect(forgot(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(forgot(page)).toBeVisible()

  await emailField(page).focus()
  await emailField(page).blur()
  await expect(page.getByText(say('Email is required'))).toBeVisible()
  await emailField(page).fill('meena@')
  await expect(page.getByText(say('Invalid email format'))).toBeVisible()
  await press(page, say('Send Mail'))
  await expect(emailField(page)).toBeFocused()
  expect(sent.filter((url) => url.includes('forgotpassword'))).toEqual([])

  await press(page, say('Back to Sign In'))
  await expect(forgot(page)).toBeHidden()
  await expect(page.getByRole('button', { name: say('Forgot Password') })).toBeFocused()
})

test('[AUTH-16] "Send Mail" reads "Submitting..." while the server works, and sends once', async ({ page }) => {
  const sent: unknown[] = []
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/doctor/forgotpassword', async (route) => {
    sent.push(route.request().postDataJSON())
    await held
    await route.continue()
  })
  await page.goto('/')
  await press(page, say('Forgot Password'))
  await emailField(page).fill('nobody.here@nalam.example')
  await page.getByRole('button', { name: say('Send Mail') }).dblclick()
  await expect(
    page.getByRole('button', { name: say('Submitting...', (words) => words.forgotPassword.submitting) }),
  ).toBeVisible()
  answer()
  // An address that nobody has is answered like any other.
  await expect(reset(page)).toBeVisible()
  expect(sent).toEqual([{ email: 'nobody.here@nalam.example' }])
})

test.describe('[AUTH-17] failures of the mail', () => {
  for (const [situation, status, body, text] of [
    ['401 with a message', 401, { message: 'No such account' }, 'No such account'],
    ['401 without a message', 401, {}, say('Something went wrong. Please try again.')],
    ['500 without a message', 500, {}, say('Something went wrong. Please try again.')],
    [
      'another failure without a message',
      418,
      {},
      say('Login failed', (words) => words.errors['forgotPassword.failure']),
    ],
  ] as const) {
    test(situation, async ({ page }) => {
      // Answers of another platform: ours gives none of them.
      await page.route('**/doctor/forgotpassword', (route) => route.fulfill({ status, json: body }))
      await page.goto('/')
      await press(page, say('Forgot Password'))
      await emailField(page).fill('nobody@nalam.example')
      await press(page, say('Send Mail'))
      await expectNotice(page, text)
      await expect(emailField(page)).toHaveValue('nobody@nalam.example')
      await expect(forgot(page)).toBeVisible()
    })
  }
})

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
  await expectNotice(page, say('If an account with this e-mail exists, a 6-digit code is on its way to it.'))
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
  await expectNotice(page, say('The e-mail or the password is wrong.'))
  await enterCredentials(page, doctor.email, NEW_PASSWORD)
  await expect(page).toHaveURL(/\/doctor\/dashboard$/)

  await elsewhere.reload()
  await expect(elsewhere.getByRole('button', { name: say('Login') })).toBeVisible()
  await elsewhere.context().close()
})

test('[AUTH-18] what is incomplete or differs is said before anything is sent', async ({ page, server }) => {
  const doctor = await confirmedDoctor(server)
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await askForCode(page, doctor)
  await press(page, RESET)
  await expect(codeField(page)).toBeFocused()
  await codeField(page).fill('123456')
  await press(page, RESET)
  await expect(newField(page)).toBeFocused()
  await expect(page.getByText(say('Please fill all the fields'))).toBeVisible()
  await fillReset(page, '123456', NEW_PASSWORD, `${NEW_PASSWORD}!`)
  await press(page, RESET)
  await expect(page.getByText(say('Passwords do not match'))).toBeVisible()
  await fillReset(page, '123456', 'short', 'short')
  await press(page, RESET)
  await expect(page.getByText(say('Password must be at least 8 characters'))).toBeVisible()
  expect(sent.filter((url) => url.includes('doctorConfirmForgotPassword'))).toEqual([])
})

test.describe('[AUTH-19] when the line is bad', () => {
  test('offline: said in words, nothing typed is lost, and trying again works', async ({ page, context, server }) => {
    const doctor = await confirmedDoctor(server)
    await askForCode(page, doctor)
    const code = await newCode(server, doctor.email, 1)
    await fillReset(page, code)
    await context.setOffline(true)
    await press(page, RESET)
    await expectNotice(page, say('Something went wrong. Please try again.'))
    await expect(codeField(page)).toHaveValue(code)
    await expect(newField(page)).toHaveValue(NEW_PASSWORD)
    await context.setOffline(false)
    await press(page, RESET)
    await expect(done(page)).toBeVisible()
  })

  test('an answer without a message', async ({ page, server }) => {
    const doctor = await confirmedDoctor(server)
    await page.route('**/doctor/doctorConfirmForgotPassword', (route) => route.fulfill({ status: 400, json: {} }))
    await askForCode(page, doctor)
    await fillReset(page, '123456')
    await press(page, RESET)
    await expectNotice(page, say('Something went wrong. Please try again later.'))
  })

  test('an answer lost on its way back is no failure: the new password holds', async ({ page, server }) => {
    const doctor = await confirmedDoctor(server)
    await askForCode(page, doctor)
    await fillReset(page, await newCode(server, doctor.email, 1))
    await page.route('**/doctor/doctorConfirmForgotPassword', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await press(page, RESET)
    await expectNotice(page, say('Password changed successfully'))
    await expect(done(page)).toBeVisible()
  })
})

test.describe('on a phone of 320 px, in Tamil', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('the dialogs fit, and the mail comes in the language chosen here', async ({ page, server }) => {
    await page.addInitScript(() => localStorage.setItem('nalam.language', 'ta'))
    const doctor = await confirmedDoctor(server)
    await page.goto('/')
    await page.getByLabel('மின்னஞ்சல்').fill(doctor.email)
    await page.locator('button[aria-haspopup=dialog]').click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('textbox')).toHaveValue(doctor.email)
    await expectNoSidewaysScroll(page)
    await dialog.locator('button[type=submit]').click()
    await expect(dialog.locator('input[autocomplete=one-time-code]')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await newCode(server, doctor.email, 1)
    const [mail] = await server.mailsTo(doctor.email)
    expect(mail?.text).toMatch(/[\u0B80-\u0BFF]/)
  })
})
