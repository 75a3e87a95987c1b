// The same call with every client: one page of ten bookings, completely read as JSON.
import { createDoctorApi } from '@nalam/sdk'
import { responseCheck } from '@nalam/sdk/response-check'
import { create as createAxios } from 'axios'
import ky from 'ky'
import createClient from 'openapi-fetch'
import { createClient as createHeyClient } from './.cache/hey/client/index.ts'
import { listBookings } from './.cache/hey/sdk.gen.ts'

const path = '/doctor/doc-get-all-bookings'
const query = { doctorId: 'doc_kavitha', page: 1, searchQuery: 'Anitha' }

export function contestants(baseUrl: string, fetcher: typeof fetch): Record<string, () => Promise<unknown>> {
  // The SDK uses the global fetch, as in a page.
  const api = createDoctorApi({ baseUrl })
  const checked = createDoctorApi({ baseUrl, responseCheck: responseCheck('strict') })
  const open = createClient({ baseUrl, fetch: fetcher, credentials: 'include' })
  const hey = createHeyClient({ baseUrl, fetch: fetcher, credentials: 'include' })
  const kyClient = ky.create({ fetch: fetcher, retry: 0, credentials: 'include' })
  const axiosClient = createAxios({ adapter: 'fetch', env: { fetch: fetcher }, withCredentials: true })
  const asked = { doctorId: 'doc_kavitha', page: 1, search: 'Anitha' }
  return {
    'raw fetch': async () => {
      const response = await fetcher(`${baseUrl}${path}`, {
        method: 'POST',
        credentials: 'include',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(query),
      })
      return response.json()
    },
    '@nalam/sdk': () => api.bookings.list(asked),
    '@nalam/sdk, checking every response': () => checked.bookings.list(asked),
    'openapi-fetch': async () => (await open.POST(path, { body: query })).data,
    'hey-api': async () => (await listBookings({ client: hey, body: query })).data,
    ky: () => kyClient.post(`${baseUrl}${path}`, { json: query }).json(),
    axios: async () => (await axiosClient.post(`${baseUrl}${path}`, query)).data,
  }
}
