import { detailText, layout, media, nalamTokens, plainList, textSizes, useMediaQuery } from '../../theme/internal.ts'
import {
  availabilityMessages,
  slotsMessages,
  statesMessages,
  useFormats,
  useMessages,
} from '../../messages/internal.ts'
import { makeStyles, mergeClasses, Checkbox, tokens } from '@fluentui/react-components'
import { type Slot, type SlotsAction, toIsoDate, type ClinicMoment } from '@nalam/sdk'
import { Button } from '../../components/Button/Button.tsx'
import { useAction } from '../useAction.ts'
import { type ComponentProps, useId, useRef, useState, type ReactNode } from 'react'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { PastFold } from '../../components/SlotCard/PastFold.tsx'
import { SlotCard } from '../../components/SlotCard/SlotCard.tsx'
import { slotState } from '../../components/SlotCard/slotState.ts'
import { slotParts, type SlotPart } from './slotParts.ts'

const useSlotGridStyles = makeStyles({
  root: { containerType: 'inline-size' },
  tools: {
    ...layout.between,
    flexWrap: 'wrap',
    columnGap: '16px',
    minHeight: nalamTokens.controlHeight,
    marginInlineStart: '-8px',
  },
  counts: {
    margin: 0,
    color: nalamTokens.ink3,
    ...textSizes.label,
    marginInlineStart: '8px',
  },
  bulk: { ...layout.wrap, gap: '8px', marginInlineStart: 'auto' },
  part: { ':not(:last-child)': { marginBlockEnd: '24px' } },
  heading: { marginBlock: '8px 10px', marginInline: 0, ...detailText, fontWeight: tokens.fontWeightSemibold },
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
    gap: '10px',
    ...plainList,
    '@container (max-width: 29.9988rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '8px' },
  },
  // The width of a checkbox, the longest time and a switch in one row.
  listWithBoxes: {
    gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
    '@container (max-width: 29.9988rem)': { gridTemplateColumns: 'repeat(auto-fill, minmax(170px, 1fr))' },
  },
  item: { display: 'grid', minWidth: 0 },
  skeletonCard: {
    height: '48px',
    borderRadius: tokens.borderRadiusXLarge,
    '@container (max-width: 29.9988rem)': { height: '60px' },
  },
  skeletonHeading: { width: '72px', height: '14px', marginBlock: '11px 13px' },
  skeletonTools: { width: '108px', height: '16px', marginInlineStart: '8px' },
})

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
function BulkActions({ bulk, slots, onDone }: BulkActionsProps) {
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

export interface SlotGridSkeletonProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Number of expected slots. */
  count?: number
  /** Whether every slot has a checkbox, as with `bulk`: the cards are wider then. */
  hasBoxes?: boolean
}

/** Skeleton of a SlotGrid, shown while the slots load. */
export function SlotGridSkeleton({ count = 8, hasBoxes = false, className, ...rest }: SlotGridSkeletonProps) {
  const styles = useSlotGridStyles()
  const messages = useMessages(statesMessages)
  return (
    <section {...rest} aria-busy aria-label={messages.loading} className={mergeClasses(styles.root, className)}>
      <div className={styles.tools}>
        <Skeleton className={styles.skeletonTools} />
      </div>
      <Skeleton className={styles.skeletonHeading} />
      <div className={mergeClasses(styles.list, hasBoxes && styles.listWithBoxes)}>
        {Array.from({ length: count }, (_, index) => (
          <Skeleton key={index} className={styles.skeletonCard} />
        ))}
      </div>
    </section>
  )
}

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
              // Their buttons go away, with the focus unless the doctor has gone on.
              const bar = tools.current
              if (bar?.contains(bar.ownerDocument.activeElement)) bar.querySelector('input')?.focus()
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
