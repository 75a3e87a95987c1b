import { calendarMessages } from '../../../messages/en/calendar.ts'
import { slotsMessages } from '../../../messages/en/slots.ts'
import type { ClinicMoment } from '@nalam/sdk'
import { TextLink } from '../../../components/TextLink/TextLink.tsx'
import { useFormats } from '../../../messages/useFormats.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { useCalendarStyles } from '../Calendar.styles.ts'
import type { CalendarPlace } from './CalendarBar.tsx'
import { useTally } from '../grid/CalendarDay.tsx'
import type { ShownDays } from '../useCalendarDays.ts'

interface RangeSummaryProps {
  place: CalendarPlace
  shown: ShownDays
  now: ClinicMoment
  /** The first day after the shown week that has an open slot; undefined if unknown. */
  nextOpenDate: string | undefined
  /** Whether an empty half hour can be selected to add a slot. */
  canAddSlots: boolean
  addSlotHref: string
  onShow: (date: string) => void
}

/**
 * One line above the days: their counts, or how to go on if none of them has an open slot. The line
 * has the same height while the days load, so that nothing below it moves.
 */
export function RangeSummary(props: RangeSummaryProps) {
  const { place, shown, now, nextOpenDate, canAddSlots, addSlotHref, onShow } = props
  const styles = useCalendarStyles()
  const messages = useMessages(calendarMessages)
  const slots = useMessages(slotsMessages)
  const formats = useFormats()
  const tallyOf = useTally()
  const columns = shown.shown
  if (columns === undefined) return <p className={styles.summary}>{'\u00A0'}</p>
  const isDay = place.view === 'day'
  const count = (key: 'booked' | 'open' | 'waiting') => columns.reduce((sum, column) => sum + column[key], 0)
  const [booked, open, waiting] = [count('booked'), count('open'), count('waiting')]
  const isOver = (columns.at(-1)?.date ?? '') < now.date
  const lacksOpen = open === 0 && !isOver
  const [day] = isDay ? columns : []
  const isClosed = day !== undefined && !day.isOpenDay && day.cells.length > 0
  const parts = [
    ...(isClosed ? [[messages.closed, day.note ?? []].flat().join('. '), ...tallyOf(day).slice(1)] : []),
    ...(day
      ? isClosed
        ? []
        : tallyOf(day)
      : [
          ...(booked > 0 ? [slots.bookedCount(booked)] : []),
          ...(open > 0 ? [slots.openCount(open)] : shown.isEmpty ? [messages.emptyWeek] : [messages.noOpenSlots]),
        ]),
    ...(waiting > 0 ? [messages.waitingCount(waiting)] : []),
  ]
  const next = lacksOpen
    ? ((isDay ? shown.slots.find(({ date }) => date > place.date)?.date : undefined) ?? nextOpenDate)
    : undefined
  return (
    <p className={styles.summary}>
      <span>
        {parts.join(' · ')}
        {shown.isEmpty && lacksOpen && canAddSlots && !shown.isAllClosed && `. ${messages.emptyWeekText}`}
      </span>
      {lacksOpen && (
        <TextLink href={addSlotHref} className={styles.addSlot}>
          {messages.addSlot}
        </TextLink>
      )}
      {next !== undefined && (
        <TextLink onClick={() => onShow(next)}>
          {messages.nextOpenDay(`${formats.date(next, 'weekdayShort')}, ${formats.date(next)}`)}
        </TextLink>
      )}
    </p>
  )
}
