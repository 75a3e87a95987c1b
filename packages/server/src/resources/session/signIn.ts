import { capabilities } from '../../contract/contractDocument.ts'
import type { Dependencies } from '../../dependencies.ts'
import { deviceCookie, openingCookie } from '../../http/cookies.ts'
import { message, respond } from '../../http/response.ts'
import type { Call } from '../../http/route.ts'
import { lifetimes } from '../../security/limits.ts'
import type { Account } from '../account/store.ts'
import { versionTag } from '../profile/rules.ts'
import { openSession } from './openSession.ts'

/** Returns the offered extensions, for both session responses. */
export function offered(dependencies: Dependencies): { capabilities?: string[] } {
  const { hasExtensions, sendsMessages, canOffer } = dependencies
  const isOffered = (name: string) => (name === 'offers' ? canOffer() : name !== 'messages' || sendsMessages)
  return hasExtensions ? { capabilities: capabilities.filter(isOffered) } : {}
}

/** Opens a session for a verified account and returns the response of a sign-in. */
export async function signIn(
  dependencies: Dependencies,
  call: Pick<Call<unknown>, 'device' | 'token' | 'userAgent' | 'requestId'>,
  account: Account,
) {
  const { db, random } = dependencies
  const device = call.device ?? random.token()
  const request = { account, device, previous: call.token, userAgent: call.userAgent, requestId: call.requestId }
  const { token, doctor } = await db.transaction((tx) => openSession(tx, dependencies, request))
  const { details: doctorDetails, version } = doctor
  return respond<'loginDoctor'>(
    201,
    { ...message('login.succeeded'), doctorDetails, ...offered(dependencies), data: {} },
    {
      cookies: [openingCookie(token), deviceCookie(device, lifetimes.device)],
      headers: { ETag: versionTag(version) },
    },
  )
}
