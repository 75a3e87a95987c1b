import type { Page } from '@playwright/test'
import { completeDoctor, expectNoSidewaysScroll, openSignedIn, PROFILE } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { expectNotice, keepNotices } from './notices.ts'
import { EDIT, field, openForm, press, VIEW } from './profileForm.ts'
import { say } from './words.ts'

const UPDATE = '**/doctor/updateDoctorprofile'

/** The profile as the server has it, read with the session of the page. */
const profileOf = (page: Page): Promise<{ landmark: string }> =>
  page.evaluate(async () => {
    const response = await fetch('/api/doctor/doctor-profile')
    return (await response.json()).data.doctorDetails
  })

test.beforeEach(async ({ page }) => keepNotices(page))

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
    const [response] = await Promise.all([
      page.waitForResponse(UPDATE),
      page.locator('form button[type=submit]').click(),
    ])
    expect(response.status()).toBe(200)
    await expectNotice(page, 'சுயவிவரம் சேமிக்கப்பட்டது.')
  })
})
