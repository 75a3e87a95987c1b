import { createDoctorApi } from '@nalam/sdk'
import { describe, expect, it } from 'vitest'
import { refusedAt } from './useActions.ts'

/** Returns the error that the SDK creates from a login with this response. */
async function errorOf(status: number, body: object) {
  const api = createDoctorApi({
    baseUrl: 'http://localhost',
    fetch: async () => Response.json({ statusCode: status, ...body }, { status }),
  })
  const result = await api.session.login({ email: 'kavitha@nalam.example', password: 'Wrong-pass1!' }).result()
  if (result.ok) throw new Error('the login succeeded')
  return result.error
}
const failure = { ok: false, message: 'Email or password is wrong.' } as const

describe('the fields that show the message of a refusal', () => {
  it('a wrong password: the password too', async () => {
    const error = await errorOf(400, { message: failure.message, code: 'login.wrong_credentials' })
    expect(refusedAt(failure, error, 'password')).toEqual({ ...failure, fieldErrors: { password: failure.message } })
  })

  it.each([401, 403, 429, 500, 503])('status %i: not the password', async (status) => {
    expect(refusedAt(failure, await errorOf(status, { message: 'x' }), 'password')).toBe(failure)
  })
})
