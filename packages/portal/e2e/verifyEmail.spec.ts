import { doctors, expect, newCode, signIn, test } from './fixtures.ts'
import { expectToast, recordToasts } from './toasts.ts'
import { say } from './words.ts'

test(
  '[ACC-04] the email is verified in the profile by the mailed code, and stays so',
  { tag: '@extensions' },
  async ({ page, server }) => {
    await recordToasts(page)
    await signIn(page)
    await page.goto('/doctor/view-profile')
    const verify = page.getByRole('button', { name: say('Verify') })
    await verify.click()
    const dialog = page.getByRole('dialog', { name: say('OTP Verification') })
    await expect(dialog).toContainText(doctors.complete)
    const code = await newCode(server, doctors.complete)
    const field = dialog.getByRole('textbox', { name: say('6-digit code') })
    await field.fill(code === '000000' ? '111111' : '000000')
    await expectToast(page, say('The code is wrong or no longer valid.'))
    await field.fill(code)
    await expectToast(page, say('Your email is verified.'))
    await expect(dialog).toBeHidden()
    await expect(verify).toHaveCount(0)
    await page.reload()
    await expect(page.getByText(doctors.complete)).toBeVisible()
    await expect(verify).toHaveCount(0)
  },
)
