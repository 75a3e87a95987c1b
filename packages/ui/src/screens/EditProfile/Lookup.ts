import type { Named } from '@nalam/sdk'

/** The list of options of a field. */
export interface Lookup<Item extends Named = Named> {
  /** Undefined while loading. Empty if loading failed. */
  items: readonly Item[] | undefined
  /** Error text, shown if loading failed. */
  error?: string | undefined
  onRetry?: (() => void) | undefined
}

/**
 * Returns the list as options; the chosen value stays an option even if the list does not contain
 * it (any more).
 */
export function lookupOptions(lookup: Lookup, chosen?: Named | null): { value: string; label: string }[] {
  const items = lookup.items ?? []
  const missing = chosen && !items.some(({ id }) => id === chosen.id) ? [chosen] : []
  return [...missing, ...items].map(({ id, name }) => ({ value: id, label: name }))
}
