import { respond, type Fixtures } from '@nalam/sdk/testing'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { click, expectAddress, expectToast } from '../../../test/elements.ts'
import { openPortal, type OpenPortal, type Setup } from '../../../test/openPortal.tsx'

const SESSIONS = '/doctor/sessions'
const FEED = '/doctor/calendar-feed'
const PASSWORD = '/doctor/password'

let portal: OpenPortal
afterEach(async () => {
  vi.restoreAllMocks()
  await portal.close()
})

const offered = (data: Fixtures): void => {
  data.capabilities = ['account-security']
}
const session = (id: string, isThis: boolean) => ({
  id,
  browser: 'Chrome',
  system: isThis ? 'Windows' : 'Android',
  createdAt: '2026-11-24T03:11:00Z',
  lastUsedAt: '2026-11-24T04:20:00Z',
  isThis,
})
/** A server with these sessions, which end. */
function signedIn() {
  let open = [session('ses_1', true), session('ses_2', false)]
  const end = (id: string) => (open = open.filter((one) => one.id !== id))
  const handlers: Setup[] = [
    http.get(`*/api${SESSIONS}`, () => HttpResponse.json({ statusCode: 200, data: { sessions: open } })),
    http.delete(`*/api${SESSIONS}/:id`, ({ params }) => {
      end(String(params.id))
      return HttpResponse.json({ statusCode: 200, message: 'That device is signed out.', code: 'session.ended' })
    }),
  ]
  return { end, handlers }
}

