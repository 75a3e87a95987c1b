import { createHash, randomBytes, randomInt } from 'node:crypto'

/** Source of identifiers, session tokens and codes; demos and tests use a seeded one. */
export interface Random {
  /** 24 hex digits (96 bits): ids of rows. */
  id(): string
  /** 256 bits in base64url: the session cookie (S1). */
  token(): string
  /** Six decimal digits, every value equally likely (S4). */
  code(): string
  /** 32 hex digits (128 bits): names of image files. */
  fileName(): string
}

export const secureRandom: Random = {
  id: () => randomBytes(12).toString('hex'),
  token: () => randomBytes(32).toString('base64url'),
  code: () => randomInt(1_000_000).toString().padStart(6, '0'),
  fileName: () => randomBytes(16).toString('hex'),
}

/**
 * Returns the SHA-256 of a text in base64url: what is stored of a token, whose copy then opens
 * nothing.
 */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** Returns a new token of a link: 128 random bits in base64url. */
export const linkToken = (): string => randomBytes(16).toString('base64url')

/**
 * Returns a source for demos and tests: the n-th id and the n-th file name are the same in every
 * run with this seed. Session tokens and codes stay cryptographically random.
 */
export function seededRandom(seed: number): Random {
  let count = 0
  const digits = (length: number) => {
    count += 1
    return createHash('sha256').update(`${seed}:${count}`).digest('hex').slice(0, length)
  }
  return { ...secureRandom, id: () => digits(24), fileName: () => digits(32) }
}
