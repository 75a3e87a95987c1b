import { lineText } from '@nalam/sdk'
import { message, respond, type Route, type Routes } from '../../http/route.ts'
import type { Dependencies } from '../../dependencies.ts'
import { Refusal, refuseFields } from '../../contract/refusal.ts'
import { clientOf, takeTries, codePause, codeTries } from '../../security/rateLimits.ts'
import { enterCode, causeWithCookie, sendCode } from './codes.ts'
import { refuseGuessable } from './guessablePassword.ts'
import { normaliseEmail, registrationProblems, resetProblems } from './rules.ts'
import { confirmAccount, findAccount, registerAccount, resetPassword } from './store.ts'

/**
 * Returns whether this registration is already stored and waits for its code. This happens when the
 * response to the first request was lost.
 */
async function isRepeated(
  { db, passwords }: Dependencies,
  email: string,
  registration: { readonly password: string; readonly mobile_number: string },
): Promise<boolean> {
  const account = await findAccount(db, email)
  if (account === undefined || account.isConfirmed || account.isBlocked) return false
  const isSameNumber = account.mobileNumber === registration.mobile_number
  return isSameNumber && (await passwords.verify(account.passwordHash, registration.password))
}

function register(dependencies: Dependencies): Route<'registerDoctor'> {
  const { db, random, passwords, outbox, rateLimits, limits } = dependencies
  return async (call) => {
    refuseFields(registrationProblems(call.body, dependencies.allowedEmailDomains))
    const { password, email: typedEmail, doctor_name: name, mobile_number: mobileNumber } = call.body
    await refuseGuessable('password', password, [typedEmail, name, mobileNumber])
    const registration = { name: 'register:address', subject: call.network, limit: limits.registrationsPerAddress }
    await takeTries(dependencies, [registration])
    const email = normaliseEmail(typedEmail)
    const client = await clientOf(dependencies, call, email)
    const registered = { data: { ...message('account.registered'), doctor_email: email } }
    if (await isRepeated(dependencies, email, call.body)) {
      const cookie = await sendCode(dependencies, 'confirm', client, call)
      return respond<'registerDoctor'>(201, registered, cookie === undefined ? {} : { cookies: [cookie] })
    }
    const sending = [codePause(limits, 'confirm', client), ...codeTries(limits, 'confirm', client)]
    await takeTries(dependencies, sending)
    const passwordHash = await passwords.hash(password)
    const { cause, cookie } = causeWithCookie(dependencies, call)
    const account = { id: random.id(), name: lineText(name), email, mobileNumber, passwordHash }
    const request = { account, cause, requestId: call.requestId }
    try {
      await db.transaction((tx) => registerAccount(tx, dependencies, request))
    } catch (error) {
      if (error instanceof Refusal) await rateLimits.giveBack(sending)
      throw error
    }
    outbox.wake()
    return respond<'registerDoctor'>(201, registered, { cookies: [cookie] })
  }
}

function confirmRegistration(dependencies: Dependencies): Route<'confirmDoctorRegistration'> {
  const { db } = dependencies
  return async (call) => {
    const email = normaliseEmail(call.body.email)
    const entered = await enterCode(dependencies, call, { purpose: 'confirm', email, code: call.body.confirmationCode })
    const request = { ...entered, requestId: call.requestId }
    await db.transaction((tx) => confirmAccount(tx, dependencies, request))
    return respond<'confirmDoctorRegistration'>(201, { data: { statusCode: 201, ...message('account.confirmed') } })
  }
}

function forgotPassword(dependencies: Dependencies): Route<'forgotPassword'> {
  const { outbox, limits } = dependencies
  return async (call) => {
    // The account is not read here: known and unknown addresses do the same work (S6).
    const email = normaliseEmail(call.body.email)
    const client = await clientOf(dependencies, call, email)
    await takeTries(dependencies, [codePause(limits, 'reset', client), ...codeTries(limits, 'reset', client)])
    const { cause, cookie } = causeWithCookie(dependencies, call)
    await outbox.queue('reset', email, cause)
    outbox.wake()
    return respond<'forgotPassword'>(201, message('password.code_sent'), { cookies: [cookie] })
  }
}

function confirmForgotPassword(dependencies: Dependencies): Route<'confirmForgotPassword'> {
  const { db, passwords } = dependencies
  return async (call) => {
    const { email: typedEmail, otp, newPassword, confirmPassword } = call.body
    if (newPassword !== confirmPassword) throw new Refusal('password.mismatch')
    refuseFields(resetProblems(call.body))
    // Checks only the submitted data: reading the account here would reveal whether it exists.
    await refuseGuessable('newPassword', newPassword, [typedEmail])
    const email = normaliseEmail(typedEmail)
    const entered = await enterCode(dependencies, call, { purpose: 'reset', email, code: otp })
    const passwordHash = await passwords.hash(newPassword)
    const request = { ...entered, passwordHash, device: call.device, requestId: call.requestId }
    await db.transaction((tx) => resetPassword(tx, dependencies, request))
    return respond<'confirmForgotPassword'>(201, message('password.changed'))
  }
}

export function accountRoutes(dependencies: Dependencies) {
  return {
    registerDoctor: register(dependencies),
    confirmDoctorRegistration: confirmRegistration(dependencies),
    forgotPassword: forgotPassword(dependencies),
    confirmForgotPassword: confirmForgotPassword(dependencies),
  } satisfies Partial<Routes>
}
