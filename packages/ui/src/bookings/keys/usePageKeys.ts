import { isElement, useTargetDocument } from '../../theme/internal.ts'
import { undoMessages, useMessages } from '../../messages/internal.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { UNDO_KEY, actionsInUse, keyOf, useActionLabel, type BookingActions } from '../actions.ts'
import type { ShortcutLetter } from './useShortcutLetter.ts'
import type { KeyHelp } from './KeysDialog.tsx'

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

/** Where a letter of the page does nothing: what it would change is behind the dialog. */
const DIALOGS = '[role=dialog], [role=alertdialog]'

/**
 * Runs the keys that belong to the whole page, such as those that a toast names, wherever the focus
 * is, except in fields. "?" opens the help on the keys.
 *
 * @param onUndo undoes the last action, on U or Ctrl/Cmd+Z; undefined if there is none
 * @param others what further letters of the page send; they do nothing in a dialog
 * @returns properties of the `KeysHelp` of the page
 */
export function usePageKeys(
  letters: ShortcutLetter,
  onUndo: (() => void) | undefined,
  others: Readonly<Record<string, (() => void) | undefined>> = {},
) {
  const [open, setOpen] = useState(false)
  const onOpen = () => setOpen(true)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || (isElement(event.target) && event.target.closest(FIELDS))) return
    if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'z') {
      if (!onUndo || event.repeat) return
      event.preventDefault()
      return onUndo()
    }
    if (event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1) return
    const other = isElement(event.target) && event.target.closest(DIALOGS) ? undefined : others[event.key.toLowerCase()]
    if (event.key === '?') {
      event.preventDefault()
      if (!event.repeat) onOpen()
    } else if (event.key.toLowerCase() === UNDO_KEY && onUndo) letters.onSendingLetter(event, onUndo)
    else if (other) letters.onSendingLetter(event, other)
    else letters.onLetter(event)
  })
  const page = useTargetDocument()
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    page?.addEventListener('keydown', listener)
    return () => page?.removeEventListener('keydown', listener)
  }, [page])
  return { open, onOpen, onClose: () => setOpen(false) }
}

/** Returns the help on the keys that decide and undo, the same on every screen. */
export function useActionKeys(hasUndo: boolean, actions: BookingActions): readonly KeyHelp[] {
  const label = useActionLabel()
  const undo = useMessages(undoMessages)
  return [
    ...actionsInUse(actions).map((action): KeyHelp => [[keyOf(action)], label(action)]),
    ...(hasUndo ? [[[UNDO_KEY.toUpperCase(), 'Ctrl Z'], undo.key] satisfies KeyHelp] : []),
  ]
}
