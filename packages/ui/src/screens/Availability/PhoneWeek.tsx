import { useFormats } from '../../messages/useFormats.ts'
import { availabilityMessages } from '../../messages/en/availability.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Switch } from '@fluentui/react-components'
import { minutesOfDay, minutesOfEnd, WEEKDAYS } from '@nalam/sdk'
import type { HoursRange, WeekdayCode } from '@nalam/sdk'
import { useId } from 'react'
import { Card } from '../../components/Card/Card.tsx'
import { DayHours } from './DayHours.tsx'
import { usePhoneWeekStyles } from './PhoneWeek.styles.ts'
import { placedBy } from './placedBy.ts'
import type { WeekEditor } from './useWeekEditor.ts'
import { hoursOf, pictureHours, slotCount } from './weekHours.ts'

export interface PhoneWeekProps {
  editor: WeekEditor
  /** The expanded day. */
  weekday: WeekdayCode
  onWeekdayChange: (weekday: WeekdayCode) => void
}

/** The week as a list: one day is expanded at a time, the others show their hours as a bar. */
export function PhoneWeek({ editor, weekday, onWeekdayChange }: PhoneWeekProps) {
  const styles = usePhoneWeekStyles()
  const { hours: messages, closed } = useMessages(availabilityMessages)
  const formats = useFormats()
  const id = useId()
  return (
    <Card as="section" isPadded={false} aria-label={messages.title}>
      <ul className={styles.list}>
        {WEEKDAYS.map((day) => {
          const hours = hoursOf(editor.week, day).map((placed) => placed.hours)
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
            ref={placedBy({ '--from': share(start - first * 60), '--for': share(length) })}
            className={styles.part}
          />
        )
      })}
    </span>
  )
}
