import { createContext, useContext, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { ReactNode, RefObject } from 'react'
import { useTargetDocument } from '../../theme/targetDocument.ts'
import { createToastStore } from './toastStore.ts'
import type { ToastContent, ToastStore } from './toastStore.ts'
import { ToastRegions } from './ToastRegion.tsx'

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
  // Rendered only after mounting, so that hydration of a prerendered page matches.
  const mounted = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
  useEffect(() => {
    const view = page?.defaultView
    view?.addEventListener('online', store.dismissOffline)
    return () => view?.removeEventListener('online', store.dismissOffline)
  }, [page, store])
  return (
    <ToastContext value={store}>
      <PageContext value={page}>{children}</PageContext>
      {mounted && <ToastRegions store={store} />}
    </ToastContext>
  )
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
