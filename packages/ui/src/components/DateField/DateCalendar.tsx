import { dateFieldMessages } from '../../messages/en/dateField.ts'
import { slotsMessages } from '../../messages/en/slots.ts'
import { Calendar, type CalendarStrings, type DateFormatting, type ICalendar } from '@fluentui/react-calendar-compat'
import { parseCalendarDate, toIsoDate } from '@nalam/sdk'
import { useEffect, useMemo, useRef } from 'react'
import { useFormats } from '../../messages/useFormats.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useDateCalendarStyles } from './DateCalendar.styles.ts'

export interface DateCalendarProps {
  /** The chosen day, `YYYY-MM-DD`; any other text if none is chosen. */
  value: string
  today: string
  min: string | undefined
  max: string | undefined
  onChoose: (date: string) => void
  onClose: () => void
}

/**
 * Converts a day to local midnight in the browser's time zone, because Fluent's calendar uses
 * `Date`. These dates never leave this file.
 */
function toLocal(iso: string): Date {
  const day = parseCalendarDate(iso)
  if (!day) throw new RangeError(`Not a calendar day: ${iso}`)
  return new Date(day.year, day.month - 1, day.day)
}

const digits = (value: number, length: number) => String(value).padStart(length, '0')

function toIso(date: Date): string {
  return `${digits(date.getFullYear(), 4)}-${digits(date.getMonth() + 1, 2)}-${digits(date.getDate(), 2)}`
}

/** A month calendar to choose a day from, in the current language. */
export function DateCalendar({ value, today, min, max, onChoose, onClose }: DateCalendarProps) {
  const styles = useDateCalendarStyles()
  const formats = useFormats()
  const { strings, format } = useCalendarTexts()
  const calendar = useRef<ICalendar>(null)
  useEffect(() => calendar.current?.focus(), [])
  const days = useMemo(
    () => ({
      ...(toIsoDate(value) === null ? {} : { value: toLocal(value) }),
      today: toLocal(today),
      ...(min !== undefined && { minDate: toLocal(min) }),
      ...(max !== undefined && { maxDate: toLocal(max) }),
    }),
    [value, today, min, max],
  )
  return (
    <div className={styles.root}>
      <Calendar
        componentRef={calendar}
        {...days}
        isMonthPickerVisible={false}
        showMonthPickerAsOverlay
        showGoToToday={false}
        strings={strings}
        dateTimeFormatter={format}
        calendarDayProps={{ gridLabel: formats.date(days.value === undefined ? today : value) }}
        calendarMonthProps={{ yearPickerHidden: true }}
        onSelectDate={(date) => onChoose(toIso(date))}
        onDismiss={onClose}
      />
    </div>
  )
}

/** Returns the names of months and days, and the labels of the arrows. */
function useCalendarTexts(): { strings: CalendarStrings; format: DateFormatting } {
  const dateField = useMessages(dateFieldMessages)
  const slots = useMessages(slotsMessages)
  const formats = useFormats()
  return useMemo(() => {
    const months = Array.from({ length: 12 }, (_, month) => `2023-${digits(month + 1, 2)}-01`)
    // 1 January 2023 was a Sunday, the first day of the week on Indian calendars.
    const week = Array.from({ length: 7 }, (_, day) => `2023-01-0${day + 1}`)
    return {
      strings: {
        months: months.map((month) => formats.date(month, 'monthLong')),
        shortMonths: months.map((month) => formats.date(month, 'monthShort')),
        days: week.map((day) => formats.date(day, 'weekdayLong')),
        // A column is 36 px wide: too narrow for the period of an abbreviation.
        shortDays: week.map((day) => formats.date(day, 'weekdayShort').replace(/\.$/, '')),
        goToToday: slots.today,
        prevMonthAriaLabel: slots.previousMonth,
        nextMonthAriaLabel: slots.nextMonth,
        prevYearAriaLabel: dateField.previousYear,
        nextYearAriaLabel: dateField.nextYear,
      },
      format: {
        formatDay: (date) => String(date.getDate()),
        formatMonth: (date) => formats.date(toIso(date), 'monthLong'),
        formatMonthYear: (date) => formats.date(toIso(date), 'month'),
        formatMonthDayYear: (date) => formats.date(toIso(date)),
        formatYear: (date) => String(date.getFullYear()),
      },
    }
  }, [dateField, slots, formats])
}
