import {
  layout,
  media,
  nalamTokens,
  textSizes,
  useMediaQuery,
  useStickyBar,
  visuallyHidden,
} from '../../../theme/internal.ts'
import {
  bookingChangesMessages,
  filtersMessages,
  offersMessages,
  pagesMessages,
  useMessages,
} from '../../../messages/internal.ts'
import { makeStyles, PopoverTrigger, mergeClasses, tokens } from '@fluentui/react-components'
import { CalendarAdd20Regular } from '@fluentui/react-icons/headless/svg/calendar-add'
import { CalendarCancel20Regular } from '@fluentui/react-icons/headless/svg/calendar-cancel'
import { CalendarClock20Regular } from '@fluentui/react-icons/headless/svg/calendar-clock'
import { ChevronDown16Regular } from '@fluentui/react-icons/headless/svg/chevron-down'
import { ChevronLeft20Regular } from '@fluentui/react-icons/headless/svg/chevron-left'
import { ChevronRight20Regular } from '@fluentui/react-icons/headless/svg/chevron-right'
import { MoreHorizontal20Regular } from '@fluentui/react-icons/headless/svg/more-horizontal'
import { PersonAdd20Regular } from '@fluentui/react-icons/headless/svg/person-add'
import { Print20Regular } from '@fluentui/react-icons/headless/svg/print'
import { addDays, addMonths } from '@nalam/sdk'
import { canCancel, canChangeTime } from '@nalam/sdk/rules'
import type { ReactElement, ReactNode } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { IconButton } from '../../../components/IconButton/IconButton.tsx'
import { Choices } from '../../../components/Choices/Choices.tsx'
import { CalendarPopover } from '../../../components/DateField/CalendarPopover.tsx'
import { MenuButton, type MenuItem } from '../../../components/MenuButton/MenuButton.tsx'
import { ChangedJustNow } from '../../../components/UndoList/ChangedJustNow.tsx'
import type { CalendarPlace } from '../CalendarProps.ts'
import type { DayColumn } from '../dayColumn.ts'
import type { CalendarPart, CalendarState } from '../useCalendar.ts'
import { useCalendarText } from '../useCalendarText.ts'

const NARROW = '@media (max-width: 24.9988em)'

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
  steps: { display: 'flex', columnGap: '8px', [NARROW]: { columnGap: '4px', '& > *': { paddingInline: '8px' } } },
  compact: { minWidth: 'auto' },
  range: { flexShrink: 0, minWidth: 0, '@container (max-width: 36rem)': { flexShrink: 1 } },
  rangeButton: {
    minWidth: 'auto',
    paddingInline: '8px',
    border: 'none',
    color: tokens.colorNeutralForeground1,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'start',
    whiteSpace: 'normal',
    [media.phone]: { minHeight: '44px', padding: 0, lineHeight: '1.375rem' },
  },
  // Two lines are as high as the buttons beside them.
  counts: {
    ...layout.wrap,
    flexGrow: 1,
    flexBasis: 0,
    minWidth: 0,
    height: '2.5rem',
    alignContent: 'center',
    lineHeight: '1.25rem',
    margin: 0,
    overflow: 'clip',
    color: nalamTokens.ink2,
    fontWeight: tokens.fontWeightRegular,
    '& > span': { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'pre' },
  },
  // Its words wrap before the buttons beside it do.
  grow: { flex: '1 1 0', minWidth: 'min-content' },
  /** Below the days to choose from: there is room for all counts. */
  dayLine: {
    display: 'grid',
    // With room for the button of what can be undone: the line wraps as before when it appears.
    gridTemplateColumns: 'minmax(0, 1fr) minmax(64px, auto)',
    ':has(> :only-child)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    alignItems: 'center',
    columnGap: '12px',
    minHeight: '24px',
    margin: '0 0 12px',
    color: nalamTokens.ink2,
    '@media print': { display: 'none' },
  },
  plainDayLine: { display: 'block' },
  dayCounts: {
    display: 'block',
    minHeight: '1.25rem',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '1.25rem',
    fontWeight: tokens.fontWeightRegular,
    color: nalamTokens.ink2,
  },
  views: { flexShrink: 0, flexWrap: 'nowrap', [media.tabletDown]: { display: 'none' } },
  wide: { [media.phone]: { display: 'none' } },
  bottom: {
    display: 'none',
    [media.phone]: {
      zIndex: 6,
      // At large text sizes the buttons have no room in one line.
      ...layout.wrap,
      gap: '8px',
      margin: '12px -16px -24px',
      padding: '10px 16px',
      backgroundColor: nalamTokens.card,
      borderTop: `1px solid ${nalamTokens.cardLine}`,
    },
    '@media print': { display: 'none' },
  },
  more: { justifyContent: 'center', minWidth: '44px', paddingInline: '10px' },
})

/** Widths at which the shown days are written with a short month. */
const SHORT = '(max-width: 24.9988em), (min-width: 40em) and (max-width: 89.9988em)'
/** Widths at which the buttons at the end have no space for their texts beside the sidebar. */
const SHORTEST = '(min-width: 40em) and (max-width: 76.2488em)'
/** From this width on the counts of a day have space in the line. */
const ROOMY = '(min-width: 68.75em)'

/** Number of months that the month popover offers in each direction. */
const MONTHS = 24

