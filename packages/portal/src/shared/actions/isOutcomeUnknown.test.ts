import { type ApiError, createDoctorApi } from '@nalam/sdk'
import { describe, expect, it } from 'vitest'
import { isOutcomeUnknown } from './createActionRunner.ts'

/** Returns the error of a real call that gets this response. */
async function errorOf(respond: () => Promise<Response>): Promise<ApiError> {
  const api = createDoctorApi({ baseUrl: 'http://localhost/api', fetch: respond })
  const result = await api.session.logout().result()
  if (result.ok) throw new Error('The call was meant to fail')
  return result.error
}

const json = (status: number) => async () => Response.json({ statusCode: status, message: 'No' }, { status })
const html = (status: number) => async () =>
  new Response('<html></html>', { status, headers: { 'Content-Type': 'text/html' } })

describe('whether an action was done', () => {
  it.each([
    ['the line broke', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a gateway gave up, with a page', html(502)],
    ['a gateway gave up, with JSON', json(504)],
    ['a response that is not the API’s', html(200)],
  ])('is not known when %s', async (_situation, respond) => {
    expect(isOutcomeUnknown(await errorOf(respond))).toBe(true)
  })

  it.each([400, 401, 403, 409, 429, 500, 503])('is known when the server responded %i', async (status) => {
    expect(isOutcomeUnknown(await errorOf(json(status)))).toBe(false)
  })
})
