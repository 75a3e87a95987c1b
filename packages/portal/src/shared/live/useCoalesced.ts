import { useCallback, useEffect, useRef } from 'react'
import { whenSettled } from '../actions/underWay.ts'
import { coalesce } from './coalesce.ts'

/**
 * Returns a function for listeners of live events. It combines its calls and runs the latest work
 * of the component once no action of this page is pending.
 *
 * @param work its error is ignored; calling `again` runs the work once more after this run
 */
export function useCoalesced(work: (again: () => void) => Promise<unknown>): () => void {
  const latest = useRef(work)
  useEffect(() => {
    latest.current = work
  })
  const ask = useRef<() => void>(undefined)
  return useCallback(() => {
    ask.current ??= coalesce((again) => new Promise((resolve) => whenSettled(() => resolve(latest.current(again)))))
    ask.current()
  }, [])
}
