/** Keys of local storage (SESS-04, D13), all without personal data. */
export type LocalKey =
  | 'doctorStatus'
  | 'doctorImage'
  | 'accessToken'
  | 'nalam.appearance'
  | 'nalam.language'
  | 'nalam.passkey'
  | 'nalam.passkeyOffer'
  | 'nalam.queueSound'

/** Returns local storage; undefined if the browser blocks it. The portal works without it. */
function storage(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}

export const localStore = {
  read: (key: LocalKey): string | null => storage()?.getItem(key) ?? null,
  /** If the storage is full, only the value is lost. */
  write(key: LocalKey, value: string): void {
    try {
      storage()?.setItem(key, value)
    } catch (error) {
      if (!(error instanceof DOMException)) throw error
    }
  },
  remove(key: LocalKey): void {
    storage()?.removeItem(key)
  },
}
