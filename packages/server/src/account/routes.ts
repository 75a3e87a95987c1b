import { VALIDATION_MESSAGES } from '@nalam/sdk/validation'
import type { Call, Language, Routes } from '../http/route.ts'
import type { Dependencies } from '../dependencies.ts'
import { message, respond } from '../http/response.ts'
import { Refusal } from '../http/refusal.ts'
import type { CodePurpose } from '../security/codes.ts'
import { recordAudit } from '../audit/record.ts'
import { isGuessable } from './guessablePassword.ts'
import { normaliseEmail, normaliseName, registrationProblems, resetProblems } from './rules.ts'
import { confirmAccount, findAccount, insertAccount, setPassword } from './store.ts'

type AccountRoutes = Pick<
  Routes,
  'registerDoctor' | 'confirmDoctorRegistration' | 'forgotPassword' | 'confirmForgotPassword'
>

/**
 * Takes a code from the day's ten for one address (S4).
 *
 * @throws Refusal 429 when they are used up
 */
async function takeFromDay({ rateLimits, limits }: Dependencies, purpose: CodePurpose, email: string): Promise<void> {
  const retryAfter = await rateLimits.take(`code:${purpose}:day`, email, limits.codesPerDay)
  if (retryAfter > 0) throw new Refusal('limit.exceeded', { retryAfter })
}

/**
 * Sends another confirmation code, unless the last one left less than 30 seconds ago: then that one still holds (D12).
 *
 * @throws Refusal 429 when ten codes were sent today
 */
export async function resendConfirmation(dependencies: Dependencies, email: string, language: Language): Promise<void> {
  const wait = await dependencies.rateLimits.take('code:confirm:pause', email, dependencies.limits.codePause)
  if (wait > 0) return
  await takeFromDay(dependencies, 'confirm', email)
  await dependencies.outbox.queue('confirm', email, language)
  dependencies.outbox.wake()
}

/** @throws Refusal 429 when this address has tried too many codes */
async function takeFromAddress({ rateLimits, limits }: Dependencies, call: Call<unknown>): Promise<void> {
  const retryAfter = await rateLimits.take('code:address', call.address, limits.codesPerAddress)
  if (retryAfter > 0) throw new Refusal('limit.exceeded', { retryAfter })
}

/** Registration, its confirmation, and the way back from a forgotten password. */
export function accountRoutes(dependencies: Dependencies): AccountRoutes {
  const { db, clock, random, passwords, codes, outbox, sessions, rateLimits, limits } = dependencies
  return {
    async registerDoctor(call) {
      const problems = registrationProblems(call.body, dependencies.allowedEmailDomains)
      if (problems !== undefined) throw new Refusal('request.invalid', { errors: problems })
      const { password, email: typedEmail, doctor_name: name, mobile_number: mobile } = call.body
      if (await isGuessable(password, [typedEmail, name, mobile])) {
        throw new Refusal('request.invalid', {
          errors: { password: VALIDATION_MESSAGES['validation.password.guessable'] },
        })
      }
      const retryAfter = await rateLimits.take('register:address', call.address, limits.registrationsPerAddress)
      if (retryAfter > 0) throw new Refusal('limit.exceeded', { retryAfter })
      const email = normaliseEmail(call.body.email)
      const passwordHash = await passwords.hash(call.body.password)
      const id = random.id()
      const inserted = await db.transaction(async (within) => {
        const isNew = await insertAccount(within, {
          id,
          name: normaliseName(call.body.doctor_name),
          email,
          mobileNumber: call.body.mobile_number,
          passwordHash,
          now: clock.now(),
        })
        if (!isNew) return false
        await outbox.queue('confirm', email, call.language, within)
        await recordAudit(within, clock, {
          doctorId: id,
          action: 'account.registered',
          subject: `doctor:${id}`,
          requestId: call.requestId,
        })
        return true
      })
      if (!inserted) {
        const { message } = new Refusal('account.taken')
        throw new Refusal('account.taken', { errors: { email: message } })
      }
      await rateLimits.take('code:confirm:pause', email, limits.codePause)
      await rateLimits.take('code:confirm:day', email, limits.codesPerDay)
      outbox.wake()
      return respond<'registerDoctor'>(201, { data: { ...message('account.registered'), doctor_email: email } })
    },

    async confirmDoctorRegistration(call) {
      await takeFromAddress(dependencies, call)
      const account = await findAccount(db, normaliseEmail(call.body.email))
      if (!(await codes.use(account?.id, 'confirm', call.body.confirmationCode)) || account === undefined) {
        throw new Refusal('code.wrong')
      }
      await rateLimits.giveBack('code:address', call.address)
      await db.transaction(async (within) => {
        await confirmAccount(within, account.id, clock.now())
        await recordAudit(within, clock, {
          doctorId: account.id,
          action: 'account.confirmed',
          subject: `doctor:${account.id}`,
          requestId: call.requestId,
        })
      })
      return respond<'confirmDoctorRegistration'>(201, { data: { statusCode: 201, ...message('account.confirmed') } })
    },

    async forgotPassword(call) {
      // Nothing here looks at the account: known and unknown addresses do the same work (S6).
      await takeFromAddress(dependencies, call)
      const email = normaliseEmail(call.body.email)
      const retryAfter = await rateLimits.take('code:reset:pause', email, limits.codePause)
      if (retryAfter > 0) throw new Refusal('limit.exceeded', { retryAfter })
      await takeFromDay(dependencies, 'reset', email)
      await outbox.queue('reset', email, call.language)
      outbox.wake()
      return respond<'forgotPassword'>(201, message('password.code_sent'))
    },

    async confirmForgotPassword(call) {
      const { email, otp, newPassword, confirmPassword } = call.body
      if (newPassword !== confirmPassword) throw new Refusal('password.mismatch')
      const problems = resetProblems(call.body)
      if (problems !== undefined) throw new Refusal('request.invalid', { errors: problems })
      // Judged by what was sent alone: looking at the account here would tell whether there is one.
      if (await isGuessable(newPassword, [email])) {
        throw new Refusal('request.invalid', {
          errors: { newPassword: VALIDATION_MESSAGES['validation.password.guessable'] },
        })
      }
      await takeFromAddress(dependencies, call)
      const account = await findAccount(db, normaliseEmail(email))
      if (!(await codes.use(account?.id, 'reset', otp)) || account === undefined || account.isBlocked) {
        throw new Refusal('code.wrong')
      }
      await rateLimits.giveBack('code:address', call.address)
      const passwordHash = await passwords.hash(newPassword)
      await db.transaction(async (within) => {
        await setPassword(within, account.id, passwordHash, clock.now())
        await sessions.endAll(account.id, within)
        await recordAudit(within, clock, {
          doctorId: account.id,
          action: 'password.changed',
          subject: `doctor:${account.id}`,
          requestId: call.requestId,
        })
      })
      return respond<'confirmForgotPassword'>(201, message('password.changed'))
    },
  }
}
