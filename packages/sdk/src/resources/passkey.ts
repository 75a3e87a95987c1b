import type { ValueOf } from '../core/contractTypes.ts'
import {
  isJsonObject,
  isTrue,
  mismatch,
  objectOf,
  pick,
  requiredText,
  rows,
  text,
  type Report,
  type Unchecked,
} from '../core/json.ts'
import type { components } from '../generated/schema.ts'

/** A passkey of the doctor. */
export type Passkey = ValueOf<'Passkey'>

/** The passkeys of the doctor. */
export type PasskeyList = {
  /** Whether passkeys can be added and used here. */
  isAvailable: boolean
  /** Whether only passkeys sign in. */
  isPasskeyOnly: boolean
  /**
   * When the password signs in again, as an RFC 3339 time; `undefined` unless the way back of a
   * doctor who has lost all passkeys is on its way.
   */
  recoveryAt: string | undefined
  /** Oldest first. */
  passkeys: Passkey[]
}

/** What a browser needs to ask for a passkey: `PublicKeyCredentialRequestOptionsJSON`. */
export type PasskeyRequestOptions = components['schemas']['PasskeyRequestOptions']

/** What a browser needs to create a passkey: `PublicKeyCredentialCreationOptionsJSON`. */
export type PasskeyCreationOptions = components['schemas']['PasskeyCreationOptions']

const passkeyOf = objectOf<components['schemas']['Passkey'], Passkey>({
  id: requiredText,
  name: text,
  createdAt: text,
  lastUsedAt: (time) => text(time) || undefined,
  isBackedUp: isTrue,
})

type ListBody = Unchecked<components['schemas']['PasskeyListResponse']['data']>

/** Reads the list of passkeys. */
export const passkeyListOf = (body: ListBody, _: unknown, report: Report): PasskeyList => ({
  isAvailable: pick(body, 'isAvailable') === true,
  isPasskeyOnly: pick(body, 'isPasskeyOnly') === true,
  recoveryAt: text(pick(body, 'recoveryAt')) || undefined,
  passkeys: rows(pick(body, 'passkeys'), passkeyOf, report),
})

// The browser checks the rest of the options itself, and the server its response.
const hasChallenge = (value: unknown): boolean => isJsonObject(value) && typeof value['challenge'] === 'string'
const isRequest = (value: unknown): value is PasskeyRequestOptions => hasChallenge(value)
const isCreation = (value: unknown): value is PasskeyCreationOptions => hasChallenge(value)

type OptionsBody = { readonly options?: unknown }

/** Reads the options that ask for a passkey; throws a TypeError if there are none. */
export function requestOptionsOf(body: OptionsBody): PasskeyRequestOptions {
  const options = pick(body, 'options')
  return isRequest(options) ? options : mismatch('options')
}

/** Reads the options of a new passkey; throws a TypeError if there are none. */
export function creationOptionsOf(body: OptionsBody): PasskeyCreationOptions {
  const options = pick(body, 'options')
  return isCreation(options) ? options : mismatch('options')
}
