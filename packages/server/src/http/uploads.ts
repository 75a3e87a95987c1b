import { HttpError } from './httpError.ts'

/** Room for bodies that are read into memory, given before the first byte is read. */
export interface Uploads {
  /**
   * @param bytes the largest size that the body may have
   * @returns gives the room back
   * @throws HttpError 429 when this doctor has uploads running, 503 when others take all the room
   */
  take(doctorId: string, bytes: number): () => void
}

/** How much may be read at once. */
export interface UploadLimits {
  readonly perDoctor: number
  readonly atOnce: number
  /** Of all bodies together. */
  readonly bytes: number
}

const DEFAULT_LIMITS: UploadLimits = { perDoctor: 2, atOnce: 8, bytes: 24 * 1024 * 1024 }

/** Whole seconds after which there may be room again. */
const RETRY_AFTER = 2

/** @returns a budget of this process; the number of images per hour is a limit of `security/limits.ts` */
export function createUploads({ perDoctor, atOnce, bytes: most }: UploadLimits = DEFAULT_LIMITS): Uploads {
  const running = new Map<string, number>()
  let count = 0
  let reserved = 0
  return {
    take(doctorId, bytes) {
      const own = running.get(doctorId) ?? 0
      if (own >= perDoctor) throw new HttpError('limit.exceeded', { retryAfter: RETRY_AFTER })
      if (count >= atOnce || reserved + bytes > most)
        throw new HttpError('server.unavailable', { retryAfter: RETRY_AFTER })
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
