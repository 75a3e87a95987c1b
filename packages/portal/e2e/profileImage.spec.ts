import { Buffer } from 'node:buffer'
import type { Page } from '@playwright/test'
import { completeDoctor } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { expectNotice, keepNotices } from './notices.ts'
import { demoDoctor, openForm, press, VIEW } from './profileForm.ts'
import { say } from './words.ts'

// The tracer itself fetches pictures by their blob address, which the policy forbids the page.
test.use({ trace: 'off' })

/** The smallest PNG that is an image: one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

test.beforeEach(async ({ page }) => keepNotices(page))

test.describe('[PROF-11] the profile image', () => {
  const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
    page.getByLabel(say('Upload Image')).setInputFiles({ name, mimeType, buffer })

  test('is previewed at once, sent as a form, and then everywhere', async ({ page, server }) => {
    const doctor = await completeDoctor(server)
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
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
    answer()
    await expectNotice(page, say('Profile image updated successfully!'))

    const stored = await page.evaluate(() => localStorage.getItem('doctorImage'))
    expect(stored).toMatch(/\.webp$/)
    await expect(page.locator(`header img[src$="${stored}"]`)).toBeVisible()
    await page.goto(VIEW)
    await expect(page.locator(`main img[src$="${stored}"]`)).toBeVisible()
  })

  test('a failure keeps the preview and can be tried again; other files are refused', async ({ page, server }) => {
    const doctor = await completeDoctor(server)
    await openForm(page, doctor)
    await choose(page, 'notes.txt', 'text/plain', Buffer.from('no image'))
    await expect(page.getByText(say('Choose an image file (PNG, JPEG or WebP)'))).toBeVisible()

    const image = '**/doctor/updateDoctorProfileImage'
    await page.route(image, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
    await choose(page, 'me.png', 'image/png', PNG)
    await expectNotice(page, say('Failed to upload image'))
    await page.route(image, (route) => route.abort('connectionreset'), { times: 1 })
    await press(page, say('Try again'))
    await expectNotice(page, say('Error uploading image'))
    await expect(page.locator('main img[src^="blob:"]')).toBeVisible()
    await press(page, say('Try again'))
    await expectNotice(page, say('Profile image updated successfully!'))

    // Pictures that only say they are some: the server looks inside.
    await choose(page, 'fake.png', 'image/png', Buffer.from('<svg onload="alert(1)">'))
    await expectNotice(page, say('Please choose a PNG, JPEG or WebP image.'))
  })
})

test('[PROF-12] certificates are previewed beside five places and sent nowhere', async ({ page }) => {
  await openForm(page, demoDoctor)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  await expect(page.locator('[data-placeholder]')).toHaveCount(5)
  await page.getByLabel(say('Upload Certificates')).setInputFiles([
    { name: 'degree.png', mimeType: 'image/png', buffer: PNG },
    { name: 'award.png', mimeType: 'image/png', buffer: PNG },
  ])
  await expect(page.getByRole('img', { name: 'degree.png' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'award.png' })).toBeVisible()
  await expect(page.locator('[data-placeholder]')).toHaveCount(3)
  await expect(
    page.getByText(say('Certificates are not uploaded yet. They are only shown on this page.')),
  ).toBeVisible()
  await press(
    page,
    say('Remove degree.png', (words) => words.images.remove('degree.png')),
  )
  await expect(page.getByRole('img', { name: 'degree.png' })).toHaveCount(0)
  expect(sent).toEqual([])
})
