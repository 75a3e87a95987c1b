import { invalidates, matchesKey } from '@nalam/sdk/queries'
import { useSWRConfig } from 'swr'
import { forgetPrefetched } from './prefetch.ts'

/**
 * Returns a function that reads again what an action of the API has changed: what is on screen now,
 * everything else when a page shows it. Its promise settles after the reads.
 *
 * @param isReadElsewhere selects keys that the caller reads itself
 */
export function useInvalidate(): (
  action: keyof typeof invalidates,
  isReadElsewhere?: (key: unknown) => boolean,
) => Promise<unknown> {
  const { mutate } = useSWRConfig()
  return (action, isReadElsewhere) => {
    const isOutdated = (key: unknown) => invalidates[action].some((prefix) => matchesKey(key, prefix))
    forgetPrefetched(isOutdated)
    return mutate((key) => isOutdated(key) && !isReadElsewhere?.(key))
  }
}
