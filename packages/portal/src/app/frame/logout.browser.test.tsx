import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPortal, type OpenPortal } from '../../../test/openPortal.tsx'

let portal: OpenPortal
afterEach(async () => portal.close())

const dialog = page.getByRole('alertdialog', { name: 'Confirm Logout' })
const lost = dialog.getByText(/Your changes will be lost\.$/)

async function askToLogOut(): Promise<void> {
  await userEvent.click(page.getByRole('button', { name: 'Account menu' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Logout' }))
  await expect.element(dialog).toBeVisible()
}

it('[AUTH-20] logging out with unsaved edits warns that they will be lost; Cancel keeps them', async () => {
  portal = await openPortal('/doctor/edit-profile')
  const clinic = page.getByLabelText('Clinic name')
  await expect.element(clinic).toBeVisible()
  await askToLogOut()
  await expect.element(lost).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }))

  await userEvent.fill(clinic, 'Kaveri Clinic')
  await askToLogOut()
  await expect.element(lost).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }))
  await expect.element(clinic).toHaveValue('Kaveri Clinic')
  expect(portal.countOf('/doctor/doctor-logout')).toBe(0)
})

it('after confirming, the doctor is not asked again whether to leave the form', async () => {
  portal = await openPortal('/doctor/edit-profile')
  await userEvent.fill(page.getByLabelText('Clinic name'), 'Kaveri Clinic')
  await askToLogOut()
  await userEvent.click(page.getByRole('button', { name: 'Yes, Logout!' }))
  await expect.element(page.getByRole('button', { name: 'Login' })).toBeVisible()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
})
