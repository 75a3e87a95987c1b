import { PRODUCT_NAME } from '@nalam/sdk'
import type { VerifiedAuthenticationResponse, VerifiedRegistrationResponse } from '@simplewebauthn/server'
import type { Schema } from '../../contract/contractTypes.ts'
import { lifetimes } from '../../security/limits.ts'

// The library is loaded with the first passkey: its parsers of certificates take time and memory.
const library = () => import('@simplewebauthn/server')
const helpers = () => import('@simplewebauthn/server/helpers')

const timeout = lifetimes.challenge * 1000

/** ES256, EdDSA and RS256: what authenticators support. */
const ALGORITHMS = [-8, -7, -257]

/** The portal, as browsers know it. */
export interface RelyingParty {
  readonly origin: string
  readonly id: string
}

/** Returns the relying party. @param publicUrl the configured origin of the portal */
export function relyingPartyOf(publicUrl: string): RelyingParty {
  const { origin, hostname } = new URL(publicUrl)
  return { origin, id: hostname }
}

/** A doctor, as an authenticator shows the account. */
export interface PasskeyUser {
  readonly id: string
  readonly email: string
  readonly name: string
}

const descriptorOf = (id: string) => ({ id, type: 'public-key' as const })

/** Returns the options for a new passkey. @param known ids of the doctor's credentials */
export async function creationOptions(
  { id: rpID }: RelyingParty,
  { id, email, name }: PasskeyUser,
  known: readonly string[],
): Promise<Schema<'PasskeyCreationOptions'>> {
  const { generateRegistrationOptions } = await library()
  const { challenge, rp, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: PRODUCT_NAME,
    rpID,
    userID: new TextEncoder().encode(id),
    userName: email,
    userDisplayName: name,
    supportedAlgorithmIDs: ALGORITHMS,
  })
  return {
    challenge,
    rp: { id: rpID, name: rp.name },
    user,
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ type: 'public-key', alg })),
    timeout,
    attestation: 'none',
    excludeCredentials: known.map(descriptorOf),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  }
}

/** Returns the options that ask for a passkey. @param allowed ids of credentials; every one if empty */
export async function requestOptions(
  { id: rpId }: RelyingParty,
  allowed: readonly string[] = [],
): Promise<Schema<'PasskeyRequestOptions'>> {
  const { generateAuthenticationOptions } = await library()
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId })
  return { challenge, rpId, userVerification: 'required', timeout, allowCredentials: allowed.map(descriptorOf) }
}

/** Returns the challenge that a browser has answered; `undefined` if its data cannot be read. */
export async function challengeOf(clientDataJSON: string): Promise<string | undefined> {
  const { decodeClientDataJSON } = await helpers()
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON)
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    // Not JSON: the same refusal as for an unknown challenge.
    return undefined
  }
}

/** Returns a response of a browser as the library takes it. */
const credentialOf = <Response>(id: string, response: Response) => ({
  ...descriptorOf(id),
  rawId: id,
  response,
  clientExtensionResults: {},
})

const expectedOf = ({ origin, id }: RelyingParty, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: id,
})

export type NewPasskey = NonNullable<VerifiedRegistrationResponse['registrationInfo']>

/** Verifies a new passkey: origin, domain, user verification. @returns `undefined` if it is refused */
export async function verifyNewPasskey(
  party: RelyingParty,
  challenge: string,
  { credentialId: id, clientDataJSON, attestationObject }: Schema<'AddPasskeyRequest'>,
): Promise<NewPasskey | undefined> {
  const { verifyRegistrationResponse } = await library()
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: credentialOf(id, { clientDataJSON, attestationObject }),
      ...expectedOf(party, challenge),
      supportedAlgorithmIDs: ALGORITHMS,
    })
    return registrationInfo
  } catch {
    // The library throws for every response that does not fit; the client learns no reason.
    return undefined
  }
}

export type UsedPasskey = Pick<
  VerifiedAuthenticationResponse['authenticationInfo'],
  'newCounter' | 'credentialBackedUp'
>

/**
 * Verifies the signature of a passkey, with origin, domain and user verification, but not its
 * counter: the library compares it before the signature, and only a signed counter shows a copy.
 *
 * @returns `undefined` if it is refused
 */
export async function verifyPasskey(
  party: RelyingParty,
  challenge: string,
  publicKey: Uint8Array,
  assertion: Schema<'PasskeyAssertion'>,
): Promise<UsedPasskey | undefined> {
  const { credentialId: id, userHandle, clientDataJSON, authenticatorData, signature } = assertion
  const { verifyAuthenticationResponse } = await library()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credentialOf(id, {
        clientDataJSON,
        authenticatorData,
        signature,
        ...(userHandle === undefined ? {} : { userHandle }),
      }),
      ...expectedOf(party, challenge),
      credential: { id, publicKey: new Uint8Array(publicKey), counter: 0 },
    })
    return verified ? authenticationInfo : undefined
  } catch {
    // As above.
    return undefined
  }
}