async function fillIn({ endsFeed = false } = {}): Promise<void> {
  await click('Change password')
  const dialog = page.getByRole('dialog', { name: 'Change password' })
  await userEvent.fill(dialog.getByLabelText('Current password', { exact: true }), 'Example@2026')
  await userEvent.fill(dialog.getByLabelText('New password', { exact: true }), 'Coconut@Grove71')
  await userEvent.fill(dialog.getByLabelText('New password again', { exact: true }), 'Coconut@Grove71')
  await expect.element(dialog).toBeVisible()
  expect(dialog.element().querySelector<HTMLInputElement>('[autocomplete=username]')?.value).toMatch(/@/)
  if (endsFeed) await userEvent.click(dialog.getByRole('checkbox', { name: /my calendar link/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Change password' }))
}

const withFeed = (data: Fixtures): void => {
  data.capabilities = ['account-security', 'calendar-feed']
}

describe('the settings', () => {
  it('[INTAKE-04] say which platforms book, and how many in 30 days', async () => {
    portal = await openPortal('/doctor/settings', (data) => void (data.capabilities = ['intake']))
    const sources = page.getByRole('region', { name: 'Where bookings come from' })
    await expect.element(sources.getByText(/bookings? in 30 days/).first()).toBeVisible()
    await portal.close()
    portal = await openPortal('/doctor/settings', offered, ...signedIn().handlers)
    await expect.element(page.getByRole('heading', { name: 'Security activity' })).toBeVisible()
    expect(portal.countOf('/doctor/booking-sources')).toBe(0)
    expect(portal.countOf('/doctor/reminder-settings')).toBe(0)
  })

  it('[MSG-06] choose whether the time of patients who cannot come is free', async () => {
    portal = await openPortal('/doctor/settings', (data) => void (data.capabilities = ['messages']))
    const frees = page.getByRole('switch', { name: 'Free the time of patients who cannot come' })
    await expect.element(frees).toBeChecked()
    await userEvent.click(frees)
    await expect.element(frees).not.toBeChecked()
    await expect.poll(() => portal.bodiesOf('/doctor/reminder-settings')).toContainEqual({ freesTime: false })
  })

  it('[FEED-01] have a calendar feed only where the server offers it', async () => {
    portal = await openPortal('/doctor/settings', offered, ...signedIn().handlers)
    await expect.element(page.getByRole('heading', { name: 'Security activity' })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Calendar feed' })).not.toBeInTheDocument()
    expect(portal.countOf(FEED)).toBe(0)
  })

  it('[FEED-01] create a link on the origin of the server, show names, and switch the link off', async () => {
    portal = await openPortal('/doctor/settings', withFeed, ...signedIn().handlers)
    await click('Create link')
    await expectToast(portal, 'Calendar link created.')
    const link = page.getByLabelText('Your link')
    await expect.element(link).toHaveValue(`${location.origin}/calendar/9n3tXqK2bVw7YzR5sLdA1g.ics`)
    const names = page.getByRole('switch', { name: 'Show patients’ names' })
    await expect.element(names).not.toBeChecked()
    await userEvent.click(names)
    await expect.element(names).toBeChecked()
    await expect.poll(() => portal.bodiesOf(FEED)).toContainEqual({ showsNames: true })
    await click('Switch off')
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Switch off' }))
    await expect.element(page.getByText('There is no link yet.')).toBeVisible()
    await expect.element(link).not.toBeInTheDocument()
  })

  it('[FEED-01] names and a link are asked for again after a proof, and a new password can end the link', async () => {
    const refuse = (method: 'post' | 'put') =>
      http[method](
        `*/api${FEED}`,
        () =>
          HttpResponse.json(
            { statusCode: 403, message: 'Please confirm', code: 'proof.required', requestId: 'r' },
            { status: 403 },
          ),
        { once: true },
      )
    portal = await openPortal('/doctor/settings', withFeed, ...signedIn().handlers, refuse('post'), refuse('put'))
    const prove = async (about: string) => {
      const proof = page.getByRole('dialog', { name: "Confirm it's you" })
      await expect.element(proof).toHaveAccessibleDescription(about)
      // For password managers.
      expect(proof.element().querySelector<HTMLInputElement>('[autocomplete=username]')?.value).toMatch(/@/)
      await userEvent.fill(proof.getByLabelText('Password', { exact: true }), 'Example@2026')
      await userEvent.click(proof.getByRole('button', { name: 'Confirm' }))
    }
    await click('Create link')
    await prove('Create link')
    await expect.element(page.getByLabelText('Your link')).toBeVisible()
    const names = page.getByRole('switch', { name: 'Show patients’ names' })
    await userEvent.click(names)
    await prove('Show patients’ names')
    await expect.element(names).toBeChecked()
    await fillIn({ endsFeed: true })
    await expect
      .poll(() => portal.bodiesOf(PASSWORD))
      .toContainEqual({
        currentPassword: 'Example@2026',
        newPassword: 'Coconut@Grove71',
        confirmPassword: 'Coconut@Grove71',
        endsCalendarFeed: true,
      })
    await expect.element(page.getByText('There is no link yet.')).toBeVisible()
  })

  it('[FEED-01] a link that is not created is said, and nothing is shown', async () => {
    portal = await openPortal(
      '/doctor/settings',
      withFeed,
      ...signedIn().handlers,
      http.post(`*/api${FEED}`, () =>
        HttpResponse.json(
          { statusCode: 500, message: 'Failed to create the calendar link', code: 'x', requestId: 'r' },
          { status: 500 },
        ),
      ),
    )
    await click('Create link')
    await expectToast(portal, 'Failed to create the calendar link')
    await expect.element(page.getByText('There is no link yet.')).toBeVisible()
    await expect.element(page.getByLabelText('Your link')).not.toBeInTheDocument()
  })

  it('[EXT-01] exist only where the server offers them', async () => {
    portal = await openPortal('/doctor/settings')
    await expect.element(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await click('Account menu')
    await expect.element(page.getByRole('menuitem', { name: 'My Profile' })).toBeVisible()
    await expect.element(page.getByRole('menuitem', { name: 'Settings' })).not.toBeInTheDocument()
  })

  it('[EXT-01] have the feed alone where the server offers nothing else, and ask for nothing else', async () => {
    portal = await openPortal('/doctor/view-profile', (data) => {
      data.capabilities = ['calendar-feed']
    })
    await click('Account menu')
    await userEvent.click(page.getByRole('menuitem', { name: 'Settings' }))
    await expectAddress('/doctor/settings')
    await expect.element(page.getByRole('button', { name: 'Create link' })).toBeVisible()
    const index = page.getByRole('navigation', { name: 'On this page' })
    expect(
      index
        .getByRole('link')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Language and appearance', 'Calendar feed'])
    expect(page.getByRole('main').getByRole('region').elements()).toHaveLength(2)
    for (const path of [SESSIONS, '/doctor/passkeys', '/doctor/activity']) expect(portal.countOf(path)).toBe(0)
  })

  it.each([
    ['InvalidStateError', 'This device already has a passkey for your account.'],
    ['ConstraintError', 'This device cannot use passkeys. Set up a screen lock, or use another device.'],
    ['NotSupportedError', 'This device cannot use passkeys. Set up a screen lock, or use another device.'],
    ['SecurityError', 'Passkeys do not work at this address. Open the page at its usual address.'],
    ['NotReadableError', 'Your device could not use the passkey. Please try again.'],
    ['NotAllowedError', 'No passkey was used.'],
    ['AbortError', 'No passkey was used.'],
  ])('[ACC-01] say why the browser created no passkey: %s', async (name, text) => {
    vi.spyOn(navigator.credentials, 'create').mockRejectedValue(new DOMException('', name))
    portal = await openPortal('/doctor/settings', offered, ...signedIn().handlers)
    await click('Add a passkey')
    await expectToast(portal, text)
    const ask = page.getByRole('button', { name: 'Add a passkey' })
    await expect.element(ask).toBeEnabled()
    expect(portal.requests).not.toContain('POST /doctor/passkeys')
  })

  it('[ACC-01] passkeys that cannot be loaded can be tried again', async () => {
    const failing = respond('listPasskeys', 500, { times: 1 })
    portal = await openPortal('/doctor/settings', offered, ...signedIn().handlers, failing)
    const section = page.getByRole('region', { name: 'Passkeys' })
    await userEvent.click(section.getByRole('button', { name: 'Try again' }))
    await expect.element(section.getByText('Pixel 9', { exact: true })).toBeVisible()
  })

  it('[ACC-01] there are no passkeys on a server that has none', async () => {
    const none = { statusCode: 200, data: { isAvailable: false, isPasskeyOnly: false, passkeys: [] } }
    const handler = respond('listPasskeys', 200, { body: none })
    portal = await openPortal('/doctor/settings', offered, ...signedIn().handlers, handler)
    await expect.element(page.getByText('This device')).toBeVisible()
    await expect.element(page.getByRole('region', { name: 'Passkeys' })).not.toBeInTheDocument()
  })

  it('change language and appearance as the menu of the top bar does', async () => {
    portal = await openPortal('/doctor/settings', withFeed, ...signedIn().handlers)
    const section = page.getByRole('region', { name: 'Language and appearance' })
    await userEvent.click(section.getByRole('radio', { name: 'High contrast' }))
    await expect.element(section.getByRole('radio', { name: 'High contrast' })).toBeChecked()
    expect(localStorage.getItem('nalam.appearance')).toBe('high-contrast')
    await userEvent.click(section.getByRole('radio', { name: 'தமிழ்' }))
    const inTamil = page.getByRole('region', { name: 'மொழியும் தோற்றமும்' })
    await expect.element(inTamil.getByRole('radio', { name: 'தமிழ்' })).toHaveFocus()
    expect(localStorage.getItem('nalam.language')).toBe('ta')
  })

  it('[ACC-03] are in the account menu; a device is signed out and leaves the list', async () => {
    portal = await openPortal('/doctor/view-profile', offered, ...signedIn().handlers)
    await click('Account menu')
    await userEvent.click(page.getByRole('menuitem', { name: 'Settings' }))
    await expectAddress('/doctor/settings')
    await click('Sign out, Chrome on Android')
    await expectToast(portal, 'Chrome on Android is signed out.')
    await expect.element(page.getByText('Chrome on Android', { exact: true })).not.toBeInTheDocument()
    await expect.element(page.getByText('This device')).toBeVisible()
  })

  it('[ACC-01] switch the password off, show the way back and stop it', async () => {
    let beginRecovery = (): void => undefined
    portal = await openPortal('/doctor/settings', (data) => {
      offered(data)
      beginRecovery = () => {
        data.passkeyOnly = { recoveryAt: '2099-11-25T04:20:00.000Z' }
      }
      data.passkeys = ['Phone', 'Laptop'].map((name, index) => {
        return { id: `psk_${index}`, name, createdAt: '2026-11-20T06:12:00.000Z', isBackedUp: false }
      })
    })
    const only = page.getByRole('switch', { name: 'Only passkeys' })
    await userEvent.click(only)
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Use only passkeys' }))
    await expectToast(portal, 'From now on you can sign in only with your passkeys.')
    await expect.element(only).toBeChecked()
    await click('Remove Phone')
    await expectToast(portal, 'Passkey removed.')
    await click('Remove Laptop')
    await expectToast(
      portal,
      'This is your last passkey, and you can sign in only with passkeys. Switch off “Only passkeys” first, or add another passkey.',
    )
    await expect.element(page.getByText('Laptop', { exact: true })).toBeVisible()
    beginRecovery()
    await click('Rename Laptop')
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Save' }))
    await expect
      .element(page.getByText('From Wed 25 Nov 2099, 9:50 AM you can sign in with your password again'))
      .toBeVisible()
    await click('Cancel request')
    await expectToast(portal, 'Request cancelled. You can sign in only with your passkeys.')
    await expect.element(page.getByText(/sign in with your password again/)).not.toBeInTheDocument()
    await expect.element(only).toBeChecked()
  })

  it('[ACC-02] the password is changed, and the lists are read again', async () => {
    portal = await openPortal('/doctor/settings', offered, ...signedIn().handlers)
    await fillIn()
    await expectToast(portal, 'Password changed successfully')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.poll(() => portal.countOf(SESSIONS)).toBe(2)
    expect(portal.bodiesOf(PASSWORD)).toEqual([
      { currentPassword: 'Example@2026', newPassword: 'Coconut@Grove71', confirmPassword: 'Coconut@Grove71' },
    ])
  })

  it('[ACC-02] a wrong current password is said at its field, and nothing typed is lost', async () => {
    portal = await openPortal(
      '/doctor/settings',
      offered,
      http.post(`*/api${PASSWORD}`, () =>
        HttpResponse.json(
          {
            statusCode: 400,
            message: 'The current password is wrong.',
            code: 'password.wrong',
            errors: { currentPassword: 'The current password is wrong.' },
            requestId: 'r',
          },
          { status: 400 },
        ),
      ),
    )
    await fillIn()
    const current = page.getByLabelText('Current password', { exact: true })
    await expect.element(current).toHaveAccessibleDescription('The current password is wrong.')
    await expect.element(current).toHaveFocus()
    await expect.element(page.getByLabelText('New password again', { exact: true })).toHaveValue('Coconut@Grove71')
  })

  it('[ACC-02] a lost response is no failure: the request is sent again and succeeds', async () => {
    let attempts = 0
    portal = await openPortal(
      '/doctor/settings',
      offered,
      http.post(`*/api${PASSWORD}`, () => {
        attempts += 1
        return attempts === 1 ? HttpResponse.error() : undefined
      }),
    )
    await fillIn()
    await expectToast(portal, 'Password changed successfully')
    expect(attempts).toBe(2)
  })
})
