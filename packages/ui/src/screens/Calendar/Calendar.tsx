import { ListStatus } from '../../components/ListStatus/ListStatus.tsx'
import { StaleNote } from '../../components/StateView/StaleNote.tsx'
import { ErrorState } from '../../components/StateView/StateView.tsx'
import { useStateCard } from '../../components/StateView/useStateCard.ts'
import { BookingDialogs } from '../../forms/decisions/BookingDialogs.tsx'
import { useCalendarMessages } from '../../messages/useCalendarMessages.ts'
import { media } from '../../theme/nalamTokens.ts'
import { useMediaQuery } from '../../theme/useMediaQuery.ts'
import { CalendarBar, CalendarFoot, useRangeTitle } from './CalendarBar.tsx'
import type { CalendarPlace } from './CalendarBar.tsx'
import { useCalendarStyles } from './Calendar.styles.ts'
import { CalendarDays } from './CalendarDays.tsx'
import type { CalendarProps } from './CalendarProps.ts'
import { DayStrip } from './DayStrip.tsx'
import { useCalendarDays } from './useCalendarDays.ts'
import { useCellActions } from './useCellActions.ts'
import { useDayParts } from './useDayParts.ts'

const NONE: ReadonlySet<string> = new Set()

/**
 * The doctor's days with their slots and bookings (CAL-01). Long, because it is the layout of the
 * screen, from the bar to the dialogs, and passes its many properties on.
 */
export function Calendar({
  now,
  view,
  date,
  onPlaceChange,
  onPrepare,
  days,
  error,
  onRetry,
  isRefreshing = false,
  waiting,
  pendingIds = NONE,
  hasUndo = false,
  onUndo,
  onDecide,
  onSwitch,
  onDelete,
  onAddSlot,
  onAddBooking,
  addSlotHref,
  availabilityHref,
  owner,
  ...rest
}: CalendarProps) {
  const styles = useCalendarStyles()
  const card = useStateCard()
  const messages = useCalendarMessages()
  const rangeTitle = useRangeTitle()
  const isWide = useMediaQuery(media.tabletUp)
  const place: CalendarPlace = { view: isWide ? (view ?? 'week') : 'day', date }
  const isDay = place.view === 'day'
  const { Sheet, Column } = useDayParts(isDay)
  const shown = useCalendarDays({ days, place, now, canAddSlots: onAddSlot !== undefined })
  const { week, dayColumn, conflictsOf } = shown
  const goTo = (next: { date: string }) => onPlaceChange({ ...place, date: next.date })
  const onPrint = isDay ? () => window.print() : undefined
  const actions = useCellActions({ shown, now, waiting, hasUndo, onUndo, onDecide, onAddSlot, goTo, onPrint })
  const { Popover, opened, openCell, decision, letters } = actions
  const { pendingDecision, choose } = decision
  return (
    <div {...rest}>
      <CalendarBar
        place={place}
        today={now.date}
        onPlaceChange={onPlaceChange}
        onPrepare={(next) => onPrepare?.(next.date)}
        addSlotHref={addSlotHref}
        onAddBooking={actions.addBooking}
        onPrint={onPrint}
      />
      <ListStatus text={week ? rangeTitle(place) : ''} />
      {!isWide && (
        <DayStrip
          start={shown.weekStart}
          date={date}
          today={now.date}
          columns={week}
          onDateChange={(day) => goTo({ date: day })}
        />
      )}
      {error !== undefined && week && (
        <StaleNote isRefreshing={isRefreshing} onRetry={onRetry}>
          {messages.stale}
        </StaleNote>
      )}
      {shown.isEmpty && !shown.isAllClosed && (
        <p className={styles.hint}>
          <strong>{messages.emptyWeek}.</strong> {onAddSlot && messages.emptyWeekText}
        </p>
      )}
      {error !== undefined && !week ? (
        <ErrorState className={card} error={error} onRetry={onRetry} isRefreshing={isRefreshing} />
      ) : (
        <div className={isDay && waiting ? styles.columns : undefined}>
          <CalendarDays
            {...{ place, shown, now, pendingIds, availabilityHref }}
            currentKey={actions.currentKey}
            selectedKey={openCell?.key}
            gridProps={actions.gridProps}
          />
          {isDay && waiting && Column && (
            <Column {...{ waiting, date, now, conflictsOf, pendingDecision, letters }} onChoose={choose} />
          )}
        </div>
      )}
      <CalendarFoot addSlotHref={addSlotHref} onAddBooking={actions.addBooking} />
      {isDay && dayColumn && Sheet && <Sheet column={dayColumn} now={now} owner={owner} />}
      {opened && Popover && (
        <Popover
          key={opened.kind === 'add' ? 'add' : opened.key}
          {...{ now, conflictsOf, pendingDecision, pendingIds, letters, onSwitch, onDelete, onAddBooking }}
          slots={shown.slots}
          cell={openCell}
          anchor={opened.kind === 'cell' ? opened.anchor : undefined}
          onChoose={choose}
          onClose={actions.close}
        />
      )}
      <BookingDialogs booking={actions.dialogBooking} decision={decision} now={now} letters={letters} />
    </div>
  )
}
