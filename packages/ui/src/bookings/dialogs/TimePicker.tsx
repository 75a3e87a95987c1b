import { layout, media, nalamTokens, textSizes, useMediaQuery } from '../../theme/internal.ts'
import {
  calendarMessages,
  offersMessages,
  slotsMessages,
  useFormats,
  useMessages,
  type Formats,
  type TextsOf,
} from '../../messages/internal.ts'
import { Checkbox, makeStyles, mergeClasses, Radio, RadioGroup, tokens } from '@fluentui/react-components'
import { ChevronLeft16Regular } from '@fluentui/react-icons/headless/svg/chevron-left'
import { ChevronRight16Regular } from '@fluentui/react-icons/headless/svg/chevron-right'
import { addDays, daysBetween, type ClinicMoment } from '@nalam/sdk'
import { useRef, useState } from 'react'
import { useChoicesStyles } from '../../components/Choices/Choices.tsx'
import { FormField } from '../../components/FormField/FormField.tsx'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { partOf, type DayPart } from '../../forms/SlotGrid/slotParts.ts'
import type { FreeTime } from './freeTimes.ts'

const usePickerStyles = makeStyles({
  root: { rowGap: '4px' },
  arrows: { ...layout.row, columnGap: '4px', marginBlockStart: '-14px', [media.phone]: { display: 'none' } },
  // Room for the focus ring, which a scrolling row would cut off.
  days: { overflowX: 'auto', scrollbarWidth: 'none', padding: '4px', margin: '-4px', scrollPaddingInline: '4px' },
  row: { ...layout.row, alignItems: 'stretch', columnGap: '6px', width: 'max-content' },
  day: {
    minWidth: '72px',
    minHeight: '60px',
    paddingInline: '8px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: nalamTokens.card,
  },
  closed: { border: `1px dashed ${tokens.colorNeutralStroke1}` },
  dayText: {
    display: 'grid',
    justifyItems: 'center',
    ...textSizes.tiny,
    fontWeight: tokens.fontWeightRegular,
    color: nalamTokens.ink2,
    '& strong': {
      ...textSizes.body,
      fontWeight: tokens.fontWeightSemibold,
      color: tokens.colorNeutralForeground1,
    },
  },
  chosenText: { color: nalamTokens.brandInk, '& strong': { color: nalamTokens.brandInk } },
  times: { ...layout.wrap, alignItems: 'flex-start', columnGap: '24px', rowGap: '12px', marginBlockStart: '12px' },
  part: { flex: '1 1 220px', minWidth: 0 },
  partTitle: { margin: '0 0 4px', ...textSizes.label, color: nalamTokens.ink2 },
  grid: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(100px, 1fr))', gap: '6px' },
  time: {
    width: '100%',
    maxWidth: 'none',
    minHeight: '36px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: nalamTokens.card,
    [media.phone]: { minHeight: '44px' },
  },
})

const PARTS: readonly DayPart[] = ['morning', 'afternoon', 'evening']

interface Day {
  date: string
  times: readonly FreeTime[]
}

/** Returns all days from the first free time to the last one, also those without any. */
function daysOf(times: readonly FreeTime[]): Day[] {
  const [first, last] = [times[0]?.date, times.at(-1)?.date]
  if (first === undefined || last === undefined) return []
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => {
    const date = addDays(first, index)
    return { date, times: times.filter((time) => time.date === date) }
  })
}

/** Returns what stands above the number of a day: its weekday, or which part of today is free. */
function nameOfDay(
  { date, times }: Day,
  today: string,
  formats: Formats,
  { thisPart }: TextsOf<typeof offersMessages>,
  todayText: string,
): string {
  if (date !== today) return formats.date(date, 'weekdayShort')
  const [part, ...others] = [...new Set(times.map(({ from }) => partOf(from)))]
  return part === undefined || others.length > 0 ? todayText : thisPart[part]
}

export interface TimePickerProps {
  /** The free times and the chosen ones, the earliest first; not empty. */
  times: readonly FreeTime[]
  /** Days without consultation, `YYYY-MM-DD`. */
  closedDays?: readonly string[] | undefined
  now: ClinicMoment
  /** The chosen times. */
  chosen: readonly FreeTime[]
  /** Called with a time that was clicked: to choose it, or to remove it again. */
  onToggle: (time: FreeTime) => void
  /** One time: choosing another replaces it. */
  isSingle?: boolean
  error?: string | undefined
  onBlur?: (() => void) | undefined
  /** The first time of the shown day, which takes the focus if there is an error. */
  inputRef?: ((element: HTMLElement | null) => void) | undefined
}

