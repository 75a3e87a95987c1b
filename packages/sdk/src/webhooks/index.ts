export { readWebhook, type PatientMessage, type WebhookRequest } from './readWebhook.ts'
export { WebhookError, type WebhookErrorKind } from './WebhookError.ts'
export type { MessageName } from '../generated/operations.ts'
