import { nalamTokens } from '../../theme/internal.ts'
import { dateFieldMessages, slotsMessages, useFormats, useMessages } from '../../messages/internal.ts'
import { makeStyles, tokens } from '@fluentui/react-components'
import { Calendar, type CalendarStrings, type DateFormatting, type ICalendar } from '@fluentui/react-calendar-compat'
import { parseCalendarDate, toIsoDate } from '@nalam/sdk'
import { useEffect, useMemo, useRef } from 'react'

const CELL = '36px'
/**
 * Minimum size of a touch target. Seven of them fit side by side on a phone of 320 px if nothing
 * surrounds them.
 */
const TOUCH_CELL = '44px'

/**
 * Fluent's calendar in the portal's sizes and colors: seven columns of 36 px fit into a card of
 * 320 px.
 */
const useDateCalendarStyles = makeStyles({
  root: {
    '& .fui-Calendar': { width: 'auto' },
    '& .fui-CalendarDay, & .fui-CalendarPicker': { width: `calc(7 * ${CELL})`, padding: '8px' },
    '& .fui-CalendarDay__header': { height: CELL, alignItems: 'center' },
    '& .fui-CalendarDay__monthAndYear, & .fui-CalendarPicker__currentItemButton': {
      minHeight: CELL,
      textAlign: 'start',
      fontSize: tokens.fontSizeBase300,
    },
    '& .fui-CalendarDay__headerIconButton, & .fui-CalendarPicker__navigationButton': { width: CELL, height: CELL },
    '& .fui-CalendarDayGrid__table': { width: '100%' },
    '& .fui-CalendarDayGrid__dayCell': { padding: '1px', fontSize: tokens.fontSizeBase200 },
    '& .fui-CalendarDayGrid__dayButton': {
      width: '34px',
      height: '34px',
      lineHeight: '34px',
      fontFamily: 'inherit',
    },
    '& .fui-CalendarDayGrid__dayTodayMarker': { width: '30px', height: '30px', lineHeight: '30px' },
    '& .fui-CalendarDayGrid__dayOutsideNavigatedMonth': { color: nalamTokens.ink3 },
    '@media (pointer: coarse)': {
      '& .fui-CalendarDay, & .fui-CalendarPicker': { width: `calc(7 * ${TOUCH_CELL})`, padding: '8px 0' },
      '& .fui-CalendarDayGrid__dayCell': { padding: 0 },
      '& .fui-CalendarDayGrid__dayButton': { width: TOUCH_CELL, height: TOUCH_CELL, lineHeight: TOUCH_CELL },
    },
  },
})

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
        calendarDayProps={{ gridLabel: formats.dayLong(days.value === undefined ? today : value) }}
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
        formatMonthDayYear: (date) => formats.dayLong(toIso(date)),
        formatYear: (date) => String(date.getFullYear()),
      },
    }
  }, [dateField, slots, formats])
}
