import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectToast } from '../../../test/elements.ts'
import { openPortal, type OpenPortal } from '../../../test/openPortal.tsx'

let portal: OpenPortal
beforeEach(async () => {
  const toggle = http.all('*/api/doctor/updateDoctorStatus', () => {
    portal.data.doctor.isActive = !portal.data.doctor.isActive
    return HttpResponse.json({ statusCode: 200, data: { message: 'Your status is live.' } })
  })
  portal = await openPortal('/doctor/dashboard', toggle, (data) => {
    data.doctor.isActive = false
  })
})
afterEach(async () => portal.close())

it('[FRAME-04] the switch of the Active Status says that it worked, and stands where it was put', async () => {
  const toggle = page.getByRole('switch', { name: 'Active Status' }).first()
  await expect.element(toggle).not.toBeChecked()
  await userEvent.click(toggle)
  await expectToast(portal, 'Your status is live.')
  await expect.element(toggle).toBeChecked()
  expect(portal.countOf('/doctor/updateDoctorStatus')).toBe(1)
  expect(window.localStorage.getItem('doctorStatus')).toBe('true')
})
