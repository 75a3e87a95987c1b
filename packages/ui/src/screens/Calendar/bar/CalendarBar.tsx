import {
  layout,
  media,
  nalamTokens,
  textSizes,
  useMediaQuery,
  useStickyBar,
  visuallyHidden,
} from '../../../theme/internal.ts'
import { pagesMessages, useMessages } from '../../../messages/internal.ts'
import { makeStyles, PopoverTrigger, mergeClasses, tokens } from '@fluentui/react-components'
import { CalendarAdd20Regular } from '@fluentui/react-icons/headless/svg/calendar-add'
import { ChevronDown16Regular } from '@fluentui/react-icons/headless/svg/chevron-down'
import { ChevronLeft20Regular } from '@fluentui/react-icons/headless/svg/chevron-left'
import { ChevronRight20Regular } from '@fluentui/react-icons/headless/svg/chevron-right'
import { PersonAdd20Regular } from '@fluentui/react-icons/headless/svg/person-add'
import { Print20Regular } from '@fluentui/react-icons/headless/svg/print'
import { addDays, addMonths } from '@nalam/sdk'
import type { ReactElement } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { IconButton } from '../../../components/IconButton/IconButton.tsx'
import { Choices } from '../../../components/Choices/Choices.tsx'
import { CalendarPopover } from '../../../components/DateField/CalendarPopover.tsx'
import type { CalendarPlace } from '../CalendarProps.ts'
import type { CalendarPart } from '../useCalendar.ts'
import { useCalendarText } from '../useCalendarText.ts'

const useCalendarBarStyles = makeStyles({
  root: {
    ...layout.row,
    [media.phone]: { flexWrap: 'wrap' },
    // Text so large that one row has no room for it.
    '@container (max-width: 36rem)': { flexWrap: 'wrap' },
    gap: '8px',
    marginBlockEnd: '12px',
    '@media print': { display: 'none' },
  },
  title: {
    ...textSizes.pageTitle,
    marginInlineEnd: '12px',
    ':focus': { outline: 'none' },
    [media.phone]: { flexGrow: 1, marginInlineEnd: 0 },
    // One row has no space for it; the days below the bar show what the page is.
    '@media (min-width: 40em) and (max-width: 47.9988em)': visuallyHidden,
    '@media (min-width: 56.25em) and (max-width: 72.4988em)': visuallyHidden,
  },
  // If the line is too short, the buttons wrap together.
  steps: { display: 'flex', columnGap: '8px' },
  compact: { minWidth: 'auto' },
  range: {
    flexGrow: 1,
    flexShrink: 0,
    '@container (max-width: 36rem)': { flexShrink: 1 },
    [media.phone]: { order: 1, width: '100%' },
  },
  rangeButton: {
    minWidth: 'auto',
    paddingInline: '8px',
    border: 'none',
    color: tokens.colorNeutralForeground1,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'start',
    whiteSpace: 'normal',
    [media.phone]: { paddingInline: 0 },
  },
  views: { [media.tabletDown]: { display: 'none' } },
  wide: { [media.phone]: { display: 'none' } },
  bottom: {
    display: 'none',
    [media.phone]: {
      zIndex: 6,
      display: 'flex',
      columnGap: '8px',
      margin: '12px -16px -24px',
      padding: '10px 16px',
      backgroundColor: nalamTokens.card,
      borderTop: `1px solid ${nalamTokens.cardLine}`,
    },
    '@media print': { display: 'none' },
  },
  grow: { flexGrow: 1 },
})

/** Widths at which only one of the two buttons has space for its text beside the sidebar. */
const SHORT = '(min-width: 40em) and (max-width: 89.9988em)'
/** Widths at which none has, and the day is shown with a short month. */
const SHORTEST = '(min-width: 40em) and (max-width: 72.4988em)'

/** Number of months that the month popover offers in each direction. */
const MONTHS = 24

