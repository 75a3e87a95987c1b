export { DEMO_PASSWORD, demoDoctors } from './demo/doctors.ts'
export { StartError } from './startError.ts'
export { startTestServer } from './app/startTestServer.ts'
export type { TestMail, TestMessage, TestServer, TestServerOptions } from './app/startTestServer.ts'
