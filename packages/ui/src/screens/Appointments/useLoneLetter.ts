import { useEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'

/** Two letters within this time belong to a word that somebody types, milliseconds. */
const WORD_PAUSE = 250

export interface LoneLetter {
  /** Runs `action` at once, unless the letter follows another one quickly or the key is held down. */
  onLetter: (event: KeyboardEvent, action?: () => void) => void
  /** The same for an action that sends something: it also waits whether another letter follows. */
  onSendingLetter: (event: KeyboardEvent, action: () => void) => void
  /** A key that is no letter: the next letter begins a new word. */
  endWord: () => void
}

/**
 * Tells a single letter, which is a shortcut, from a word typed by somebody who believes to be in the search field. One for
 * the rows and the dialogs that they open, because a word that begins in a row goes on in the dialog.
 */
export function useLoneLetter(): LoneLetter {
  const lastAt = useRef(-Infinity)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])

  const isFirst = (event: KeyboardEvent): boolean => {
    if (event.repeat) return false
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
