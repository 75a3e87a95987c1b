import { useState, type ComponentType } from 'react'

export interface LazyPart<Props> {
  /** The component, once it is loaded. */
  Part: ComponentType<Props> | undefined
  /**
   * Starts loading before the click, on hover or focus. Ignores a failure, which the click reports.
   */
  prepare: () => void
  /** Loads the component. Resolves to whether it is loaded. */
  load: () => Promise<boolean>
}

/**
 * Loads a component of a screen in a chunk of its own, on demand. Unlike with React.lazy, the screen
 * stays as it is meanwhile and after a failed fetch (offline, or a chunk that a new release removed).
 * Chromium remembers a module that it could not fetch until the page is reloaded.
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
