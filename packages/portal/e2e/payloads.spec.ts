import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures.ts'
import { say } from './words.ts'

// Whatever somebody writes into a field stays text wherever it is shown (goal S3). The fixtures add that the browser saw no
// violation of the policy: nothing even tried to run.
const PAYLOADS = [
  '<script>window.hit=1</script>',
  '<img src=x onerror=window.hit=1>',
  '<svg onload=window.hit=1>',
  '<svg><script>window.hit=1</script></svg>',
  '<iframe srcdoc="<script>parent.hit=1</script>">',
  '<a href="javascript:window.hit=1">press</a>',
  'javascript:window.hit=1',
  '"><script>window.hit=1</script>',
  "'><img src=x onerror=window.hit=1>",
  '</textarea><script>window.hit=1</script>',
  '</title><script>window.hit=1</script>',
  '</script><script>window.hit=1</script>',
  '<style>@import "//evil.example/x.css";</style>',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<base href=//evil.example/>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '{{constructor.constructor("window.hit=1")()}}',
  '${window.hit=1}',
  '<math><mtext><table><mglyph><style><img src=x onerror=window.hit=1>',
  '&lt;script&gt;window.hit=1&lt;/script&gt;',
] as const

const hit = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'hit') as unknown)

/** Saves texts in the profile's own fields, as the form would. */
const saveProfile = (page: Page, texts: Record<string, string>) =>
  page.evaluate(async (changed) => {
    const profile = await fetch('/api/doctor/doctor-profile')
    const { data } = await profile.json()
    const doctor = data.doctorDetails
    const response = await fetch('/api/doctor/updateDoctorprofile', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: doctor.doctor_name,
        mobile: doctor.mobile_number,
        email: doctor.email,
        locality: doctor.locality._id,
        city_id: doctor.city_id,
        city_name: doctor.city_name,
        state_id: doctor.state_id,
        state_name: doctor.state_name,
        country_id: doctor.country_id,
        country_name: doctor.country_name,
        clinic_name: doctor.clinic_name,
        doctor_qualification: doctor.doctor_qualification,
        doctor_experience: doctor.doctor_experience,
        doctor_speciality: doctor.doctor_speciality._id,
        language: doctor.language,
        available_days: doctor.available_days,
        address: doctor.address,
        availableTime: doctor.availableTime,
        landmark: doctor.landmark,
        about: doctor.about,
        pincode: doctor.pincode,
        ...changed,
      }),
    })
    return { status: response.status, text: await response.text() }
  }, texts)

const FIELDS = ['clinic_name', 'landmark', 'about', 'address'] as const

test.describe('what somebody wrote stays text', () => {
  test.setTimeout(180_000)

  test('twenty payloads in the fields of the profile', async ({ page }) => {
    await signIn(page)
    for (let first = 0; first < PAYLOADS.length; first += FIELDS.length) {
      const texts = Object.fromEntries(FIELDS.map((field, index) => [field, PAYLOADS[first + index] ?? '']))
      expect(await saveProfile(page, texts)).toMatchObject({ status: 200 })
      await page.goto('/doctor/view-profile')
      const shown = page.getByRole('main')
      for (const field of FIELDS) {
        await expect(shown).toContainText((texts[field] ?? '').replaceAll(', ', ' ').slice(0, 20))
      }
      await page.goto('/doctor/edit-profile')
      await expect(page.getByLabel(say('Landmark'))).toHaveValue(texts['landmark'] ?? '')
      expect(await hit(page)).toBeUndefined()
    }
  })

  test('twenty payloads in the searches of bookings and tickets', async ({ page }) => {
    await signIn(page)
    for (const path of ['/doctor/appointment', '/doctor/tickets']) {
      await page.goto(path)
      const search = page.getByRole('searchbox')
      for (const payload of PAYLOADS) {
        const responded = page.waitForResponse(
          (response) => response.request().postData()?.includes('searchQuery') ?? false,
        )
        await search.fill(payload)
        await search.press('Enter')
        await responded
        await expect(search).toHaveValue(payload)
        expect(page.url()).not.toContain('hit')
      }
      expect(await hit(page)).toBeUndefined()
    }
  })

  test('twenty payloads as an address', async ({ page, server }) => {
    await page.goto('/')
    for (const payload of PAYLOADS) {
      await page.goto(
        `${server.origin}/doctor/${encodeURIComponent(payload)}?page=${encodeURIComponent(payload)}#${encodeURIComponent(payload)}`,
      )
      await expect(page.getByRole('heading').first()).toBeVisible()
      expect(new URL(page.url()).origin).toBe(server.origin)
    }
    expect(await hit(page)).toBeUndefined()
  })
})
