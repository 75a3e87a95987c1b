import { Refusal } from '../../contract/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import { message, respond, type Routes } from '../../http/route.ts'
import { changeInSession } from '../../security/sessions.ts'
import { clientOf, codePause, codeTries, loginTries, refuseLink, takeTries } from '../../security/rateLimits.ts'
import { causeWithCookie, enterCode } from '../account/codes.ts'
import { normaliseEmail } from '../account/rules.ts'
import { findAccount } from '../account/store.ts'
import { beginRecovery, setPasskeyOnly, stopRecovery } from './passkeyOnlyStore.ts'

/**
 * Returns the routes of "passkeys only" and of its way back, in the capability `account-security`.
 */
export function passkeyOnlyRoutes(dependencies: Dependencies) {
  const { db, passkeyOnly, passwords, sessions, limits, outbox } = dependencies
  return {
    async setPasskeyOnly(call) {
      const { body } = call
      // Without a public address there are no passkeys, but whoever has none left can switch it off.
      if (body.isOn && dependencies.publicUrl() === undefined) throw new Refusal('not_found')
      await sessions.requireProof(call.token)
      const change = { ...call, isOn: body.isOn }
      const code = await changeInSession(dependencies, call, (tx) => setPasskeyOnly(tx, dependencies, change))
      outbox.wake()
      return respond<'setPasskeyOnly'>(200, message(code))
    },

    async sendRecoveryCode(call) {
      // Known and unknown accounts, with the right and with a wrong password, do the same work and
      // get the same response (S6). The tries are never given back: their number would tell.
      const email = normaliseEmail(call.body.email)
      const client = await clientOf(dependencies, call, email)
      await takeTries(dependencies, [
        ...loginTries(limits, client),
        codePause(limits, 'recovery', client),
        ...codeTries(limits, 'recovery', client),
      ])
      const account = await findAccount(db, email)
      const { isPasskeyOnly } = await passkeyOnly.state(account?.id)
      const isRight = await passwords.verify(account?.passwordHash, call.body.password)
      const { cause, cookie } = causeWithCookie(dependencies, call)
      // A mail to nobody is queued too, and its code is hashed.
      await outbox.queue('recovery', isRight && isPasskeyOnly ? email : '', cause)
      outbox.wake()
      return respond<'sendRecoveryCode'>(200, message('recovery.code_sent'), { cookies: [cookie] })
    },

    async beginRecovery(call) {
      const email = normaliseEmail(call.body.email)
      const code = call.body.confirmationCode
      const change = { ...call, ...(await enterCode(dependencies, call, { purpose: 'recovery', email, code })) }
      const at = await db.transaction((tx) => beginRecovery(tx, dependencies, change))
      outbox.wake()
      const data = { recoveryAt: at.toISOString() }
      return respond<'beginRecovery'>(200, { ...message('recovery.begun'), data })
    },

    async stopRecovery(call) {
      const { body, network } = call
      const doctorId = (await passkeyOnly.ownerOf(body.token)) ?? (await refuseLink(dependencies, network))
      await db.transaction((tx) => stopRecovery(tx, dependencies, { ...call, doctorId }))
      outbox.wake()
      return respond<'stopRecovery'>(200, message('recovery.stopped'))
    },
  } satisfies Partial<Routes>
}
