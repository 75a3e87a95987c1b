import { use, useState } from 'react'
import { LayerContext } from './useLayer.ts'

/** Shared by all copies of the library on a page. */
const COUNTER = Symbol.for('@nalam/ui/providers')

/**
 * Returns the next prefix on this page. The first one is that of every server, so that a page that a
 * server has rendered keeps its ids.
 */
function nextPrefix(): string {
  if (typeof document === 'undefined') return 'nalam-'
  const counted: unknown = Reflect.get(globalThis, COUNTER)
  const number = (typeof counted === 'number' ? counted : 0) + 1
  Reflect.set(globalThis, COUNTER, number)
  return number === 1 ? 'nalam-' : `nalam${number}-`
}

/**
 * Returns the prefix of the ids of an outermost provider; undefined for one inside another. Fluent
 * names the class of a theme and its style element by an id, and React counts ids in each root from
 * the beginning: without a prefix, a second bundle on the page would replace the theme of the first.
 */
export function useIdPrefix(): string | undefined {
  const isInside = use(LayerContext) !== undefined
  const [prefix] = useState(() => (isInside ? undefined : nextPrefix()))
  return prefix
}
