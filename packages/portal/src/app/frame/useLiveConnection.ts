import { isApiError, type LiveEvent } from '@nalam/sdk'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { api } from '../../shared/api/api.ts'
import { useStore } from '../../shared/createStore.ts'
import { announceLive, isLive, mustReadAgain } from '../../shared/live/liveEvents.ts'
import { reportFailure } from '../../shared/reports/reportFailure.ts'
import { sessionPhase } from '../../shared/session/sessionState.ts'
import { useCapability } from '../../shared/session/session.ts'

function subscribeVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

/**
 * Receives changes from elsewhere while the page is visible (LIVE-02): a browser opens only six
 * connections per server, shared by all its tabs. Call it in one place of the page only.
 */
export function useLiveConnection(): void {
  const isOffered = useCapability('live')
  const isSteady = useStore(sessionPhase) === 'steady'
  const isSeen = useSyncExternalStore(subscribeVisibility, () => document.visibilityState === 'visible')
  const isWanted = isOffered && isSteady && isSeen
  // Time up to which no change was missed: the data shown was read after it, or events kept the
  // data current until then.
  const currentUntil = useRef<number>(undefined)
  useEffect(() => {
    currentUntil.current ??= Date.now()
    if (!isWanted) return undefined
    const leaving = new AbortController()
    const onEvent = (event: LiveEvent) => {
      const since = Date.now() - (currentUntil.current ?? 0)
      if (event.topic !== 'resync' || mustReadAgain(event.quietFor, since)) announceLive(event)
    }
    const onOpenChange = (isOpen: boolean) => {
      if (!isOpen) currentUntil.current = Date.now()
      isLive.set(isOpen)
    }
    api.live.subscribe({ signal: leaving.signal, onEvent, onOpenChange }).catch((error: unknown) => {
      // The page polls then. `onUnauthorized` of the client handles a 401.
      if (!isApiError(error, 'streamEvents', 401)) reportFailure(error)
    })
    return () => leaving.abort()
  }, [isWanted])
}
