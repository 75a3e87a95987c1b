import { useEffect, useRef } from 'react'
import { keyOf, type BookingActionName, type BookingActions } from '../actions.ts'

/** Two letters within this time, in milliseconds, count as a typed word. */
const WORD_PAUSE = 250

type LetterEvent = Pick<KeyboardEvent, 'repeat' | 'timeStamp'>
type KeyEvent = LetterEvent & Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'preventDefault'>

export interface Letters {
  /** The actions whose letters work at the place of the focus. */
  names: readonly BookingActionName[]
  /** What the host offers decides the letters. */
  actions: BookingActions
  /** Returns whether an action sends a request at once: its letter waits for a following letter. */
  sendsAtOnce: (action: BookingActionName) => boolean
  onAction: (action: BookingActionName) => void
}

export type ShortcutLetter = ReturnType<typeof useShortcutLetter>

/**
 * Distinguishes a single letter, which is a shortcut, from a word typed by a user who believes the
 * focus is in the search field. Share one between the rows and the dialogs that they open, because
 * a word that starts in a row continues in the dialog.
 */
export function useShortcutLetter() {
  const lastAt = useRef(-Infinity)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])

  const isFirst = (event: LetterEvent): boolean => {
    // The page sees a letter again that a row has seen.
    if (event.repeat || event.timeStamp === lastAt.current) return false
    clearTimeout(waiting.current)
    const pause = event.timeStamp - lastAt.current
    lastAt.current = event.timeStamp
    return pause > WORD_PAUSE
  }
  /** Call on a key that is not a letter: the next letter starts a new word. */
  const startNewWord = () => {
    lastAt.current = -Infinity
  }
  /** Runs `action` at once, unless the letter quickly follows another one or the key is held down. */
  const onLetter = (event: LetterEvent, action?: () => void) => {
    if (isFirst(event)) action?.()
  }
  /**
   * Like `onLetter` for an action that sends a request: first waits to see whether another letter
   * follows.
   */
  const onSendingLetter = (event: LetterEvent, action: () => void) => {
    if (isFirst(event)) waiting.current = setTimeout(action, WORD_PAUSE)
  }
  return {
    startNewWord,
    onLetter,
    onSendingLetter,
    /**
     * Handles a key on a booking, in a row, a cell, a popover or a dialog: the letter of an action
     * runs it. Other letters are keys of the page, or belong to a word.
     */
    onKey: (event: KeyEvent, { names, actions, sendsAtOnce, onAction }: Letters) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key.length !== 1 || event.key === ' ') return startNewWord()
      const action = names.find((name) => keyOf(name, actions) === event.key.toUpperCase())
      if (action === undefined) return
      event.preventDefault()
      if (sendsAtOnce(action)) onSendingLetter(event, () => onAction(action))
      else onLetter(event, () => onAction(action))
    },
  }
}
