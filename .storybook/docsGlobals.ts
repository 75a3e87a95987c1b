import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { useSyncExternalStore } from 'react'

type Globals = Readonly<Record<string, unknown>>

/** Name of the property of the window with which a page tells the stories in its iframes. */
const SHARED = 'nalamDocsGlobals'

let current: Globals = {}
const listeners = new Set<() => void>()

const store = ({ globals }: { globals: Globals }) => {
  current = globals
  Reflect.set(window, SHARED, globals)
  for (const listener of listeners) listener()
}
async function listen() {
  const channel = await addons.ready()
  channel.on(SET_GLOBALS, store)
  channel.on(GLOBALS_UPDATED, store)
}
void listen()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns what the toolbar says: theme, density, language, for a page that is no story. */
export const useDocsGlobals = (): Globals => useSyncExternalStore(subscribe, () => current)

/**
 * Returns what the toolbar says on the page around, for a story in an iframe on a page of the
 * documentation: Storybook passes it nothing. Empty for a story that is the page.
 */
export function globalsOfPageAround(): Globals {
  const isOnPage = document.referrer.startsWith(`${location.origin}/`) && document.referrer.includes('/iframe.html')
  const around: unknown = isOnPage && window.parent !== window ? Reflect.get(window.parent, SHARED) : undefined
  return typeof around === 'object' && around !== null ? { ...around } : {}
}
