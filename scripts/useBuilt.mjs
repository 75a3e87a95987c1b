// Uses the built server and SDK on the Node that runs this file, without any tool of the workspace:
// starts a test server, signs in, approves a booking.
//   node scripts/useBuilt.mjs   (after `pnpm build`)

/**
 * The type check needs no build, so it takes the types of the sources.
 * @param {string} path below packages/
 */
const built = (path) => import(new URL(`../packages/${path}`, import.meta.url).href)
/** @type {Pick<typeof import('../packages/server/src/index.ts'), 'DEMO_PASSWORD' | 'demoDoctors' | 'startTestServer'>} */
const { DEMO_PASSWORD, demoDoctors, startTestServer } = await built('server/dist/index.js')
/** @type {Pick<typeof import('@nalam/sdk'), 'BOOKING_STATUS' | 'createDoctorApi'>} */
const { BOOKING_STATUS, createDoctorApi } = await built('sdk/dist/index.js')
/** @type {Pick<typeof import('@nalam/sdk/node'), 'cookieFetch'>} */
const { cookieFetch } = await built('sdk/dist/node.js')

const server = await startTestServer({ seed: 7 })
try {
  const api = createDoctorApi({ baseUrl: `${server.origin}/api`, fetch: cookieFetch() })
  const { doctor } = await api.session.login({ email: demoDoctors.complete.email, password: DEMO_PASSWORD })
  const pending = { doctorId: doctor.id, status: [BOOKING_STATUS.pending] }
  const before = await api.bookings.list(pending)
  const booking = before.bookings.at(0)
  if (!booking) throw new Error('The demo has no pending booking')
  await api.bookings.decide(booking.id, { action: 'approve' })
  const after = await api.bookings.list(pending)
  if (after.bookings.some(({ id }) => id === booking.id)) throw new Error('The approved booking is still pending')
  process.stdout.write(`Node ${process.versions.node}: signed in, and approved a booking\n`)
} finally {
  await server.close()
}
