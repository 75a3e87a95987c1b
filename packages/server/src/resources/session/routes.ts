import { normaliseEmail } from '../account/rules.ts'
import { sendCode } from '../account/codes.ts'
import { findAccount } from '../account/store.ts'
import type { Dependencies } from '../../dependencies.ts'
import { closingCookie } from '../../http/cookies.ts'
import { Refusal } from '../../contract/refusal.ts'
import { message, respond, type Route, type Routes } from '../../http/route.ts'
import { versionTag } from '../profile/rules.ts'
import { findDoctor } from '../profile/store.ts'
import { clientOf, takeTries, loginTries } from '../../security/rateLimits.ts'
import { endSession, loginOutcome, sessionFields, signIn } from './signIn.ts'

function login(dependencies: Dependencies): Route<'loginDoctor'> {
  const { db, passkeyOnly, passwords, rateLimits, limits } = dependencies
  return async (call) => {
    const email = normaliseEmail(call.body.email)
    const client = await clientOf(dependencies, call, email)
    // The tries are taken before the password is verified, and given back if it is correct (S5).
    const tries = loginTries(limits, client)
    await takeTries(dependencies, tries)
    const account = await findAccount(db, email)
    const { isPasskeyOnly } = await passkeyOnly.state(account?.id)
    const isPasswordRight = await passwords.verify(account?.passwordHash, call.body.password)
    const outcome = loginOutcome({
      isPasswordRight,
      isPasskeyOnly,
      isBlocked: account?.isBlocked ?? false,
      isConfirmed: account?.isConfirmed ?? false,
    })
    if (account === undefined || outcome === 'wrong_credentials') throw new Refusal('login.wrong_credentials')
    await rateLimits.giveBack(tries)
    if (outcome === 'blocked') throw new Refusal('account.blocked')
    if (outcome === 'unconfirmed') {
      const cookie = await sendCode(dependencies, 'confirm', client, call)
      if (cookie === undefined) throw new Refusal('account.code_still_valid')
      throw new Refusal('account.unconfirmed').with({ headers: { 'Set-Cookie': cookie } })
    }
    return signIn(dependencies, call, account, 'password')
  }
}

export function sessionRoutes(dependencies: Dependencies) {
  const { db } = dependencies
  return {
    loginDoctor: login(dependencies),

    async getDoctorProfile(call) {
      const doctor = await findDoctor(db, call.doctorId)
      // The doctor was deleted after the session was found.
      if (doctor === undefined) throw new Refusal('session.expired')
      return respond<'getDoctorProfile'>(
        200,
        { data: sessionFields(dependencies, doctor) },
        { headers: { ETag: versionTag(doctor.version) } },
      )
    },

    async logoutDoctor(call) {
      const { token, requestId } = call
      if (token !== undefined) await db.transaction((tx) => endSession(tx, dependencies, token, requestId))
      return respond<'logoutDoctor'>(200, { data: message('logout.succeeded') }, { cookies: [closingCookie] })
    },
  } satisfies Partial<Routes>
}
