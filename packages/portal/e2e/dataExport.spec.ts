import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { doctors, expect, PASSWORD, signIn, test } from './fixtures.ts'
import { expectToast, recordToasts } from './toasts.ts'

test(
  '[ACC-05] a doctor downloads all data as a ZIP file after a proof, and a mail tells of it',
  { tag: ['@extensions', '@wide'] },
  async ({ page, server }) => {
    await recordToasts(page)
    await signIn(page)
    await page.goto('/doctor/settings')
    let attempts = 0
    await page.route('**/api/doctor/data-export', async (route) => {
      attempts += 1
      if (attempts > 1) return route.continue()
      const body = {
        statusCode: 403,
        message: "Please confirm it's you.",
        code: 'proof.required',
        requestId: 'r',
      }
      return route.fulfill({ status: 403, json: body })
    })
    const section = page.getByRole('region', { name: 'My data' })
    await section.getByRole('button', { name: 'Download' }).click()
    const dialog = page.getByRole('dialog', { name: "Confirm it's you" })
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
    const downloading = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^nalam-\d{4}-\d\d-\d\d\.zip$/)
    await expectToast(page, 'Your data was exported.')
    const files = unzipSync(await readFile(await download.path()))
    const [doctor] = JSON.parse(strFromU8(files['doctors.json'] ?? new Uint8Array()))
    expect(doctor).toMatchObject({ email: doctors.complete })
    expect(strFromU8(files['bookings.csv'] ?? new Uint8Array())).toMatch(/^id,booking_number,.*\r\n.*NLM-\d+/)
    await expect(page.getByText('Your data was exported', { exact: true })).toBeVisible()
    const subjects = async () => (await server.mailsTo(doctors.complete)).map(({ subject }) => subject)
    await expect.poll(subjects).toContain('The data of your Nalam account was exported')
  },
)
