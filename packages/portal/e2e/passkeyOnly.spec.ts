import type { CDPSession, Page } from '@playwright/test'
import { doctors, expect, newCode, PASSWORD, signIn, test } from './fixtures.ts'
import { expectToast, recordToasts } from './toasts.ts'

const WITH_EXTENSIONS = { tag: ['@extensions', '@wide'] }
const DAY_OVER = 'the test’s process can move the server’s clock'
const meena = doctors.complete

/** Gives the browser an authenticator in place of the one before, whose passkeys are lost. */
async function replaceAuthenticator(devtools: CDPSession, before?: string): Promise<string> {
  if (before !== undefined) await devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: before })
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
  return authenticatorId
}

/** Signs in, adds two passkeys and switches the password off; then the session ends. */
async function useOnlyPasskeys(page: Page) {
  await recordToasts(page)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await signIn(page)
  await page.goto('/doctor/settings')
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  const only = passkeys.getByRole('switch', { name: 'Only passkeys' })
  let authenticatorId: string | undefined
  for (const name of ['Passkey 1', 'Passkey 2']) {
    await expect(only).toHaveAttribute('aria-disabled', 'true')
    authenticatorId = await replaceAuthenticator(devtools, authenticatorId)
    await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(passkeys.getByText(name, { exact: true })).toBeVisible()
  }
  await only.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Use only passkeys' }).click()
  await expectToast(page, 'From now on you can sign in only with your passkeys.')
  await expect(only).toBeChecked()
  await page.context().clearCookies()
  // As a browser that knows nothing of passkeys.
  await page.evaluate(() => localStorage.clear())
  const askPresence = (enabled: boolean) =>
    devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId: authenticatorId ?? '', enabled })
  await askPresence(false)
  return { passkeys, askPresence }
}

/** Enters e-mail and password on the sign-in page. */
async function enterPassword(page: Page): Promise<void> {
  await page.goto('/doctor/login')
  await page.getByLabel('Email').fill(meena)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

async function isRefused(page: Page): Promise<void> {
  await enterPassword(page)
  await expectToast(page, 'The email or the password is wrong.')
  await expect(page).toHaveURL(/\/doctor\/login$/)
}

/** Begins the way back on the sign-in page, after the password was refused. */
async function beginWayBack(page: Page, server: Parameters<typeof newCode>[0]): Promise<string> {
  const seen = (await server.mailsTo(meena)).length
  await page.getByRole('button', { name: 'Lost your passkeys?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Lost your passkeys?' })
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await dialog.getByRole('textbox', { name: '6-digit code' }).fill(await newCode(server, meena, seen))
  await page.getByRole('dialog', { name: '24 hours to go' }).getByRole('button', { name: 'Back to Sign In' }).click()
  await expect.poll(async () => (await server.mailsTo(meena))[0]?.subject).toContain('Somebody asked to sign in')
  const [mail] = await server.mailsTo(meena)
  return /https?:\S+#[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
}

test(
  '[ACC-01] only passkeys sign in, and 24 hours after the way back began the password does again',
  WITH_EXTENSIONS,
  async ({ page, server }) => {
    test.skip(server.recover === undefined, DAY_OVER)
    const { passkeys, askPresence } = await useOnlyPasskeys(page)
    await isRefused(page)
    const button = page.getByRole('button', { name: 'Sign in with a passkey' })
    await expect(button).toBeVisible()
    await beginWayBack(page, server)
    await isRefused(page)
    await expect(button).toBeVisible()
    await askPresence(true)
    await button.click()
    await expect(page).toHaveURL(/\/doctor\/dashboard$/)
    await page.goto('/doctor/settings')
    await expect(passkeys.getByText(/^From .* you can sign in with your password again/)).toBeVisible()
    await page.context().clearCookies()
    await askPresence(false)
    await server.recover?.()
    await enterPassword(page)
    await expect(page).toHaveURL(/\/doctor\/dashboard$/)
    await page.goto('/doctor/settings')
    await expect(passkeys.getByText('Passkey 2', { exact: true })).toBeVisible()
    await expect(passkeys.getByRole('switch', { name: 'Only passkeys' })).not.toBeChecked()
  },
)

test(
  '[ACC-01] the way back is stopped by the link of the mail, and then it takes no effect',
  WITH_EXTENSIONS,
  async ({ page, server }) => {
    const { passkeys, askPresence } = await useOnlyPasskeys(page)
    await isRefused(page)
    await page.goto(await beginWayBack(page, server))
    await expect(page.getByRole('heading', { name: 'Cancel this request?' })).toBeVisible()
    await page.getByRole('button', { name: 'Cancel request' }).click()
    await expect(page.getByRole('heading', { name: 'Request cancelled' })).toBeVisible()
    await expect(page).toHaveTitle(/^Request cancelled · /)
    await server.recover?.()
    await isRefused(page)
    await askPresence(true)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page).toHaveURL(/\/doctor\/dashboard$/)
    await page.goto('/doctor/settings')
    await expect(passkeys.getByText('Passkey 2', { exact: true })).toBeVisible()
    await expect(passkeys.getByRole('button', { name: 'Cancel request' })).toHaveCount(0)
  },
)

test('[ACC-01] a link that no longer works says what to do', WITH_EXTENSIONS, async ({ page }) => {
  await page.goto('/doctor/stop-recovery#mZ5pT0gA1c2VQy9rXw8LkA')
  await page.getByRole('button', { name: 'Cancel request' }).click()
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to Sign In' }).click()
  await expect(page).toHaveURL(/\/doctor\/login$/)
})
