import { doctors, expect, PASSWORD, signIn, test } from './fixtures.ts'

test('[AUTH-03] [DASH-02] [FRAME-01] a doctor signs in and sees the bookings of the database', async ({ page, server }) => {
  await page.goto('/')
  await page.getByLabel('Email').fill(doctors.complete)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()

  await expect(page).toHaveURL(`${server.origin}/doctor/dashboard`)
  await expect(page.getByRole('status').getByText('Login successful')).toBeVisible()
  await expect(page.getByText('Dr. Meena Raghavan')).toBeVisible()

  // What the page shows is what the database holds.
  const { data } = await page.evaluate(async () => {
    const profile = await (await fetch('/api/doctor/doctor-profile')).json()
    const answer = await fetch('/api/doctor/doc-get-all-bookings', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ doctorId: profile.data.doctorDetails._id }),
    })
    return answer.json()
  })
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(6)
  for (const [index, booking] of data.slots.slice(0, 5).entries()) {
    await expect(rows.nth(index + 1)).toContainText(booking.bookingId)
    await expect(rows.nth(index + 1)).toContainText(booking.studentName)
  }
})

test('[SESS-02] a visitor who asks for a signed-in page signs in first and then comes to it', async ({ page }) => {
  await page.goto('/doctor/dashboard')
  await expect(page).toHaveURL(/\/$/)
  await page.getByLabel('Email').fill(doctors.complete)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/doctor\/dashboard$/)

  await page.goto('/doctor/login')
  await expect(page).toHaveURL(/\/doctor\/dashboard$/)
})
