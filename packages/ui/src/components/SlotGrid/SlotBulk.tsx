import { Button } from '@fluentui/react-button'
import type { Slot, SlotsAction } from '@nalam/sdk'
import { useAvailabilityMessages } from '../../messages/useAvailabilityMessages.ts'
import { useControlStyles } from '../../theme/useControlStyles.ts'
import { useSlotGridStyles } from './SlotGrid.styles.ts'

/** Changes of several slots at once. */
export interface SlotBulk {
  /** Does it to all of them in one request. Resolves to whether it was done: then nothing is selected any more. */
  onAction: (action: SlotsAction['action'], slots: readonly Slot[]) => Promise<boolean>
  /** A change is on its way. */
  isPending: boolean
}

interface BulkActionsProps {
  bulk: SlotBulk
  /** The selected ones. */
  slots: readonly Slot[]
  onDone: () => void
}

/** What can be done with the selected slots. */
export function BulkActions({ bulk, slots, onDone }: BulkActionsProps) {
  const styles = useSlotGridStyles()
  const controls = useControlStyles()
  const { bulk: messages } = useAvailabilityMessages()
  const act = async (action: SlotsAction['action']) => {
    if (await bulk.onAction(action, slots)) onDone()
  }
  const action = (name: SlotsAction['action'], label: string) => (
    <Button className={controls.button} disabledFocusable={bulk.isPending} onClick={() => void act(name)}>
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
