import { createContext, useContext, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { useTargetDocument } from '../../theme/targetDocument.ts'
import { useLazyPart } from '../useLazyPart.ts'
import { createToastStore, type ToastContent, type ToastStore } from './toastStore.ts'
import type { ToastRegionProps } from './ToastRegion.tsx'

const fetchToastRegion = () => import('./ToastRegion.tsx').then(({ ToastRegion }) => ToastRegion)

const ToastContext = createContext<ToastStore | undefined>(undefined)
/** The document that shows the toasts. */
const PageContext = createContext<Document | undefined>(undefined)

/**
 * Holds the toasts and shows them once per page: a nested provider of the same document uses the
 * outer one.
 */
export function ToastProvider({ children }: { children?: ReactNode }) {
  const page = useTargetDocument()
  const outer = useContext(PageContext)
  return useContext(ToastContext) && outer === page ? (
    children
  ) : (
    <OutermostToastProvider>{children}</OutermostToastProvider>
  )
}

function OutermostToastProvider({ children }: { children?: ReactNode }) {
  const page = useTargetDocument()
  const [store] = useState(createToastStore)
  const { Region } = useToastRegion(store, page)
  useEffect(() => {
    const view = page?.defaultView
    view?.addEventListener('online', store.dismissOffline)
    return () => view?.removeEventListener('online', store.dismissOffline)
  }, [page, store])
  return (
    <ToastContext value={store}>
      <PageContext value={page}>{children}</PageContext>
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
  const load = useEffectEvent(() => prepare())
  const isLoaded = Region !== undefined
  useEffect(() => {
    if (!page || isLoaded) return undefined
    const loadNow = () => load()
    const loadIfWaiting = () => {
      if (store.isWaiting()) load()
    }
    const events = ['pointerdown', 'keydown'] as const
    for (const name of events) page.addEventListener(name, loadNow)
    page.defaultView?.addEventListener('online', loadIfWaiting)
    const unsubscribe = store.subscribe(loadIfWaiting)
    loadIfWaiting()
    return () => {
      for (const name of events) page.removeEventListener(name, loadNow)
      page.defaultView?.removeEventListener('online', loadIfWaiting)
      unsubscribe()
    }
  }, [store, page, isLoaded])
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
  const store = useContext(ToastContext)
  const page = useContext(PageContext)
  if (!store) throw new Error('useToasts needs a NalamProvider around it')
  return useMemo(
    () => ({
      success: (text) => store.show({ intent: 'success', text }),
      error: (text) => store.show({ intent: 'error', text, isOffline: page?.defaultView?.navigator.onLine === false }),
      info: (text) => store.show({ intent: 'info', text }),
      show: store.show,
      dismiss: store.dismiss,
      dismissErrors: store.dismissErrors,
    }),
    [store, page],
  )
}

/**
 * Shows the toasts inside this element while it is mounted, because a modal dialog makes everything
 * else inert.
 */
export function useToastHost(element: RefObject<HTMLElement | null>): void {
  const store = useContext(ToastContext)
  useLayoutEffect(() => (element.current && store ? store.addHost(element.current) : undefined), [element, store])
}
