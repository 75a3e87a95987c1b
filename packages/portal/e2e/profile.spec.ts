import type { Page } from '@playwright/test'
import { completeDoctor, expectNoSidewaysScroll, openSignedIn, PROFILE, type Registration } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { expectToast, recordToasts } from './toasts.ts'
import { EDIT, VIEW } from './profileForm.ts'

const UPDATE = '**/doctor/updateDoctorprofile'

/** Returns the landmark from the server. */
const landmarkOf = async ({ request }: Page): Promise<string> =>
  (await (await request.get('/api/doctor/doctor-profile')).json()).data.doctorDetails.landmark

/** Saves the landmark as another device of the doctor would. */
async function saveLandmark({ request }: Page, doctor: Registration, landmark: string): Promise<number> {
  const { doctor_name: name, mobile_number: mobile, email } = doctor
  const data = { ...PROFILE, name, mobile, email, landmark }
  return (await request.put('/api/doctor/updateDoctorprofile', { data })).status()
}

test.beforeEach(async ({ page }) => recordToasts(page))

test.describe('on a phone of 320 px, in Tamil', () => {
  test.use({ viewport: { width: 320, height: 640 }, locale: 'ta-IN' })

  test('[PROF-13] a Tamil name fits on both pages; the change of another device is overwritten only after an error was shown', async ({
    page,
    server,
  }) => {
    const doctor = await completeDoctor(server, { doctor_name: 'முத்துலட்சுமி வெங்கடசுப்பிரமணியன்' })
    await openSignedIn(page, doctor, VIEW)
    await expect(page.getByRole('heading', { level: 1, name: doctor.doctor_name })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.locator(`a[href="${EDIT}"]`).click()
    const landmark = page.locator('input[name=landmark]')
    await expect(landmark).toHaveValue(PROFILE.landmark)
    await expect(page.locator('select[name=locality] option:checked')).toHaveText('T Nagar')
    await expectNoSidewaysScroll(page)
    const save = page.locator('form button[type=submit]')
    expect(await saveLandmark(page, doctor, 'Opposite the temple')).toBe(200)
    await landmark.fill('நூலகம் அருகில்')
    await save.click()
    await expect(landmark).toHaveAttribute('aria-invalid', 'true')
    await expect(landmark).toHaveValue('நூலகம் அருகில்')
    expect(await landmarkOf(page)).toBe('Opposite the temple')

    // Saving once more replaces the other change.
    const [response] = await Promise.all([page.waitForResponse(UPDATE), save.click()])
    expect(response.status()).toBe(200)
    expect(await landmarkOf(page)).toBe('நூலகம் அருகில்')
    await expectToast(page, 'சுயவிவரம் சேமிக்கப்பட்டது.')
  })
})