/** The bar with the date navigation and the buttons to add slots and bookings (CAL-01). */
export function CalendarBar({ calendar }: CalendarPart) {
  const { place, now, onPlaceChange, onPrepare, addBooking, changes, isPhone } = calendar
  const styles = useCalendarBarStyles()
  const pages = useMessages(pagesMessages)
  const { messages, slots } = useCalendarText()
  const isShortest = useMediaQuery(SHORTEST)
  const hasCounts = useCountsInBar(calendar)
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
      {!isPhone && <RangePicker calendar={calendar} />}
      <p className={mergeClasses(styles.counts, isPhone && styles.wide)}>
        {hasCounts && <Counts calendar={calendar} />}
      </p>
      {changes && !isPhone && <ChangedJustNow {...changes} isShort />}
      <Choices
        label={messages.view}
        look="bar"
        options={(['day', 'week'] as const).map((view) => ({ value: view, label: messages[view] }))}
        value={place.view}
        onValueChange={(view) => onPlaceChange({ ...place, view })}
        className={styles.views}
      />
      {!isPhone && <MoreMenu calendar={calendar} />}
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

/** A week has counts above each day, so that its own are shown where the line has room for them. */
function useCountsInBar({ isDay, isWide }: CalendarState): boolean {
  const isRoomy = useMediaQuery(ROOMY)
  return isWide && (isRoomy || !isDay)
}

/** The counts of the day below the days to choose from, if the bar has no room for them. */
export function DayLine({ calendar }: CalendarPart) {
  const { changes, isPhone } = calendar
  const styles = useCalendarBarStyles()
  if (useCountsInBar(calendar)) return null
  if (!isPhone)
    return (
      <p className={mergeClasses(styles.dayLine, styles.plainDayLine)}>
        <Counts calendar={calendar} />
      </p>
    )
  return (
    <div className={styles.dayLine}>
      <RangePicker calendar={calendar}>
        <span className={styles.dayCounts}>
          <Counts calendar={calendar} />
        </span>
      </RangePicker>
      {changes && <ChangedJustNow {...changes} isShort />}
    </div>
  )
}

/** `57 booked · 11 waiting`; of a day also the open slots, which a week shows above its days. */
function Counts({ calendar }: CalendarPart) {
  const { shown: columns, dayColumn: day, isEmpty } = calendar
  const { messages, countsOf, tallyOf } = useCalendarText()
  if (columns === undefined) return null
  const count = (key: 'booked' | 'open' | 'waiting') => columns.reduce((sum, column) => sum + column[key], 0)
  const [booked, waiting] = [count('booked'), count('waiting')]
  const ofDay = (column: DayColumn) =>
    column.isOpenDay || column.isBlank
      ? tallyOf(column)
      : [[messages.closed, column.note ?? []].flat().join('. '), ...countsOf(column)]
  const ofWeek = () => [
    ...(booked > 0 ? [messages.dayBooked(booked)] : []),
    ...(isEmpty ? [messages.emptyWeek] : count('open') > 0 ? [] : [messages.noOpenSlots]),
  ]
  const parts = [...(day ? ofDay(day) : ofWeek()), ...(waiting > 0 ? [messages.waitingCount(waiting)] : [])]
  // A line never begins with the separator.
  return parts.map((part, index) => <span key={part}>{index < parts.length - 1 ? `${part} · ` : part}</span>)
}

/** What is done less often: a slot at any time, the paper, and changes of all bookings of a day. */
function MoreMenu({ calendar }: CalendarPart) {
  const { place, now, isDay, isPhone, dayColumn, addSlotHref, onPrint, onOfferDay, onCancelDay } = calendar
  const styles = useCalendarBarStyles()
  const { messages } = useCalendarText()
  const { more } = useMessages(filtersMessages)
  const changes = useMessages(bookingChangesMessages)
  const offers = useMessages(offersMessages)
  const isShortest = useMediaQuery(SHORTEST)
  const hasSign = isPhone || isShortest
  const ofDay = (onDay: typeof onCancelDay, isPossible: typeof canCancel, item: MenuItem): MenuItem[] =>
    onDay && dayColumn?.bookings.some((booking) => isPossible(booking, now))
      ? [{ ...item, onSelect: () => onDay(place.date) }]
      : []
  const items: MenuItem[] = [
    // On a phone it is in the foot.
    ...(isPhone ? [] : [{ key: 'slot', label: messages.addSlot, icon: <CalendarAdd20Regular />, href: addSlotHref }]),
    {
      key: 'print',
      label: isDay ? messages.print : messages.printWeek,
      icon: <Print20Regular />,
      onSelect: onPrint,
    },
    ...ofDay(onOfferDay, canChangeTime, { key: 'offer', label: offers.offer, icon: <CalendarClock20Regular /> }),
    ...ofDay(onCancelDay, canCancel, {
      key: 'cancel',
      label: changes.cancelSeveral,
      icon: <CalendarCancel20Regular />,
    }),
  ]
  return (
    <MenuButton look="outlined" label={more} items={items} className={hasSign ? styles.more : undefined}>
      {hasSign ? (
        <MoreHorizontal20Regular aria-hidden />
      ) : (
        <>
          {more}
          <ChevronDown16Regular aria-hidden />
        </>
      )}
    </MenuButton>
  )
}

/** The buttons to add slots and bookings, and what is done less often, at the bottom of a phone. */
export function CalendarFoot({ calendar }: CalendarPart) {
  const { addSlotHref, addBooking, isPhone } = calendar
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
      {isPhone && <MoreMenu calendar={calendar} />}
    </div>
  )
}

/** The shown days, as a button that opens a popover with months; `children` are a second line of it. */
function RangePicker({ calendar, children }: CalendarPart & { children?: ReactNode }) {
  const { place, now, onPlaceChange } = calendar
  const styles = useCalendarBarStyles()
  const { messages, rangeTitle, shortRange } = useCalendarText()
  const isShort = useMediaQuery(SHORT)
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
              <span>
                {isShort ? shortRange(place) : rangeTitle(place)}
                {children}
              </span>
            </Button>
          </PopoverTrigger>
        )}
      </CalendarPopover>
    </div>
  )
}
