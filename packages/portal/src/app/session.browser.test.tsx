import { respond } from '@nalam/sdk/testing'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, click, expectAddress, expectToast, listItems } from '../../test/elements.ts'
import { respondAt } from '../../test/handlers.ts'
import { openPortal, type OpenPortal } from '../../test/openPortal.tsx'
import { createSessionChannel } from '../shared/session/session.ts'

let portal: OpenPortal
afterEach(async () => portal.close())

const loginButton = button('Login')

describe('opening the portal', () => {
  it('[SESS-01] a missing response at start does not sign out: the page offers to try again', async () => {
    let isDown = true
    portal = await openPortal(
      '/doctor/dashboard',
      http.get('*/api/doctor/doctor-profile', () => (isDown ? HttpResponse.error() : undefined)),
    )
    await expect.element(button('Try again')).toBeVisible()
    isDown = false
    await click('Try again')
    await expect.element(page.getByRole('banner').getByText(/Hello!/)).toBeVisible()
    await expect.element(page.getByText('Kavitha Raman').first()).toBeVisible()
  })

  it('[SESS-01] "Session expired" is shown only if there was a session', async () => {
    portal = await openPortal('/doctor/dashboard', respond('getDoctorProfile', 401, { code: 'session.required' }))
    await expect.element(loginButton).toBeVisible()
    expect(portal.toasts()).toBe('')
    await portal.close()

    portal = await openPortal('/doctor/dashboard', respond('getDoctorProfile', 401, { code: 'session.expired' }))
    await expect.element(loginButton).toBeVisible()
    await expectToast(portal, 'Session expired')
  })

  it('an unknown address shows "page not found" with a way home', async () => {
    portal = await openPortal('/doctor/nowhere', respond('getDoctorProfile', 401))
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Page not found')
    await userEvent.click(page.getByRole('main').getByRole('link').first())
    await expect.element(loginButton).toBeVisible()
  })

  it('[FRAME-05] a message asks to complete the profile and links to it', async () => {
    portal = await openPortal(
      '/',
      respond('getDoctorProfile', 401, { times: 1 }),
      ({ doctor }) => (doctor.profileUpdated = false),
    )
    await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), portal.data.doctor.email)
    await userEvent.fill(page.getByLabelText('Password', { exact: true }), 'Orchid7&Lantern')
    await click('Login')
    const prompt = page.getByRole('dialog', { name: 'Complete your profile' })
    await expect.element(prompt).toMatchTextContent('Please complete your profile to access all features.')
    await userEvent.click(prompt.getByRole('button', { name: 'Go to Profile' }))
    await expectAddress('/doctor/edit-profile')
    await expect.element(prompt).not.toBeInTheDocument()
  })

  it('[FRAME-02] the picture comes from the profile folder by its file name in local storage; a broken picture is replaced', async () => {
    // The modules of the tests alone fill the buffer of resource timings.
    performance.clearResourceTimings()
    portal = await openPortal('/doctor/dashboard', ({ doctor }) => (doctor.profile_image = 'kept name.png'))
    const menu = button('Account menu')
    await expect.element(menu).toBeVisible()
    expect(window.localStorage.getItem('doctorImage')).toBe('kept name.png')
    const asked = () => performance.getEntriesByType('resource').map(({ name }) => name)
    await expect.poll(asked).toContainEqual(expect.stringMatching(/\/files\/profile\/kept%20name\.png$/))
    await expect.poll(() => menu.element().querySelector('img')?.checkVisibility()).toBe(false)
    expect(menu.element().querySelector('[data-initials]')?.getAttribute('data-initials')).toBe('KR')
  })
})

describe('a sign-in in another tab whose session cannot be read', () => {
  const name = () => page.getByRole('banner').getByText('Kavitha of the other tab')
  const dashboard = () => page.getByRole('heading', { name: 'Dashboard', level: 1 })

  it.each([
    ['a signed-in page stays', '/doctor/dashboard', 200, 500, dashboard],
    ['the login page stays', '/', 401, 500, () => loginButton],
    ['a signed-in page asks for the password', '/doctor/dashboard', 200, 401, () => page.getByRole('alertdialog')],
  ] as const)('[SESS-06] %s, and the next sign-in is followed', async (_, address, atStart, afterNews, shown) => {
    const uncaught: unknown[] = []
    const note = (event: PromiseRejectionEvent) => uncaught.push(event.reason)
    window.addEventListener('unhandledrejection', note)
    let status: number = atStart
    const PROFILE = '/doctor/doctor-profile'
    portal = await openPortal(
      address,
      http.get(`*/api${PROFILE}`, () => (status === 200 ? undefined : HttpResponse.json({}, { status }))),
    )
    await expect.element(address === '/' ? loginButton : dashboard()).toBeVisible()
    const otherTab = createSessionChannel()
    const asked = portal.countOf(PROFILE)
    status = afterNews
    otherTab.announce('signedIn')
    await expect.poll(() => portal.countOf(PROFILE)).toBe(asked + 1)
    await expect.element(shown()).toBeVisible()

    status = 200
    portal.data.doctor.doctor_name = 'Kavitha of the other tab'
    otherTab.announce('signedIn')
    await expect.element(name()).toBeVisible()
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    expect(uncaught).toEqual([])
    window.removeEventListener('unhandledrejection', note)
  })
})

describe('the dashboard', () => {
  it('[DASH-01] [DASH-02] shows the counts and the first five bookings', async () => {
    portal = await openPortal('/doctor/dashboard')
    const { bookings } = portal.data
    const confirmed = bookings.filter(({ bookingStatus }) => bookingStatus === 2).length
    const summary = page.getByRole('region', { name: 'Summary' })
    await expect.element(summary).toMatchTextContent(`Total Appointments${bookings.length}`)
    await expect.element(summary).toMatchTextContent(`Confirmed Appointments${confirmed}`)
    await expect.element(summary).toMatchTextContent('50K')
    await expect.poll(listItems).toHaveLength(5)
    for (const [index, text] of listItems().entries()) {
      expect(text).toContain(bookings[index]?.bookingId)
      expect(text).toContain(bookings[index]?.studentName)
    }
    await expect.element(page.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/doctor/appointment')
  })

  it('[DASH-04] a failed booking list shows its error in place, leaves the rest of the page, and is read again on request', async () => {
    let isBroken = true
    portal = await openPortal(
      '/doctor/dashboard',
      http.post('*/api/doctor/doc-get-all-bookings', () =>
        isBroken ? HttpResponse.json({}, { status: 500 }) : undefined,
      ),
    )
    await expect.element(page.getByRole('alert')).toMatchTextContent('Failed to fetch bookings')
    await expect.element(page.getByText('Revenue Details')).toBeVisible()
    isBroken = false
    await click('Try again')
    await expect.poll(listItems).toHaveLength(5)
  })
})

it('[AUTH-20] a logout that fails shows "Logout failed" and enables the buttons again', async () => {
  portal = await openPortal('/doctor/dashboard', respondAt('/doctor/doctor-logout', 500))
  await click('Account menu')
  await userEvent.click(page.getByRole('menuitem', { name: 'Logout' }))
  await click('Yes, Logout!')
  await expectToast(portal, 'Logout failed')
  await expect.element(button('Yes, Logout!')).toBeEnabled()
  await expect.element(button('Cancel')).toBeEnabled()
  await expectAddress('/doctor/dashboard')
})
