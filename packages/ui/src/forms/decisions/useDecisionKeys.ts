import { decisionsMessages } from '../../messages/en/decisions.ts'
import { offersMessages } from '../../messages/en/offers.ts'
import { statusMessages } from '../../messages/en/status.ts'
import { undoMessages } from '../../messages/en/undo.ts'
import { visitsMessages } from '../../messages/en/visits.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { DECISIONS, LATER_ACTIONS, ROW_KEYS, VISITS } from './bookingDecisions.ts'
import type { KeyHelp } from './KeysDialog.tsx'

/** Returns the help on the keys that decide and undo, the same on every screen. */
export function useDecisionKeys(hasUndo: boolean, hasVisits = false): readonly KeyHelp[] {
  const decisions = useMessages(decisionsMessages)
  const undo = useMessages(undoMessages)
  const names = useMessages(statusMessages)
  const visits = useMessages(visitsMessages)
  const offers = useMessages(offersMessages)
  return [
    ...DECISIONS.map((name): KeyHelp => [[ROW_KEYS[name].toUpperCase()], decisions[name]]),
    ...(hasVisits ? VISITS.map((name): KeyHelp => [[ROW_KEYS[name].toUpperCase()], names[name]]) : []),
    ...(hasVisits
      ? LATER_ACTIONS.map((name): KeyHelp => [
          [ROW_KEYS[name].toUpperCase()],
          name === 'offer' ? offers.offer : visits[name],
        ])
      : []),
    ...(hasUndo ? [[['U', 'Ctrl Z'], undo.key] satisfies KeyHelp] : []),
  ]
}
