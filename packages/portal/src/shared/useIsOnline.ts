import { useSyncExternalStore } from 'react'

function subscribe(changed: () => void): () => void {
  const leaving = new AbortController()
  for (const name of ['online', 'offline']) window.addEventListener(name, changed, { signal: leaving.signal })
  return () => leaving.abort()
}

/** Returns whether the browser has a network. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)
