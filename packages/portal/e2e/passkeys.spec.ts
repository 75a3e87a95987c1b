import type { CDPSession, Page } from '@playwright/test'
import { doctors, expect, PASSWORD, signIn, signInByForm, test } from './fixtures.ts'
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

test('[ACC-01] a passkey is added in the settings, renamed and removed again', WITH_EXTENSIONS, async ({ page }) => {
  await recordToasts(page)
  const { devtools, authenticatorId } = await addAuthenticator(page)
  await signIn(page)
  await page.goto('/doctor/settings')
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await expectToast(page, 'Passkey added.')
  await expect(passkeys.getByText('Passkey 1')).toBeVisible()
  await passkeys.getByRole('button', { name: 'Rename Passkey 1' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rename the passkey' })
  await dialog.getByLabel('Name').fill('Galaxy A55')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Passkey renamed.')
  await expect(passkeys.getByText('Galaxy A55', { exact: true })).toBeVisible()
  const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId })
  expect(credentials).toEqual([expect.objectContaining({ isResidentCredential: true, rpId: 'localhost' })])
  await passkeys.getByRole('button', { name: 'Remove Galaxy A55' }).click()
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
    const body = { statusCode: 403, message: "Please confirm it's you.", code: 'proof.required', requestId: 'r' }
    return route.fulfill({ status: 403, json: body })
  })
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: "Confirm it's you" })
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expectToast(page, 'Passkey added.')
  await expect(page.getByText('Passkey 1')).toBeVisible()
})

/** Adds a passkey in the settings and ends the session: the browser knows only that there is one. */
async function addPasskey(page: Page): Promise<void> {
  await signIn(page)
  await page.goto('/doctor/settings')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expectToast(page, 'Passkey added.')
  await page.context().clearCookies()
}

test('[ACC-01] a doctor signs in with a passkey where she has added one', WITH_EXTENSIONS, async ({ page }) => {
  await recordToasts(page)
  const { devtools, authenticatorId } = await addAuthenticator(page)
  await page.goto('/doctor/login')
  const button = page.getByRole('button', { name: 'Sign in with a passkey' })
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  await expect(button).toHaveCount(0)
  await addPasskey(page)
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await page.goto('/doctor/login')
  await button.click()
  await expect(button).toBeEnabled()
  await expect(page).toHaveURL(/\/doctor\/login$/)
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
  await button.click()
  await expect(page).toHaveURL(/\/doctor\/dashboard$/)
})

test('[ACC-01] the autofill of the e-mail field signs in', WITH_EXTENSIONS, async ({ page }) => {
  await recordToasts(page)
  await addAuthenticator(page)
  await addPasskey(page)
  // The authenticator takes the passkey that the autofill offers, as a doctor would.
  await page.goto('/doctor/login')
  await expect(page).toHaveURL(/\/doctor\/dashboard$/)
  await expectToast(page, 'Login successful')
})

test('[ACC-01] the autofill stays quiet until a passkey is chosen', WITH_EXTENSIONS, async ({ page }) => {
  await recordToasts(page)
  const { devtools, authenticatorId } = await addAuthenticator(page)
  await addPasskey(page)
  await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false })
  const options = page.waitForResponse('**/api/doctor/passkey-login/options')
  await page.goto('/doctor/login')
  await options
  const email = page.getByLabel('Email')
  await expect(email).toHaveAttribute('autocomplete', 'username webauthn')
  // The form works beside it.
  await signIn(page)
})

test(
  '[ACC-01] a passkey is offered after a sign-in with a password, and added with one press',
  WITH_EXTENSIONS,
  async ({ page }) => {
    await recordToasts(page)
    await addAuthenticator(page)
    await signInByForm(page)
    const offer = page.getByRole('region', { name: 'Sign in without a password next time' })
    await offer.getByRole('button', { name: 'Add a passkey' }).click()
    await expectToast(page, 'Passkey added.')
    await expect(offer).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeFocused()
    await page.goto('/doctor/settings')
    await expect(page.getByRole('region', { name: 'Passkeys' }).getByText('Passkey 1')).toBeVisible()
  },
)

const LOGIN = '/api/doctor/passkey-login'

test(
  '[ACC-01] a copied authenticator is refused, and the doctor gets a mail',
  WITH_EXTENSIONS,
  async ({ page, server }) => {
    await recordToasts(page)
    const { devtools, authenticatorId } = await addAuthenticator(page)
    await addPasskey(page)
    const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId })
    const [original] = credentials
    if (original === undefined) throw new Error('There is no passkey')
    // Used so often since that the copy, which the autofill asks again, does not catch up.
    await devtools.send('WebAuthn.clearCredentials', { authenticatorId })
    await devtools.send('WebAuthn.addCredential', { authenticatorId, credential: { ...original, signCount: 1000 } })
    await page.goto('/doctor/login')
    await expect(page).toHaveURL(/\/doctor\/dashboard$/)
    await page.goto('about:blank')
    await page.context().clearCookies()
    // The copy knows the counter of the moment at which it was taken.
    await devtools.send('WebAuthn.clearCredentials', { authenticatorId })
    await devtools.send('WebAuthn.addCredential', { authenticatorId, credential: original })
    // The autofill asks again after a refusal, and an authenticator that answers at once would be
    // refused until the attempts of this address are used up.
    await page.route(`**${LOGIN}`, async (route) => {
      await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false })
      await route.continue()
    })
    await page.goto('/doctor/login')
    await expectToast(page, 'This passkey was not accepted. Please try again, or use your password.')
    await expect(page).toHaveURL(/\/doctor\/login$/)
    await expect
      .poll(async () => (await server.mailsTo(doctors.complete)).map(({ subject }) => subject))
      .toContain('A passkey of your Nalam account was refused')
  },
)

test('[ACC-01] a challenge that was answered cannot be answered again', WITH_EXTENSIONS, async ({ page }) => {
  await recordToasts(page)
  await addAuthenticator(page)
  await addPasskey(page)
  const sent = page.waitForRequest(`**${LOGIN}`)
  await page.goto('/doctor/login')
  await expect(page).toHaveURL(/\/doctor\/dashboard$/)
  const replayed = await page.request.post(LOGIN, { data: (await sent).postDataJSON() })
  expect(replayed.status()).toBe(400)
  expect(await replayed.json()).toMatchObject({ code: 'passkey.refused' })
})

test('[ACC-01] a passkey used on another origin of the same domain is refused', WITH_EXTENSIONS, async ({ page }) => {
  await recordToasts(page)
  await addAuthenticator(page)
  await addPasskey(page)
  // Another server on the computer: the browser gives it the passkeys of `localhost`.
  const OTHER = 'http://localhost:4999/'
  await page.route(OTHER, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Other</title>' }))
  await page.goto(OTHER)
  const begun = await page.request.post(`${LOGIN}/options`)
  const { data } = await begun.json()
  const assertion = await page.evaluate(async (options) => {
    const used = await navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
    })
    if (!(used instanceof PublicKeyCredential)) throw new Error('No passkey was used')
    const { id, response } = used.toJSON()
    if (!('signature' in response)) throw new Error('A passkey was created')
    const { clientDataJSON, authenticatorData, signature, userHandle } = response
    return { credentialId: id, clientDataJSON, authenticatorData, signature, userHandle }
  }, data.options)
  expect(Buffer.from(assertion.clientDataJSON, 'base64url').toString()).toContain('localhost:4999')
  const refused = await page.request.post(LOGIN, { data: assertion })
  expect(refused.status()).toBe(400)
  expect(await refused.json()).toMatchObject({ code: 'passkey.refused' })
})
