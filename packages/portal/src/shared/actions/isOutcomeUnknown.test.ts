import { type ApiError, createDoctorApi } from '@nalam/sdk'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isOutcomeUnknown, isRefusal } from './createActionRunner.ts'

afterEach(() => vi.unstubAllGlobals())

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
    const error = await errorOf(respond)
    expect(isOutcomeUnknown(error)).toBe(true)
    expect(isRefusal(error)).toBe(false)
  })

  it.each([400, 401, 403, 409, 429, 500, 503])('is known when the server responded %i', async (status) => {
    const error = await errorOf(json(status))
    expect(isOutcomeUnknown(error)).toBe(false)
    expect(isRefusal(error)).toBe(true)
  })

  it('is known when the browser was offline, which says nothing about an earlier attempt', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const error = await errorOf(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(isOutcomeUnknown(error)).toBe(false)
    expect(isRefusal(error)).toBe(false)
  })
})
