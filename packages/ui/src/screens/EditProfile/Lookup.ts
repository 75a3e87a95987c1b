import type { Named } from '@nalam/sdk'

/** A list behind a field. */
export interface Lookup<Item extends Named = Named> {
  /** Undefined while being read. Empty when reading failed. */
  items: readonly Item[] | undefined
  /** What to say when reading failed. */
  error?: string | undefined
  onRetry?: (() => void) | undefined
}

/** The list as options; what is chosen stays an option although the list does not hold it (any more). */
export function lookupOptions(lookup: Lookup, chosen?: Named | null): { value: string; label: string }[] {
  const items = lookup.items ?? []
  const missing = chosen && !items.some(({ id }) => id === chosen.id) ? [chosen] : []
  return [...missing, ...items].map(({ id, name }) => ({ value: id, label: name }))
}
