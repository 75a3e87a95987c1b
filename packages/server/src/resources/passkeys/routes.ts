import { lineText } from '@nalam/sdk'
import { removePasskeyProblem } from '@nalam/sdk/rules'
import { VALIDATION_MESSAGES } from '@nalam/sdk/validation'
import { changeOnce } from '../../changes/changeOnce.ts'
import type { Schema } from '../../contract/contractTypes.ts'
import { refuse, Refusal } from '../../contract/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import { message, respond, type Call, type Routes, type SignedInCall } from '../../http/route.ts'
import type { ChallengePurpose } from '../../security/challenges.ts'
import type { MailCause } from '../../security/codes.ts'
import { hashOf } from '../../random.ts'
import { changeInSession } from '../../security/sessions.ts'
import { clientOf, loginTries, takeTries } from '../../security/rateLimits.ts'
import { causeWithCookie } from '../account/codes.ts'
import { accountOf, findAccount, ownAccount } from '../account/store.ts'
import { signIn } from '../session/signIn.ts'
import {
  challengeOf,
  creationOptions,
  relyingPartyOf,
  requestOptions,
  verifyNewPasskey,
  verifyPasskey,
  type RelyingParty,
} from './ceremonies.ts'
import {
  countUse,
  deletePasskey,
  findPasskey,
  insertPasskey,
  MAX_PASSKEYS,
  passkeysOf,
  recordCopy,
  updateName,
  type StoredPasskey,
} from './store.ts'

/**
 * Returns the routes of passkeys and of the proof of identity, in the capability
 * `account-security`. Passkeys belong to the domain of the configured public origin; without it,
 * there are none.
 */
