import { fault, respond } from '@nalam/sdk/testing'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, click, enterCredentials, expectAddress, expectToast } from '../../../test/elements.ts'
import { hold } from '../../../test/handlers.ts'
import { openPortal, type OpenPortal } from '../../../test/openPortal.tsx'
import { createSessionChannel } from '../../shared/session/session.ts'

const LOGIN = '/doctor/loginDoctor'
const CONFIRM = '/doctor/confirmDoctorRegistration'

let portal: OpenPortal
afterEach(async () => portal.close())

/** No session when the portal is opened. */
const signedOut = respond('getDoctorProfile', 401)

describe('signing in', () => {
  it('[AUTH-03] sends one request, shows the doctor of the response, and notifies other tabs', async () => {
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

  it('requests the first bookings once, before the dashboard is drawn', async () => {
    portal = await openPortal('/', signedOut)
    const isDrawn: boolean[] = []
    portal.use(
      http.post('*/api/doctor/doc-get-all-bookings', () => {
        isDrawn.push(document.querySelector('h1')?.textContent === 'Dashboard')
        return undefined
      }),
    )
    await enterCredentials()
    await expect.element(page.getByRole('row').filter({ hasText: 'NLM-' }).first()).toBeVisible()
    expect(isDrawn).toEqual([false])
  })

  it('[AUTH-05] a wrong password shows the server’s message, also at the field, and keeps the input', async () => {
    portal = await openPortal(
      '/doctor/login',
      signedOut,
      respond('loginDoctor', 400, { code: 'login.wrong_credentials' }),
    )
    await enterCredentials('kavitha.raman@nalam.example', 'Wrong@2026')
    await expectToast(portal, 'The email or the password is wrong.')
    const password = page.getByLabelText('Password', { exact: true })
    await expect.element(password).toHaveAttribute('aria-invalid', 'true')
    await expect.element(password).toHaveAccessibleDescription(/wrong/)
    await expect.element(password).toHaveValue('Wrong@2026')
    await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveValue('kavitha.raman@nalam.example')
    await expectAddress('/doctor/login')
  })

  it('removes the error of the last attempt when the doctor tries again, and all errors after signing in', async () => {
    const failing = respond('loginDoctor', 500, { times: 1 })
    const wrong = respond('loginDoctor', 400, { code: 'login.wrong_credentials', times: 1 })
    portal = await openPortal('/doctor/login', signedOut, wrong, failing)
    const shown = () => [...document.querySelectorAll('[data-toast]')].map(({ textContent }) => textContent).join()
    await enterCredentials()
    await expect.poll(shown).toContain('The email or the password is wrong.')
    const held = hold(LOGIN)
    portal.use(held.handler)
    await click('Login')
    await expect.poll(shown).not.toContain('wrong')
    held.release()
    await expect.poll(shown).toContain('Something went wrong')
    await click('Login')
    await expect.element(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
    await expect.poll(shown).not.toContain('wrong')
  })

  it('[AUTH-05] a blocked account (403) stays on the form with the server’s message', async () => {
    portal = await openPortal('/', signedOut, respond('loginDoctor', 403, { code: 'account.blocked' }))
    await enterCredentials()
    await expectToast(portal, 'This account is blocked. Please contact support.')
    await expect.element(page.getByRole('button', { name: 'Login' })).toBeVisible()
  })

  it.each([
    ['no connection', fault('loginDoctor', 'offline', { times: 1 })],
    ['a failed server', respond('loginDoctor', 500, { code: 'server.failed', times: 1 })],
    ['half a response', fault('loginDoctor', 'brokenJson', { times: 1 })],
  ])('[AUTH-05] %s: shows the error, keeps the input, and a retry sends once', async (_situation, failing) => {
    const held = hold(LOGIN)
    portal = await openPortal('/', failing, held.handler, signedOut)
    await enterCredentials()
    await expect.poll(() => portal.toasts()).not.toBe('')
    await expect.element(button('Login')).not.toHaveAttribute('aria-disabled', 'true')
    await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveValue('kavitha.raman@nalam.example')
    await expect.element(page.getByLabelText('Password', { exact: true })).toHaveValue('Orchid7&Lantern')
    await expectAddress('/')
    const sent = portal.countOf(LOGIN)
    await userEvent.dblClick(button('Login'))
    held.release()
    await expectAddress('/doctor/dashboard')
    expect(portal.countOf(LOGIN) - sent).toBe(1)
  })

  it('[AUTH-02] nothing is sent while a field is wrong, and the first wrong one takes the focus', async () => {
    portal = await openPortal('/', signedOut)
    await enterCredentials('meena@unknown.example', 'short')
    await expect.element(page.getByText('Email domain not allowed')).toBeVisible()
    await expect.element(page.getByText('Password must be at least 8 characters')).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveFocus()
    expect(portal.countOf(LOGIN)).toBe(0)
  })

  it('[AUTH-06] a bare suffix is accepted at login', async () => {
    portal = await openPortal('/', signedOut)
    await enterCredentials('someone@edu')
    await expect.poll(() => portal.bodiesOf(LOGIN)).toEqual([{ email: 'someone@edu', password: 'Orchid7&Lantern' }])
    // Waits for the sign-in: a login that ends during the next test would sign in there.
    await expect.element(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  })

  it('[AUTH-03] [SESS-02] a visitor who asks for a signed-in page signs in first and then comes to it', async () => {
    portal = await openPortal('/doctor/appointment?page=2', signedOut)
    await expectAddress('/')
    await enterCredentials()
    await expectAddress('/doctor/appointment?page=2')
  })

  it('[AUTH-07] a doctor who is not live is asked to go live: No closes the question, a failure shows an error, Yes goes live', async () => {
    const prompt = page.getByRole('alertdialog').filter({ hasText: 'Would you like to activate your status?' })
    const active = page.getByRole('switch', { name: 'Active Status' })
    const signIn = async () => {
      portal = await openPortal(
        '/',
        respond('getDoctorProfile', 401, { times: 1 }),
        ({ doctor }) => (doctor.isActive = false),
      )
      await enterCredentials()
      await expect.element(prompt).toMatchTextContent("By clicking 'YES', your status will go live")
    }
    await signIn()
    await userEvent.click(prompt.getByRole('button', { name: 'No' }))
    await expect.element(prompt).not.toBeInTheDocument()
    await expect.element(active).not.toBeChecked()
    await portal.close()

    await signIn()
    const failure = { statusCode: 500, message: 'Not just now.', code: 'server.failed', requestId: 'r' }
    let isFailing = true
    portal.use(
      http.all('*/api/doctor/updateDoctorStatus', () => {
        if (isFailing) return HttpResponse.json(failure, { status: 500 })
        portal.data.doctor.isActive = true
        return HttpResponse.json({ statusCode: 200, data: { message: 'You are live now.' } })
      }),
    )
    await userEvent.click(prompt.getByRole('button', { name: 'Yes' }))
    await expectToast(portal, 'Not just now.')
    await expect.element(prompt).toBeVisible()
    isFailing = false
    await userEvent.click(prompt.getByRole('button', { name: 'Yes' }))
    await expect.element(prompt).not.toBeInTheDocument()
    await expectToast(portal, 'You are live now.')
    await expect.element(active).toBeChecked()
  })

  it('a doctor without a name is shown by her e-mail address', async () => {
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
  }
  /** The sixth digit sends the code. */
  const verify = () => userEvent.fill(page.getByLabelText('6-digit code'), '482913')

  it('a wrong code keeps its message at the field', async () => {
    await openCodeView(respond('loginDoctor', 401, { times: 1 }), respond('confirmDoctorRegistration', 400))
    await verify()
    await expect.element(page.getByLabelText('6-digit code')).toHaveAttribute('aria-invalid', 'true')
  })

  it('if the login after an accepted code fails, acknowledges the code and then shows the error', async () => {
    await openCodeView(respond('loginDoctor', 401, { times: 1 }), respond('loginDoctor', 403))
    await verify()
    await expect.poll(() => portal.toasts()).toContain('OTP verified successfully!')
    await expect.element(page.getByRole('button', { name: 'Login' })).toBeVisible()
    await expect.poll(() => portal.toasts()).toContain('This account is blocked.')
  })

  it('if the response is lost after the code was accepted, signs in with that code and not with a new one', async () => {
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

  it('if the request is lost, sends the same code again, and no login mails a new code', async () => {
    await openCodeView(
      fault('confirmDoctorRegistration', 'offline', { times: 1 }),
      respond('loginDoctor', 401, { times: 1 }),
    )
    await verify()
    await expect.element(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
    expect(portal.countOf(CONFIRM)).toBe(2)
    // The first login opened the code view, the second one signs in.
    expect(portal.countOf(LOGIN)).toBe(2)
  })

  it('without a connection, sends nothing but the code and keeps it', async () => {
    await openCodeView(fault('confirmDoctorRegistration', 'offline'), respond('loginDoctor', 401))
    await verify()
    await expect.poll(() => portal.countOf(CONFIRM)).toBe(2)
    await expect.poll(() => portal.toasts()).toContain('An error occurred during OTP verification')
    await expect.element(page.getByLabelText('6-digit code')).toHaveValue('482913')
    expect(portal.countOf(LOGIN)).toBe(1)
  })
})
