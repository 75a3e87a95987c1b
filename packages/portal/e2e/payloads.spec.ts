import type { Page } from '@playwright/test'
import { expect, takePreparedSession, test } from './fixtures.ts'
import { say } from './words.ts'

// Text that is entered in a field stays text wherever it is shown (goal S3). The fixtures also
// check that the browser reported no violation of the policy: no payload tried to run.
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

/** Saves texts in the profile's own fields, as the form does. */
async function saveProfile({ request }: Page, texts: Record<string, string>): Promise<number> {
  const profile = await request.get('/api/doctor/doctor-profile')
  const doctor = (await profile.json()).data.doctorDetails
  const response = await request.put('/api/doctor/updateDoctorprofile', {
    data: {
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
      ...texts,
    },
  })
  return response.status()
}

/** Joins as many of these as fit into a field of `most` characters. */
function joined(payloads: readonly string[], most: number): string {
  let text = payloads[0] ?? ''
  for (const payload of payloads.slice(1)) if (text.length + 1 + payload.length <= most) text += ` ${payload}`
  return text
}

/** Joins all of these into as few texts as possible, each of at most `most` characters. */
function grouped(payloads: readonly string[], most: number): string[] {
  const groups: string[] = []
  for (const payload of payloads) {
    const last = groups.at(-1)
    if (last !== undefined && last.length + 1 + payload.length <= most) groups[groups.length - 1] = `${last} ${payload}`
    else groups.push(payload)
  }
  return groups
}

test.describe('user input is shown as text', () => {
  test.setTimeout(180_000)

  test('twenty payloads in the fields of the profile', async ({ page }) => {
    await takePreparedSession(page)
    const half = PAYLOADS.length / 2
    for (const some of [PAYLOADS.slice(0, half), PAYLOADS.slice(half)]) {
      const [about, landmark] = [joined(PAYLOADS, 2000), joined(some, 200)]
      const texts = { about, landmark, address: joined(some, 500), clinic_name: joined(some.toReversed(), 120) }
      for (const payload of some) expect(texts.address).toContain(payload)
      expect(await saveProfile(page, texts)).toBe(200)
      await page.goto('/doctor/view-profile')
      await expect(page.getByRole('main')).toContainText(about)
      await expect(page.getByRole('main')).toContainText(texts.clinic_name)
      await page.locator('a[href="/doctor/edit-profile"]').click()
      await expect(page.getByLabel(say('Landmark'))).toHaveValue(landmark)
      expect(await hit(page)).toBeUndefined()
    }
  })

  test.describe('in searches and addresses', () => {
    test.use({ changesNothing: true })

    test('twenty payloads in the searches of bookings and tickets', async ({ page }) => {
      await takePreparedSession(page)
      for (const path of ['/doctor/appointment', '/doctor/tickets']) {
        await page.goto(path)
        const search = page.getByRole('searchbox')
        for (const payload of grouped(PAYLOADS, 100)) {
          const listResponse = page.waitForResponse(
            (response) => response.request().postData()?.includes('searchQuery') ?? false,
          )
          await search.fill(payload)
          await search.press('Enter')
          expect((await listResponse).status()).toBe(200)
          await expect(search).toHaveValue(payload)
          expect(page.url()).not.toContain('hit')
        }
        expect(await hit(page)).toBeUndefined()
      }
    })

    test('twenty payloads as an address', async ({ page, server }) => {
      const addressOf = (texts: readonly string[]) => {
        const text = encodeURIComponent(texts.join(' '))
        return `${server.origin}/doctor/${texts.map(encodeURIComponent).join('/')}?page=${text}#${text}`
      }
      await page.goto(addressOf(PAYLOADS))
      await expect(page.getByRole('heading').first()).toBeVisible()
      // Each one alone, opened like Back and Forward, without reloading the page.
      for (const payload of PAYLOADS) {
        await page.evaluate(
          (address) => {
            history.pushState(null, '', address)
            dispatchEvent(new PopStateEvent('popstate'))
          },
          addressOf([payload]),
        )
        await expect(page.getByRole('heading').first()).toBeVisible()
        expect(new URL(page.url()).origin).toBe(server.origin)
      }
      expect(await hit(page)).toBeUndefined()
    })
  })
})
