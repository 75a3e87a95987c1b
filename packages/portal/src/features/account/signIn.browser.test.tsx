import { fault, respond } from '@nalam/sdk/testing'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPortal, type OpenPortal } from '../../../test/openPortal.tsx'
import { createSessionChannel } from '../../shared/session/sessionChannel.ts'

const LOGIN = '/doctor/loginDoctor'
const CONFIRM = '/doctor/confirmDoctorRegistration'
const ADDRESS = 'kavitha.raman@nalam.example'

let portal: OpenPortal
afterEach(async () => portal.close())

/** Nobody is signed in when the portal is opened. */
const signedOut = respond('getDoctorProfile', 401)

async function enterCredentials(): Promise<void> {
  await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), ADDRESS)
  await userEvent.fill(page.getByLabelText('Password', { exact: true }), 'Orchid7&Lantern')
  await userEvent.click(page.getByRole('button', { name: 'Login' }))
}

describe('signing in', () => {
  it('[AUTH-03] one request: the doctor that the response carries is shown, and other tabs are told', async () => {
    portal = await openPortal('/', signedOut)
    const heard: string[] = []
    const stop = createSessionChannel().listen((news) => heard.push(news))
    await enterCredentials()
    await expect.element(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
    await expect.element(page.getByText('Kavitha Raman').first()).toBeVisible()
    expect(portal.requests.filter((request) => /doctor-profile|loginDoctor/.test(request))).toEqual([
      'GET /doctor/doctor-profile',
      `POST ${LOGIN}`,
    ])
    await expect.poll(() => heard).toEqual(['signedIn'])
    stop()
  })

  it('[AUTH-05] a wrong password: the text stays at the field', async () => {
    portal = await openPortal('/', signedOut, respond('loginDoctor', 400))
    await enterCredentials()
    const password = page.getByLabelText('Password', { exact: true })
    await expect.element(password).toHaveAttribute('aria-invalid', 'true')
    await expect.element(password).toHaveAccessibleDescription(/wrong/)
  })

  it('a doctor without a name is no error: her address takes its place', async () => {
    portal = await openPortal('/', respond('getDoctorProfile', 401, { times: 1 }))
    portal.data.doctor.doctor_name = ''
    await enterCredentials()
    await expect.element(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
    await expect.element(page.getByText(portal.data.doctor.email).first()).toBeVisible()
  })
})

describe('the code of an account that waits for it', () => {
  /** Opens the code view: the login is refused until the account is confirmed. */
  async function openCodeView(...handlers: Parameters<OpenPortal['use']>): Promise<void> {
    portal = await openPortal('/', ...handlers, signedOut)
    await enterCredentials()
    await expect.element(page.getByRole('heading', { name: 'OTP Verification' })).toBeVisible()
    await userEvent.fill(page.getByLabelText('6-digit code'), '482913')
  }
  const verify = () => userEvent.click(page.getByRole('button', { name: 'Verify', exact: true }))

  it('a wrong code: the text stays at the field', async () => {
    await openCodeView(respond('loginDoctor', 401, { times: 1 }), respond('confirmDoctorRegistration', 400))
    await verify()
    await expect.element(page.getByLabelText('6-digit code')).toHaveAttribute('aria-invalid', 'true')
  })

  it('accepted, but the login after it fails: the code is acknowledged, then what failed is said', async () => {
    await openCodeView(respond('loginDoctor', 401, { times: 1 }), respond('loginDoctor', 403))
    await verify()
    await expect.poll(() => portal.toasts()).toContain('OTP verified successfully!')
    await expect.element(page.getByRole('button', { name: 'Login' })).toBeVisible()
    expect(portal.toasts().split('\n').length).toBeGreaterThan(2)
  })

  it('a response that got lost after the code was accepted: signed in, by the code and not by a new one', async () => {
    let isConfirmed = false
    await openCodeView(
      http.post(`*/api${CONFIRM}`, () => {
        if (isConfirmed)
          return HttpResponse.json(
            { statusCode: 400, message: 'Used.', code: 'code.wrong', requestId: 'r' },
            { status: 400 },
          )
        isConfirmed = true
        return HttpResponse.error()
      }),
      respond('loginDoctor', 401, { times: 1 }),
    )
    await verify()
    await expect.element(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  })

  it('a request that got lost: the same code is sent again, and no login has a new code mailed', async () => {
    await openCodeView(
      fault('confirmDoctorRegistration', 'offline', { times: 1 }),
      respond('loginDoctor', 401, { times: 1 }),
    )
    await verify()
    await expect.element(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
    expect(portal.countOf(CONFIRM)).toBe(2)
    // The first one opened the code view, the second one signs in.
    expect(portal.countOf(LOGIN)).toBe(2)
  })

  it('no connection at all: nothing but the code is sent, and it stays', async () => {
    await openCodeView(fault('confirmDoctorRegistration', 'offline'), respond('loginDoctor', 401))
    await verify()
    await expect.poll(() => portal.countOf(CONFIRM)).toBe(2)
    await expect.poll(() => portal.toasts()).toContain('An error occurred during OTP verification')
    await expect.element(page.getByLabelText('6-digit code')).toHaveValue('482913')
    expect(portal.countOf(LOGIN)).toBe(1)
  })
})
