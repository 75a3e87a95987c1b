import { createElement, use, type ComponentType, type ReactNode } from 'react'

interface Code<Props> {
  default: ComponentType<Props>
}

/** Code that could not be fetched. The failure is kept, so trying again means loading the page anew. */
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

async function loadOrReload<Props>(load: () => Promise<Code<Props>>): Promise<ComponentType<Props>> {
  try {
    return (await load()).default
  } catch (error) {
    if (wasReloaded() || !(await hostAnswers())) throw new CodeMissing('Code of the page is missing', { cause: error })
    window.history.replaceState({ ...window.history.state, [RELOADED]: true }, '')
    window.location.reload()
    // The page is about to go: whoever waits goes on waiting.
    return new Promise(() => undefined)
  }
}

/** A component whose code is fetched when it is first shown, or before. */
export interface LazyCode<Props> {
  (props: Props): ReactNode
  /** Fetches the code. Once it is here the component is drawn at once. */
  fetchCode: () => Promise<unknown>
}

/**
 * A component whose code comes when it is first shown. Where the code is gone, because a new release has replaced it, the
 * page is loaded anew, once, at its address: what comes then belongs together again.
 *
 * React's own `lazy` waits even for code that is here, and whoever waits for less than 300 ms waits for 300.
 */
export function lazyCode<Props extends object>(load: () => Promise<Code<Props>>): LazyCode<Props> {
  let coming: Promise<ComponentType<Props>> | undefined
  let here: ComponentType<Props> | undefined
  async function fetchCode(): Promise<ComponentType<Props>> {
    here = await loadOrReload(load)
    return here
  }
  const once = () => (coming ??= fetchCode())
  const Lazy = (props: Props) => createElement(here ?? use(once()), props)
  return Object.assign(Lazy, { fetchCode: once })
}
