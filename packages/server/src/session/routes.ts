import { resendConfirmation } from '../account/routes.ts'
import { loginOutcome, normaliseEmail } from '../account/rules.ts'
import { findAccount } from '../account/store.ts'
import { recordAudit } from '../audit/record.ts'
import type { Routes } from '../http/route.ts'
import { message, respond } from '../http/response.ts'
import { closingCookie, openingCookie } from '../http/cookies.ts'
import { Refusal } from '../http/refusal.ts'
import type { Dependencies } from '../dependencies.ts'
import { versionTag } from '../profile/rules.ts'
import { findDoctor } from '../profile/store.ts'

/** Signing in, renewing, signing out. */
export function sessionRoutes(
  dependencies: Dependencies,
): Pick<Routes, 'loginDoctor' | 'getDoctorProfile' | 'logoutDoctor'> {
  const { db, clock, passwords, sessions, rateLimits, limits } = dependencies
  return {
    async loginDoctor(call) {
      const email = normaliseEmail(call.body.email)
      // Both tries are taken before the password is looked at and given back when it was right (S5).
      const [ofAddress, ofAccount] = [
        await rateLimits.take('login:address', call.address, limits.loginPerAddress),
        await rateLimits.take('login:account', email, limits.loginPerAccount),
      ]
      const retryAfter = Math.max(ofAddress, ofAccount)
      if (retryAfter > 0) throw new Refusal('limit.exceeded', { retryAfter })
      const account = await findAccount(db, email)
      const passwordIsRight = await passwords.verify(account?.passwordHash, call.body.password)
      const outcome = loginOutcome({
        passwordIsRight,
        isBlocked: account?.isBlocked ?? false,
        isConfirmed: account?.isConfirmed ?? false,
      })
      if (account === undefined || outcome === 'wrong_credentials') throw new Refusal('login.wrong_credentials')
      await rateLimits.giveBack('login:address', call.address)
      await rateLimits.giveBack('login:account', email)
      if (outcome === 'blocked') throw new Refusal('account.blocked')
      if (outcome === 'unconfirmed') {
        await resendConfirmation(dependencies, email, call.language)
        throw new Refusal('account.unconfirmed')
      }
      // A new session at every sign-in; the one that the browser brought along is ended (S1).
      if (call.token !== undefined) await sessions.end(call.token)
      const token = await sessions.open(account.id)
      await recordAudit(db, clock, {
        doctorId: account.id,
        action: 'session.opened',
        subject: `doctor:${account.id}`,
        requestId: call.requestId,
      })
      const doctor = await findDoctor(db, account.id)
      // The doctor was deleted after the password was checked.
      if (doctor === undefined) throw new Refusal('login.wrong_credentials')
      return respond<'loginDoctor'>(
        201,
        { ...message('login.succeeded'), doctorDetails: doctor.details, data: {} },
        { cookies: [openingCookie(token)] },
      )
    },

    async getDoctorProfile(call) {
      const doctor = await findDoctor(db, call.doctorId)
      // The doctor was deleted after the session was found.
      if (doctor === undefined) throw new Refusal('session.expired')
      const { details: doctorDetails, version } = doctor
      return respond<'getDoctorProfile'>(200, { data: { doctorDetails } }, { headers: { ETag: versionTag(version) } })
    },

    async logoutDoctor(call) {
      if (call.token !== undefined) await sessions.end(call.token)
      return respond<'logoutDoctor'>(200, { data: message('logout.succeeded') }, { cookies: [closingCookie] })
    },
  }
}
