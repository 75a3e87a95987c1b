import type { ApiPromise } from '../core/ApiPromise.ts'
import type { CallOptions } from '../core/options.ts'
import type { PayloadOf } from '../core/contractTypes.ts'
import type { Caller } from '../core/createCaller.ts'
import { pick, text } from '../core/json.ts'
import { messageOf, type Message } from './message.ts'

/** Registration that is not confirmed yet. */
export type Registration = Message & {
  /** The address that the code was sent to. */
  email: string
}

/** Registration, confirmation by code, and password reset. None of these calls needs a session. */
export type AccountResource = {
  /** Creates an unconfirmed account and sends a 6-digit code by e-mail. */
  register: (payload: PayloadOf<'registerDoctor'>, options?: CallOptions) => ApiPromise<Registration, 'registerDoctor'>
  /** Confirms an account by its code. Does not open a session. */
  confirm: (
    payload: PayloadOf<'confirmDoctorRegistration'>,
    options?: CallOptions,
  ) => ApiPromise<Message, 'confirmDoctorRegistration'>
  /** Sends a code for a new password. Known and unknown addresses are treated alike. */
  forgotPassword: (payload: PayloadOf<'forgotPassword'>, options?: CallOptions) => ApiPromise<Message, 'forgotPassword'>
  /** Sets a new password with the code, as a multipart form. */
  resetPassword: (
    payload: PayloadOf<'confirmForgotPassword'>,
    options?: CallOptions,
  ) => ApiPromise<Message, 'confirmForgotPassword'>
}

/** Creates the account calls. */
export function accountResource(call: Caller): AccountResource {
  return {
    register: (payload, options) =>
      call(
        'registerDoctor',
        (body, operation) => ({
          ...messageOf(body, operation),
          email: text(pick(body, 'doctor_email')) || payload.email,
        }),
        options,
        () => payload,
      ),
    confirm: (payload, options) => call('confirmDoctorRegistration', messageOf, options, () => payload),
    forgotPassword: (payload, options) => call('forgotPassword', messageOf, options, () => payload),
    resetPassword: (payload, options) => call('confirmForgotPassword', messageOf, options, () => payload),
  }
}
