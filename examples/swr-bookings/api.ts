import { createDoctorApi } from '@nalam/sdk'
import { createQueries } from '@nalam/sdk/queries'

export const api = createDoctorApi({ baseUrl: 'http://localhost/api' })
export const queries = createQueries(api)
