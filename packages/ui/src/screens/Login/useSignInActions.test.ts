import { createDoctorApi, type Doctor } from '@nalam/sdk'
import { fixtures } from '@nalam/sdk/testing'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { useSignInActions, type SignInActions } from './useSignInActions.ts'

const credentials = { email: 'kavitha.raman@nalam.example', password: 'Orchid7&Lantern' }
const confirmation = { email: credentials.email, confirmationCode: '482913' }
const { doctor } = fixtures()
const ok = { statusCode: 200, message: 'Done.', data: { doctorDetails: doctor } }

/** Returns the callbacks on a server that sends these responses one after the other. */
function actionsOn(...responses: [status: number, body: object][]) {
  const signedIn: Doctor[] = []
  let confirmed = 0
  let found: SignInActions | undefined
  const api = createDoctorApi({
    baseUrl: 'https://clinic.example/api',
    retries: 0,
    fetch: async () => {
      const [status, body] = responses.shift() ?? [500, {}]
      return Response.json(body, { status })
    },
  })
  function Host() {
    found = useSignInActions(
      api,
      (received) => void signedIn.push(received),
      () => void (confirmed += 1),
    )
    return null
  }
  renderToString(createElement(Host))
  if (!found) throw new Error('The host was not rendered')
  return { ...found, signedIn, confirmed: () => confirmed }
}

describe('useSignInActions', () => {
  it('[AUTH-03] gives the doctor of a login to the host', async () => {
    const { login, signedIn } = actionsOn([200, ok])
    expect(await login.onLogin(credentials)).toMatchObject({ ok: true })
    expect(signedIn.map(({ email }) => email)).toEqual([doctor.email])
  })

  it('[AUTH-04] an account that is not confirmed leads to the code', async () => {
    const { login, signedIn } = actionsOn([401, { statusCode: 401, message: 'Not confirmed' }])
    expect(await login.onLogin(credentials)).toMatchObject({ ok: false, next: 'code' })
    expect(signedIn).toEqual([])
  })

  it('shows a wrong password and a wrong code at their fields', async () => {
    const wrong: [number, object] = [400, { statusCode: 400, message: 'Wrong' }]
    const { login, registration } = actionsOn(wrong, wrong, wrong)
    expect(await login.onLogin(credentials)).toMatchObject({ fieldErrors: { password: 'Wrong' } })
    expect(await registration.onVerify(confirmation)).toMatchObject({ fieldErrors: { confirmationCode: 'Wrong' } })
    const reset = { email: credentials.email, otp: '1', newPassword: 'p', confirmPassword: 'p' }
    expect(await login.onResetPassword(reset)).toMatchObject({ fieldErrors: { otp: 'Wrong' } })
  })

  it('signs in after the code; if that fails, the form is shown again', async () => {
    const first = actionsOn([200, ok], [200, ok])
    expect(await first.login.onVerify(confirmation, credentials)).toMatchObject({ ok: true })
    expect(first.signedIn).toHaveLength(1)
    const second = actionsOn([200, ok], [400, { statusCode: 400, message: 'Wrong' }])
    expect(await second.login.onVerify(confirmation, credentials)).toMatchObject({ ok: false, next: 'form' })
  })

  it('a code that was sent again is a success', async () => {
    const { login } = actionsOn([401, { statusCode: 401, message: 'Sent' }])
    expect(await login.onResend(credentials)).toMatchObject({ ok: true, message: 'Sent' })
  })

  it('[AUTH-12] tells the host that a new account is confirmed', async () => {
    const { registration, confirmed } = actionsOn([200, ok])
    expect(await registration.onVerify(confirmation)).toMatchObject({ ok: true })
    expect(confirmed()).toBe(1)
  })
})
