import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto'
import type { Schema } from '../../src/contract/contractTypes.ts'

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()

/** Encodes the few forms of CBOR that a passkey needs: whole numbers, bytes, texts and maps. */
function cbor(value: number | string | Uint8Array | ReadonlyMap<number | string, unknown>): Buffer {
  const head = (major: number, length: number) => {
    if (length < 24) return Buffer.from([(major << 5) | length])
    return length < 256
      ? Buffer.from([(major << 5) | 24, length])
      : Buffer.from([(major << 5) | 25, length >> 8, length & 255])
  }
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  const entries = [...value].flatMap(([key, entry]) => [cbor(key), cbor(entry as Parameters<typeof cbor>[0])])
  return Buffer.concat([head(5, value.size), ...entries])
}

const USER_PRESENT = 1
const USER_VERIFIED = 4
const HAS_CREDENTIAL = 64

/** How an authenticator differs from a good one. */
interface Deviation {
  readonly origin?: string
  readonly rpId?: string
  readonly isVerified?: boolean
  readonly counter?: number
}

/** An authenticator with one passkey, which counts its signatures. */
export interface VirtualAuthenticator {
  create(options: Schema<'PasskeyCreationOptions'>, deviation?: Deviation): Omit<Schema<'AddPasskeyRequest'>, 'name'>
  use(options: Schema<'PasskeyRequestOptions'>, deviation?: Deviation): Schema<'PasskeyAssertion'>
}

/** Creates an authenticator in a browser. @param origin of the page that asks for the passkey */
export function createVirtualAuthenticator(origin: string): VirtualAuthenticator {
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  let privateKey: KeyObject
  let userHandle = ''
  let counted = 0

  function clientData(type: string, challenge: string, deviation: Deviation): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: deviation.origin ?? origin, crossOrigin: false }))
  }
  function authenticatorData(rpId: string, flags: number, { isVerified = true, counter }: Deviation): Buffer {
    counted = counter ?? counted + 1
    const data = Buffer.alloc(37)
    sha256(rpId).copy(data)
    data[32] = flags | USER_PRESENT | (isVerified ? USER_VERIFIED : 0)
    data.writeUInt32BE(counted, 33)
    return data
  }

  return {
    create({ challenge, rp, user }, deviation = {}) {
      const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      privateKey = keys.privateKey
      userHandle = user.id
      const { x = '', y = '' } = keys.publicKey.export({ format: 'jwk' })
      const publicKey = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const authData = Buffer.concat([
        authenticatorData(deviation.rpId ?? rp.id, HAS_CREDENTIAL, deviation),
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        cbor(publicKey),
      ])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return {
        credentialId: id,
        clientDataJSON: clientData('webauthn.create', challenge, deviation).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
      }
    },
    use({ challenge, rpId }, deviation = {}) {
      const client = clientData('webauthn.get', challenge, deviation)
      const data = authenticatorData(deviation.rpId ?? rpId, 0, deviation)
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      return {
        credentialId: id,
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle,
      }
    },
  }
}
