import { undoMessages } from '../../messages/en/undo.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { actionsInUse, keyOf, useActionLabel, UNDO_KEY } from './bookingActions.ts'
import type { KeyHelp } from './KeysDialog.tsx'

/** Returns the help on the keys that decide and undo, the same on every screen. */
export function useDecisionKeys(hasUndo: boolean, hasVisits = false): readonly KeyHelp[] {
  const label = useActionLabel()
  const undo = useMessages(undoMessages)
  return [
    ...actionsInUse(hasVisits).map((action): KeyHelp => [[keyOf(action)], label(action)]),
    ...(hasUndo ? [[[UNDO_KEY.toUpperCase(), 'Ctrl Z'], undo.key] satisfies KeyHelp] : []),
  ]
}
