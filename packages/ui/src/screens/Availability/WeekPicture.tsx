import { useFormats } from '../../messages/useFormats.ts'
import { availabilityMessages } from '../../messages/en/availability.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { mergeClasses } from '@fluentui/react-components'
import { formatHour, minutesOfDay, minutesOfEnd, WEEKDAYS } from '@nalam/sdk'
import type { WeekdayCode } from '@nalam/sdk'
import { slotsOfRange } from '@nalam/sdk/validation'
import { useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { placedBy } from './placedBy.ts'
import type { WeekEditor } from './useWeekEditor.ts'
import { PICTURE_HEIGHT, useWeekPictureStyles } from './WeekPicture.styles.ts'
import { hoursOf, pictureHours, slotCount } from './weekHours.ts'

export interface WeekPictureProps {
  editor: WeekEditor
  /** The day that is edited below the picture. */
  weekday: WeekdayCode
  onWeekdayChange: (weekday: WeekdayCode) => void
  /** Id of the panel that the tabs control. */
  panelId: string
}

/**
 * Heights of hours in pixels: below the first there is space for one line only, below the second
 * for none.
 */
const TWO_LINES = 34
const ONE_LINE = 18

/**
 * The week as a picture, scaled to the hours of the week. The day heads are tabs; the columns below
 * them serve pointer users only.
 */
export function WeekPicture({ editor, weekday, onWeekdayChange, panelId }: WeekPictureProps) {
  const styles = useWeekPictureStyles()
  const { hours: messages, closed } = useMessages(availabilityMessages)
  const formats = useFormats()
  const tabs = useRef<HTMLDivElement>(null)
  const { first, last } = pictureHours(editor.week)
  const total = (last - first) * 60
  const ticks = Array.from({ length: Math.ceil((last - first) / 2) }, (_, step) => first + step * 2)

  const onKeyDown = (event: KeyboardEvent) => {
    const at = WEEKDAYS.indexOf(weekday)
    const target = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: 6 }[event.key]
    const next = target === undefined ? undefined : WEEKDAYS[(target + 7) % 7]
    if (next === undefined) return
    event.preventDefault()
    onWeekdayChange(next)
    tabs.current?.querySelector<HTMLElement>(`[data-weekday="${next}"]`)?.focus()
  }
  return (
    <>
      <div className={styles.heads}>
        <span className={styles.corner} />
        <div
          ref={tabs}
          role="tablist"
          aria-label={messages.days}
          tabIndex={-1}
          className={styles.tabs}
          onKeyDown={onKeyDown}
        >
          {WEEKDAYS.map((day) => {
            const slots = slotCount(hoursOf(editor.week, day).map(({ hours }) => hours))
            const isClosed = hoursOf(editor.week, day).length === 0
            return (
              <button
                key={day}
                type="button"
                role="tab"
                id={`${panelId}-${day}`}
                aria-selected={day === weekday}
                aria-controls={panelId}
                tabIndex={day === weekday ? 0 : -1}
                data-weekday={day}
                className={mergeClasses(styles.head, day === weekday && styles.headChosen)}
                onClick={() => onWeekdayChange(day)}
              >
                {formats.weekday(day, 'weekdayShort')}{' '}
                <small className={styles.headCount}>{isClosed ? closed : messages.slots(slots)}</small>
              </button>
            )
          })}
        </div>
      </div>
      <div aria-hidden className={styles.picture} ref={placedBy({ '--hours': last - first })}>
        <div className={styles.axis}>
          {ticks.map((hour) => (
            <span key={hour} className={styles.tick} ref={placedBy({ '--from': ((hour - first) * 60) / total })}>
              {formatHour(hour)}
            </span>
          ))}
        </div>
        {WEEKDAYS.map((day) => {
          const ranges = hoursOf(editor.week, day)
          return (
            <button
              key={day}
              type="button"
              tabIndex={-1}
              className={mergeClasses(
                styles.column,
                day === weekday && styles.columnChosen,
                ranges.length === 0 && styles.columnClosed,
              )}
              // A pointer shortcut to the tab above, which has the focus and the accessible name.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onWeekdayChange(day)}
            >
              {ranges.map(({ index, hours }) => {
                const from = minutesOfDay(hours.from) ?? 0
                const share = Math.max(15, (minutesOfEnd(hours.to) ?? 0) - from) / total
                const height = share * PICTURE_HEIGHT
                const isWrong = editor.problems.some((problem) => problem.index === index)
                return (
                  <span
                    key={index}
                    ref={placedBy({ '--from': (from - first * 60) / total, '--for': share })}
                    className={mergeClasses(styles.range, isWrong && styles.rangeWrong)}
                  >
                    {height >= ONE_LINE && (
                      <span>{`${formats.shortTime(hours.from)} – ${formats.shortTime(hours.to)}`}</span>
                    )}
                    {height >= TWO_LINES && (
                      <small className={styles.cut}>
                        {messages.cut(slotsOfRange(hours).length, hours.slotMinutes)}
                      </small>
                    )}
                  </span>
                )
              })}
            </button>
          )
        })}
      </div>
    </>
  )
}
