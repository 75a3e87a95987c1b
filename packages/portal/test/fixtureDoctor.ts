import { createDoctorApi, type Doctor } from '@nalam/sdk'
import { fixtures } from '@nalam/sdk/testing'

const { doctor } = fixtures()
const api = createDoctorApi({
  baseUrl: 'https://api.nalam.example/api',
  fetch: async () => Response.json({ statusCode: 200, data: { doctorDetails: doctor } }),
})

/** Doctor of the SDK's fixtures, with a complete profile, in the form that the SDK returns. */
export const fixtureDoctor: Doctor = (await api.session.renew()).doctor
