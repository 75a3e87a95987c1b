import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash as argon2id, verify as isArgon2id } from '@node-rs/argon2'
import { Refusal } from '../contract/refusal.ts'
import { createBounded } from './bounded.ts'

// argon2id, 19 MiB, two passes (S5). Hashing runs on the thread pool with bounded concurrency:
// fifty logins at once must not delay the queries of other requests (V3). `crypto.argon2` exists
// only from Node 24; the package supports Node 20.
const MEMORY_KIB = 19_456
const PASSES = 2
const PARALLELISM = 1
const TAG_LENGTH = 32
const SALT_LENGTH = 16

export interface Passwords {
  /** Hashes a secret. @returns a PHC string, `$argon2id$v=19$m=…,t=…,p=…$salt$tag` */
  hash(secret: string): Promise<string>
  /**
   * Returns whether the secret matches the hash. Without a hash it does the same work and
   * returns `false` (S6).
   */
  verify(hash: string | undefined, secret: string): Promise<boolean>
}

/**
 * Normalises a password: different keyboards may type the same characters in
 * different Unicode forms.
 */
const normalize = (secret: string) => secret.normalize('NFKC')

const PHC = /^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$[A-Za-z0-9+/]+\$[A-Za-z0-9+/]+$/

/** The bounds and the cost of hashing. */
export interface PasswordOptions {
  /** Maximum number of concurrent hashes; by default one processor is left for other requests. */
  readonly concurrency?: number
  /** Maximum number of waiting hashes; beyond it the request is refused with "try again". */
  readonly waiting?: number
  /** Memory of a new hash. Lower values are for fuzzing, where no secret needs protection. */
  readonly memoryKib?: number
}

/** Creates a hasher for argon2id with the cost of S5. */
export function createPasswords({
  concurrency = Math.max(1, Math.min(4, availableParallelism() - 1)),
  waiting = 200,
  memoryKib = MEMORY_KIB,
}: PasswordOptions = {}): Passwords {
  const bounded = createBounded(concurrency, (queued) => {
    if (queued >= waiting) throw new Refusal('server.unavailable').with({ retryAfter: 2 })
  })

  const text = (part: Buffer) => part.toString('base64').replaceAll('=', '')
  // A hash that matches no secret, for the same work when there is no account.
  const nobody = `$argon2id$v=19$m=${memoryKib},t=${PASSES},p=${PARALLELISM}$${text(randomBytes(SALT_LENGTH))}$${text(randomBytes(TAG_LENGTH))}`

  return {
    hash: (secret) =>
      bounded(() =>
        argon2id(normalize(secret), {
          memoryCost: memoryKib,
          timeCost: PASSES,
          parallelism: PARALLELISM,
          outputLen: TAG_LENGTH,
        }),
      ),
    verify: (hash, secret) =>
      bounded(async () => {
        const isKnown = hash !== undefined && PHC.test(hash)
        return (await isArgon2id(isKnown ? hash : nobody, normalize(secret))) && isKnown
      }),
  }
}
