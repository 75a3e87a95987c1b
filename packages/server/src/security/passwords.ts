import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash as argon2id, verify as isArgon2id } from '@node-rs/argon2'

// argon2id, 19 MiB, two passes (S5). Hashing runs on the thread pool and is bounded: fifty logins at once must not starve
// the queries of everybody else (V3). `crypto.argon2` exists from Node 24 only; the package brings the same for Node 20.
const MEMORY_KIB = 19_456
const PASSES = 2
const PARALLELISM = 1
const TAG_LENGTH = 32
const SALT_LENGTH = 16

/** Hashes and checks secrets. */
export interface Passwords {
  /** @returns a PHC string, `$argon2id$v=19$m=…,t=…,p=…$salt$tag` */
  hash(secret: string): Promise<string>
  /** Whether the secret belongs to the hash. Without a hash the same work is done and the result is false (S6). */
  verify(hash: string | undefined, secret: string): Promise<boolean>
}

/** Too many hashes are waiting already: the caller says "try again". */
export class PasswordsBusy extends Error {
  override readonly name = 'PasswordsBusy'
}

/** One password typed on two keyboards has one Unicode form. */
const normalize = (secret: string) => secret.normalize('NFKC')

const PHC = /^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$[A-Za-z0-9+/]+\$[A-Za-z0-9+/]+$/

/** How hashing is bounded, and what a hash costs. */
export interface PasswordOptions {
  /** Hashes at the same time; by default one processor is left for the requests. */
  readonly concurrency?: number
  /** Hashes that may wait beyond that before {@link PasswordsBusy} is thrown. */
  readonly waiting?: number
  /** Memory of a new hash. Less than the default is for fuzzing, where nothing is to be protected. */
  readonly memoryKib?: number
}

/** @returns argon2id with the cost of S5 */
export function createPasswords({
  concurrency = Math.max(1, Math.min(4, availableParallelism() - 1)),
  waiting = 200,
  memoryKib = MEMORY_KIB,
}: PasswordOptions = {}): Passwords {
  const queue: Array<() => void> = []
  let running = 0

  async function bounded<T>(work: () => Promise<T>): Promise<T> {
    if (running >= concurrency) {
      if (queue.length >= waiting) throw new PasswordsBusy()
      await new Promise<void>((resolve) => queue.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      // The place is handed on, so the count stays.
      const next = queue.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }

  const text = (part: Buffer) => part.toString('base64').replaceAll('=', '')
  // A hash of no secret at all, for the same work where there is no account.
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
