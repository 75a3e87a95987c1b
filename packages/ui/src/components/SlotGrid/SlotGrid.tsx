import { Checkbox } from '@fluentui/react-checkbox'
import { mergeClasses } from '@griffel/react'
import type { ClinicMoment, Slot } from '@nalam/sdk'
import { useId, useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { SlotCard } from '../SlotCard/SlotCard.tsx'
import { slotState } from '../SlotCard/slotState.ts'
import { useSlotGridStyles } from './SlotGrid.styles.ts'
import { slotParts } from './slotParts.ts'
import type { SlotPart } from './slotParts.ts'

export interface SlotGridProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The slots of one day. */
  slots: readonly Slot[]
  /** That day, `YYYY-MM-DD`. */
  date: string
  /** Date and time at the clinic (D6): a slot whose time has come has no switch. */
  now: ClinicMoment
  /** Slots of which a change is on its way. */
  workingIds?: ReadonlySet<string> | undefined
  onStatusChange?: ((slot: Slot, isOn: boolean) => void) | undefined
  /** Whether Select All is ticked. It marks the slots that have a switch, and calls nobody (SLOT-05). */
  allSelected?: boolean
  defaultAllSelected?: boolean
  onAllSelectedChange?: ((allSelected: boolean) => void) | undefined
}

/** The slots of a day in its parts, with Select All. */
export function SlotGrid({
  slots,
  date,
  now,
  workingIds,
  onStatusChange,
  allSelected,
  defaultAllSelected = false,
  onAllSelectedChange,
  className,
  ...rest
}: SlotGridProps) {
  const styles = useSlotGridStyles()
  const messages = useMessages().slots
  const [own, setOwn] = useState(defaultAllSelected)
  const switchable = slots.filter((slot) => slotState(slot, date, now) === 'switch')
  const isSelected = (allSelected ?? own) && switchable.length > 0
  const open = switchable.filter(({ isOn }) => isOn).length
  const booked = slots.filter(({ isBooked }) => isBooked).length
  const parts = slotParts(slots)

  return (
    <div {...rest} className={mergeClasses(styles.root, className)}>
      <div className={styles.tools}>
        <Checkbox
          label={messages.selectAll}
          checked={isSelected}
          disabled={switchable.length === 0}
          onChange={(_, { checked }) => {
            setOwn(checked === true)
            onAllSelectedChange?.(checked === true)
          }}
        />
        <output className={styles.said}>
          {isSelected
            ? messages.selectedCount(switchable.length)
            : `${messages.openCount(open)} · ${messages.bookedCount(booked)}`}
        </output>
      </div>
      {parts.map((part) => (
        <Part key={part.part} part={part}>
          {(slot) => {
            const state = slotState(slot, date, now)
            return (
              <SlotCard
                slot={slot}
                state={state}
                isSelected={isSelected && state === 'switch'}
                isPending={workingIds?.has(slot.id) ?? false}
                onStatusChange={onStatusChange}
              />
            )
          }}
        </Part>
      ))}
    </div>
  )
}

function Part({ part: { part, slots }, children }: { part: SlotPart; children: (slot: Slot) => ReactNode }) {
  const styles = useSlotGridStyles()
  const messages = useMessages().slots
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h3 id={id} className={styles.heading}>
        {messages[part]}
      </h3>
      <ul className={styles.list}>
        {slots.map((slot) => (
          <li key={slot.id} className={styles.item}>
            {children(slot)}
          </li>
        ))}
      </ul>
    </section>
  )
}
