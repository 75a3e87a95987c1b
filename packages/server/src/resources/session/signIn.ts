import { capabilities } from '../../contract/contractDocument.ts'
import type { Schema } from '../../contract/contractTypes.ts'
import type { Dependencies } from '../../dependencies.ts'
import { deviceCookie, openingCookie } from '../../http/cookies.ts'
import { message, respond } from '../../http/response.ts'
import type { Call } from '../../http/route.ts'
import { lifetimes } from '../../security/limits.ts'
import type { Account } from '../account/store.ts'
import { versionTag } from '../profile/rules.ts'
import type { FoundDoctor } from '../profile/store.ts'
import { openSession, type SignInMethod } from './openSession.ts'

/** Returns the doctor and the offered extensions, for both session responses. */
export function sessionFields(
  { hasExtensions, sendsMessages, canOffer }: Dependencies,
  { details, isEmailVerified }: FoundDoctor,
): { doctorDetails: Schema<'Doctor'>; capabilities?: string[] } {
  if (!hasExtensions) return { doctorDetails: details }
  const isOffered = (name: string) => (name === 'offers' ? canOffer() : name !== 'messages' || sendsMessages)
  return {
    doctorDetails: { ...details, emailVerified: isEmailVerified },
    capabilities: capabilities.filter(isOffered),
  }
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
