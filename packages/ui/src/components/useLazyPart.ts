import { useCallback, useEffect, useState, type ComponentType } from 'react'

/**
 * Loads a component of a screen in a chunk of its own, on demand. Unlike with React.lazy, the screen
 * stays as it is meanwhile and after a failed fetch (offline, or a chunk that a new release removed).
 * Chromium remembers a module that it could not fetch until the page is reloaded.
 *
 * @param fetchPart declared outside of the component
 * @param isPrepared loads it after the page is shown: it opens at once, and without a connection
 */
export function useLazyPart<Props>(fetchPart: () => Promise<ComponentType<Props>>, isPrepared = false) {
  const [Part, setPart] = useState<ComponentType<Props>>()
  /** Resolves to whether it is loaded. */
  const load = useCallback(
    () =>
      fetchPart().then(
        (part) => {
          setPart(() => part)
          return true
        },
        () => false,
      ),
    [fetchPart],
  )
  /** Starts loading before the click, on hover or focus. Ignores a failure, which the click reports. */
  const prepare = useCallback(() => void load(), [load])
  useEffect(() => {
    if (isPrepared) prepare()
  }, [isPrepared, prepare])
  return { Part, prepare, load }
}
