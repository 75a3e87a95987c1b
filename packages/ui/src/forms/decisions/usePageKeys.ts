import { useEffect, useEffectEvent } from 'react'
import { UNDO_KEY } from './bookingActions.ts'
import type { LoneLetter } from './useLoneLetter.ts'
import { isElement, useTargetDocument } from '../../theme/targetDocument.ts'

/** Elements that use letters themselves: fields, and lists that are searched by typing. */
const FIELDS = [
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit])',
  'textarea',
  'select',
  '[contenteditable=true]',
  '[role=combobox]',
  '[role=listbox]',
  '[role=menu]',
].join()

interface PageKeys {
  /** Undoes the last action, on U or Ctrl/Cmd+Z; undefined if there is none. */
  onUndo: (() => void) | undefined
  /** Shows the keys of the page, on "?". */
  onHelp: () => void
}

/**
 * Runs the keys that belong to the whole page, such as those that a toast names, wherever the focus
 * is, except in fields.
 */
export function usePageKeys(letters: LoneLetter, { onUndo, onHelp }: PageKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || (isElement(event.target) && event.target.closest(FIELDS))) return
    if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'z') {
      if (!onUndo || event.repeat) return
      event.preventDefault()
      return onUndo()
    }
    if (event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1) return
    if (event.key === '?') {
      event.preventDefault()
      if (!event.repeat) onHelp()
    } else if (event.key.toLowerCase() === UNDO_KEY && onUndo) letters.onSendingLetter(event, onUndo)
    else letters.onLetter(event)
  })
  const page = useTargetDocument()
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    page?.addEventListener('keydown', listener)
    return () => page?.removeEventListener('keydown', listener)
  }, [page])
}
