import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll, newDoctor } from './accounts.ts'
import { expect, newCode, test } from './fixtures.ts'
import { expectToast, recordToasts } from './toasts.ts'

const click = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test.beforeEach(async ({ page }) => {
  await recordToasts(page)
  await page.goto('/doctor/register')
})

test.describe('on a phone of 320 px, in Tamil', () => {
  test.use({ viewport: { width: 320, height: 640 }, locale: 'ta-IN' })

  test('[AUTH-08] a Tamil name registers, a forgotten password is asked for, and the mails come in Tamil', async ({
    page,
    server,
  }) => {
    const doctor = newDoctor({ doctor_name: 'முத்துலட்சுமி சுப்பிரமணியன்' })
    await page.getByLabel('டாக்டரின் பெயர்').fill(doctor.doctor_name)
    await page.getByLabel('மின்னஞ்சல்').fill(doctor.email)
    await page.getByLabel('கைபேசி எண்').fill(doctor.mobile_number)
    await page.getByLabel('கடவுச்சொல்', { exact: true }).fill(doctor.password)
    await expectNoSidewaysScroll(page)
    await click(page, 'பதிவு செய்க')
    await expectToast(page, 'பதிவு முடிந்தது. உங்கள் மின்னஞ்சலுக்கு அனுப்பிய 6 இலக்க OTP-ஐ உள்ளிடுங்கள்.')
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
