import type { ApiError } from '@nalam/sdk'
import { useServerText, useToasts } from '@nalam/ui'
import { useEffect } from 'react'

/**
 * Reports a failed read of a list with a toast if there are rows on screen. Without rows, the page
 * shows the failure in their place.
 */
export function useFailureToast(error: ApiError | undefined, hasRows: boolean): void {
  const toasts = useToasts()
  const serverText = useServerText()
  const text = error && hasRows ? serverText(error) : undefined
  useEffect(() => {
    if (text !== undefined) toasts.error(text)
    // The error is a new object for each read, and each failure is reported.
  }, [text, error, toasts])
}
