import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  platformAuthenticatorIsAvailable,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import type { PayloadOf } from '../core/contractTypes.ts'
import type { PasskeyCreationOptions, PasskeyRequestOptions } from '../resources/passkey.ts'

/** What `account.addPasskey` needs besides a name. */
export type CreatedPasskey = Omit<PayloadOf<'addPasskey'>, 'name'>

/** What `account.prove` and `session.loginWithPasskey` need. */
export type PasskeyAssertion = PayloadOf<'loginWithPasskey'>

/** Returns whether this browser can use passkeys on this page. */
export const supportsPasskeys = (): boolean => browserSupportsWebAuthn()

/** Returns whether this device can keep a passkey, behind its fingerprint, face or screen lock. */
export const supportsPasskeysOfDevice = (): Promise<boolean> => platformAuthenticatorIsAvailable()

/** Returns whether this browser can offer passkeys in the autofill of a field. */
export const supportsPasskeyAutofill = (): Promise<boolean> => browserSupportsWebAuthnAutofill()

// The browser reports a closed dialog, a time that ran out and a refusal alike.
const isCancelled = (error: unknown) =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')

/**
 * Why the browser could not use a passkey. `exists`: this device has one of the account already.
 * `unsupported`: the device or the browser has no passkeys, for example without a screen lock.
 * `address`: not at the address of this page. `failed`: the device could not this time; only then does
 * another try help.
 */
export type PasskeyErrorKind = 'exists' | 'unsupported' | 'address' | 'failed'

const KINDS: ReadonlyMap<string, PasskeyErrorKind> = new Map([
  ['InvalidStateError', 'exists'],
  ['ConstraintError', 'unsupported'],
  ['NotSupportedError', 'unsupported'],
  ['SecurityError', 'address'],
])

/** A dialog of the browser that failed, and was not cancelled by the doctor. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError'
  readonly kind: PasskeyErrorKind

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : 'The browser could not use a passkey', { cause })
    const known = KINDS.get(cause instanceof Error ? cause.name : '')
    this.kind = known ?? (supportsPasskeys() ? 'failed' : 'unsupported')
  }
}

/**
 * Runs a dialog of the browser.
 *
 * @returns `undefined` if it was cancelled
 * @throws PasskeyError for everything else
 */
async function answered<T>(dialog: Promise<T>): Promise<T | undefined> {
  try {
    return await dialog
  } catch (error) {
    if (isCancelled(error)) return undefined
    throw new PasskeyError(error)
  }
}

/**
 * Asks the browser to create a passkey.
 *
 * @param optionsJSON from `account.beginPasskey`
 * @returns the payload of `account.addPasskey` without a name; `undefined` if the doctor cancelled
 * @throws PasskeyError for example for a device that has one of this account already
 */
export async function createPasskey(optionsJSON: PasskeyCreationOptions): Promise<CreatedPasskey | undefined> {
  const created = await answered(startRegistration({ optionsJSON }))
  if (created === undefined) return undefined
  const { clientDataJSON, attestationObject } = created.response
  return { credentialId: created.id, clientDataJSON, attestationObject }
}

/**
 * Asks the browser for a passkey.
 *
 * @param optionsJSON from `account.beginProof` or `session.beginPasskeyLogin`
 * @param useBrowserAutofill offers passkeys in the autofill of a field with `autocomplete="username
 *   webauthn"` instead of a dialog
 * @param signal ends the ceremony, as if the doctor had cancelled
 * @returns the payload of `account.prove` or `session.loginWithPasskey`; `undefined` if the doctor
 *   cancelled
 * @throws PasskeyError if the browser could not ask
 */
export async function askForPasskey(
  optionsJSON: PasskeyRequestOptions,
  { useBrowserAutofill = false, signal }: { useBrowserAutofill?: boolean; signal?: AbortSignal | undefined } = {},
): Promise<PasskeyAssertion | undefined> {
  if (signal?.aborted) return undefined
  let isOver = false
  const cancel = () => {
    if (!isOver) WebAuthnAbortService.cancelCeremony()
  }
  const end = () => {
    // An autofill begins after the same check, also if it was cancelled before.
    if (useBrowserAutofill) void browserSupportsWebAuthnAutofill().then(cancel)
    else cancel()
  }
  signal?.addEventListener('abort', end)
  // The page may show the field later.
  const ceremony = startAuthentication({ optionsJSON, useBrowserAutofill, verifyBrowserAutofillInput: false })
  const used = await answered(ceremony).finally(() => {
    isOver = true
    signal?.removeEventListener('abort', end)
  })
  if (used === undefined) return undefined
  const { clientDataJSON, authenticatorData, signature, userHandle } = used.response
  return {
    credentialId: used.id,
    clientDataJSON,
    authenticatorData,
    signature,
    ...(userHandle === undefined ? {} : { userHandle }),
  }
}
