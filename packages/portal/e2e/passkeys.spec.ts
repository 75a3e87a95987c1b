import type { CDPSession, Page } from '@playwright/test'
import { expect, PASSWORD, signIn, test } from './fixtures.ts'
import { expectToast, recordToasts } from './toasts.ts'

const WITH_EXTENSIONS = { tag: ['@extensions', '@wide'] }

/** Gives the browser an authenticator that confirms by itself who is present. */
async function addAuthenticator(page: Page): Promise<{ devtools: CDPSession; authenticatorId: string }> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { devtools, authenticatorId }
}

test('[ACC-01] a passkey is added in the settings and removed again', WITH_EXTENSIONS, async ({ page }) => {
  await recordToasts(page)
  const { devtools, authenticatorId } = await addAuthenticator(page)
  await signIn(page)
  await page.goto('/doctor/settings')
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await expectToast(page, 'Passkey added.')
  await expect(passkeys.getByText('Passkey 1')).toBeVisible()
  const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId })
  expect(credentials).toEqual([expect.objectContaining({ isResidentCredential: true, rpId: 'localhost' })])
  await passkeys.getByRole('button', { name: 'Remove Passkey 1' }).click()
  await expectToast(page, 'Passkey removed.')
  await expect(passkeys.getByText('No passkeys yet.')).toBeVisible()
})

test('[ACC-01] a cancelled dialog of the browser adds nothing', WITH_EXTENSIONS, async ({ page }) => {
  await recordToasts(page)
  const { devtools, authenticatorId } = await addAuthenticator(page)
  await signIn(page)
  await page.goto('/doctor/settings')
  // The browser reports a doctor who is not verified as one who cancels.
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expectToast(page, 'No passkey was used.')
  await expect(page.getByText('No passkeys yet.')).toBeVisible()
})

test('[ACC-01] without a recent proof, the password is asked for first', WITH_EXTENSIONS, async ({ page }) => {
  await recordToasts(page)
  await addAuthenticator(page)
  await signIn(page)
  await page.goto('/doctor/settings')
  let attempts = 0
  await page.route('**/api/doctor/passkey-options', async (route) => {
    attempts += 1
    if (attempts > 1) return route.continue()
    const body = { statusCode: 403, message: 'Please confirm that it is you.', code: 'proof.required', requestId: 'r' }
    return route.fulfill({ status: 403, json: body })
  })
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expectToast(page, 'Passkey added.')
  await expect(page.getByText('Passkey 1')).toBeVisible()
})

test('[ACC-01] a doctor signs in with a passkey where she has added one', WITH_EXTENSIONS, async ({ page }) => {
  await recordToasts(page)
  const { devtools, authenticatorId } = await addAuthenticator(page)
  await page.goto('/doctor/login')
  const button = page.getByRole('button', { name: 'Sign in with a passkey' })
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  await expect(button).toHaveCount(0)
  await signIn(page)
  await page.goto('/doctor/settings')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expectToast(page, 'Passkey added.')
  // The session ends elsewhere; the browser knows only that there is a passkey.
  await page.context().clearCookies()
  await page.goto('/doctor/login')
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await button.click()
  await expect(button).toBeEnabled()
  await expect(page).toHaveURL(/\/doctor\/login$/)
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
  await button.click()
  await expect(page).toHaveURL(/\/doctor\/dashboard$/)
})
