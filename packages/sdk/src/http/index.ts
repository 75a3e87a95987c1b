export { createHttpClient, type HttpClient } from './createHttpClient.ts'
