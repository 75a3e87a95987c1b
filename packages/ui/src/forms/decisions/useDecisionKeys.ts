import { decisionsMessages } from '../../messages/en/decisions.ts'
import { undoMessages } from '../../messages/en/undo.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { DECISIONS, ROW_KEYS } from './bookingDecisions.ts'
import type { KeyHelp } from './KeysHelp.tsx'

/** Returns the help on the keys that decide and undo, the same on every screen. */
export function useDecisionKeys(hasUndo: boolean): readonly KeyHelp[] {
  const decisions = useMessages(decisionsMessages)
  const undo = useMessages(undoMessages)
  return [
    ...DECISIONS.map((name): KeyHelp => [[ROW_KEYS[name].toUpperCase()], decisions[name]]),
    ...(hasUndo ? [[['U', 'Ctrl Z'], undo.key] satisfies KeyHelp] : []),
  ]
}
