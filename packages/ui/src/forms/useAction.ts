import { formsMessages, useMessages } from '../messages/internal.ts'
import { useRef, useState } from 'react'
import { useToasts } from '../components/Toasts/ToastProvider.tsx'
import type { ActionResult } from './ActionResult.ts'

const ONE_FLIGHT = () => ''

/**
 * Returns a function that runs an action, one run at a time, and shows its message as a toast.
 *
 * @param flightOf returns what a run is about: runs about different things do not wait for each other
 * @returns `run`, which resolves to `undefined` if another run is in progress or the callback
 *   rejected, and `isPending`
 */
export function useAction<Arguments extends unknown[], Result extends ActionResult<string>>(
  action: (...values: Arguments) => Promise<Result>,
  flightOf: (...values: Arguments) => string = ONE_FLIGHT,
): { run: (...values: Arguments) => Promise<Result | undefined>; isPending: boolean } {
  const toasts = useToasts()
  const messages = useMessages(formsMessages)
  const [isPending, setPending] = useState(false)
  // A ref, because a double click comes before the render that updates the state.
  const flights = useRef(new Set<string>())
  /** The error of the last run: another run makes it obsolete. */
  const shownError = useRef<number>(undefined)

  const run = async (...values: Arguments) => {
    const flight = flightOf(...values)
    if (flights.current.has(flight)) return undefined
    flights.current.add(flight)
    if (shownError.current !== undefined) toasts.dismiss(shownError.current)
    setPending(true)
    try {
      const result = await action(...values)
      if (result.message && result.ok) toasts.success(result.message)
      else if (result.message) shownError.current = toasts.error(result.message)
      return result
    } catch (error) {
      shownError.current = toasts.error(messages.failed)
      reportError(error)
      return undefined
    } finally {
      flights.current.delete(flight)
      setPending(flights.current.size > 0)
    }
  }
  return { run, isPending }
}
