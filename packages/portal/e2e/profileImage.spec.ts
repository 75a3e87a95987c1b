import { Buffer } from 'node:buffer'
import type { Page } from '@playwright/test'
import { completeDoctor } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { expectToast, recordToasts } from './toasts.ts'
import { EDIT, openForm, VIEW } from './profileForm.ts'
import { say } from './words.ts'

/** The smallest valid PNG image: one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

test.beforeEach(async ({ page }) => recordToasts(page))

test.describe('[PROF-11] the profile image', () => {
  const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
    page.getByLabel(say('Upload Image')).setInputFiles({ name, mimeType, buffer })

  test('is previewed at once, sent as a form, and then shown everywhere; other files are refused', async ({
    page,
    server,
  }) => {
    const doctor = await completeDoctor(server)
    let respond = () => {}
    const held = new Promise<void>((resolve) => {
      respond = resolve
    })
    await page.route('**/doctor/updateDoctorProfileImage', async (route) => {
      await held
      await route.continue()
    })
    await openForm(page, doctor)
    const [request] = await Promise.all([
      page.waitForRequest('**/doctor/updateDoctorProfileImage'),
      choose(page, 'me.png', 'image/png', PNG),
    ])
    await expect(page.locator('main img[src^="blob:"]')).toBeVisible()
    expect(request.method()).toBe('PUT')
    expect(await request.headerValue('content-type')).toMatch(/^multipart\/form-data; boundary=/)
    expect(request.postDataBuffer()?.toString('latin1')).toContain('name="doctor_profile_img"')
    respond()
    await expectToast(page, say('Profile image updated successfully!'))

    const stored = await page.evaluate(() => localStorage.getItem('doctorImage'))
    expect(stored).toMatch(/\.webp$/)
    await expect(page.locator(`header img[src$="${stored}"]`)).toBeVisible()
    await page.getByRole('link', { name: say('Back to profile') }).click()
    await expect(page).toHaveURL(new RegExp(`${VIEW}$`))
    await expect(page.locator(`main img[src$="${stored}"]`)).toBeVisible()

    // A file that only claims to be a picture: the server checks its content.
    await page.locator(`a[href="${EDIT}"]`).click()
    await choose(page, 'fake.png', 'image/png', Buffer.from('<svg onload="alert(1)">'))
    await expectToast(page, say('Please choose a PNG, JPEG or WebP image.'))
  })
})
