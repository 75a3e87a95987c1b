/** The keys of local storage (SESS-04, D13). Besides them only appearance and language are stored. */
export type LocalKey = 'doctorStatus' | 'doctorImage' | 'accessToken' | 'nalam.appearance' | 'nalam.language'

/** Storage that is blocked by the browser counts as empty: the portal works without it. */
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
  /** A full storage loses the value only, never the page. */
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
