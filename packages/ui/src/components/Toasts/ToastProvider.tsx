import { useTargetDocument } from '../../theme/internal.ts'
import { createContext, useContext, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { useLazyPart } from '../useLazyPart.ts'
import { createToastStore, type ToastContent, type ToastStore } from './toastStore.ts'
import type { ToastRegionProps } from './ToastRegion.tsx'

const fetchToastRegion = () => import('./ToastRegion.tsx').then(({ ToastRegion }) => ToastRegion)

/** The toasts, and the document that shows them. */
const ToastContext = createContext<{ store: ToastStore; page: Document | undefined } | undefined>(undefined)

/**
 * Holds the toasts and shows them once per page: a nested provider of the same document uses the
 * outer one.
 */
export function ToastProvider({ children }: { children?: ReactNode }) {
  const page = useTargetDocument()
  const outer = useContext(ToastContext)
  return outer && outer.page === page ? children : <OutermostToastProvider>{children}</OutermostToastProvider>
}

function OutermostToastProvider({ children }: { children?: ReactNode }) {
  const page = useTargetDocument()
  const [store] = useState(createToastStore)
  const { Region } = useToastRegion(store, page)
  const toasts = useMemo(() => ({ store, page }), [store, page])
  useEffect(() => {
    const view = page?.defaultView
    view?.addEventListener('online', store.dismissOffline)
    return () => view?.removeEventListener('online', store.dismissOffline)
  }, [page, store])
  return (
    <ToastContext value={toasts}>
      {children}
      {page && Region && <Region store={store} page={page} />}
    </ToastContext>
  )
}

/**
 * Loads the part that shows toasts: with the first click or key press, so that it is there when the
 * connection is lost later, or with the first toast. Fluent's Toaster is larger than all that
 * signing in needs. After a failed fetch the toasts wait: the next one, another key press or the
 * connection tries again.
 */
function useToastRegion(store: ToastStore, page: Document | undefined) {
  const { Part: Region, prepare } = useLazyPart<ToastRegionProps>(fetchToastRegion)
  const isLoaded = Region !== undefined
  useEffect(() => {
    if (!page || isLoaded) return undefined
    const loadIfWaiting = () => {
      if (store.isWaiting()) prepare()
    }
    const events = ['pointerdown', 'keydown'] as const
    for (const name of events) page.addEventListener(name, prepare)
    page.defaultView?.addEventListener('online', loadIfWaiting)
    const unsubscribe = store.subscribe(loadIfWaiting)
    loadIfWaiting()
    return () => {
      for (const name of events) page.removeEventListener(name, prepare)
      page.defaultView?.removeEventListener('online', loadIfWaiting)
      unsubscribe()
    }
  }, [store, page, isLoaded, prepare])
  return { Region }
}

export interface Toasts {
  success: (text: string) => number
  /** An error that is shown without a connection closes when the connection is back. */
  error: (text: string) => number
  info: (text: string) => number
  /** Shows any toast, also one with an action. Returns its id. */
  show: (content: ToastContent) => number
  dismiss: (id: number) => void
  /** Closes the error toasts, for example when a new session begins. */
  dismissErrors: () => void
}

/**
 * Returns the functions that show and dismiss the toasts of this page.
 *
 * @throws outside a NalamProvider
 */
export function useToasts(): Toasts {
  const toasts = useContext(ToastContext)
  if (!toasts) throw new Error('useToasts needs a NalamProvider around it')
  return useMemo(() => {
    const { store, page } = toasts
    const { show, dismiss, dismissErrors } = store
    return {
      success: (text) => show({ intent: 'success', text }),
      error: (text) => show({ intent: 'error', text, isOffline: page?.defaultView?.navigator.onLine === false }),
      info: (text) => show({ intent: 'info', text }),
      show,
      dismiss,
      dismissErrors,
    }
  }, [toasts])
}

/**
 * Shows the toasts inside this element while it is mounted, because a modal dialog makes everything
 * else inert.
 */
export function useToastHost(element: RefObject<HTMLElement | null>): void {
  const store = useContext(ToastContext)?.store
  useLayoutEffect(() => (element.current && store ? store.addHost(element.current) : undefined), [element, store])
}
