import { useToasts, type ToastContent } from '@nalam/ui'
import { useRef } from 'react'

/** How long a toast offers its action, in milliseconds. */
const OFFERED = 10_000

export function useOfferToast() {
  const toasts = useToasts()
  const shown = useRef<number>(undefined)
  const withdraw = () => {
    if (shown.current !== undefined) toasts.dismiss(shown.current)
  }
  return {
    /** Closes the toast, because its action was used elsewhere. */
    withdraw,
    /**
     * Reports a success with a toast that offers an action and closes when the action is used. A
     * toast whose action has a shortcut replaces the one before: the shortcut runs the last action.
     */
    offer: (text: string, action: NonNullable<ToastContent['action']>) => {
      if (action.shortcut !== undefined) withdraw()
      const onClick = () => {
        toasts.dismiss(id)
        action.onClick()
      }
      const id = toasts.show({ intent: 'success', text, duration: OFFERED, action: { ...action, onClick } })
      shown.current = id
    },
  }
}
