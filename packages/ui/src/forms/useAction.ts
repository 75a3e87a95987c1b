import { useRef, useState } from 'react'
import { useToasts } from '../components/Toasts/ToastProvider.tsx'
import { useMessages } from '../messages/useMessages.ts'
import type { ActionResult } from './ActionResult.ts'

/**
 * Returns a function that runs an action, one run at a time, and shows its message as a toast.
 *
 * @returns `run`, which resolves to `undefined` if another run is in progress or the callback
 *   rejected, and `isPending`
 */
export function useAction<Arguments extends unknown[], Result extends ActionResult<string>>(
  action: (...values: Arguments) => Promise<Result>,
): { run: (...values: Arguments) => Promise<Result | undefined>; isPending: boolean } {
  const toasts = useToasts()
  const messages = useMessages()
  const [isPending, setWorking] = useState(false)
  // A ref, because a double click comes before the render that updates the state.
  const isRunning = useRef(false)

  const run = async (...values: Arguments) => {
    if (isRunning.current) return undefined
    isRunning.current = true
    setWorking(true)
    try {
      const result = await action(...values)
      if (result.message) toasts[result.ok ? 'success' : 'error'](result.message)
      return result
    } catch (error) {
      toasts.error(messages.forms.failed)
      reportError(error)
      return undefined
    } finally {
      isRunning.current = false
      setWorking(false)
    }
  }
  return { run, isPending }
}