/** The bar with the date navigation and the buttons to add slots and bookings (CAL-01). */
export function CalendarBar({ calendar }: CalendarPart) {
  const { place, now, onPlaceChange, onPrepare, addSlotHref, addBooking, onPrint } = calendar
  const styles = useCalendarBarStyles()
  const pages = useMessages(pagesMessages)
  const { messages, slots } = useCalendarText()
  const isShort = useMediaQuery(SHORT)
  const isShortest = useMediaQuery(SHORTEST)
  const isWeek = place.view === 'week'
  const beside = (step: number): CalendarPlace => ({ ...place, date: addDays(place.date, step * (isWeek ? 7 : 1)) })
  const arrow = (step: number, label: string, icon: ReactElement) => (
    <IconButton
      look="outlined"
      icon={icon}
      label={label}
      onPointerEnter={() => onPrepare?.(beside(step).date)}
      onFocus={() => onPrepare?.(beside(step).date)}
      onClick={() => onPlaceChange(beside(step))}
    />
  )
  return (
    <header className={styles.root}>
      <h1 className={styles.title}>{pages.calendar}</h1>
      <div className={styles.steps}>
        <Button className={styles.compact} onClick={() => onPlaceChange({ ...place, date: now.date })}>
          {slots.today}
        </Button>
        {arrow(-1, isWeek ? slots.previousWeek : messages.previousDay, <ChevronLeft20Regular />)}
        {arrow(1, isWeek ? slots.nextWeek : messages.nextDay, <ChevronRight20Regular />)}
      </div>
      <RangePicker calendar={calendar} />
      {onPrint && (
        <IconButton
          look="outlined"
          className={styles.wide}
          icon={<Print20Regular />}
          label={`${messages.print} (P)`}
          aria-label={messages.print}
          onClick={onPrint}
        />
      )}
      <Choices
        label={messages.view}
        look="bar"
        options={(['day', 'week'] as const).map((view) => ({ value: view, label: messages[view] }))}
        value={place.view}
        onValueChange={(view) => onPlaceChange({ ...place, view })}
        className={styles.views}
      />
      <Button
        href={addSlotHref}
        className={mergeClasses(styles.wide, styles.compact)}
        icon={<CalendarAdd20Regular aria-hidden />}
        aria-label={messages.addSlot}
      >
        {!isShort && messages.addSlot}
      </Button>
      <Button
        appearance="primary"
        className={styles.wide}
        icon={<PersonAdd20Regular />}
        aria-label={messages.addBooking}
        disabledFocusable={!addBooking}
        onClick={addBooking}
      >
        {!isShortest && messages.addBooking}
      </Button>
    </header>
  )
}

/** The buttons to add slots and bookings, at the bottom of a phone. */
export function CalendarFoot({ calendar: { addSlotHref, addBooking } }: CalendarPart) {
  const styles = useCalendarBarStyles()
  const [barRef, barClass] = useStickyBar('end')
  const { messages } = useCalendarText()
  return (
    <div ref={barRef} className={mergeClasses(barClass, styles.bottom)}>
      <Button
        appearance="primary"
        className={styles.grow}
        icon={<PersonAdd20Regular />}
        disabledFocusable={!addBooking}
        onClick={addBooking}
      >
        {messages.addBooking}
      </Button>
      <Button href={addSlotHref} className={styles.compact} aria-label={messages.addSlot}>
        <CalendarAdd20Regular aria-hidden />
      </Button>
    </div>
  )
}

/** The shown days, as a button that opens a popover with months. */
function RangePicker({ calendar: { place, now, onPlaceChange } }: CalendarPart) {
  const styles = useCalendarBarStyles()
  const { messages, rangeTitle, formats } = useCalendarText()
  const isShort = useMediaQuery(SHORTEST) && place.view === 'day'
  return (
    <div className={styles.range}>
      <CalendarPopover
        label={messages.chooseDay}
        align="start"
        value={place.date}
        today={now.date}
        min={addMonths(now.date, -MONTHS)}
        max={addMonths(now.date, MONTHS)}
        onChoose={(date) => onPlaceChange({ ...place, date })}
      >
        {(button) => (
          <PopoverTrigger disableButtonEnhancement>
            <Button
              {...button}
              appearance="subtle"
              icon={<ChevronDown16Regular aria-hidden />}
              iconPosition="after"
              className={styles.rangeButton}
            >
              {isShort ? `${formats.date(place.date, 'weekdayShort')}, ${formats.date(place.date)}` : rangeTitle(place)}
            </Button>
          </PopoverTrigger>
        )}
      </CalendarPopover>
    </div>
  )
}
