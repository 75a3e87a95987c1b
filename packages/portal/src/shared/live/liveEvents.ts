import type { LiveEvent } from '@nalam/sdk'
import { useEffect, useEffectEvent } from 'react'
import { createStore } from '../createStore.ts'

/** Whether live events arrive. While it is false, the page polls. */
export const isLive = createStore(false)

const listeners = new Set<(event: LiveEvent) => void>()

/** Notifies every listener of the page. */
export function announceLive(event: LiveEvent): void {
  for (const listener of listeners) listener(event)
}

/**
 * Calls the listener for changes from other devices, other tabs and this tab while the component is
 * mounted.
 */
export function useLiveEvents(listener: (event: LiveEvent) => void): void {
  const hear = useEffectEvent(listener)
  useEffect(() => {
    const own = (event: LiveEvent) => hear(event)
    listeners.add(own)
    return () => void listeners.delete(own)
  }, [])
}
