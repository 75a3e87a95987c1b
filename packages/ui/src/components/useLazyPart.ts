import { useState } from 'react'
import type { ComponentType } from 'react'

export interface LazyPart<Props> {
  /** The part, once it is here. */
  Part: ComponentType<Props> | undefined
  /** Starts fetching ahead of the click, on hover or focus. A failure is left to the click. */
  prepare: () => void
  /** Fetches the part; answers whether it is here. */
  load: () => Promise<boolean>
}

/**
 * A part of a screen that comes in a chunk of its own when it is asked for. Unlike React.lazy it can be asked again after a
 * failed fetch (offline, or a chunk that a new release took away), and the screen stays as it is meanwhile.
 */
export function useLazyPart<Props>(fetchPart: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const [Part, setPart] = useState<ComponentType<Props>>()
  const load = () =>
    fetchPart().then(
      (part) => {
        setPart(() => part)
        return true
      },
      () => false,
    )
  return { Part, prepare: () => void load(), load }
}
