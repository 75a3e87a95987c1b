import { isElement } from '../../theme/internal.ts'
import { useRef, type FocusEvent, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { listMove, useMovingFocus, type MovingFocusOptions } from '../../components/useMovingFocus.ts'
import type { BookingActionName } from '../actions.ts'
import type { BookingControls } from '../useBookingActions.ts'

export interface BookingKeysOptions extends MovingFocusOptions {
  controls: BookingControls
}

/**
 * Makes the bookings of a list, a table or a grid one tab stop: keys move between them, and a
 * letter acts on the focused one. Letters act only if the keyboard moved the focus: a user who
 * clicked a row or cell and then types probably means to search.
 *
 * @param container the element with the bookings; spread `props` on it, or on one around it
 */
export function useBookingKeys(container: RefObject<HTMLElement | null>, { controls, ...focus }: BookingKeysOptions) {
  const { letters, context, sendsAtOnce } = controls
  const { move, props, ...moving } = useMovingFocus(container, focus)
  const isPointerDown = useRef(false)
  const isByKeyboard = useRef(false)
  const releasePointer = () => {
    isPointerDown.current = false
  }
  return {
    ...moving,
    isByKeyboard: () => isByKeyboard.current,
    /** Call before a key, or the page itself, moves the focus by script. */
    setByKeyboard: () => {
      isByKeyboard.current = true
    },
    /** Moves the focus by a key of a list; returns whether it did. */
    moveInList: (event: KeyboardEvent): boolean => {
      if (!move(event, listMove(focus.keys))) return false
      if (event.key.length === 1) letters.onLetter(event)
      else letters.startNewWord()
      return true
    },
    /** Runs the one of some actions whose letter was pressed. */
    onLetter: (
      event: KeyboardEvent,
      names: readonly BookingActionName[],
      onAction: (action: BookingActionName) => void,
    ) => letters.onKey(event, { names, actions: context.actions, sendsAtOnce, onAction }),
    props: {
      ...props,
      onPointerDown: ({ target }: PointerEvent) => {
        isPointerDown.current = true
        // A press on what has the focus ring leaves the ring, and so the letters, as they are.
        const { activeElement } = container.current?.ownerDocument ?? {}
        const keepsRing =
          activeElement?.matches(':focus-visible') && isElement(target) && activeElement.contains(target)
        if (!keepsRing) isByKeyboard.current = false
      },
      onPointerUp: releasePointer,
      onPointerCancel: releasePointer,
      onFocus: (event: FocusEvent) => {
        // A dialog that was opened by a key returns the focus without `:focus-visible`.
        isByKeyboard.current =
          !isPointerDown.current && (isByKeyboard.current || event.target.matches(':focus-visible'))
        releasePointer()
        props.onFocus(event)
      },
    },
  }
}
