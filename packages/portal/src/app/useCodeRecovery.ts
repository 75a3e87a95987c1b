import { useEffect, useState } from 'react'

/**
 * Marks a history entry whose page was reloaded because code was missing, so that it is reloaded
 * only once.
 */
const RELOADED = 'reloadedForCode'

function wasReloaded(): boolean {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && RELOADED in state
}

/**
 * Returns whether the host responds: without a connection a reload would lose the page for nothing.
 */
async function isHostReachable(): Promise<boolean> {
  try {
    return (await fetch(window.location.origin, { method: 'HEAD', cache: 'no-store' })).ok
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

/**
 * Reloads the page if code is missing: once if a new release has replaced the code, and whenever
 * the connection comes back.
 *
 * @returns whether the failure has to be shown
 */
export function useCodeRecovery(isMissing: boolean): boolean {
  const [isGivenUp, setGivenUp] = useState(false)
  useEffect(() => {
    if (!isMissing) return undefined
    let isCurrent = true
    const reload = () => window.location.reload()
    const tryOnce = async () => {
      if (wasReloaded() || !(await isHostReachable())) return setGivenUp(true)
      if (!isCurrent) return
      window.history.replaceState({ ...window.history.state, [RELOADED]: true }, '')
      reload()
    }
    void tryOnce()
    window.addEventListener('online', reload)
    return () => {
      isCurrent = false
      window.removeEventListener('online', reload)
    }
  }, [isMissing])
  return !isMissing || isGivenUp
}
