import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPortal, type OpenPortal } from '../../../test/openPortal.tsx'

const PROFILE = '*/api/doctor/doctor-profile'

let portal: OpenPortal
let isBroken = false

beforeEach(async () => {
  isBroken = false
  const profile = http.get(PROFILE, () =>
    isBroken
      ? HttpResponse.json({ statusCode: 400, message: 'Not now.' }, { status: 400 })
      : HttpResponse.json({
          statusCode: 200,
          data: { doctorDetails: portal.data.doctor, capabilities: ['booking-filters', 'of-a-later-release'] },
        }),
  )
  portal = await openPortal('/doctor/dashboard', profile)
})
afterEach(async () => portal.close())

const today = page.getByRole('region', { name: 'Today', exact: true })

it('the server’s capabilities stay available after a change of the Active Status, even if the doctor cannot be read again', async () => {
  await expect.element(today).toBeVisible()
  isBroken = true
  await userEvent.click(page.getByRole('switch', { name: 'Active Status' }).first())
  await expect.poll(() => portal.countOf('/doctor/doctor-profile')).toBeGreaterThan(1)
  await expect.poll(() => portal.toasts()).not.toBe('')
  await expect.element(today).toBeVisible()
})
