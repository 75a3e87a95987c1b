import { fixtures, respond } from '@nalam/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPortal, type OpenPortal, type Setup } from '../../test/openPortal.tsx'
import { pages } from './pages.ts'

let portal: OpenPortal
// This browser has no authenticator: the doctor closes the dialog.
beforeEach(() => {
  vi.spyOn(navigator.credentials, 'create').mockRejectedValue(new DOMException('', 'NotAllowedError'))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await portal.close()
})

const signedOut = respond('getDoctorProfile', 401)
/** Pages that exist only with their extension. */
const OF_EXTENSIONS = new Set(['/doctor/calendar', '/doctor/queue', '/doctor/availability', '/doctor/settings'])
const withSchedule: Setup = (data) =>
  void Object.assign(
    data,
    fixtures({ capabilities: ['calendar', 'slot-changes', 'availability', 'account-security', 'queue'] }),
  )
const heading = () => document.querySelector('main h1')
const focused = () => document.activeElement ?? document.body

async function open(path: string): Promise<void> {
  const page = pages.find((each) => each.path === path)
  const setup = page?.audience === 'visitor' ? [signedOut] : OF_EXTENSIONS.has(path) ? [withSchedule] : []
  portal = await openPortal(path, ...setup)
  await expect.poll(() => heading()).not.toBeNull()
  await expect.poll(() => document.querySelector('main [aria-busy=true]')).toBeNull()
}

const CONTROLS = 'button, a[href], select, input, textarea, [role=row][tabindex]'

const FRAMED = '/doctor/dashboard'

/**
 * Finds one enabled control of each kind: rows and cards repeat theirs, and every signed-in page
 * repeats the frame.
 */
function kindsOfControls(path: string): HTMLElement[] {
  const kinds = new Map<string, HTMLElement>()
  const part = path === FRAMED || !path.startsWith('/doctor/') ? document : document.querySelector('main')
  for (const element of part?.querySelectorAll<HTMLElement>(CONTROLS) ?? []) {
    if (!element.checkVisibility() || element.matches(':disabled, [inert] *, [aria-disabled=true], [type=file]'))
      continue
    const where = element.closest('[role=row], li, article')
      ? ''
      : (element.getAttribute('aria-label') ?? element.textContent)
    const kind = `${element.tagName} ${element.className} ${where}`
    if (!kinds.has(kind)) kinds.set(kind, element)
  }
  return [...kinds.values()]
}

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent ?? element.tagName
const keyFor = (element: Element) => (element.matches('input[type=checkbox], [role=switch]') ? ' ' : '{Enter}')

const isAsBefore = (path: string, count: number) =>
  window.location.pathname === path &&
  !document.querySelector('[open], [role=menu], [role=dialog], [role=alertdialog]') &&
  kindsOfControls(path).length === count

/** Waits until no more requests are sent. */
async function settled(): Promise<void> {
  for (let quiet = 0, before = -1; quiet < 3;) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)))
    quiet = portal.requests.length === before ? quiet + 1 : 0
    before = portal.requests.length
  }
}

describe('after every action an element has the focus', () => {
  it.each(pages.map(({ path }) => path))('%s: each kind of control, by its key', { timeout: 90_000 }, async (path) => {
    await open(path)
    // Some pages show a few controls before their data.
    await expect.poll(() => kindsOfControls(path).length).toBeGreaterThan(1)
    await settled()
    const count = kindsOfControls(path).length
    for (let at = 0; at < count; at++) {
      const control = kindsOfControls(path)[at]
      if (!control) continue
      const name = nameOf(control)
      control.focus()
      await userEvent.keyboard(keyFor(control))
      await settled()
      await expect.poll(() => focused() === document.body, { message: `${path}: ${name}` }).toBe(false)
      if (isAsBefore(path, count)) continue
      // The control opened or left something: the next one is tested on a fresh page.
      await portal.close()
      await open(path)
    }
  })
})

describe('a route change', () => {
  it('moves the focus to the heading, on another page and back on the first one', async () => {
    await open('/doctor/dashboard')
    await userEvent.click(page.getByRole('link', { name: 'Tickets' }).first())
    await expect.element(page.getByRole('heading', { name: 'Tickets', level: 1 })).toHaveFocus()
    await userEvent.click(page.getByRole('link', { name: 'Dashboard', exact: true }).first())
    await expect.element(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toHaveFocus()
  })

  it('moves the focus to the heading on the public pages and after signing in', async () => {
    portal = await openPortal('/', respond('getDoctorProfile', 401, { times: 1 }))
    await userEvent.click(page.getByRole('link', { name: 'Register' }))
    await expect.element(page.getByRole('heading', { name: 'Register', level: 1 })).toHaveFocus()
    await userEvent.click(page.getByRole('link', { name: 'Sign In' }))
    await expect.element(page.getByRole('heading', { name: 'Sign in', level: 1 })).toHaveFocus()
    await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), 'kavitha.raman@nalam.example')
    await userEvent.fill(page.getByLabelText('Password', { exact: true }), 'Orchid7&Lantern')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toHaveFocus()
  })
})

it('Tab after the last control leaves the page, also after Fluent has watched the focus', async () => {
  portal = await openPortal('/', respond('getDoctorProfile', 401, { times: 1 }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), 'kavitha.raman@nalam.example')
  await userEvent.fill(page.getByLabelText('Password', { exact: true }), 'Orchid7&Lantern')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toHaveFocus()
  await expect.element(page.getByRole('button', { name: 'Dismiss' })).toBeVisible()
  await settled()
  const controls = [...document.querySelectorAll<HTMLElement>('a[href], button')]
  controls.findLast((element) => element.checkVisibility() && element.tabIndex >= 0)?.focus()
  await userEvent.keyboard('{Tab}')
  // Longer than the removal of the element that Fluent focuses before it leaves the page.
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(focused()).toBe(document.body)
})

describe('the title of the document', () => {
  it('names the step: forgotten password, new password', async () => {
    portal = await openPortal('/', signedOut)
    await userEvent.click(page.getByRole('button', { name: 'Forgot Password' }))
    await expect.poll(() => document.title).toMatch(/^Forgot Password · /)
    await userEvent.fill(page.getByRole('textbox', { name: 'Registered email' }), 'kavitha.raman@nalam.example')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.title).toMatch(/^Reset Password · /)
    await userEvent.click(page.getByRole('button', { name: 'Back to Sign In' }))
    await expect.poll(() => document.title).toMatch(/^Sign in · /)
  })

  it('names the step: code', async () => {
    portal = await openPortal('/', signedOut, respond('loginDoctor', 401))
    await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), 'kavitha.raman@nalam.example')
    await userEvent.fill(page.getByLabelText('Password', { exact: true }), 'Orchid7&Lantern')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.title).toMatch(/^OTP Verification · /)
  })
})

it('an unknown address keeps the navigation of a signed-in doctor', async () => {
  portal = await openPortal('/doctor/no-such-page')
  await expect.element(page.getByRole('heading', { name: 'Page not found', level: 1 })).toBeVisible()
  await expect.element(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: 'Tickets' }).first())
  await expect.element(page.getByRole('heading', { name: 'Tickets', level: 1 })).toHaveFocus()
})

it('visitors find a banner, the form as main, and a footer', async () => {
  portal = await openPortal('/', signedOut)
  await expect.element(page.getByRole('main').getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect.element(page.getByRole('banner')).toBeVisible()
  await expect.element(page.getByRole('contentinfo')).toContainElement(document.querySelector('[lang=ta]'))
})
