import { useLayoutEffect, useRef, useState } from 'react'

/**
 * Milliseconds without a press, a key or a movement of the pointer in a list, after which its items
 * may move.
 */
const REST = 2000
/** Milliseconds between two checks while items wait to move. */
const CHECK = 100

interface SteadyOptions {
  /**
   * What the items are a list of. The items of another page, search or filter are shown at once,
   * also if they load later than the scope changes.
   */
  scope?: string
  /** An item that this user has brought back: it may come at once. */
  restoredId?: string | undefined
}

export interface Identified {
  readonly id: string
}

export const haveSameIds = (one: readonly Identified[], other: readonly Identified[]): boolean =>
  one.length === other.length && one.every(({ id }, index) => id === other[index]?.id)

const notIn = <Item extends Identified>(items: readonly Item[], others: readonly Identified[]): Item[] => {
  const known = new Set(others.map(({ id }) => id))
  return items.filter(({ id }) => !known.has(id))
}

/** Returns the same items in the same order, each as it is now. */
function updated<Item extends Identified>(shown: readonly Item[], items: readonly Item[]): readonly Item[] {
  const latest = new Map(items.map((item) => [item.id, item]))
  const next = shown.map((item) => latest.get(item.id) ?? item)
  return next.every((item, index) => item === shown[index]) ? shown : next
}

/**
 * The one rule for when items of a list may come, move or leave, so that a click never reaches
 * another item than the one it was meant for. Items change in place at once. They move
 *
 * - never within two seconds after the last press, key or movement of the pointer in the list;
 * - because of this user's own action: after these two seconds; an item that it has brought back,
 *   after the two seconds without the pointer;
 * - because of a change elsewhere: while the pointer is not over the list, and no item leaves it
 *   while it has the focus.
 *
 * @param items undefined while loading
 * @returns the items to show, the props of the element that contains them, and a function to call
 *   with the id of an item when this user acts on it
 */
export function useSteadyItems<Item extends Identified>(
  items: readonly Item[] | undefined,
  { scope = '', restoredId }: SteadyOptions = {},
) {
  const list = useRef<HTMLDivElement>(null)
  const touchedAt = useRef(-Infinity)
  const pointedAt = useRef(-Infinity)
  const own = useRef(new Set<string>())
  const [kept, setKept] = useState({ scope, items })

  const isFree =
    scope !== kept.scope || !items || !kept.items || kept.items.length === 0 || haveSameIds(kept.items, items)
  const shown = isFree || !items || !kept.items ? items : updated(kept.items, items)

  useLayoutEffect(() => {
    const show = (next: typeof items) => {
      const isLoaded = !next || !kept.items || !haveSameIds(next, kept.items)
      const nextScope = isLoaded ? scope : kept.scope
      if (next !== kept.items || nextScope !== kept.scope) setKept({ scope: nextScope, items: next })
    }
    if (isFree || !items || !shown) return show(items)
    const gone = notIn(shown, items)
    const moving = [...gone, ...notIn(items, shown)]
    const isOwn = moving.some(({ id }) => own.current.has(id) || id === restoredId)
    // The key that brought an item back is no reason to wait: a key acts on the focus, not on a place.
    const isRestored = moving.every(({ id }) => id === restoredId)
    const mayMove = (): boolean => {
      if (performance.now() - (isRestored ? pointedAt : touchedAt).current < REST) return false
      if (isOwn || !list.current) return true
      const holdsFocus = list.current.ownerDocument.hasFocus() && list.current.matches(':focus-within')
      return !list.current.matches(':hover') && !(holdsFocus && gone.length > 0)
    }
    const move = (): boolean => {
      if (!mayMove()) return false
      for (const { id } of moving) own.current.delete(id)
      show(items)
      return true
    }
    if (move()) return undefined
    show(shown)
    const timer = setInterval(() => move() && clearInterval(timer), CHECK)
    return () => clearInterval(timer)
  }, [items, shown, isFree, kept, scope, restoredId])

  const touch = () => {
    touchedAt.current = performance.now()
  }
  const point = () => {
    touch()
    pointedAt.current = touchedAt.current
  }
  return {
    items: shown,
    listProps: {
      ref: list,
      onPointerDownCapture: point,
      onPointerUpCapture: point,
      onPointerMoveCapture: point,
      onKeyDownCapture: touch,
    },
    /** Call when this user acts on an item. */
    onOwnAction: (id: string) => {
      own.current.add(id)
    },
  }
}
