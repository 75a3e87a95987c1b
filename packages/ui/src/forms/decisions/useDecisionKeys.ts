import { useDayMessages } from '../../messages/useDayMessages.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { DECISIONS, ROW_KEYS } from './bookingDecisions.ts'
import type { KeyHelp } from './KeysHelp.tsx'

/** Returns the help on the keys that decide and undo, the same on every screen. */
export function useDecisionKeys(hasUndo: boolean): readonly KeyHelp[] {
  const { appointments } = useMessages()
  const { undo } = useDayMessages()
  return [
    ...DECISIONS.map((name): KeyHelp => [[ROW_KEYS[name].toUpperCase()], appointments[name]]),
    ...(hasUndo ? [[['U', 'Ctrl Z'], undo.key] satisfies KeyHelp] : []),
  ]
}
