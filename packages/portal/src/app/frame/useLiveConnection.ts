import { isApiError, type LiveEvent } from '@nalam/sdk'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { api } from '../../shared/api/api.ts'
import { useStore } from '../../shared/createStore.ts'
import { announceLive, isLive } from '../../shared/live/liveEvents.ts'
import { mustReadAgain } from '../../shared/live/mustReadAgain.ts'
import { reportFailure } from '../../shared/reports/reportFailure.ts'
import { sessionPhase } from '../../shared/session/sessionPhase.ts'
import { useCapability } from '../../shared/session/useCapability.ts'

function subscribeVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

/**
 * Hears what changes elsewhere while the page is seen (LIVE-02), where the server offers it. A page in the background holds no
 * connection: a browser opens only six to a server, for all its tabs together. One place in the page calls it.
 */
export function useLiveConnection(): void {
  const isOffered = useCapability('live')
  const isSteady = useStore(sessionPhase) === 'steady'
  const isSeen = useSyncExternalStore(subscribeVisibility, () => document.visibilityState === 'visible')
  const isWanted = isOffered && isSteady && isSeen
  // Until when nothing was missed: what is shown was read after this, or kept up by events until then.
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
      // The page polls. That the session has ended is said by whoever is told of every 401.
      if (!isApiError(error, 'streamEvents', 401)) reportFailure(error)
    })
    return () => leaving.abort()
  }, [isWanted])
}
