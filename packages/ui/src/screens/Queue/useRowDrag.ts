import { isElement, useTargetDocument, windowOf } from '../../theme/internal.ts'
import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'

/** A touch of this length, in milliseconds, picks a row up; a shorter one scrolls. */
const LONG_TOUCH = 400
/** A pointer that has moved farther than this, in pixels, means to drag or to scroll. */
const SLACK = 6
/** The page scrolls while a row is dragged this close to an edge of the window, in pixels. */
const EDGE = 72

/** A dragged row and its place: before this index of the line. */
export interface Drag {
  readonly id: string
  readonly index: number
}

interface Held {
  readonly id: string
  readonly pointerId: number
  readonly start: { readonly x: number; readonly y: number }
  readonly end: AbortController
  isDragging: boolean
}

/**
 * Lets the pointer drag rows, elements with `data-entry`: at the grip (`data-grip`) at once, elsewhere
 * after a long touch. Escape leaves everything as it was.
 *
 * @param container the element with the rows; spread `props` on it
 * @param options.ids the rows in their order
 * @param options.canDrag whether a row can be moved
 */
export function useRowDrag(
  container: RefObject<HTMLElement | null>,
  { ids, canDrag, onDrop }: { ids: readonly string[]; canDrag: (id: string) => boolean; onDrop: (drag: Drag) => void },
) {
  const [drag, setDrag] = useState<Drag>()
  const latest = useRef<Drag>(undefined)
  const held = useRef<Held>(undefined)
  const page = useTargetDocument()
  const show = (next: Drag | undefined) => {
    latest.current = next
    setDrag(next)
  }
  const letGo = () => {
    held.current?.end.abort()
    held.current = undefined
    show(undefined)
  }
  const rowAt = (target: EventTarget | null) => {
    const row = isElement(target) ? target.closest<HTMLElement>('[data-entry]') : null
    return row && container.current?.contains(row) ? row : undefined
  }
  const options = useRef({ ids, onDrop })
  useEffect(() => {
    options.current = { ids, onDrop }
  })
  const follow = (id: string, x: number, y: number) => {
    const row = rowAt(page?.elementFromPoint(x, y) ?? null)
    const over = options.current.ids.indexOf(row?.dataset.entry ?? '')
    if (!row || over === -1) return
    const { top, height } = row.getBoundingClientRect()
    show({ id, index: y > top + height / 2 ? over + 1 : over })
    const view = windowOf(row)
    if (y < EDGE) view.scrollBy(0, -SLACK)
    else if (y > view.innerHeight - EDGE) view.scrollBy(0, SLACK)
  }
  const drop = () => {
    const dropped = latest.current
    letGo()
    if (dropped) options.current.onDrop(dropped)
  }

  const onPointerDown = (event: PointerEvent) => {
    const row = rowAt(event.target)
    const id = row?.dataset.entry
    if (id === undefined || !row || !page || event.button !== 0 || !canDrag(id) || !isElement(event.target)) return
    const isGrip = event.target.closest('[data-grip]') !== null
    if (!isGrip && (event.pointerType !== 'touch' || event.target.closest('button, a, input') !== null)) return
    letGo()
    const end = new AbortController()
    const { signal } = end
    const mine: Held = {
      id,
      pointerId: event.pointerId,
      start: { x: event.clientX, y: event.clientY },
      end,
      isDragging: false,
    }
    held.current = mine
    const begin = () => {
      mine.isDragging = true
      show({ id, index: ids.indexOf(id) })
    }
    const timer = isGrip ? undefined : setTimeout(begin, LONG_TOUCH)
    signal.addEventListener('abort', () => clearTimeout(timer))
    const isOwn = ({ pointerId }: { pointerId: number }) => pointerId === mine.pointerId
    page.addEventListener(
      'pointermove',
      (move) => {
        if (!isOwn(move)) return
        const hasMoved = Math.hypot(move.clientX - mine.start.x, move.clientY - mine.start.y) > SLACK
        if (!mine.isDragging && !hasMoved) return
        if (!mine.isDragging && !isGrip) return letGo()
        if (!mine.isDragging) begin()
        follow(id, move.clientX, move.clientY)
      },
      { signal },
    )
    page.addEventListener('pointerup', (up) => isOwn(up) && (mine.isDragging ? drop() : letGo()), { signal })
    page.addEventListener('pointercancel', (cancel) => isOwn(cancel) && letGo(), { signal })
    page.addEventListener(
      'keydown',
      (key) => {
        if (key.key !== 'Escape' || !mine.isDragging) return
        key.preventDefault()
        letGo()
      },
      { signal, capture: true },
    )
  }

  useEffect(() => {
    const element = container.current
    if (!element) return undefined
    const leaving = new AbortController()
    // A browser asks once, when the touch begins, whether it may be kept from scrolling.
    const whileDragging = (event: Event) => {
      if (held.current?.isDragging) event.preventDefault()
    }
    element.addEventListener('touchmove', whileDragging, { signal: leaving.signal, passive: false })
    element.addEventListener('contextmenu', whileDragging, { signal: leaving.signal })
    return () => {
      leaving.abort()
      held.current?.end.abort()
    }
  }, [container])

  return { drag, props: { onPointerDown } }
}
