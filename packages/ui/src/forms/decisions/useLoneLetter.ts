import { useEffect, useRef } from 'react'

/** Two letters within this time, in milliseconds, count as a typed word. */
const WORD_PAUSE = 250

type LetterEvent = Pick<KeyboardEvent, 'repeat' | 'timeStamp'>

export interface LoneLetter {
  /**
   * Runs `action` at once, unless the letter quickly follows another one or the key is held down.
   */
  onLetter: (event: LetterEvent, action?: () => void) => void
  /**
   * Like `onLetter` for an action that sends a request: first waits to see whether another letter
   * follows.
   */
  onSendingLetter: (event: LetterEvent, action: () => void) => void
  /** Call on a key that is not a letter: the next letter starts a new word. */
  endWord: () => void
}

/**
 * Distinguishes a single letter, which is a shortcut, from a word typed by a user who believes the
 * focus is in the search field. Share one between the rows and the dialogs that they open, because
 * a word that starts in a row continues in the dialog.
 */
export function useLoneLetter(): LoneLetter {
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
  return {
    endWord: () => {
      lastAt.current = -Infinity
    },
    onLetter: (event, action) => {
      if (isFirst(event)) action?.()
    },
    onSendingLetter: (event, action) => {
      if (isFirst(event)) waiting.current = setTimeout(action, WORD_PAUSE)
    },
  }
}
