import { createContext, useContext, useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { createToastStore } from './toastStore.ts'
import type { ToastContent, ToastStore } from './toastStore.ts'
import { ToastRegion } from './ToastRegion.tsx'

const ToastContext = createContext<ToastStore | undefined>(undefined)

/** Holds the notices and shows them once per page. */
export function ToastProvider({ children }: { children?: ReactNode }) {
  const [store] = useState(createToastStore)
  // Into the page's body, so that a modal dialog does not hide it; only after mounting, so that a prerendered page matches.
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return (
    <ToastContext value={store}>
      {children}
      {mounted && <ToastRegion store={store} />}
    </ToastContext>
  )
}

export interface Toasts {
  success: (text: string) => number
  error: (text: string) => number
  info: (text: string) => number
  /** Any notice, also one with an action. Returns its id. */
  show: (content: ToastContent) => number
  dismiss: (id: number) => void
}

/**
 * The notices of this page.
 *
 * @throws outside a NalamProvider
 */
export function useToasts(): Toasts {
  const store = useContext(ToastContext)
  if (!store) throw new Error('useToasts needs a NalamProvider around it')
  return useMemo(
    () => ({
      success: (text) => store.show({ intent: 'success', text }),
      error: (text) => store.show({ intent: 'error', text }),
      info: (text) => store.show({ intent: 'info', text }),
      show: store.show,
      dismiss: store.dismiss,
    }),
    [store],
  )
}
