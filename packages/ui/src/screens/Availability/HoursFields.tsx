import { detailText, layout, media, nalamTokens, textSizes, useFieldStyles } from '../../theme/internal.ts'
import { availabilityMessages, useFormats, useMessages } from '../../messages/internal.ts'
import { Delete16Regular } from '@fluentui/react-icons/headless/svg/delete'
import { ErrorCircle16Filled } from '@fluentui/react-icons/headless/svg/error-circle'
import { mergeClasses, Select, Switch, makeStyles, tokens } from '@fluentui/react-components'
import { clockTimeOfMinutes, END_OF_DAY, formatClockTime, PAUSE_MINUTES, SLOT_MINUTES } from '@nalam/sdk'
import type { HoursRange } from '@nalam/sdk'
import type { HoursProblem } from '@nalam/sdk/validation'
import { useId, type ReactElement, type ReactNode } from 'react'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { leftOverMinutes, slotCount, withStart } from './weekHours.ts'

// The two ranges must not overlap: the order of container queries in the style sheet differs from
// the order of these rules.
const MIDDLE = '@container (min-width: 22.5rem) and (max-width: 39.9988rem)'
const NARROW = '@container (max-width: 22.4988rem)'

const useHoursFieldsStyles = makeStyles({
  root: {
    display: 'grid',
    // The pause has the longest texts; the other columns shrink for it.
    gridTemplateColumns:
      'minmax(94px, 106px) 8px minmax(94px, 106px) minmax(86px, 98px) minmax(max-content, 1fr) 92px auto',
    gap: '0 8px',
    alignItems: 'center',
    minWidth: 0,
    // Beside the exceptions and in a dialog there is less space.
    [MIDDLE]: { gridTemplateColumns: 'minmax(0, 1fr) 12px minmax(0, 1fr) 40px', rowGap: '8px' },
    // Only the two times fit side by side.
    [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr) 8px minmax(0, 1fr)', columnGap: '4px', rowGap: '8px' },
  },
  frame: { minWidth: 0 },
  select: {
    height: '36px',
    paddingLeft: '10px',
    paddingRight: '28px',
    fontSize: nalamTokens.labelSize,
    [media.phone]: { fontSize: 'max(16px, 1rem)', height: '44px' },
    [NARROW]: { paddingLeft: '8px', paddingRight: '26px' },
    '@media (pointer: coarse)': { height: '44px' },
  },
  slotLength: { [NARROW]: { gridColumnStart: 1, gridColumnEnd: -1 } },
  pause: { [MIDDLE]: { gridColumnStart: 3 }, [NARROW]: { gridColumnStart: 1, gridColumnEnd: -1 } },
  dash: { textAlign: 'center', color: nalamTokens.ink3 },
  count: {
    ...detailText,
    whiteSpace: 'nowrap',
    [MIDDLE]: { gridColumnStart: 1, gridColumnEnd: 4, gridRowStart: 3 },
    [NARROW]: { gridColumnStart: 1, gridColumnEnd: 3, gridRowStart: 4 },
  },
  remove: {
    [MIDDLE]: { gridColumnStart: 4, gridRowStart: 1 },
    [NARROW]: { gridColumnStart: 3, gridRowStart: 4, justifySelf: 'end' },
  },
  // Its text is no reason to widen a column.
  below: { gridColumnStart: 1, gridColumnEnd: -1, boxSizing: 'border-box', width: 0, minWidth: '100%' },
  leftOver: {
    margin: '4px 0 0',
    color: nalamTokens.ink2,
    ...textSizes.small,
  },
  confirms: {
    ...layout.row,
    columnGap: '4px',
    marginBlockStart: '8px',
    padding: '6px 12px 6px 4px',
    borderRadius: '8px',
    backgroundColor: tokens.colorNeutralBackground3,
  },
  confirmsOn: { backgroundColor: tokens.colorBrandBackground2 },
  confirmsName: { fontWeight: tokens.fontWeightSemibold },
  confirmsEffect: { color: nalamTokens.ink2, ...textSizes.small },
  problem: {
    ...layout.top,
    gap: '6px',
    margin: '4px 0 0',
    color: nalamTokens.declinedInk,
    ...textSizes.small,
    '& svg': { flexShrink: 0, marginBlockStart: '1px' },
  },
})

export interface HoursFieldsProps {
  hours: HoursRange
  onHoursChange: (hours: HoursRange) => void
  /** The end was not chosen yet: it follows the start. */
  isEndProposed?: boolean | undefined
  /** Left out if these are the only hours. */
  onRemove?: (() => void) | undefined
  problem?: HoursProblem | undefined
  /** Offers that bookings in these hours are confirmed at once (INTAKE-03). */
  canConfirm?: boolean | undefined
}

const TIMES = Array.from({ length: 288 }, (_, step) => clockTimeOfMinutes(step * 5))

const optionOf = (time: string) => (
  <option key={time} value={time}>
    {formatClockTime(time)}
  </option>
)
const midnight = formatClockTime(END_OF_DAY)
// Shared elements: React skips them when a field renders again.
const startOptions = TIMES.map(optionOf)
// No hours end at 00:00; midnight is the end of the day.
const endOptions = startOptions.slice(1)

