/**
 * Search texts of this tab, by the random key in their history entries. In memory only: they
 * contain names of patients (S9).
 */
const texts = new Map<string, { doctorId: string; text: string }>()

/**
 * Stores a search text for a history entry.
 *
 * @returns the key for the history entry; undefined for an empty text
 */
export function storeSearch(doctorId: string, text: string): string | undefined {
  if (text === '') return undefined
  const key = crypto.randomUUID()
  texts.set(key, { doctorId, text })
  return key
}

/**
 * Returns the search text of a history entry; empty after a reload, after signing out, and for
 * another doctor.
 */
export function searchText(doctorId: string, key: unknown): string {
  const found = typeof key === 'string' ? texts.get(key) : undefined
  return found?.doctorId === doctorId ? found.text : ''
}

/** Removes all search texts. Called when the doctor signs out. */
export const forgetSearches = (): void => texts.clear()
