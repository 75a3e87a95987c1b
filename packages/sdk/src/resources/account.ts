import type { ApiPromise } from '../core/ApiPromise.ts'
import type { CallOptions } from '../core/options.ts'
import type { PayloadOf, ValueOf } from '../core/contractTypes.ts'
import type { Caller } from '../core/createCaller.ts'
import { isTrue, mismatch, objectOf, pick, requiredText, text } from '../core/json.ts'
import type { components } from '../generated/schema.ts'
import { messageOf, type Message, listOf, messageWith } from './readers.ts'
import {
  creationOptionsOf,
  requestOptionsOf,
  passkeyListOf,
  type PasskeyCreationOptions,
  type PasskeyRequestOptions,
} from './passkey.ts'

/** Registration that is not confirmed yet. */
export type Registration = Message & {
  /** The address that the code was sent to. */
  email: string
}

/** An open session of the doctor. */
export type DoctorSession = ValueOf<'DoctorSession'>

/** What happened to the account. Later versions of the server may send further names. */
export type ActivityName = components['schemas']['ActivityName'] | (string & {})

/** An entry of what happened to the account. */
export type Activity = ValueOf<'Activity', { name: ActivityName }>

/** The way back of a doctor who has lost all passkeys. */
export type RecoveryBegun = Message & {
  /** When the password signs in again, as an RFC 3339 time. */
  recoveryAt: string
}

/** One file with the data of the doctor. */
export type DataExport = Message & {
  /** A name for the file, with its ending. */
  fileName: string
  /** A ZIP file with JSON and CSV files. */
  file: Blob
}

const sessionOf = objectOf<components['schemas']['DoctorSession'], DoctorSession>({
  id: requiredText,
  browser: text,
  system: text,
  createdAt: text,
  lastUsedAt: text,
  isThis: isTrue,
})

/** Milliseconds to export the data of a doctor with many bookings. */
const EXPORT_PATIENCE = 60_000

function zipOf(base64: string): Blob {
  let binary
  try {
    binary = atob(base64)
  } catch {
    mismatch('content')
  }
  return new Blob([Uint8Array.from(binary, (character) => character.charCodeAt(0))], { type: 'application/zip' })
}

const activityOf = objectOf<components['schemas']['Activity'], Activity>({ at: text, name: requiredText })

