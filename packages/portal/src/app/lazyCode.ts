import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

interface Code<Props> {
  default: ComponentType<Props>
}

/** Code that could not be fetched. React keeps the failure, so trying again means loading the page anew. */
export class CodeMissing extends Error {
  override readonly name = 'CodeMissing'
}

/** Marks a history entry whose page was loaded anew because code was missing: it happens once. Storage may be blocked. */
const RELOADED = 'reloadedForCode'

function wasReloaded(): boolean {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && RELOADED in state
}

/** Whether the host answers at all: without a connection a reload would lose the page for nothing. */
async function hostAnswers(): Promise<boolean> {
  try {
    return (await fetch(window.location.origin, { method: 'HEAD', cache: 'no-store' })).ok
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

/**
 * A component whose code comes when it is first shown. Where the code is gone, because a new release has replaced it, the
 * page is loaded anew, once, at its address: what comes then belongs together again.
 */
export function lazyCode<Props>(load: () => Promise<Code<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async (): Promise<Code<Props>> => {
    try {
      return await load()
    } catch (error) {
      if (wasReloaded() || !(await hostAnswers()))
        throw new CodeMissing('Code of the page is missing', { cause: error })
      window.history.replaceState({ ...window.history.state, [RELOADED]: true }, '')
      window.location.reload()
      // The page is about to go: whoever waits goes on waiting.
      return new Promise<Code<Props>>(() => undefined)
    }
  })
}
