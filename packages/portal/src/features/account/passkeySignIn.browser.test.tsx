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