/** The fields of one range of hours: from, to, the length of a slot, and the pause after it. */
export function HoursFields({
  hours,
  onHoursChange,
  isEndProposed = false,
  onRemove,
  problem,
  canConfirm = false,
}: HoursFieldsProps) {
  const styles = useHoursFieldsStyles()
  const { hours: messages } = useMessages(availabilityMessages)
  const formats = useFormats()
  const id = useId()
  const problemTexts: Partial<Record<HoursProblem['code'], string>> = {
    'hours.overlap': messages.overlap,
    'hours.too_short': messages.tooShort,
    'hours.too_many': messages.tooMany,
  }
  const name = formats.timeRange(hours.from, hours.to)
  const leftOver = problem ? 0 : leftOverMinutes(hours)
  const wrong = (field: HoursProblem['field']) =>
    problem && (problem.field === field || problem.code === 'hours.overlap')
      ? { 'aria-invalid': true, 'aria-describedby': id }
      : {}
  return (
    <div role="group" aria-label={name} className={styles.root}>
      <Choice
        label={messages.start}
        value={hours.from}
        {...wrong('from')}
        onChoose={(from) => onHoursChange(withStart(hours, from, isEndProposed))}
      >
        {withTime(startOptions, hours.from)}
      </Choice>
      <span aria-hidden className={styles.dash}>
        –
      </span>
      <Choice label={messages.end} value={hours.to} {...wrong('to')} onChoose={(to) => onHoursChange({ ...hours, to })}>
        {withTime(endOptions, hours.to)}
        {/* The closed field has no space for the word, and an end at 12:00 AM can only be midnight. */}
        <option value={END_OF_DAY}>{hours.to === END_OF_DAY ? midnight : messages.midnight(midnight)}</option>
      </Choice>
      <Choice
        label={messages.slotLength}
        className={styles.slotLength}
        value={String(hours.slotMinutes)}
        onChoose={(chosen) => {
          const slotMinutes = SLOT_MINUTES.find((minutes) => String(minutes) === chosen)
          if (slotMinutes !== undefined) onHoursChange({ ...hours, slotMinutes })
        }}
      >
        {SLOT_MINUTES.map((minutes) => (
          <option key={minutes} value={minutes}>
            {messages.minutes(minutes)}
          </option>
        ))}
      </Choice>
      <Choice
        label={messages.pause}
        className={styles.pause}
        value={String(hours.pauseMinutes)}
        onChoose={(chosen) => {
          const pauseMinutes = PAUSE_MINUTES.find((minutes) => String(minutes) === chosen)
          if (pauseMinutes !== undefined) onHoursChange({ ...hours, pauseMinutes })
        }}
      >
        {PAUSE_MINUTES.map((minutes) => (
          <option key={minutes} value={minutes}>
            {minutes === 0 ? messages.noPause : messages.pauseOf(minutes)}
          </option>
        ))}
      </Choice>
      <span className={styles.count}>{messages.slots(slotCount([hours]))}</span>
      {onRemove ? (
        <IconButton
          size="small"
          className={styles.remove}
          icon={<Delete16Regular aria-hidden />}
          label={messages.remove(name)}
          onClick={onRemove}
        />
      ) : (
        // Placeholder: without it the select for the slot length would move into this grid cell.
        <span className={styles.remove} />
      )}
      <div aria-live="polite" className={styles.below}>
        {problem && (
          <p id={id} className={styles.problem}>
            <ErrorCircle16Filled aria-hidden />
            {problemTexts[problem.code] ?? messages.endFirst}
          </p>
        )}
        {leftOver > 0 && <p className={styles.leftOver}>{messages.leftOver(leftOver)}</p>}
      </div>
      {canConfirm && <ConfirmsAtOnce hours={hours} onHoursChange={onHoursChange} />}
    </div>
  )
}

/** The choice that bookings in some hours need no answer, with its effect in words. */
function ConfirmsAtOnce({ hours, onHoursChange }: Pick<HoursFieldsProps, 'hours' | 'onHoursChange'>) {
  const styles = useHoursFieldsStyles()
  const { hours: messages } = useMessages(availabilityMessages)
  const id = useId()
  const isOn = hours.confirmsAtOnce === true
  return (
    <div className={mergeClasses(styles.below, styles.confirms, isOn && styles.confirmsOn)}>
      <Switch
        aria-label={messages.confirms}
        aria-describedby={id}
        checked={isOn}
        onChange={(_, { checked }) => {
          const { confirmsAtOnce: _before, ...rest } = hours
          onHoursChange(checked ? { ...rest, confirmsAtOnce: true } : rest)
        }}
      />
      <div>
        <div className={styles.confirmsName} aria-hidden>
          {messages.confirms}
        </div>
        <div id={id} className={styles.confirmsEffect}>
          {isOn ? messages.confirmsEffect : messages.waitsEffect}
        </div>
      </div>
    </div>
  )
}

/** Time options, with the current time added if they do not contain it. */
const withTime = (options: readonly ReactElement[], time: string): ReactNode =>
  TIMES.includes(time) || time === END_OF_DAY ? options : [optionOf(time), ...options]

interface ChoiceProps {
  label: string
  className?: string
  value: string
  onChoose: (value: string) => void
  children: ReactNode
  'aria-invalid'?: boolean
  'aria-describedby'?: string
}

function Choice({ label, className, value, onChoose, children, ...rest }: ChoiceProps) {
  const styles = useHoursFieldsStyles()
  const controls = useFieldStyles()
  return (
    <Select
      {...rest}
      aria-label={label}
      value={value}
      root={{ className: mergeClasses(controls.selectRoot, styles.frame, className) }}
      select={{ className: mergeClasses(controls.select, styles.select) }}
      icon={{ className: controls.chevron }}
      onChange={(_, data) => onChoose(data.value)}
    >
      {children}
    </Select>
  )
}
