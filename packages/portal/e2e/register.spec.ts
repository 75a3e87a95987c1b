import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll, newDoctor, otherCode, type Registration } from './accounts.ts'
import { expect, newCode, test } from './fixtures.ts'
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
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function fill(page: Page, doctor: Registration): Promise<void> {
  await nameField(page).fill(doctor.doctor_name)
  await emailField(page).fill(doctor.email)
  await mobileField(page).fill(doctor.mobile_number)
  await passwordField(page).fill(doctor.password)
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
  await expectNotice(page, say('Registration successful. We have sent a 6-digit code to your email.'))
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

test.describe('on a phone of 320 px, in Tamil', () => {
  test.use({ viewport: { width: 320, height: 640 }, locale: 'ta-IN' })

  test('a Tamil name registers, a forgotten password is asked for, and the mails come in Tamil', async ({
    page,
    server,
  }) => {
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

    await expect(page.getByLabel('மின்னஞ்சல்')).toHaveValue(doctor.email)
    await page.locator('button[aria-haspopup=dialog]').click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('textbox')).toHaveValue(doctor.email)
    await expectNoSidewaysScroll(page)
    await dialog.locator('button[type=submit]').click()
    await expect(dialog.locator('input[autocomplete=one-time-code]')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await newCode(server, doctor.email, 1)
    const [reset] = await server.mailsTo(doctor.email)
    expect(reset?.text).toMatch(/[\u0B80-\u0BFF]/)
  })
})