export const accountResource = (call: Caller) => ({
  /** Creates an unconfirmed account and sends a 6-digit code by e-mail. */
  register: (payload: PayloadOf<'registerDoctor'>, options?: CallOptions): ApiPromise<Registration, 'registerDoctor'> =>
    call(
      'registerDoctor',
      messageWith((body) => ({ email: text(pick(body, 'doctor_email')) || payload.email })),
      options,
      () => payload,
    ),
  /** Confirms an account by its code. Does not open a session. */
  confirm: (payload: PayloadOf<'confirmDoctorRegistration'>, options?: CallOptions) =>
    call('confirmDoctorRegistration', messageOf, options, () => payload),
  /** Sends a code for a new password. Known and unknown addresses are treated alike. */
  forgotPassword: (payload: PayloadOf<'forgotPassword'>, options?: CallOptions) =>
    call('forgotPassword', messageOf, options, () => payload),
  /** Sets a new password with the code, as a multipart form. */
  resetPassword: (payload: PayloadOf<'confirmForgotPassword'>, options?: CallOptions) =>
    call('confirmForgotPassword', messageOf, options, () => payload),
  /**
   * Changes the password and ends all other sessions. Needs the capability `account-security`, like
   * all methods after it. Rejected with 400 and the code `password.wrong` for a wrong current password.
   * Succeeds if the new password is already the password of the account, so that it can be sent
   * again after a lost response.
   */
  changePassword: (payload: PayloadOf<'changePassword'>, options?: CallOptions) =>
    call('changePassword', messageOf, options, () => payload),
  /**
   * Sends a 6-digit code to the email of the doctor. Within 30 seconds of the last code none is sent,
   * and the last one stays valid.
   */
  sendEmailCode: (options?: CallOptions) => call('sendEmailCode', messageOf, options),
  /**
   * Verifies the email with the code that was sent to this browser. Rejected with 400 and the code
   * `code.wrong` for a wrong code. Succeeds if the email is already verified.
   */
  verifyEmail: (payload: PayloadOf<'verifyEmail'>, options?: CallOptions) =>
    call('verifyEmail', messageOf, options, () => payload),
  /** Fetches the open sessions of the doctor, last use first. */
  sessions: (options?: CallOptions) => call('listSessions', listOf('sessions', sessionOf), options),
  /** Ends one session. Needs a proof, as `beginPasskey`. Rejected with 404 if it has already ended. */
  endSession: (id: string, options?: CallOptions) => call('endSession', messageOf, options, () => ({ id })),
  /** Ends all sessions but that of this client. Needs a proof, as `beginPasskey`. */
  endOtherSessions: (options?: CallOptions) => call('endOtherSessions', messageOf, options),
  /** Fetches the passkeys, and whether passkeys can be used here. */
  passkeys: (options?: CallOptions) => call('listPasskeys', passkeyListOf, options),
  /**
   * Fetches the options of a new passkey, for `createPasskey` of `@nalam/sdk/passkeys`. Rejected
   * with 403 and the code `proof.required` if the last proof is older than ten minutes: see `prove`.
   */
  beginPasskey: (options?: CallOptions): ApiPromise<PasskeyCreationOptions, 'beginPasskey'> =>
    call('beginPasskey', creationOptionsOf, options),
  /** Stores a passkey that the browser has created. Needs a proof, as `beginPasskey`. */
  addPasskey: (payload: PayloadOf<'addPasskey'>, options?: CallOptions) =>
    call('addPasskey', messageOf, options, () => payload),
  /** Renames a passkey. */
  renamePasskey: (id: string, name: string, options?: CallOptions) =>
    call('renamePasskey', messageOf, options, () => ({ id, name })),
  /** Removes a passkey. Needs a proof, as `beginPasskey`. */
  removePasskey: (id: string, options?: CallOptions) => call('removePasskey', messageOf, options, () => ({ id })),
  /**
   * Lets only passkeys sign in, or the password again. Switching on also stops a way back that is on
   * its way. Needs a proof, as `beginPasskey`. Rejected with 400 and the code `passkeys.too_few` if the
   * doctor has fewer than two passkeys.
   */
  setPasskeyOnly: (isOn: boolean, options?: CallOptions) =>
    call('setPasskeyOnly', messageOf, options, () => ({ isOn })),
  /**
   * Sends a code to a doctor who signs in with passkeys only, has lost all of them and knows the
   * password. Needs no session. The response is the same for every account and password.
   */
  sendRecoveryCode: (payload: PayloadOf<'sendRecoveryCode'>, options?: CallOptions) =>
    call('sendRecoveryCode', messageOf, options, () => payload),
  /**
   * Begins the way back with the code of `sendRecoveryCode`: 24 hours later the password signs in
   * again. Needs no session. Can be sent again with the same code after a lost response.
   */
  beginRecovery: (
    payload: PayloadOf<'beginRecovery'>,
    options?: CallOptions,
  ): ApiPromise<RecoveryBegun, 'beginRecovery'> =>
    call(
      'beginRecovery',
      messageWith((body) => ({ recoveryAt: requiredText(pick(body, 'recoveryAt')) })),
      options,
      () => payload,
    ),
  /**
   * Stops the way back with the token of the link in the e-mail, without a session. Rejected with 404
   * for a link that no longer works, and with 409 and the code `recovery.over` once it has taken
   * effect.
   */
  stopRecovery: (token: string, options?: CallOptions) => call('stopRecovery', messageOf, options, () => ({ token })),
  /** Fetches the options of a proof by a passkey, for `askForPasskey` of `@nalam/sdk/passkeys`. */
  beginProof: (options?: CallOptions): ApiPromise<PasskeyRequestOptions, 'beginProof'> =>
    call('beginProof', requestOptionsOf, options),
  /** Confirms by the password or a passkey that the doctor is present. It counts for ten minutes. */
  prove: (payload: PayloadOf<'proveIdentity'>, options?: CallOptions) =>
    call('proveIdentity', messageOf, options, () => payload),
  /**
   * Fetches a ZIP file with what is stored of the doctor. Needs a proof, as `beginPasskey`. It can
   * take longer than other calls: the deadline is a minute if neither the call nor the client has a
   * `timeout`.
   */
  exportData: (options?: CallOptions): ApiPromise<DataExport, 'exportData'> =>
    call(
      'exportData',
      messageWith((body) => ({
        fileName: requiredText(pick(body, 'fileName')),
        file: zipOf(requiredText(pick(body, 'content'))),
      })),
      { ...options, patience: EXPORT_PATIENCE },
    ),
  /** Fetches the last 50 entries about the security of the account, latest first. */
  activity: (options?: CallOptions) => call('listActivity', listOf('activity', activityOf), options),
})

/**
 * Registration, confirmation by code, and password reset, which need no session; and for signed-in
 * doctors the password, the sessions and what happened to the account.
 */
export type AccountResource = ReturnType<typeof accountResource>
