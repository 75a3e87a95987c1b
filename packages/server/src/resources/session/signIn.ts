import { recordChange, type Changer } from '../../changes/recordChange.ts'
import { capabilities } from '../../contract/contractDocument.ts'
import type { Schema } from '../../contract/contractTypes.ts'
import { Refusal } from '../../contract/refusal.ts'
import type { Database } from '../../db/open.ts'
import type { Dependencies } from '../../dependencies.ts'
import { deviceCookie, openingCookie } from '../../http/cookies.ts'
import { message, respond, type Call } from '../../http/route.ts'
import { lifetimes } from '../../security/limits.ts'
import type { Account } from '../account/store.ts'
import { versionTag } from '../profile/rules.ts'
import { findDoctor, type FoundDoctor } from '../profile/store.ts'

/** The outcome of a login (D11). */
type LoginOutcome = 'wrong_credentials' | 'blocked' | 'unconfirmed' | 'signed_in'

/**
 * Returns the outcome of a login. `blocked` and `unconfirmed` are disclosed only to clients that
 * know the password. The password of an account that uses only passkeys is refused like a wrong one.
 */
export function loginOutcome(attempt: {
  readonly isPasswordRight: boolean
  readonly isPasskeyOnly: boolean
  readonly isBlocked: boolean
  readonly isConfirmed: boolean
}): LoginOutcome {
  if (!attempt.isPasswordRight || attempt.isPasskeyOnly) return 'wrong_credentials'
  if (attempt.isBlocked) return 'blocked'
  return attempt.isConfirmed ? 'signed_in' : 'unconfirmed'
}

/** Ends a session and writes the audit entry; does nothing if it has already ended. */
export async function endSession(
  tx: Database,
  { clock, sessions }: Pick<Dependencies, 'clock' | 'sessions'>,
  token: string,
  requestId: string,
): Promise<void> {
  const doctorId = await sessions.end(tx, token)
  if (doctorId === undefined) return
  await recordChange(tx, { doctorId, name: 'session.closed', at: clock.now(), requestId })
}

type SessionDependencies = Pick<Dependencies, 'clock' | 'sessions'>

/**
 * Ends a session of a doctor, on another device, and writes the audit entry.
 *
 * @throws Refusal 404 if the doctor has no such session
 */
export async function endSessionOf(
  tx: Database,
  { clock, sessions }: SessionDependencies,
  { doctorId, id, requestId }: Changer & { readonly id: string },
): Promise<void> {
  if (!(await sessions.endOne(tx, doctorId, id))) throw new Refusal('not_found')
  await recordChange(tx, { doctorId, name: 'session.closed', at: clock.now(), requestId })
}

/** Ends all sessions of a doctor but one, and writes the audit entry if there were any. */
export async function endOtherSessions(
  tx: Database,
  { clock, sessions }: SessionDependencies,
  { doctorId, token, requestId }: Changer & { readonly token: string },
): Promise<void> {
  const ended = await sessions.endOthers(tx, doctorId, token)
  if (ended === 0) return
  await recordChange(tx, { doctorId, name: 'sessions.ended', at: clock.now(), requestId, detail: { ended } })
}

type SignInMethod = 'password' | 'passkey'

/** A sign-in whose password is right, or whose passkey was verified. */
interface OpenRequest {
  readonly account: Account
  readonly by: SignInMethod
  /** The token of the browser, which is remembered. */
  readonly device: string
  /** The token of the browser's previous session. */
  readonly previous: string | undefined
  readonly userAgent: string | undefined
  readonly requestId: string
}

/**
 * Opens a session inside a transaction, remembers the browser and writes the audit entry. Every
 * sign-in opens a new session and ends the browser's previous one (S1).
 *
 * @throws Refusal 401 if the account has changed since its password was verified
 */
export async function openSession(
  tx: Database,
  { clock, sessions, devices, passkeyOnly }: Pick<Dependencies, 'clock' | 'sessions' | 'devices' | 'passkeyOnly'>,
  { account, by, device, previous, userAgent, requestId }: OpenRequest,
) {
  const { id: doctorId } = account
  // First, because a password reset also locks sessions before the doctor.
  if (previous !== undefined) await endSession(tx, { clock, sessions }, previous, requestId)
  const token = await sessions.open(tx, account, userAgent)
  // The account is locked now. "Passkeys only" may have been switched on since the password was verified.
  if (by === 'password' && (await passkeyOnly.state(doctorId, tx)).isPasskeyOnly)
    throw new Refusal('login.wrong_credentials')
  const doctor = await findDoctor(tx, doctorId)
  if (doctor === undefined) throw new Refusal('login.wrong_credentials')
  await devices.remember(tx, device, doctorId)
  await recordChange(tx, { doctorId, name: 'session.opened', at: clock.now(), requestId })
  return { token, doctor }
}

/** Returns the names of the offered extensions; `undefined` without any. */
export function offeredCapabilities({
  hasExtensions,
  sendsMessages,
  canOffer,
}: Pick<Dependencies, 'hasExtensions' | 'sendsMessages' | 'canOffer'>): string[] | undefined {
  if (!hasExtensions) return undefined
  return capabilities.filter((name) => (name === 'offers' ? canOffer() : name !== 'messages' || sendsMessages))
}

/** Returns the doctor and the offered extensions, for both session responses. */
export function sessionFields(
  dependencies: Dependencies,
  { details, isEmailVerified }: FoundDoctor,
): { doctorDetails: Schema<'Doctor'>; capabilities?: string[] } {
  const offered = offeredCapabilities(dependencies)
  if (offered === undefined) return { doctorDetails: details }
  return { doctorDetails: { ...details, emailVerified: isEmailVerified }, capabilities: offered }
}

/** Opens a session for a verified account and returns the response of a sign-in. */
export async function signIn(
  dependencies: Dependencies,
  call: Pick<Call<unknown>, 'device' | 'token' | 'userAgent' | 'requestId'>,
  account: Account,
  by: SignInMethod,
) {
  const { db, random } = dependencies
  const device = call.device ?? random.token()
  const request = { account, by, device, previous: call.token, userAgent: call.userAgent, requestId: call.requestId }
  const { token, doctor } = await db.transaction((tx) => openSession(tx, dependencies, request))
  return respond<'loginDoctor'>(
    201,
    { ...message('login.succeeded'), ...sessionFields(dependencies, doctor), data: {} },
    {
      cookies: [openingCookie(token), deviceCookie(device, lifetimes.device)],
      headers: { ETag: versionTag(doctor.version) },
    },
  )
}
