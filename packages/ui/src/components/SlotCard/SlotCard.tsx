import { slotsMessages } from '../../messages/en/slots.ts'
import { Checkmark16Regular } from '@fluentui/react-icons/headless/svg/checkmark'
import { Checkbox, Switch, mergeClasses } from '@fluentui/react-components'
import type { Slot } from '@nalam/sdk'
import type { ComponentProps } from 'react'
import { useFormats } from '../../messages/useFormats.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useSlotCardStyles } from './SlotCard.styles.ts'
import type { SlotState } from './slotState.ts'

export interface SlotCardProps extends Omit<ComponentProps<'div'>, 'children' | 'slot'> {
  slot: Slot
  /** The state of the slot, from `slotState`. */
  state: SlotState
  /** Marked by Select All. */
  isSelected?: boolean
  /** Accessible name of the checkbox that selects this slot; without it there is no checkbox. */
  selectLabel?: string | undefined
  onSelectedChange?: ((isSelected: boolean) => void) | undefined
  /** A change of this slot is in progress: further clicks are ignored. */
  isPending?: boolean
  onStatusChange?: ((slot: Slot, isOn: boolean) => void) | undefined
}

/**
 * A slot: its time and a switch. A booked or past slot is grey and shows that word instead of the
 * switch.
 */
export function SlotCard({
  slot,
  state,
  isSelected = false,
  selectLabel,
  onSelectedChange,
  isPending = false,
  onStatusChange,
  className,
  ...rest
}: SlotCardProps) {
  const styles = useSlotCardStyles()
  const messages = useMessages(slotsMessages)
  const formats = useFormats()
  const isMuted = state !== 'switch'
  const hasBox = selectLabel !== undefined
  const time = formats.time(slot.startTime)
  return (
    <div
      {...rest}
      aria-busy={isPending || undefined}
      className={mergeClasses(styles.root, isMuted && styles.muted, isSelected && styles.selected, className)}
    >
      {hasBox && !isMuted && (
        <Checkbox
          aria-label={selectLabel}
          checked={isSelected}
          className={styles.box}
          onChange={(_, { checked }) => onSelectedChange?.(checked === true)}
        />
      )}
      <span className={mergeClasses(styles.time, hasBox && styles.timeBeside, hasBox && isMuted && styles.timeAlone)}>
        {isSelected && !hasBox && (
          <span className={styles.tick}>
            <Checkmark16Regular aria-hidden />
          </span>
        )}
        <span className={mergeClasses(styles.from, isMuted && styles.fromMuted)}>{time}</span>
        {slot.endTime && <span className={styles.until}>{messages.until(formats.time(slot.endTime))}</span>}
      </span>
      {isMuted ? (
        <span className={styles.word}>{messages[state]}</span>
      ) : (
        <Switch
          aria-label={time}
          checked={slot.isOn}
          aria-disabled={isPending || undefined}
          className={styles.switch}
          indicator={{ className: styles.indicator }}
          onChange={(_, { checked }) => {
            if (!isPending) onStatusChange?.(slot, checked)
          }}
        />
      )}
    </div>
  )
}
