import { Refusal } from '../contract/refusal.ts'

/** Memory for request bodies, reserved before the first byte is read. */
export interface Uploads {
  /**
   * Reserves memory for a body.
   *
   * @param bytes the maximum size of the body
   * @returns a function that releases the reservation
   * @throws Refusal 429 when this doctor has too many uploads running, 503 when all
   * memory is reserved
   */
  take(doctorId: string, bytes: number): () => void
}

/** Limits of concurrent uploads. */
export interface UploadLimits {
  readonly perDoctor: number
  readonly atOnce: number
  /** Total size of all bodies. */
  readonly bytes: number
}

const DEFAULT_LIMITS: UploadLimits = { perDoctor: 2, atOnce: 8, bytes: 24 * 1024 * 1024 }

/** Seconds after which memory may be available again. */
const RETRY_AFTER = 2

/**
 * Creates the limits of this process; the number of images per hour is a limit of
 * `security/limits.ts`.
 */
export function createUploads({ perDoctor, atOnce, bytes: maxBytes }: UploadLimits = DEFAULT_LIMITS): Uploads {
  const running = new Map<string, number>()
  let count = 0
  let reserved = 0
  return {
    take(doctorId, bytes) {
      const own = running.get(doctorId) ?? 0
      if (own >= perDoctor) throw new Refusal('limit.exceeded').with({ retryAfter: RETRY_AFTER })
      if (count >= atOnce || reserved + bytes > maxBytes)
        throw new Refusal('server.unavailable').with({ retryAfter: RETRY_AFTER })
      running.set(doctorId, own + 1)
      count += 1
      reserved += bytes
      return () => {
        const left = (running.get(doctorId) ?? 1) - 1
        if (left === 0) running.delete(doctorId)
        else running.set(doctorId, left)
        count -= 1
        reserved -= bytes
      }
    },
  }
}
