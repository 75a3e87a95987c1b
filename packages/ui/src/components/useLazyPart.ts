import { useState, type ComponentType } from 'react'

export interface LazyPart<Props> {
  /** The component, once it is loaded. */
  Part: ComponentType<Props> | undefined
  /**
   * Starts loading before the click, on hover or focus. Ignores a failure: the click tries again.
   */
  prepare: () => void
  /** Loads the component. Resolves to whether it is loaded. */
  load: () => Promise<boolean>
}

/**
 * Loads a component of a screen in a chunk of its own, on demand. Unlike React.lazy it can retry
 * after a failed fetch (offline, or a chunk that a new release removed), and the screen stays as it
 * is meanwhile.
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