export function passkeyRoutes(dependencies: Dependencies) {
  const { db, sessions, challenges, passkeyOnly, passwords, rateLimits, limits, outbox } = dependencies

  function relyingParty(): RelyingParty {
    const publicUrl = dependencies.publicUrl()
    if (publicUrl === undefined) throw new Refusal('not_found')
    return relyingPartyOf(publicUrl)
  }

  async function accountOfCall({ doctorId, token }: Pick<SignedInCall<unknown>, 'doctorId' | 'token'>) {
    return { ...(await ownAccount(db, doctorId)), holder: hashOf(token) }
  }

  async function takeChallenge(clientDataJSON: string, purpose: ChallengePurpose, holder: string) {
    const challenge = await challengeOf(clientDataJSON)
    return challenge !== undefined && (await challenges.take(challenge, purpose, holder)) ? challenge : undefined
  }

  /**
   * Verifies a passkey and stores its use. A counter that goes back is recorded and reported.
   *
   * @throws Refusal `passkey.refused`
   */
  async function acceptPasskey(
    call: MailCause & Pick<Call<unknown>, 'requestId'>,
    passkey: StoredPasskey | undefined,
    email: string,
    {
      assertion,
      purpose,
      holder,
    }: { readonly assertion: Schema<'PasskeyAssertion'>; readonly purpose: ChallengePurpose; readonly holder: string },
  ): Promise<void> {
    const party = relyingParty()
    const challenge = await takeChallenge(assertion.clientDataJSON, purpose, holder)
    if (challenge === undefined || passkey === undefined) throw new Refusal('passkey.refused')
    const { id, doctorId, publicKey } = passkey
    const handle = assertion.userHandle
    const isOwner = handle === undefined || Buffer.from(handle, 'base64url').toString() === doctorId
    const used = isOwner ? await verifyPasskey(party, challenge, publicKey, assertion) : undefined
    if (used === undefined) throw new Refusal('passkey.refused')
    if (await countUse(db, dependencies, id, used)) return
    await db.transaction(async (tx) => {
      await outbox.queue('passkey_cloned', email, call, tx)
      await recordCopy(tx, dependencies, { doctorId, requestId: call.requestId })
    })
    outbox.wake()
    throw new Refusal('passkey.refused')
  }

  return {
    async listPasskeys({ doctorId }) {
      const stored = await passkeysOf(db, doctorId)
      const { isPasskeyOnly, recoveryAt } = await passkeyOnly.state(doctorId)
      return respond<'listPasskeys'>(200, {
        data: {
          isAvailable: dependencies.publicUrl() !== undefined,
          isPasskeyOnly,
          ...(isPasskeyOnly && recoveryAt !== undefined && { recoveryAt: recoveryAt.toISOString() }),
          passkeys: stored.map(({ id, name, createdAt, lastUsedAt, isBackedUp }) => ({
            id,
            name,
            createdAt: createdAt.toISOString(),
            ...(lastUsedAt === null ? {} : { lastUsedAt: lastUsedAt.toISOString() }),
            isBackedUp,
          })),
        },
      })
    },

    async beginPasskey(call) {
      const party = relyingParty()
      const { email, name, holder } = await accountOfCall(call)
      await sessions.requireProof(call.token)
      const stored = await passkeysOf(db, call.doctorId)
      if (stored.length >= MAX_PASSKEYS) throw new Refusal('passkeys.too_many')
      const known = stored.map(({ credentialId }) => credentialId)
      const options = await creationOptions(party, { id: call.doctorId, email, name }, known)
      await changeInSession(dependencies, call, (tx) => challenges.store(options.challenge, 'add', holder, tx))
      return respond<'beginPasskey'>(200, { data: { options } })
    },

    async addPasskey(call) {
      const party = relyingParty()
      const { body, doctorId, requestId } = call
      const { email, holder } = await accountOfCall(call)
      await sessions.requireProof(call.token)
      const added = respond<'addPasskey'>(200, message('passkey.added'))
      const challenge = await takeChallenge(body.clientDataJSON, 'add', holder)
      // The response to the first request was lost.
      if (challenge === undefined && (await findPasskey(db, body.credentialId))?.doctorId === doctorId) return added
      const passkey = challenge === undefined ? undefined : await verifyNewPasskey(party, challenge, body)
      if (passkey === undefined) throw new Refusal('passkey.not_added')
      await changeInSession(dependencies, call, async (tx) => {
        if ((await passkeysOf(tx, doctorId)).length >= MAX_PASSKEYS) throw new Refusal('passkeys.too_many')
        await insertPasskey(tx, dependencies, { doctorId, requestId, name: lineText(body.name), passkey })
        await outbox.queue('passkey_added', email, call, tx)
      })
      outbox.wake()
      return added
    },

    async renamePasskey(call) {
      const { body, params, doctorId, requestId } = call
      const request = { doctorId, requestId, id: params.id, name: lineText(body.name) }
      await changeInSession(dependencies, call, (tx) => updateName(tx, dependencies, request))
      return respond<'renamePasskey'>(200, message('passkey.renamed'))
    },

    async removePasskey(call) {
      const { params, doctorId, requestId } = call
      const { email } = await accountOfCall(call)
      await sessions.requireProof(call.token)
      const removed = await changeOnce<'removePasskey'>(dependencies, call, async (tx) => {
        const { isPasskeyOnly } = await passkeyOnly.lock(tx, doctorId)
        const stored = await passkeysOf(tx, doctorId)
        if (stored.some(({ id }) => id === params.id)) refuse(removePasskeyProblem(stored.length, isPasskeyOnly))
        await deletePasskey(tx, dependencies, { doctorId, requestId, id: params.id })
        await outbox.queue('passkey_removed', email, call, tx)
        return respond<'removePasskey'>(200, message('passkey.removed'))
      })
      outbox.wake()
      return removed
    },

    async beginProof(call) {
      const party = relyingParty()
      const { holder } = await accountOfCall(call)
      const stored = await passkeysOf(db, call.doctorId)
      const known = stored.map(({ credentialId }) => credentialId)
      const options = await requestOptions(party, known)
      await changeInSession(dependencies, call, (tx) => challenges.store(options.challenge, 'prove', holder, tx))
      return respond<'beginProof'>(200, { data: { options } })
    },

    async proveIdentity(call) {
      const { password, passkey: assertion } = call.body
      const { email, passwordHash, holder } = await accountOfCall(call)
      if ((password === undefined) === (assertion === undefined))
        throw new Refusal('request.invalid', { password: VALIDATION_MESSAGES['validation.password.required'] })
      if (password !== undefined && (await passkeyOnly.state(call.doctorId)).isPasskeyOnly)
        throw new Refusal('proof.passkey_needed')
      // A stolen session must not be able to guess the password: the tries are those of a sign-in.
      const tries = loginTries(limits, await clientOf(dependencies, call, email))
      await takeTries(dependencies, tries)
      if (assertion !== undefined) {
        const passkey = await findPasskey(db, assertion.credentialId)
        const own = passkey?.doctorId === call.doctorId ? passkey : undefined
        await acceptPasskey(call, own, email, { assertion, purpose: 'prove', holder })
      } else if (!(await passwords.verify(passwordHash, password ?? ''))) {
        throw new Refusal('password.wrong', 'password')
      }
      await rateLimits.giveBack(tries)
      await sessions.prove(call.token)
      return respond<'proveIdentity'>(200, message('proof.given'))
    },

    async beginPasskeyLogin(call) {
      const options = await requestOptions(relyingParty())
      const { cause, cookie } = causeWithCookie(dependencies, call)
      await challenges.store(options.challenge, 'login', hashOf(cause.device))
      return respond<'beginPasskeyLogin'>(200, { data: { options } }, { cookies: [cookie] })
    },

    async loginWithPasskey(call) {
      relyingParty()
      const { body: assertion, device } = call
      const passkey = await findPasskey(db, assertion.credentialId)
      const owner = passkey === undefined ? undefined : await accountOf(db, passkey.doctorId)
      const email = owner?.email ?? ''
      const tries = loginTries(limits, await clientOf(dependencies, call, email))
      await takeTries(dependencies, tries)
      const holder = device === undefined ? '' : hashOf(device)
      await acceptPasskey(call, passkey, email, { assertion, purpose: 'login', holder })
      const account = await findAccount(db, email)
      if (account === undefined) throw new Refusal('passkey.refused')
      await rateLimits.giveBack(tries)
      if (account.isBlocked) throw new Refusal('account.blocked')
      return signIn(dependencies, call, account, 'passkey')
    },
  } satisfies Partial<Routes>
}
