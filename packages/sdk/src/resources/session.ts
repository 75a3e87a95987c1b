import type { ApiPromise } from '../core/ApiPromise.ts'
import type { CallOptions } from '../core/callOptions.ts'
import type { PayloadOf } from '../core/contractTypes.ts'
import type { Caller } from '../core/Caller.ts'
import { fieldsOf, isJsonObject, mismatch, pick, text, type Unchecked } from '../core/json.ts'
import { capabilitiesOf } from '../extensions/capabilities.ts'
import type { components } from '../generated/schema.ts'
import { doctorOf, type Doctor } from './Doctor.ts'
import { anyMessageOf, messageOf, type Message } from './message.ts'

/** Who is signed in. */
export type Session = {
  doctor: Doctor
  /** Sent by other platforms only; ours authenticates by cookie alone. */
  accessToken: string | undefined
  /** The extensions that the server offers, names unknown to this version included; empty where it offers none. */
  capabilities: readonly string[]
}

/** Signing in, renewing the session, signing out. */
export type SessionResource = {
  /** Opens a session. A 401 means that the account is not confirmed yet and that a new code is on its way. */
  login: (payload: PayloadOf<'loginDoctor'>, options?: CallOptions) => ApiPromise<Session & Message, 'loginDoctor'>
  /** Reads the signed-in doctor; 401 or 403 where nobody is signed in. */
  renew: (options?: CallOptions) => ApiPromise<Session, 'getDoctorProfile'>
  /** Ends the session. */
  logout: (options?: CallOptions) => ApiPromise<Message, 'logoutDoctor'>
}

// `doctorDetails` or `userDetails`, `accessToken` or `tokens.accessToken`, each in `data` or at the top level. Requirement SDK-06.
type SessionFields = Unchecked<components['schemas']['SessionFields']>

function sessionOf(body: SessionFields): Session {
  const doctor = pick(body, 'doctorDetails') ?? pick(body, 'userDetails')
  const tokens = fieldsOf(pick(body, 'tokens'))
  return {
    doctor: isJsonObject(doctor) ? doctorOf(doctor) : mismatch('doctor'),
    accessToken: text(pick(body, 'accessToken')) || text(tokens.accessToken) || undefined,
    capabilities: capabilitiesOf(pick(body, 'capabilities')),
  }
}

/** Makes the session calls. */
export function sessionResource(call: Caller): SessionResource {
  return {
    login: (payload, options) =>
      call(
        'loginDoctor',
        (body, operation) => ({ ...sessionOf(body), ...anyMessageOf(body, operation) }),
        options,
        () => payload,
      ),
    renew: (options) => call('getDoctorProfile', sessionOf, options),
    logout: (options) => call('logoutDoctor', messageOf, options),
  }
}
