import { availabilityMessages } from '../../messages/en/availability.ts'
import { useMessages } from '../../messages/useMessages.ts'
import type { Slot, SlotsAction } from '@nalam/sdk'
import { Button } from '../../components/Button/Button.tsx'
import { useAction } from '../useAction.ts'
import { useSlotGridStyles } from './SlotGrid.styles.ts'

/** Actions on several slots at once. */
export interface SlotBulk {
  /**
   * Runs the action for all slots in one request. Resolves to whether it succeeded; the selection
   * is cleared then.
   */
  onAction: (action: SlotsAction['action'], slots: readonly Slot[]) => Promise<boolean>
  /** An action is running. */
  isPending: boolean
}

interface BulkActionsProps {
  bulk: SlotBulk
  /** The selected slots. */
  slots: readonly Slot[]
  onDone: () => void
}

/** The actions for the selected slots. */
export function BulkActions({ bulk, slots, onDone }: BulkActionsProps) {
  const styles = useSlotGridStyles()
  const { bulk: messages } = useMessages(availabilityMessages)
  const { run } = useAction(async (action: SlotsAction['action']) => {
    const ok = await bulk.onAction(action, slots)
    if (ok) onDone()
    return { ok }
  })
  const action = (name: SlotsAction['action'], label: string) => (
    <Button disabledFocusable={bulk.isPending} onClick={() => void run(name)}>
      {label}
    </Button>
  )
  return (
    <div role="group" aria-label={messages.actions} className={styles.bulk}>
      {action('on', messages.switchOn)}
      {action('off', messages.switchOff)}
      {action('delete', messages.remove)}
    </div>
  )
}
