import { isElement, isFocusLost } from '../theme/internal.ts'
import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'

export interface MovingFocusOptions {
  /** The attribute that has the key of an item, such as `data-cell`. */
  attribute: `data-${string}`
  /** The keys of the items, in their order. */
  keys: readonly string[]
  /** The item that is the first tab stop; else the first one. */
  start?: string | undefined
  /** Tab always enters at `start`, not at the item that was focused last. */
  isStartAlways?: boolean | undefined
  /** Returns the item that takes the focus when the focused one is removed; else the following one. */
  instead?: () => string | undefined
}

/** Returns the item that a key moves the focus to; undefined if it does not move. */
export type FocusMove = (key: string, from: string) => string | undefined

/**
 * Makes items one tab stop with keys that move between them, in a list, a table, a strip or a grid.
 * If the focused control of an item is removed or becomes inert, its item takes the focus; if the
 * item is removed, another one does.
 *
 * @param container the element with the items; spread `props` on it, or on one around it
 */
export function useMovingFocus(
  container: RefObject<HTMLElement | null>,
  { attribute, keys, start, isStartAlways = false, instead }: MovingFocusOptions,
) {
  const [last, setLast] = useState<string>()
  const focused = useRef<{ control: HTMLElement; item: HTMLElement; key: string; index: number }>(undefined)
  const stop = [last, start].find((key) => key !== undefined && keys.includes(key)) ?? keys[0]

  const itemOf = (target: EventTarget | null) => {
    const element = isElement(target) ? target.closest<HTMLElement>(`[${attribute}]`) : null
    const key = element?.getAttribute(attribute) ?? ''
    return element && keys.includes(key) ? { element, key } : undefined
  }
  const focus = (key: string | undefined) => {
    if (key === undefined) return
    setLast(key)
    container.current?.querySelector<HTMLElement>(`[${attribute}="${CSS.escape(key)}"]`)?.focus()
  }

  /** Keeps the tab stop on the focused element when it shows another item. */
  const keepStop = () => {
    const active = container.current?.ownerDocument.activeElement ?? null
    const shown = container.current?.contains(active) ? itemOf(active) : undefined
    if (!shown || !focused.current || shown.key === focused.current.key) return
    focused.current = { ...focused.current, key: shown.key, index: keys.indexOf(shown.key) }
    setLast(shown.key)
  }

  useLayoutEffect(() => {
    keepStop()
    const lost = focused.current
    if (!lost || !isFocusLost(lost.control.ownerDocument)) return
    if (lost.control.isConnected && !lost.control.closest('[inert]')) return
    if (lost.item.isConnected) lost.item.focus()
    else focus(keys.includes(lost.key) ? lost.key : (instead?.() ?? keys[Math.min(lost.index, keys.length - 1)]))
  })

  return {
    /** The item that is the tab stop. */
    stop,
    /** Returns the item that contains an event's target. */
    itemOf,
    /** Moves the focus to an item. */
    focus,
    /** Moves the focus if `next` says so; returns whether it did. */
    move: (event: KeyboardEvent, next: FocusMove): boolean => {
      const item = itemOf(event.target)
      if (!item || event.ctrlKey || event.metaKey || event.altKey) return false
      const to = next(event.key, item.key)
      if (to === undefined) return false
      event.preventDefault()
      focus(to)
      return true
    },
    props: {
      onFocus: ({ target }: FocusEvent) => {
        const item = itemOf(target)
        if (item && isElement(target)) {
          focused.current = { control: target, item: item.element, key: item.key, index: keys.indexOf(item.key) }
          setLast(item.key)
        } else if (target !== container.current) focused.current = undefined
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        // A dialog returns the focus when it closes.
        const isAway = isElement(relatedTarget) && !relatedTarget.closest('[role=dialog]')
        if (!isAway || container.current?.contains(relatedTarget)) return
        focused.current = undefined
        if (isStartAlways) setLast(undefined)
      },
    },
  }
}

/**
 * Returns the moves inside a list: to the next and the previous item, with J and K as well, and to
 * its ends.
 */
export function listMove(keys: readonly string[]): FocusMove {
  return (key, from) => {
    const at = keys.indexOf(from)
    switch (key) {
      case 'ArrowDown':
      case 'j':
        return keys[Math.min(at + 1, keys.length - 1)]
      case 'ArrowUp':
      case 'k':
        return keys[Math.max(at - 1, 0)]
      case 'Home':
        return keys[0]
      case 'End':
        return keys.at(-1)
      default:
        return undefined
    }
  }
}
