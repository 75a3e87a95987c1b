// The same as list-bookings.mjs, in CommonJS.
const { createDoctorApi, formatPhone, isApiError } = require('@nalam/sdk')
const { cookieFetch } = require('@nalam/sdk/node')

const { NALAM_API = 'http://localhost:4000/api', NALAM_EMAIL = '', NALAM_PASSWORD = '' } = process.env

async function main() {
  const api = createDoctorApi({ baseUrl: NALAM_API, fetch: cookieFetch() })
  const { doctor } = await api.session.login({ email: NALAM_EMAIL, password: NALAM_PASSWORD })
  const { summary } = await api.bookings.dashboard({ doctorId: doctor.id })
  console.log(`${doctor.name}: ${summary.total} bookings, ${summary.confirmed} confirmed`)

  const page = await api.bookings.list({ doctorId: doctor.id, page: 1 })
  for (const { date, time, patientName, patientPhone } of page.bookings) {
    console.log(`${date} ${time}  ${patientName}  ${formatPhone(patientPhone)}`)
  }

  await api.session.logout()
}

main().catch((error) => {
  if (!isApiError(error)) throw error
  console.error(error.userMessage)
  process.exitCode = 1
})
