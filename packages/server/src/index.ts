export { DEMO_PASSWORD, demoDoctors } from './demo/doctors.ts'
export { StartError } from './startError.ts'
export { startTestServer } from './startTestServer.ts'
export type { TestMail, TestServer, TestServerOptions } from './startTestServer.ts'
