import { availabilityMessages } from '../../messages/en/availability.ts'
import { slotsMessages } from '../../messages/en/slots.ts'
import { Checkbox, mergeClasses } from '@fluentui/react-components'
import { toIsoDate, type ClinicMoment, type Slot } from '@nalam/sdk'
import { useId, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { useFormats } from '../../messages/useFormats.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { media } from '../../theme/tokens.ts'
import { useMediaQuery } from '../../theme/useMediaQuery.ts'
import { PastFold } from '../../components/SlotCard/PastFold.tsx'
import { SlotCard } from '../../components/SlotCard/SlotCard.tsx'
import { slotState } from '../../components/SlotCard/slotState.ts'
import { BulkActions, type SlotBulk } from './SlotBulk.tsx'
import { useSlotGridStyles } from './SlotGrid.styles.ts'
import { slotParts, type SlotPart } from './slotParts.ts'

export interface SlotGridProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The slots of one day. */
  slots: readonly Slot[]
  /** The day of the slots, `YYYY-MM-DD`. */
  date: string
  /** Date and time at the clinic (D6): a slot whose start time has passed has no switch. */
  now: ClinicMoment
  /** Ids of the slots with a change in progress. */
  pendingIds?: ReadonlySet<string> | undefined
  onStatusChange?: ((slot: Slot, isOn: boolean) => void) | undefined
  /**
   * Whether Select All is ticked. It marks the slots that have a switch, and sends no request
   * (SLOT-05).
   */
  isAllSelected?: boolean
  defaultAllSelected?: boolean
  onAllSelectedChange?: ((isAllSelected: boolean) => void) | undefined
  /** Actions on several slots (AVAIL-06). Without it Select All only marks them. */
  bulk?: SlotBulk | undefined
}

/** The slots of a day, grouped by part of the day, with Select All. */
export function SlotGrid({
  slots,
  date,
  now,
  pendingIds,
  onStatusChange,
  isAllSelected,
  defaultAllSelected = false,
  onAllSelectedChange,
  bulk,
  className,
  ...rest
}: SlotGridProps) {
  const styles = useSlotGridStyles()
  const messages = useMessages(slotsMessages)
  const [own, setOwn] = useState(defaultAllSelected)
  const switchable = slots.filter((slot) => slotState(slot, date, now) === 'switch')
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set())
  const tools = useRef<HTMLDivElement>(null)
  const { bulk: bulkMessages } = useMessages(availabilityMessages)
  const formats = useFormats()
  // With bulk actions every slot has a checkbox of its own, and Select All reflects all of them.
  const chosen = switchable.filter(({ id }) => chosenIds.has(id))
  const isAll = bulk ? chosen.length === switchable.length : (isAllSelected ?? own)
  const isSelected = isAll && switchable.length > 0
  const open = switchable.filter(({ isOn }) => isOn).length
  const booked = slots.filter((slot) => slotState(slot, date, now) === 'booked').length
  // On a phone the past slots of today would fill the screen.
  const isPhone = useMediaQuery(media.phone)
  const [showsPast, setShowsPast] = useState(false)
  const past = isPhone && toIsoDate(date) === now.date ? slots.filter(({ startTime }) => startTime <= now.time) : []
  const hasFold = past.length > 1
  const parts = slotParts(hasFold && !showsPast ? slots.filter((slot) => !past.includes(slot)) : slots)

  return (
    <div {...rest} className={mergeClasses(styles.root, className)}>
      <div ref={tools} className={styles.tools}>
        <Checkbox
          label={messages.selectAll}
          checked={bulk && chosen.length > 0 && !isSelected ? 'mixed' : isSelected}
          // With bulk actions the focus returns here after each one; `disabled` would lose it after
          // the last slot.
          {...(bulk ? { 'aria-disabled': switchable.length === 0 } : { disabled: switchable.length === 0 })}
          onChange={(_, { checked }) => {
            setOwn(checked === true)
            setChosenIds(new Set(checked === true ? switchable.map(({ id }) => id) : []))
            onAllSelectedChange?.(checked === true)
          }}
        />
        <output className={styles.counts}>
          {isSelected || chosen.length > 0
            ? messages.selectedCount(bulk ? chosen.length : switchable.length)
            : `${messages.openCount(open)} · ${messages.bookedCount(booked)}`}
        </output>
        {bulk && chosen.length > 0 && (
          <BulkActions
            bulk={bulk}
            slots={chosen}
            onDone={() => {
              setChosenIds(new Set())
              tools.current?.querySelector('input')?.focus()
            }}
          />
        )}
      </div>
      {hasFold && (
        <PastFold count={past.length} isOpen={showsPast} onToggle={() => setShowsPast((before) => !before)} />
      )}
      {parts.map((part) => (
        <Part key={part.part} part={part} hasBoxes={bulk !== undefined}>
          {(slot) => {
            const state = slotState(slot, date, now)
            return (
              <SlotCard
                slot={slot}
                state={state}
                isSelected={state === 'switch' && (bulk ? chosenIds.has(slot.id) : isSelected)}
                selectLabel={bulk && bulkMessages.select(formats.time(slot.startTime))}
                onSelectedChange={(isChosen) =>
                  setChosenIds((before) => {
                    const others = [...before].filter((id) => id !== slot.id)
                    return new Set(isChosen ? [...others, slot.id] : others)
                  })
                }
                isPending={pendingIds?.has(slot.id) ?? false}
                onStatusChange={onStatusChange}
              />
            )
          }}
        </Part>
      ))}
    </div>
  )
}

interface PartProps {
  part: SlotPart
  /** Every card has a checkbox and needs more space. */
  hasBoxes: boolean
  children: (slot: Slot) => ReactNode
}

function Part({ part: { part, slots }, hasBoxes, children }: PartProps) {
  const styles = useSlotGridStyles()
  const messages = useMessages(slotsMessages)
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h3 id={id} className={styles.heading}>
        {messages[part]}
      </h3>
      <ul className={mergeClasses(styles.list, hasBoxes && styles.listWithBoxes)}>
        {slots.map((slot) => (
          <li key={slot.id} className={styles.item}>
            {children(slot)}
          </li>
        ))}
      </ul>
    </section>
  )
}
