import * as z from 'zod/v4-mini'
import { codeProblem, doctorNameProblem, mobileProblem, passwordProblem } from './accountRules.ts'
import { loginEmailProblem, registrationEmailProblem } from './emailRules.ts'
import { fieldRules, textField, type SchemaOptions } from './schemaOptions.ts'

/**
 * Creates the schema of the registration payload: `doctor_name`, `email`, `mobile_number`,
 * `password` (AUTH-02).
 */
export function registrationSchema(options?: SchemaOptions) {
  return z.object({
    // Its rule refuses a line break, as AUTH-02 wants it.
    doctor_name: textField(doctorNameProblem, options, 'lines'),
    email: textField((email) => registrationEmailProblem(email, options?.allowedDomains), options),
    mobile_number: textField(mobileProblem, options),
    password: textField(passwordProblem, options, 'secret'),
  })
}

/**
 * Creates the schema of the login payload: `email`, `password`. The rules are those of registration
 * with the looser suffix check (AUTH-02, D2).
 */
export function loginSchema(options?: SchemaOptions) {
  return z.object({
    email: textField((email) => loginEmailProblem(email, options?.allowedDomains), options),
    password: textField(passwordProblem, options, 'secret'),
  })
}

/**
 * Creates the schema of the confirmation payload: `email`, `confirmationCode` (six digits)
 * (AUTH-02).
 */
export function confirmationSchema(options?: SchemaOptions) {
  return z.object({
    email: textField((email) => loginEmailProblem(email, options?.allowedDomains), options),
    confirmationCode: textField(codeProblem, options),
  })
}

/**
 * Creates the schema of the forgot-password payload: `email`. Has the same rule as login, so
 * that every account that can sign in can request a code.
 */
export function forgotPasswordSchema(options?: SchemaOptions) {
  return z.object({ email: textField((email) => loginEmailProblem(email, options?.allowedDomains), options) })
}

const filled = (rule: (value: string) => ReturnType<typeof passwordProblem>) => (value: string) =>
  value === '' ? 'validation.reset.incomplete' : rule(value)
const anyText = filled(() => null)

// Compared only if all fields pass their own rule.
const samePasswords = (options: SchemaOptions | undefined) =>
  fieldRules(options, ({ newPassword, confirmPassword }: { newPassword: string; confirmPassword: string }) => ({
    confirmPassword: newPassword === confirmPassword ? null : 'validation.reset.mismatch',
  }))

const newPasswords = (options: SchemaOptions | undefined) => ({
  newPassword: textField(filled(passwordProblem), options, 'secret'),
  confirmPassword: textField(anyText, options, 'secret'),
})

/**
 * Creates the schema of the reset payload: `email`, `otp`, `newPassword`, `confirmPassword`. Each
 * empty field says "Please fill all the fields". The code has six digits and the new password
 * follows the registration rule. The confirmation must equal it, which is compared only if all
 * fields pass their own rule (AUTH-02, D21).
 */
export function resetPasswordSchema(options?: SchemaOptions) {
  return z
    .object({
      email: textField(anyText, options),
      otp: textField(filled(codeProblem), options),
      ...newPasswords(options),
    })
    .check(samePasswords(options))
}

/**
 * Creates the schema of a change of the password: `currentPassword`, `newPassword`,
 * `confirmPassword`, with the rules of a reset. The current password is not checked: it may
 * be older than the rules.
 */
export function changePasswordSchema(options?: SchemaOptions) {
  return z
    .object({ currentPassword: textField(anyText, options, 'secret'), ...newPasswords(options) })
    .check(samePasswords(options))
}

/** Longest name of a passkey, in characters. */
export const MAX_PASSKEY_NAME_LENGTH = 60

/** Creates the schema of the name of a passkey, for `account.renamePasskey`: `name`. */
export function passkeyNameSchema(options?: SchemaOptions) {
  return z.object({
    name: textField((name) => (name === '' ? 'validation.passkey.name.required' : null), options),
  })
}

/** Values of the registration form. */
export type RegistrationValues = z.infer<ReturnType<typeof registrationSchema>>
/** Values of the login form. */
export type LoginValues = z.infer<ReturnType<typeof loginSchema>>
/** Values of the confirmation. */
export type ConfirmationValues = z.infer<ReturnType<typeof confirmationSchema>>
/** Values of the forgot-password form. */
export type ForgotPasswordValues = z.infer<ReturnType<typeof forgotPasswordSchema>>
/** Values of the reset form. */
export type ResetPasswordValues = z.infer<ReturnType<typeof resetPasswordSchema>>
/** Values of the form that changes the password. */
export type ChangePasswordValues = z.infer<ReturnType<typeof changePasswordSchema>>
/** Values of the form that renames a passkey. */
export type PasskeyNameValues = z.infer<ReturnType<typeof passkeyNameSchema>>
