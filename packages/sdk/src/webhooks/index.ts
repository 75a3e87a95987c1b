export * from './readWebhook.ts'
export type { MessageName } from '../generated/operations.ts'
