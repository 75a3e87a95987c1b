import { expect, it } from 'vitest'
import { createPatientApi, isApiError } from '../src/patient/index.ts'

it('[OFFER-02] reads the offer of a link without a session, and says in the words of the contract what failed', async () => {
  const sent: { url: string; credentials: unknown; body: unknown }[] = []
  const api = createPatientApi({
    baseUrl: 'https://clinic.example/api',
    retries: 0,
    fetch: async (url, { body, credentials }) => {
      sent.push({ url, credentials, body: await new Response(body).json() })
      return Response.json({}, { status: 503 })
    },
  })
  const { ok, error } = await api.offer('mZ5pT0gA1c2VQy9rXw8LkA').result()
  expect(ok).toBe(false)
  expect(isApiError(error)).toBe(true)
  expect(error?.messageId).toBe('readPatientOffer.failure')
  expect(sent).toEqual([
    {
      url: 'https://clinic.example/api/patient/offer',
      credentials: 'same-origin',
      body: { token: 'mZ5pT0gA1c2VQy9rXw8LkA' },
    },
  ])
})
