import type { LiveEvent } from '@nalam/sdk'
import { useEffect, useEffectEvent } from 'react'
import { createStore } from '../createStore.ts'

/** Whether changes arrive as they happen. While it is false, the page polls. */
export const isLive = createStore(false)

const listeners = new Set<(event: LiveEvent) => void>()

/** Tells every listener of the page. */
export function announceLive(event: LiveEvent): void {
  for (const listener of listeners) listener(event)
}

/** Hears what changes on other devices and in other tabs, and what this tab has changed itself, while the component is there. */
export function useLiveEvents(listener: (event: LiveEvent) => void): void {
  const hear = useEffectEvent(listener)
  useEffect(() => {
    const own = (event: LiveEvent) => hear(event)
    listeners.add(own)
    return () => void listeners.delete(own)
  }, [])
}
