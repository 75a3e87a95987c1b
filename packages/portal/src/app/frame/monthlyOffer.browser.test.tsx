import type { Fixtures } from '@nalam/sdk/testing'
import { respond } from '@nalam/sdk/testing'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { click, enterCredentials, expectAddress, expectToast } from '../../../test/elements.ts'
import { openPortal, type OpenPortal, type Setup } from '../../../test/openPortal.tsx'

const PASSKEYS = '/doctor/passkeys'
const DAY = 24 * 60 * 60_000

let portal: OpenPortal
let supported: ReturnType<typeof vi.fn>
beforeEach(() => {
  localStorage.removeItem('nalam.passkeyOffer')
  supported = vi.spyOn(PublicKeyCredential, 'isUserVerifyingPlatformAuthenticatorAvailable').mockResolvedValue(true)
})
afterEach(async () => {
  vi.restoreAllMocks()
  localStorage.removeItem('nalam.passkeyOffer')
  await portal.close()
})

const offered = (data: Fixtures): void => {
  data.capabilities = ['account-security']
}
const passkeys = (isAvailable: boolean, ...names: string[]): Setup =>
  http.get(`*/api${PASSKEYS}`, () =>
    HttpResponse.json({
      statusCode: 200,
      data: {
        isAvailable,
        passkeys: names.map((name) => ({ id: name, name, createdAt: '2026-11-20T06:12:00.000Z', isBackedUp: true })),
      },
    }),
  )

const offer = page.getByRole('region', { name: 'Sign in without a password next time' })
const heading = page.getByRole('heading', { name: 'Dashboard', level: 1 })
const dayBefore = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10)

/** Signs in with the password, on a server with these responses. */
async function signInTo(...setup: Setup[]): Promise<void> {
  portal = await openPortal('/', respond('getDoctorProfile', 401), offered, ...setup)
  await enterCredentials()
  await expect.element(heading).toBeVisible()
}

describe('the offer of a passkey', () => {
  it('[ACC-01] is made after a sign-in with a password, takes no focus, and is gone after Not now', async () => {
    await signInTo(passkeys(true))
    await expect.element(offer).toBeVisible()
    expect(offer.element().contains(document.activeElement)).toBe(false)
    expect(localStorage.getItem('nalam.passkeyOffer')).toBe(dayBefore(0))
    await click('Not now')
    await expect.element(offer).not.toBeInTheDocument()
    await expect.element(heading).toHaveFocus()
  })

  it('[ACC-01] begins the addition with one press, and stays if the doctor closes the dialog of the browser', async () => {
    const create = vi.spyOn(navigator.credentials, 'create').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    await signInTo(passkeys(true))
    await userEvent.click(offer.getByRole('button', { name: 'Add a passkey' }))
    await expectToast(portal, 'No passkey was used.')
    expect(create).toHaveBeenCalledOnce()
    await expect.element(offer).toBeVisible()
  })

  it('[ACC-01] leads to the settings if the sign-in is no proof any more', async () => {
    await signInTo(passkeys(true), respond('beginPasskey', 403, { code: 'proof.required' }))
    await userEvent.click(offer.getByRole('button', { name: 'Add a passkey' }))
    await expectAddress('/doctor/settings')
    await expectToast(portal, 'confirm')
  })

  it.each([
    ['29 days after the last one', dayBefore(29), false],
    ['30 days after the last one', dayBefore(30), true],
    ['after a date that cannot be read', 'yesterday', true],
  ])('[ACC-01] is made at most once a month: %s', async (_, last, isMade) => {
    localStorage.setItem('nalam.passkeyOffer', last)
    await signInTo(passkeys(true))
    if (isMade) return expect.element(offer).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: 'Tickets' }))
    await expectAddress('/doctor/tickets')
    expect(portal.countOf(PASSKEYS)).toBe(0)
    expect(localStorage.getItem('nalam.passkeyOffer')).toBe(last)
  })

  it.each([
    ['of a server without passkeys', passkeys(false)],
    ['to a doctor who has one', passkeys(true, 'Galaxy A55')],
  ])('[ACC-01] is not made %s', async (_, answer) => {
    await signInTo(answer)
    await expect.poll(() => portal.countOf(PASSKEYS)).toBe(1)
    // The second time the answer is there at once.
    await userEvent.click(page.getByRole('link', { name: 'Tickets' }))
    await expectAddress('/doctor/tickets')
    await userEvent.click(page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }))
    await expect.element(heading).toBeVisible()
    await expect.element(offer).not.toBeInTheDocument()
    expect(localStorage.getItem('nalam.passkeyOffer')).toBeNull()
  })

  it('[ACC-01] is not made in a browser that cannot keep one', async () => {
    supported.mockResolvedValue(false)
    await signInTo(passkeys(true))
    await expect.poll(() => supported.mock.calls.length).toBe(1)
    await userEvent.click(page.getByRole('link', { name: 'Tickets' }))
    await expectAddress('/doctor/tickets')
    expect(portal.countOf(PASSKEYS)).toBe(0)
  })

  it('[EXT-01] is not made where the server does not offer the settings of the account', async () => {
    await signInTo(passkeys(true), (data) => {
      data.capabilities = ['calendar-feed']
    })
    await userEvent.click(page.getByRole('link', { name: 'Tickets' }))
    await expectAddress('/doctor/tickets')
    expect(supported).not.toHaveBeenCalled()
    expect(portal.countOf(PASSKEYS)).toBe(0)
  })

  it('[ACC-01] is not made to a doctor whose session was still open', async () => {
    portal = await openPortal('/doctor/dashboard', offered, passkeys(true))
    await expect.element(heading).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: 'Tickets' }))
    await expectAddress('/doctor/tickets')
    expect(portal.countOf(PASSKEYS)).toBe(0)
  })
})
