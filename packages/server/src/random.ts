import { randomBytes, randomInt } from 'node:crypto'

/** Where identifiers, session tokens and codes come from; the demo data brings a seeded one. */
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

/** Node's cryptographic randomness. */
export const secureRandom: Random = {
  id: () => randomBytes(12).toString('hex'),
  token: () => randomBytes(32).toString('base64url'),
  code: () => randomInt(1_000_000).toString().padStart(6, '0'),
  fileName: () => randomBytes(16).toString('hex'),
}
