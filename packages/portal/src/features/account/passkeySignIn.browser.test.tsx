import type { PasskeyRequestOptions } from '@nalam/sdk'
import { askForPasskey } from '@nalam/sdk/passkeys'
import { respond } from '@nalam/sdk/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { enterCredentials } from '../../../test/elements.ts'
import { openPortal, type OpenPortal } from '../../../test/openPortal.tsx'

let portal: OpenPortal | undefined
afterEach(async () => {
  vi.restoreAllMocks()
  // The pages of the next file know no passkey.
  localStorage.removeItem('nalam.passkey')
  await portal?.close()
  portal = undefined
})

/** This browser has no authenticator: the doctor does not choose a passkey. */
const waitForDoctor = () =>
  vi.spyOn(navigator.credentials, 'get').mockImplementation(
    (options) =>
      new Promise((_, reject) => {
        options?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      }),
  )

it('[ACC-01] an autofill that is ended before it has begun ends', async () => {
  const ceremony = waitForDoctor()
  const controller = new AbortController()
  const options = { challenge: 'YQ', rpId: 'localhost', timeout: 300_000 } as PasskeyRequestOptions
  const asked = askForPasskey(options, { useBrowserAutofill: true, signal: controller.signal })
  controller.abort()
  await expect(asked).resolves.toBeUndefined()
  expect(ceremony).toHaveBeenCalledTimes(1)
})

it.each([0, 20_000, undefined])(
  '[ACC-01] the autofill does not ask the server again and again, however short a challenge lives: %s',
  async (timeout) => {
    const ceremony = waitForDoctor()
    const body = { statusCode: 200, data: { options: { challenge: 'YQ', rpId: 'localhost', timeout } } }
    portal = await openPortal(
      '/doctor/register',
      respond('getDoctorProfile', 401),
      respond('beginPasskeyLogin', 200, { body: body as never }),
    )
    localStorage.setItem('nalam.passkey', 'true')
    await userEvent.click(page.getByRole('link', { name: 'Sign In' }))
    await expect.poll(() => ceremony.mock.calls.length).toBeGreaterThan(0)
    await enterCredentials()
    await expect.element(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
    expect(portal.countOf('/doctor/passkey-login/options')).toBe(1)
  },
)

const refused = () => respond('loginDoctor', 400, { code: 'login.wrong_credentials' })
const signedOut = () => respond('getDoctorProfile', 401)

it('[ACC-01] after a refused password, a browser that knows no passkey offers them and the way back', async () => {
  waitForDoctor()
  portal = await openPortal('/doctor/login', signedOut(), refused())
  const byPasskey = page.getByRole('button', { name: 'Sign in with a passkey' })
  await expect.element(page.getByRole('button', { name: 'Login' })).toBeVisible()
  await expect.element(byPasskey).not.toBeInTheDocument()
  expect(portal.countOf('/doctor/passkey-login/options')).toBe(0)
  await enterCredentials()
  await expect.element(byPasskey).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Lost your passkeys?' }))
  const dialog = page.getByRole('dialog', { name: 'Lost your passkeys?' })
  await userEvent.fill(dialog.getByLabelText(/^Password/), 'Example@2026')
  await userEvent.click(dialog.getByRole('button', { name: 'Send code' }))
  await userEvent.fill(dialog.getByRole('textbox', { name: '6-digit code' }), '482913')
  await expect.element(page.getByRole('dialog', { name: '24 hours to go' })).toBeVisible()
  const [code] = portal.bodiesOf('/doctor/passkey-recovery')
  expect(code).toMatchObject({ confirmationCode: '482913' })
})

it('[EXT-01] a server without passkeys offers none after a refused password', async () => {
  portal = await openPortal('/doctor/login', signedOut(), refused(), respond('beginPasskeyLogin', 404))
  await enterCredentials()
  await expect.poll(() => portal?.countOf('/doctor/passkey-login/options')).toBe(1)
  await expect.element(page.getByRole('button', { name: 'Login' })).toBeEnabled()
  await expect.element(page.getByRole('button', { name: 'Sign in with a passkey' })).not.toBeInTheDocument()
})

it.each([
  ['stops the way back', [], 'Stopped'],
  ['that is unknown', [respond('stopRecovery', 404)], 'This link no longer works'],
  ['that is too late', [respond('stopRecovery', 409)], 'The 24 hours are over'],
])('[ACC-01] the link of the mail %s, also where a doctor is signed in', async (_title, handlers, heading) => {
  portal = await openPortal('/doctor/stop-recovery#mZ5pT0gA1c2VQy9rXw8LkA', ...handlers)
  await expect.element(page.getByRole('heading', { name: 'Stop the return to the password?' })).toBeVisible()
  expect(portal.countOf('/doctor/passkey-recovery/stop')).toBe(0)
  await userEvent.click(page.getByRole('button', { name: 'Stop' }))
  await expect.element(page.getByRole('heading', { name: heading })).toBeVisible()
  expect(portal.bodiesOf('/doctor/passkey-recovery/stop')).toEqual([{ token: 'mZ5pT0gA1c2VQy9rXw8LkA' }])
})
