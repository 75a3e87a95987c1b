import * as z from 'zod/v4-mini'
import { codeProblem, doctorNameProblem, mobileProblem, passwordProblem } from './accountRules.ts'
import { loginEmailProblem, registrationEmailProblem } from './emailRules.ts'
import { validationText } from './messages.ts'
import { textField, type SchemaOptions } from './schemaOptions.ts'

/** `doctor_name`, `email`, `mobile_number`, `password`: the registration payload (AUTH-02). */
export function registrationSchema(options?: SchemaOptions) {
  return z.object({
    doctor_name: textField(doctorNameProblem, options),
    email: textField((email) => registrationEmailProblem(email, options?.allowedDomains), options),
    mobile_number: textField(mobileProblem, options),
    password: textField(passwordProblem, options, false),
  })
}

/** `email`, `password`: the login payload; the rules of registration with the looser suffix check (AUTH-02, D2). */
export function loginSchema(options?: SchemaOptions) {
  return z.object({
    email: textField((email) => loginEmailProblem(email, options?.allowedDomains), options),
    password: textField(passwordProblem, options, false),
  })
}

/** `email`, `confirmationCode` (six digits): the confirmation payload (AUTH-02). */
export function confirmationSchema(options?: SchemaOptions) {
  return z.object({
    email: textField((email) => loginEmailProblem(email, options?.allowedDomains), options),
    confirmationCode: textField(codeProblem, options),
  })
}

/** `email`: the forgot-password payload. Its rules are not shown; login's rule is used, so that whoever can sign in can ask. */
export function forgotPasswordSchema(options?: SchemaOptions) {
  return z.object({ email: textField((email) => loginEmailProblem(email, options?.allowedDomains), options) })
}

/**
 * `email`, `otp`, `newPassword`, `confirmPassword`: the reset payload. While anything is empty, each empty field says
 * "Please fill all the fields" and nothing else is judged; then the code has six digits, the new password follows the
 * registration rule and the confirmation equals it (AUTH-02, D21).
 */
export function resetPasswordSchema(options?: SchemaOptions) {
  const filled = (rule: (value: string) => ReturnType<typeof passwordProblem>) => (value: string) =>
    value === '' ? 'validation.reset.incomplete' : rule(value)
  return z
    .object({
      email: textField(
        filled(() => null),
        options,
      ),
      otp: textField(filled(codeProblem), options),
      newPassword: textField(filled(passwordProblem), options, false),
      confirmPassword: textField(
        filled(() => null),
        options,
        false,
      ),
    })
    .check(
      z.check((payload) => {
        if (payload.value.newPassword === payload.value.confirmPassword) return
        payload.issues.push({
          code: 'custom',
          input: payload.value.confirmPassword,
          path: ['confirmPassword'],
          message: validationText('validation.reset.mismatch', options?.messages),
          params: { id: 'validation.reset.mismatch' },
        })
      }),
    )
}

/** What the registration form holds. */
export type RegistrationValues = z.infer<ReturnType<typeof registrationSchema>>
/** What the login form holds. */
export type LoginValues = z.infer<ReturnType<typeof loginSchema>>
/** What the confirmation sends. */
export type ConfirmationValues = z.infer<ReturnType<typeof confirmationSchema>>
/** What the forgot-password form holds. */
export type ForgotPasswordValues = z.infer<ReturnType<typeof forgotPasswordSchema>>
/** What the reset form holds. */
export type ResetPasswordValues = z.infer<ReturnType<typeof resetPasswordSchema>>
