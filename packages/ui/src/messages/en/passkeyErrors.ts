import { area } from '../area.ts'

/** Why the browser could not use a passkey, by `PasskeyErrorKind` of the SDK. */
export const passkeyErrorsMessages = area('passkeyErrors', {
  exists: 'This device already has a passkey for your account.',
  unsupported: 'This device cannot use passkeys. Set up a screen lock, or use another device.',
  address: 'Passkeys do not work at this address. Open the page at its usual address.',
  failed: 'Your device could not use the passkey. Please try again.',
})
