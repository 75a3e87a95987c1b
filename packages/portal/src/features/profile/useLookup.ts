import type { ApiError, Named } from '@nalam/sdk'
import { useServerText, type Lookup } from '@nalam/ui'
import useSWR from 'swr'

const NOTHING: readonly never[] = []

/**
 * Reads a list once and keeps it: these lists change with a release, not while a doctor works. A failure clears the list and
 * says so, until it was read after all (PROF-05).
 *
 * @param key what is read; null for nothing
 */
export function useLookup<Item extends Named>(
  key: readonly unknown[] | null,
  read: () => Promise<Item[]>,
): Lookup<Item> {
  const serverText = useServerText()
  const { data, error, mutate } = useSWR<Item[], ApiError>(key, read, { revalidateIfStale: false })
  if (!error) return { items: key ? data : NOTHING }
  return { items: NOTHING, failureMessage: serverText(error), onRetry: () => void mutate() }
}
