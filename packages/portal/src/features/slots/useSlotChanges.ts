import { availabilityMessages } from '@nalam/ui/messages/availability'
import { type SlotBulk, useMessages, useToasts } from '@nalam/ui'
import type { LeftSlot, Slot, SlotsAction } from '@nalam/sdk'
import { type UndoableChanges, useChangeText } from '@nalam/ui/screens/Slots'
import { useActions, useReport } from '../../shared/actions/useActions.ts'
import { api } from '../../shared/api/api.ts'
import { invalidate } from '../../shared/queries/useQuery.ts'
import { useCapability } from '../../shared/session/session.ts'
import { keyedRequest } from '../../shared/actions/useKeyedActions.ts'
import { useUndoChanges } from '../../shared/slots/slotChanges.ts'

/**
 * Switches or deletes several slots in one request (AVAIL-06), reports which ones were left out and
 * why, and offers to undo it.
 *
 * @returns undefined values if the server does not offer it: the screen then shows Select All
 *   instead (SLOT-05)
 */
export function useSlotChanges(): { bulk: SlotBulk | undefined; changes: UndoableChanges | undefined } {
  const isOffered = useCapability('slot-changes')
  const { pending, run } = useActions({ isExclusive: true })
  const report = useReport()
  const toasts = useToasts()
  const { offer: offerUndo, list } = useUndoChanges()
  const summarize = useSummary()
  const { plan } = useMessages(availabilityMessages)
  const change = async (action: SlotsAction['action'], slots: readonly Slot[]): Promise<boolean> => {
    const wanted: SlotsAction = { action, slotIds: slots.map(({ id }) => id) }
    const sending = keyedRequest(JSON.stringify(wanted), (options) => api.slots.change(wanted, options))
    const outcome = await run(action, true, sending)
    if (!outcome) return false
    if (outcome.ok || outcome.isRefused) await invalidate('changeSlots')
    if (!outcome.ok) {
      report(outcome)
      return false
    }
    const { change: done, left } = outcome.value
    const text = summarize(action, action === 'delete' ? done.removed : done.switched, left)
    if (done.removed + done.switched > 0) offerUndo(done.id, text, plan.undo)
    else toasts.show({ intent: 'info', text, duration: 6000 })
    return true
  }
  return { bulk: isOffered ? { onAction: change, isPending: pending.size > 0 } : undefined, changes: list }
}

const DONE = { on: 'switched-on', off: 'switched-off', delete: 'deleted' } as const

function useSummary() {
  const { bulk: messages } = useMessages(availabilityMessages)
  const changeText = useChangeText()
  const reasons: Record<string, (slots: number) => string> = {
    booked: messages.leftBooked,
    held: messages.leftHeld,
    past: messages.leftPast,
    gone: messages.leftGone,
  }
  return (action: SlotsAction['action'], count: number, left: readonly LeftSlot[]): string => {
    const changed = changeText({ action: DONE[action], created: 0, removed: count, switched: count })
    const done = count === 0 ? messages.nothing : changed
    if (left.length === 0) return done
    const counts = new Map<string, number>()
    for (const { reason } of left) {
      const known = reason in reasons ? reason : ''
      counts.set(known, (counts.get(known) ?? 0) + 1)
    }
    const texts = Array.from(counts, ([reason, slots]) => (reasons[reason] ?? messages.leftOther)(slots))
    return messages.left(done, texts.join(', '))
  }
}
