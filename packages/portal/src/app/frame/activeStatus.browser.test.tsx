import { fault, respond } from '@nalam/sdk/testing'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectToast } from '../../../test/elements.ts'
import { hold, loseResponse } from '../../../test/handlers.ts'
import { openPortal, type OpenPortal } from '../../../test/openPortal.tsx'

const STATUS = '/doctor/updateDoctorStatus'

let portal: OpenPortal
const flip = () => {
  portal.data.doctor.isActive = !portal.data.doctor.isActive
}
beforeEach(async () => {
  const toggle = http.all(`*/api${STATUS}`, () => {
    flip()
    return HttpResponse.json({ statusCode: 200, data: { message: 'Your status is live.' } })
  })
  portal = await openPortal('/doctor/dashboard', toggle, (data) => {
    data.doctor.isActive = false
  })
})
afterEach(async () => portal.close())

const toggle = page.getByRole('switch', { name: 'Active Status' }).first()
const stored = () => window.localStorage.getItem('doctorStatus')

it('[FRAME-04] the Active Status switch shows a success message and keeps its new position; a second click sends nothing', async () => {
  const held = hold(STATUS)
  portal.use(held.handler)
  await expect.element(toggle).not.toBeChecked()
  await userEvent.dblClick(toggle)
  held.release()
  await expectToast(portal, 'Your status is live.')
  await expect.element(toggle).toBeChecked()
  expect(portal.countOf(STATUS)).toBe(1)
  expect(stored()).toBe('true')
})

it('[FRAME-04] if the response is lost after the change, the switch shows the new status, and the toggle is not sent twice', async () => {
  portal.use(loseResponse(STATUS, flip))
  await userEvent.click(toggle)
  await expectToast(portal, 'You are live.')
  await expect.element(toggle).toBeEnabled()
  await expect.element(toggle).toBeChecked()
  expect(portal.countOf(STATUS)).toBe(1)
  expect(stored()).toBe('true')
})

it.each([
  ['a refusal', respond('updateDoctorStatus', 500, { code: 'server.failed', times: 1 })],
  ['no connection', fault('updateDoctorStatus', 'offline', { times: 1 })],
])(
  '[FRAME-04] %s: shows the error, resets the switch to the server’s state, and can be retried',
  async (_situation, failing) => {
    portal.use(failing)
    await userEvent.click(toggle)
    await expect.poll(() => portal.toasts()).not.toBe('')
    await expect.element(toggle).toBeEnabled()
    await expect.element(toggle).not.toBeChecked()
    expect(portal.toasts()).not.toContain('live')
    expect(stored()).toBe('false')
    await userEvent.click(toggle)
    await expect.element(toggle).toBeChecked()
    await expectToast(portal, 'Your status is live.')
    expect(portal.countOf(STATUS)).toBe(2)
  },
)

it('[SESS-05] a session that expires again asks to sign in again, also if the doctor is read before anything is sent', async () => {
  let isOver = false
  const expired = { statusCode: 401, error: 'Session expired', code: 'session.expired' }
  // Not the background reads: they would open the dialog before the switch does.
  for (const path of [STATUS, '/doctor/doctor-profile'])
    portal.use(http.all(`*/api${path}`, () => (isOver ? HttpResponse.json(expired, { status: 401 }) : undefined)))
  const dialog = page.getByRole('alertdialog', { name: 'Session expired' })
  for (let time = 0; time < 2; time++) {
    await expect.element(toggle).toBeEnabled()
    isOver = true
    await userEvent.click(toggle)
    await expect.element(dialog).toBeVisible()
    isOver = false
    await userEvent.fill(dialog.getByLabelText('Password', { exact: true }), 'Orchid7&Lantern')
    await userEvent.click(dialog.getByRole('button', { name: 'Login' }))
    await expect.element(dialog).not.toBeInTheDocument()
  }
})

it('[SESS-05] after the session has ended nobody reads patients behind the dialog, and what was typed stays', async () => {
  let isOver = false
  const expired = { statusCode: 401, error: 'Session expired', code: 'session.expired' }
  portal.use(http.all(`*/api${STATUS}`, () => (isOver ? HttpResponse.json(expired, { status: 401 }) : undefined)))
  await userEvent.click(page.getByRole('link', { name: /^Appointments/ }))
  const search = page.getByRole('searchbox')
  await userEvent.fill(search, 'Kar')
  const names = () =>
    portal.data.bookings.flatMap(({ studentName }) => page.getByText(studentName ?? '', { exact: true }).elements())
  const areReadable = () => names().map((name) => getComputedStyle(name).visibility === 'visible')
  await expect.poll(() => areReadable().some(Boolean)).toBe(true)
  isOver = true
  await userEvent.click(toggle)
  const dialog = page.getByRole('alertdialog', { name: 'Session expired' })
  await expect.element(dialog).toBeVisible()
  expect(names().length).toBeGreaterThan(0)
  expect(areReadable()).not.toContain(true)
  expect(document.body.innerText).toContain('Session expired')
  for (const { studentName } of portal.data.bookings) expect(document.body.innerText).not.toContain(studentName)
  isOver = false
  await userEvent.fill(dialog.getByLabelText('Password', { exact: true }), 'Orchid7&Lantern')
  await userEvent.click(dialog.getByRole('button', { name: 'Login' }))
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(search).toHaveValue('Kar')
  await expect.poll(() => areReadable().some(Boolean)).toBe(true)
})
