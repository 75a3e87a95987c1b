export * from './readWebhook.ts'
export type { MessageName, PlatformMessageName } from '../generated/operations.ts'
export type { PlatformBooking } from '../resources/platform.ts'