/** Free times: the next days in a row, and the times of one of them by part of the day. */
export function TimePicker(props: TimePickerProps) {
  const { times, closedDays = [], now, chosen, onToggle, isSingle = false, error, onBlur, inputRef } = props
  const styles = usePickerStyles()
  const choices = useChoicesStyles()
  const messages = useMessages(offersMessages)
  const slots = useMessages(slotsMessages)
  const calendar = useMessages(calendarMessages)
  const formats = useFormats()
  const row = useRef<HTMLDivElement>(null)
  // The focus starts at the first time, unless that would scroll the head of a sheet away.
  const hasFocus = !useMediaQuery(media.phone)
  const days = daysOf(times)
  const [wanted, setDay] = useState<string>()
  // A day whose last time was booked meanwhile has none to show.
  const day = days.find(({ date, times: free }) => date === wanted && free.length > 0) ?? days[0]
  const scroll = (direction: -1 | 1) => {
    const element = row.current
    if (!element) return
    const isRtl = getComputedStyle(element).direction === 'rtl'
    element.scrollBy({ left: (isRtl ? -direction : direction) * element.clientWidth * 0.8 })
  }
  const parts = PARTS.map((part) => ({ part, free: day?.times.filter(({ from }) => partOf(from) === part) ?? [] }))
  const dayName = day && formats.day(day.date)
  const ofDay = parts
    .filter(({ free }) => free.length > 0)
    .map(({ part, free }) => (
      <div key={part} className={styles.part}>
        <p className={styles.partTitle}>{slots[part]}</p>
        <div className={styles.grid}>
          {free.map((time) => {
            const isChosen = chosen.some(({ id }) => id === time.id)
            const isFirst = time.id === day?.times[0]?.id
            const look = {
              'aria-label': formats.when(time.date, time.from),
              className: mergeClasses(
                choices.option,
                styles.time,
                isChosen && choices.chosen,
                isChosen && choices.chosenChip,
              ),
              input: { className: choices.input, ...(hasFocus && isFirst && { 'data-autofocus': true }) },
              indicator: { className: choices.indicator },
              label: {
                className: choices.label,
                children: (
                  <span className={mergeClasses(choices.text, isChosen && choices.chosenText)}>
                    {formats.time(time.from)}
                  </span>
                ),
              },
              ref: isFirst ? inputRef : undefined,
              onBlur,
            }
            return isSingle ? (
              <Radio key={time.id} value={time.id} {...look} />
            ) : (
              <Checkbox key={time.id} checked={isChosen} onChange={() => onToggle(time)} {...look} />
            )
          })}
        </div>
      </div>
    ))
  return (
    <FormField
      isGroup
      label={messages.nextTimes}
      error={error}
      className={styles.root}
      action={
        <span className={styles.arrows}>
          <IconButton
            look="outlined"
            size="small"
            icon={<ChevronLeft16Regular />}
            label={messages.earlierDays}
            onClick={() => scroll(-1)}
          />
          <IconButton
            look="outlined"
            size="small"
            icon={<ChevronRight16Regular />}
            label={messages.laterDays}
            onClick={() => scroll(1)}
          />
        </span>
      }
    >
      <div>
        <div ref={row} className={styles.days}>
          <RadioGroup
            layout="horizontal"
            aria-label={calendar.day}
            className={styles.row}
            value={day?.date ?? ''}
            onChange={(_, { value }) => setDay(value)}
          >
            {days.map((each) => {
              const { date, times: free } = each
              const isChosen = date === day?.date
              const state =
                free.length > 0
                  ? slots.openCount(free.length)
                  : closedDays.includes(date)
                    ? calendar.closed
                    : slots.openCount(0)
              const number = formats.date(date, 'day')
              return (
                <Radio
                  key={date}
                  value={date}
                  disabled={free.length === 0}
                  aria-label={`${formats.day(date)}, ${state}`}
                  className={mergeClasses(
                    choices.option,
                    styles.day,
                    free.length === 0 && styles.closed,
                    isChosen && choices.chosen,
                    isChosen && choices.chosenChip,
                  )}
                  input={{ className: choices.input }}
                  indicator={{ className: choices.indicator }}
                  label={{
                    className: choices.label,
                    children: (
                      <span className={mergeClasses(styles.dayText, isChosen && styles.chosenText)}>
                        <span>{nameOfDay(each, now.date, formats, messages, slots.today)}</span>
                        <strong>
                          {date === now.date && `${formats.date(date, 'weekdayShort')} `}
                          {number}
                          {number === '1' && ` ${formats.date(date, 'monthShort')}`}
                        </strong>
                        <span>{state}</span>
                      </span>
                    ),
                  }}
                />
              )
            })}
          </RadioGroup>
        </div>
        {isSingle ? (
          <RadioGroup
            layout="horizontal"
            className={styles.times}
            aria-label={dayName}
            value={chosen[0]?.id ?? ''}
            onChange={(_, { value }) => {
              const time = times.find(({ id }) => id === value)
              if (time) onToggle(time)
            }}
          >
            {ofDay}
          </RadioGroup>
        ) : (
          <div role="group" className={styles.times} aria-label={dayName}>
            {ofDay}
          </div>
        )}
      </div>
    </FormField>
  )
}
