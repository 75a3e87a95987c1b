import { clinicToday, PRODUCT_NAME } from '@nalam/sdk'
import { parse } from 'bowser'
import { changeOnce } from '../../changes/changeOnce.ts'
import { securityActivity } from '../../changes/securityActivity.ts'
import { Refusal, refuseFields } from '../../contract/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import { message, respond, type Route, type Routes } from '../../http/route.ts'
import { hashOf } from '../../random.ts'
import { changeInSession } from '../../security/sessions.ts'
import { clientOf, loginTries, takeTries } from '../../security/rateLimits.ts'
import { endOtherSessions, endSessionOf } from './signIn.ts'
import { enterCode, sendCode } from '../account/codes.ts'
import { exportData } from '../account/dataExport.ts'
import { refuseGuessable } from '../account/guessablePassword.ts'
import { changePasswordProblems } from '../account/rules.ts'
import { changePassword, ownAccount, recordExport, verifyEmail, type EndFeed } from '../account/store.ts'

/**
 * Returns the names of the browser and the operating system in a `User-Agent`; empty texts if they
 * are unknown.
 */
export function deviceName(userAgent: string): { browser: string; system: string } {
  if (userAgent === '') return { browser: '', system: '' }
  const { browser, os, platform } = parse(userAgent)
  const names = { browser: browser.name ?? '', system: os.name ?? '' }
  // Phones with keys, such as the JioPhone.
  if (/\bKAIOS\b/i.test(userAgent)) return { ...names, system: 'KaiOS' }
  if (platform.model === 'iPad') return { ...names, system: 'iPadOS' }
  // An iPad sends what Safari on a Mac sends.
  return os.name === 'macOS' && browser.name === 'Safari' ? { ...names, system: 'Mac / iPad' } : names
}

function change(dependencies: Dependencies, endFeed: EndFeed): Route<'changePassword'> {
  const { db, passwords, rateLimits, limits, outbox } = dependencies
  return async (call) => {
    const { doctorId } = call
    const { currentPassword, newPassword, confirmPassword } = call.body
    if (newPassword !== confirmPassword) throw new Refusal('password.mismatch', 'confirmPassword')
    refuseFields(changePasswordProblems(call.body))
    const { email, name, mobileNumber, passwordHash: previousHash } = await ownAccount(db, doctorId)
    await refuseGuessable('newPassword', newPassword, [email, name, mobileNumber])
    // A stolen session must not be able to guess the password: the tries are those of a sign-in.
    const tries = loginTries(limits, await clientOf(dependencies, call, email))
    await takeTries(dependencies, tries)
    const isRight = await passwords.verify(previousHash, currentPassword)
    // The response to the first request was lost.
    const isRepeated = !isRight && (await passwords.verify(previousHash, newPassword))
    if (!isRight && !isRepeated) throw new Refusal('password.wrong', 'currentPassword')
    await rateLimits.giveBack(tries)
    if (isRight) {
      const passwordHash = await passwords.hash(newPassword)
      const request = { ...call, previousHash, passwordHash, email }
      await changeInSession(dependencies, call, async (tx) => {
        await changePassword(tx, dependencies, request)
        if (call.body.endsCalendarFeed === true) await endFeed(tx, call)
      })
      outbox.wake()
    }
    return respond<'changePassword'>(200, message('password.changed'))
  }
}

/**
 * Returns the routes of the capability `account-security`: the password, the verification of the
 * e-mail, the sessions and what happened to the account.
 */
export function securityRoutes(dependencies: Dependencies, endFeed: EndFeed) {
  const { db, sessions, clock, limits, outbox, readAudit } = dependencies
  return {
    changePassword: change(dependencies, endFeed),

    async sendEmailCode(call) {
      const { email, emailVerifiedAt } = await ownAccount(db, call.doctorId)
      if (emailVerifiedAt !== null) return respond<'sendEmailCode'>(200, message('email.verified'))
      const cookie = await sendCode(dependencies, 'email', await clientOf(dependencies, call, email), call)
      const cookies = cookie === undefined ? {} : { cookies: [cookie] }
      return respond<'sendEmailCode'>(200, message('email.code_sent'), cookies)
    },

    async verifyEmail(call) {
      const { email, emailVerifiedAt } = await ownAccount(db, call.doctorId)
      // Otherwise the response to the first request was lost.
      if (emailVerifiedAt === null) {
        const code = call.body.confirmationCode
        const entered = await enterCode(dependencies, call, { purpose: 'email', email, code })
        const request = { ...entered, requestId: call.requestId }
        await changeInSession(dependencies, call, (tx) => verifyEmail(tx, dependencies, request))
      }
      return respond<'verifyEmail'>(200, message('email.verified'))
    },

    async listSessions({ doctorId, token }) {
      const open = await sessions.list(doctorId)
      const own = hashOf(token)
      return respond<'listSessions'>(200, {
        data: {
          sessions: open.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
            id,
            ...deviceName(userAgent),
            createdAt: createdAt.toISOString(),
            lastUsedAt: lastUsedAt.toISOString(),
            isThis: id === own,
          })),
        },
      })
    },

    async endSession(call) {
      const { doctorId, requestId, params } = call
      await sessions.requireProof(call.token)
      return changeOnce<'endSession'>(dependencies, call, async (tx) => {
        await endSessionOf(tx, dependencies, { doctorId, id: params.id, requestId })
        return respond<'endSession'>(200, message('session.ended'))
      })
    },

    async endOtherSessions(call) {
      const { doctorId, requestId, token } = call
      await sessions.requireProof(call.token)
      return changeOnce<'endOtherSessions'>(dependencies, call, async (tx) => {
        await endOtherSessions(tx, dependencies, { doctorId, token, requestId })
        return respond<'endOtherSessions'>(200, message('sessions.ended'))
      })
    },

    async exportData(call) {
      const { doctorId, requestId } = call
      await sessions.requireProof(call.token)
      await takeTries(dependencies, [{ name: 'export:doctor', subject: doctorId, limit: limits.exportsPerDoctor }])
      const { email } = await ownAccount(db, doctorId)
      const at = clock.now()
      const { content, bookings } = await exportData(db, doctorId, at)
      readAudit.record({ doctorId, list: 'export', page: 1, rowCount: bookings, requestId })
      await changeInSession(dependencies, call, async (tx) => {
        await outbox.queue('data_exported', email, call, tx)
        await recordExport(tx, { doctorId, at, requestId })
      })
      outbox.wake()
      const data = {
        fileName: `${PRODUCT_NAME.toLowerCase()}-${clinicToday(at)}.zip`,
        content: Buffer.from(content).toString('base64'),
      }
      return respond<'exportData'>(200, { ...message('data.exported'), data })
    },

    async listActivity({ doctorId }) {
      const activity = await securityActivity(db, doctorId)
      return respond<'listActivity'>(200, { data: { activity } })
    },
  } satisfies Partial<Routes>
}
