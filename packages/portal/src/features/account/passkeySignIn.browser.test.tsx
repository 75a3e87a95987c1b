import type { PasskeyRequestOptions } from '@nalam/sdk'
import { askForPasskey } from '@nalam/sdk/passkeys'
import { respond } from '@nalam/sdk/testing'
import { http, HttpResponse } from 'msw'
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

/** Nobody is signed in to a server that offers passkeys. */
const signedOut = () =>
  respond('getDoctorProfile', 401, {
    body: {
      statusCode: 401,
      message: 'Please sign in.',
      code: 'session.required',
      requestId: 'r',
      data: { capabilities: ['account-security'] },
    },
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
      signedOut(),
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

it('[ACC-01] the autofill and the button ask for one challenge, which nobody has answered', async () => {
  const ceremony = waitForDoctor()
  localStorage.setItem('nalam.passkey', 'true')
  portal = await openPortal('/doctor/login', signedOut())
  await expect.poll(() => ceremony.mock.calls.length).toBe(1)
  const challenges = () => ceremony.mock.calls.map(([options]) => new TextDecoder().decode(bytesOf(options)))
  ceremony.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
  await userEvent.click(page.getByRole('button', { name: 'Sign in with a passkey' }))
  // The dialog was closed, so the autofill offers passkeys again.
  await expect.poll(() => ceremony.mock.calls.length).toBe(3)
  expect(new Set(challenges()).size).toBe(1)
  expect(ceremony.mock.calls.map(([options]) => options?.mediation)).toEqual(['conditional', undefined, 'conditional'])
  expect(portal.countOf('/doctor/passkey-login/options')).toBe(1)
})
it('[ACC-01] a browser that cannot ask says so at the button, and nothing in the autofill', async () => {
  const ceremony = vi.spyOn(navigator.credentials, 'get').mockRejectedValue(new DOMException('', 'SecurityError'))
  localStorage.setItem('nalam.passkey', 'true')
  portal = await openPortal('/doctor/login', signedOut())
  await expect.poll(() => ceremony.mock.calls.length).toBe(1)
  expect(portal.toasts()).toBe('')
  await userEvent.click(page.getByRole('button', { name: 'Sign in with a passkey' }))
  await expect.poll(() => portal?.toasts()).toContain('Passkeys do not work at this address.')
  await expect.element(page.getByRole('button', { name: 'Login' })).toBeEnabled()
})

const bytesOf = (options: CredentialRequestOptions | undefined) =>
  options?.publicKey?.challenge ?? expect.unreachable('A ceremony has a challenge')

const refused = () => respond('loginDoctor', 400, { code: 'login.wrong_credentials' })

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

const lostPasskeys = () => page.getByRole('button', { name: 'Lost your passkeys?' })

it('[ACC-01] after a forgotten password the way back is there, of which the mail speaks', async () => {
  portal = await openPortal('/doctor/login', signedOut())
  await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), 'meena.raghavan@nalam.example')
  await expect.element(lostPasskeys()).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Forgot Password' }))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Send Mail' }))
  await userEvent.click(
    page.getByRole('dialog', { name: 'Reset Password' }).getByRole('button', { name: 'Back to Sign In' }),
  )
  await expect.element(lostPasskeys()).toBeVisible()
})

it('[ACC-01] the link of a mail leads to the way back, also in a new browser', async () => {
  waitForDoctor()
  portal = await openPortal('/doctor/login#lost-passkeys', signedOut())
  await expect.element(lostPasskeys()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible()
})

it('[ACC-01] a code whose response was lost is sent again, and the way back has begun', async () => {
  waitForDoctor()
  portal = await openPortal('/doctor/login#lost-passkeys', signedOut(), (data) => {
    data.passkeyOnly = {}
  })
  const { data } = portal
  let begun: string | undefined
  portal.use(
    http.post('*/doctor/passkey-recovery', () => {
      if (begun !== undefined) return undefined
      begun = new Date(Date.now() + 86_400_000).toISOString()
      data.passkeyOnly = { recoveryAt: begun, hasLink: true }
      return HttpResponse.error()
    }),
  )
  await userEvent.click(lostPasskeys())
  const dialog = page.getByRole('dialog', { name: 'Lost your passkeys?' })
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Email' }), 'meena.raghavan@nalam.example')
  await userEvent.fill(dialog.getByLabelText(/^Password/), 'Example@2026')
  await userEvent.click(dialog.getByRole('button', { name: 'Send code' }))
  await userEvent.fill(dialog.getByRole('textbox', { name: '6-digit code' }), '482913')
  await expect.poll(() => begun).toBeDefined()
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
  await expect.element(page.getByRole('dialog', { name: '24 hours to go' })).toBeVisible()
  expect(portal.countOf('/doctor/passkey-recovery')).toBe(2)
  expect(data.passkeyOnly?.recoveryAt).toBe(begun)
})

it('[EXT-01] a server without extensions is asked for none of them, also after a refused or forgotten password', async () => {
  localStorage.setItem('nalam.passkey', 'true')
  portal = await openPortal('/doctor/login#lost-passkeys', respond('getDoctorProfile', 401), refused())
  await enterCredentials()
  await expect.poll(() => portal?.countOf('/doctor/loginDoctor')).toBe(1)
  await expect.element(page.getByRole('button', { name: 'Login' })).toBeEnabled()
  await userEvent.click(page.getByRole('button', { name: 'Forgot Password' }))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Send Mail' }))
  await userEvent.click(
    page.getByRole('dialog', { name: 'Reset Password' }).getByRole('button', { name: 'Back to Sign In' }),
  )
  await expect.element(page.getByRole('button', { name: 'Sign in with a passkey' })).not.toBeInTheDocument()
  await expect.element(lostPasskeys()).not.toBeInTheDocument()
  expect(portal.countOf('/doctor/passkey-login/options')).toBe(0)
})

it.each([
  ['stops the way back', [], 'Request cancelled'],
  ['that is unknown', [respond('stopRecovery', 404)], 'This link no longer works'],
  ['that is too late', [respond('stopRecovery', 409)], 'The 24 hours are over'],
])('[ACC-01] the link of the mail %s, also where a doctor is signed in', async (_title, handlers, heading) => {
  portal = await openPortal('/doctor/stop-recovery#mZ5pT0gA1c2VQy9rXw8LkA', ...handlers)
  await expect.element(page.getByRole('heading', { name: 'Cancel this request?' })).toBeVisible()
  expect(portal.countOf('/doctor/passkey-recovery/stop')).toBe(0)
  await userEvent.click(page.getByRole('button', { name: 'Cancel request' }))
  await expect.element(page.getByRole('heading', { name: heading })).toBeVisible()
  expect(portal.bodiesOf('/doctor/passkey-recovery/stop')).toEqual([{ token: 'mZ5pT0gA1c2VQy9rXw8LkA' }])
})
