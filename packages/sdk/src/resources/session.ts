import type { ApiError } from '../core/ApiError.ts'
import type { ApiPromise } from '../core/ApiPromise.ts'
import type { CallOptions } from '../core/options.ts'
import type { PayloadOf } from '../core/contractTypes.ts'
import type { Caller } from '../core/createCaller.ts'
import { fieldsOf, isJsonObject, mismatch, pick, text, type Unchecked } from '../core/json.ts'
import type { Operation } from '../core/contractTypes.ts'
import type { components } from '../generated/schema.ts'
import { doctorOf, type Doctor } from './Doctor.ts'
import { anyMessageOf, messageOf, type Message, type MessageFields } from './readers.ts'
import { requestOptionsOf, type PasskeyRequestOptions } from './passkey.ts'

/** Signed-in doctor, and what the server offers. */
export type Session = {
  doctor: Doctor
  /** Sent by other platforms only. The reference server authenticates by cookie alone. */
  accessToken: string | undefined
  /**
   * Names of the extensions that the server offers, unknown names included; empty if it offers
   * none.
   */
  capabilities: readonly string[]
}

// `doctorDetails` or `userDetails`, `accessToken` or `tokens.accessToken`, each in `data` or at the
// top level. Requirement SDK-06.
type SessionFields = Unchecked<components['schemas']['SessionFields']>

const textsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(text) : [])

function sessionOf(body: SessionFields): Session {
  const doctor = pick(body, 'doctorDetails') ?? pick(body, 'userDetails')
  const tokens = fieldsOf(pick(body, 'tokens'))
  const capabilities = pick(body, 'capabilities')
  return {
    doctor: isJsonObject(doctor) ? doctorOf(doctor) : mismatch('doctor'),
    accessToken: text(pick(body, 'accessToken')) || text(tokens.accessToken) || undefined,
    capabilities: textsOf(capabilities),
  }
}

/**
 * Returns the names of the extensions that a server offers to a client that is not signed in, from
 * the error of `session.renew` with status 401; empty if it names none.
 */
export const capabilitiesOf = ({ data }: Pick<ApiError, 'data'>): readonly string[] =>
  isJsonObject(data) ? textsOf(pick<{ capabilities?: unknown }>(data, 'capabilities')) : []

const openedOf = (body: SessionFields & MessageFields, operation: Operation): Session & Message => ({
  ...sessionOf(body),
  ...anyMessageOf(body, operation),
})

export const sessionResource = (call: Caller) => ({
  /**
   * Opens a session. A 401 means that the account is not confirmed yet and that a new code is on
   * its way.
   */
  login: (payload: PayloadOf<'loginDoctor'>, options?: CallOptions) =>
    call('loginDoctor', openedOf, options, () => payload),
  /**
   * Fetches the options of a sign-in with a passkey, for `askForPasskey` of `@nalam/sdk/passkeys`.
   * Rejected with 404 if the server has no passkeys. Needs the capability `account-security`, like
   * the next one.
   */
  beginPasskeyLogin: (options?: CallOptions): ApiPromise<PasskeyRequestOptions, 'beginPasskeyLogin'> =>
    call('beginPasskeyLogin', requestOptionsOf, options),
  /** Opens a session with a passkey. */
  loginWithPasskey: (payload: PayloadOf<'loginWithPasskey'>, options?: CallOptions) =>
    call('loginWithPasskey', openedOf, options, () => payload),
  /** Fetches the signed-in doctor. Rejected with 401 or 403 if nobody is signed in. */
  renew: (options?: CallOptions) => call('getDoctorProfile', sessionOf, options),
  /** Ends the session. */
  logout: (options?: CallOptions) => call('logoutDoctor', messageOf, options),
})

/** Sign-in, session renewal and sign-out. */
export type SessionResource = ReturnType<typeof sessionResource>
