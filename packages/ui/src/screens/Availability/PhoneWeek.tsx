import { layout, line, nalamTokens, plainList, styleRef } from '../../theme/internal.ts'
import { availabilityMessages, useFormats, useMessages } from '../../messages/internal.ts'
import { Switch, makeStyles, tokens } from '@fluentui/react-components'
import { minutesOfDay, minutesOfEnd, WEEKDAYS, type HoursRange } from '@nalam/sdk'
import { useId } from 'react'
import { Choices } from '../../components/Choices/Choices.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { DayHours } from './DayHours.tsx'
import type { WeekProps } from './useWeekEditor.ts'
import { hoursOn, pictureHours, slotCount } from './weekHours.ts'
import { useAvailabilityStyles } from './Availability.styles.ts'

const usePhoneWeekStyles = makeStyles({
  list: plainList,
  item: {
    '& + li': line('BlockStart'),
  },
  row: { ...layout.row, minHeight: '52px', paddingInlineEnd: '8px' },
  name: {
    ...layout.rest,
    minHeight: '52px',
    ...layout.row,
    gap: '8px',
    padding: '6px 4px 6px 16px',
    border: 'none',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    textAlign: 'start',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  weekday: { ...layout.rest, fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  count: { color: nalamTokens.ink3, fontSize: nalamTokens.labelSize, textAlign: 'end' },
  hours: { padding: '0 16px 14px' },
  bar: {
    position: 'relative',
    display: 'block',
    height: '8px',
    margin: '0 16px 14px',
    borderRadius: '4px',
    backgroundColor: nalamTokens.mutedCard,
    overflow: 'hidden',
  },
  part: {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 'calc(var(--from) * 1%)',
    width: 'calc(var(--for) * 1%)',
    borderRadius: '4px',
    backgroundColor: nalamTokens.brandInk,
    '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
  },
})

/** The week as a list: one day is expanded at a time, the others show their hours as a bar. */
export function PhoneWeek({ editor, weekday, onWeekdayChange }: WeekProps) {
  const styles = usePhoneWeekStyles()
  const { hours: messages, closed } = useMessages(availabilityMessages)
  const formats = useFormats()
  const id = useId()
  return (
    <Card as="section" isPadded={false} aria-label={messages.title}>
      <ul className={styles.list}>
        {WEEKDAYS.map((day) => {
          const hours = hoursOn(editor.week, day)
          const isOpen = hours.length > 0
          const isExpanded = day === weekday && isOpen
          return (
            <li key={day} className={styles.item}>
              <div className={styles.row}>
                <button
                  type="button"
                  aria-expanded={isExpanded}
                  aria-controls={isExpanded ? `${id}-${day}` : undefined}
                  disabled={!isOpen}
                  className={styles.name}
                  onClick={() => onWeekdayChange(day)}
                >
                  <span className={styles.weekday}>{formats.weekday(day)}</span>
                  <span className={styles.count}>{isOpen ? messages.slots(slotCount(hours)) : closed}</span>
                </button>
                <Switch
                  aria-label={messages.isOpen(formats.weekday(day))}
                  checked={isOpen}
                  onChange={(_, { checked }) => {
                    editor.setOpen(day, checked)
                    if (checked) onWeekdayChange(day)
                  }}
                />
              </div>
              {isExpanded ? (
                <div id={`${id}-${day}`} className={styles.hours}>
                  <DayHours editor={editor} weekday={day} />
                </div>
              ) : (
                isOpen && <Bar week={editor.week} hours={hours} />
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

/** The hours of a day as a bar on the scale of the whole week. */
function Bar({ week, hours }: { week: readonly HoursRange[]; hours: readonly HoursRange[] }) {
  const styles = usePhoneWeekStyles()
  const { first, last } = pictureHours(week)
  const share = (minutes: number) => (minutes / ((last - first) * 60)) * 100
  return (
    <span aria-hidden className={styles.bar}>
      {hours.map(({ from, to }) => {
        const start = minutesOfDay(from) ?? 0
        const length = Math.max(0, (minutesOfEnd(to) ?? 0) - start)
        return (
          <span
            key={from}
            ref={styleRef({ '--from': share(start - first * 60), '--for': share(length) })}
            className={styles.part}
          />
        )
      })}
    </span>
  )
}

/** The sections of the screen on a phone. */
export type PhoneSection = 'hours' | 'exceptions' | 'publish'

interface PhoneSectionsProps {
  value: PhoneSection
  onValueChange: (section: PhoneSection) => void
  /** Number of exceptions. */
  exceptions: number
}

/** Switches between the sections, on screens too small for all of them. */
export function PhoneSections({ value, onValueChange, exceptions }: PhoneSectionsProps) {
  const styles = useAvailabilityStyles()
  const messages = useMessages(availabilityMessages)
  const formats = useFormats()
  const { title } = messages.exceptions
  return (
    <Choices
      label={messages.sections}
      look="bar"
      options={[
        { value: 'hours', label: messages.hours.title },
        { value: 'exceptions', label: exceptions > 0 ? `${title} ${formats.number(exceptions)}` : title },
        { value: 'publish', label: messages.keep.publish },
      ]}
      value={value}
      onValueChange={onValueChange}
      className={styles.sections}
    />
  )
}
