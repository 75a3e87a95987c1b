import { cardLook, layout, nalamTokens, noteText, textSizes } from '../../theme/internal.ts'
import { slotsMessages, useFormats, useMessages } from '../../messages/internal.ts'
import { makeStyles, Checkbox, Switch, mergeClasses, tokens } from '@fluentui/react-components'
import { Checkmark16Regular } from '@fluentui/react-icons/headless/svg/checkmark'
import type { Slot } from '@nalam/sdk'
import type { ComponentProps } from 'react'
import type { SlotState } from './slotState.ts'

// Cards with checkboxes are in one column below 348 px, in two from there on.
const ONE_COLUMN = '@container (max-width: 21.7488rem)'
const TWO_COLUMNS = '@container (min-width: 21.75rem) and (max-width: 29.9988rem)'

const useSlotCardStyles = makeStyles({
  root: {
    ...layout.between,
    flexWrap: 'wrap',
    columnGap: '8px',
    minHeight: '48px',
    paddingBlock: '6px',
    paddingInline: '15px 14px',
    ...cardLook,
    '@container (max-width: 29.9988rem)': { minHeight: '60px', paddingInline: '11px 10px' },
  },
  muted: {
    backgroundColor: nalamTokens.mutedCard,
    border: `1px solid ${nalamTokens.mutedCard}`,
    color: nalamTokens.ink3,
    '@media (forced-colors: active)': { border: '1px dashed GrayText', color: 'GrayText' },
  },
  selected: {
    border: `1px solid ${tokens.colorCompoundBrandStroke}`,
    boxShadow: `inset 0 0 0 1px ${tokens.colorCompoundBrandStroke}`,
    backgroundColor: nalamTokens.tint,
    '@media (forced-colors: active)': { outline: '2px solid Highlight' },
  },
  time: {
    ...layout.wrap,
    alignItems: 'baseline',
    columnGap: '6px',
    // A long time wraps between its two parts before the switch leaves its row.
    flexGrow: 1,
    flexBasis: 0,
    minWidth: 'min-content',
    '@container (max-width: 29.9988rem)': { flexDirection: 'column' },
  },
  // In one column, cards with checkboxes have space for one line, and all times are aligned.
  timeBeside: {
    '@container (max-width: 29.9988rem)': { flexDirection: 'row' },
    [TWO_COLUMNS]: { flexDirection: 'column' },
  },
  timeAlone: { [ONE_COLUMN]: { marginInlineStart: '30px' } },
  tick: {
    display: 'inline-flex',
    alignSelf: 'center',
    color: nalamTokens.brandInk,
    '@container (max-width: 29.9988rem)': { display: 'none' },
  },
  box: {
    flexShrink: 0,
    margin: '-8px -2px -8px -10px',
    // The checkbox has no label beside it that enlarges the touch target.
    '@media (pointer: coarse)': { '& > input': { width: '44px', left: '-6px' } },
  },
  from: { fontWeight: tokens.fontWeightSemibold, whiteSpace: 'nowrap' },
  fromMuted: { fontWeight: tokens.fontWeightMedium },
  until: { ...noteText, whiteSpace: 'nowrap' },
  word: { ...textSizes.small, fontWeight: tokens.fontWeightMedium },
  switch: { flexShrink: 0, marginInlineEnd: '-2px' },
  indicator: { margin: '4px 0' },
})

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
