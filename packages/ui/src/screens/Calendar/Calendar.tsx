import { clockTimeOfMinutes, minutesOfDay, toIsoDate } from '@nalam/sdk'
import type { Booking } from '@nalam/sdk'
import { ListStatus } from '../../components/ListStatus/ListStatus.tsx'
import { StaleNote } from '../../components/StateView/StaleNote.tsx'
import { ErrorState } from '../../components/StateView/StateView.tsx'
import { useStateCard } from '../../components/StateView/useStateCard.ts'
import { useToasts } from '../../components/Toasts/ToastProvider.tsx'
import { useLazyPart } from '../../components/useLazyPart.ts'
import { BookingDialogs } from '../../forms/decisions/BookingDialogs.tsx'
import { useLoneLetter } from '../../forms/decisions/useLoneLetter.ts'
import { useCalendarMessages } from '../../messages/useCalendarMessages.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { media } from '../../theme/nalamTokens.ts'
import { useMediaQuery } from '../../theme/useMediaQuery.ts'
import { CalendarBar, CalendarFoot, useRangeTitle } from './CalendarBar.tsx'
import type { CalendarPlace } from './CalendarBar.tsx'
import { useCalendarStyles } from './Calendar.styles.ts'
import type { Cell } from './calendarDay.ts'
import { conflictsOf } from './calendarDay.ts'
import { CalendarGrid } from './CalendarGrid.tsx'
import { CalendarList } from './CalendarList.tsx'
import type { CalendarProps } from './CalendarProps.ts'
import { ClosedState } from './ClosedState.tsx'
import { DayStrip } from './DayStrip.tsx'
import { Legend } from './Legend.tsx'
import type { SlotPopoverProps } from './SlotPopover.tsx'
import { newSlotLength } from './timeScale.ts'
import { useAnswers } from './useAnswers.ts'
import { useCalendarDays } from './useCalendarDays.ts'
import { useDayParts } from './useDayParts.ts'
import { useGridKeys } from './useGridKeys.ts'
import type { Waiting } from './WaitingColumn.tsx'

const NONE: ReadonlySet<string> = new Set()
const fetchPopover = () => import('./SlotPopover.tsx').then(({ SlotPopover }) => SlotPopover)

/** The doctor's days with their slots and bookings (CAL-01). */
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
  const { forms } = useMessages()
  const toasts = useToasts()
  const rangeTitle = useRangeTitle()
  const isWide = useMediaQuery(media.tabletUp.slice('@media '.length))
  const isPhone = useMediaQuery(media.phone.slice('@media '.length))
  const place: CalendarPlace = { view: isWide ? (view ?? 'week') : 'day', date }
  const shown = useCalendarDays({ days, place, now, canAddSlots: onAddSlot !== undefined })
  const { week, gridDays } = shown
  const columnOf = (booking: Booking) => week?.find((column) => column.date === toIsoDate(booking.date))
  const conflicts = (booking: Booking) => conflictsOf(columnOf(booking), booking)
  const letters = useLoneLetter()
  const answers = useAnswers({ now, hasUndo, conflictsOf: conflicts, onDecide })
  const { opened, setOpened, decision } = answers
  const { opened: dialog, pendingDecision, choose } = decision
  const popover = useLazyPart<SlotPopoverProps>(fetchPopover)
  const { Sheet, Column } = useDayParts(place.view === 'day')
  const cells = gridDays.flatMap((day) => day.cells)

  const openPopover = async (wanted: NonNullable<typeof opened>) => {
    if (popover.Part || (await popover.load())) setOpened(wanted)
    else toasts.error(forms.partMissing)
  }
  // Without the days it is unknown which slots are open.
  const addBooking = week && (() => void openPopover({ kind: 'add' }))
  const addSlot = ({ date: day, from }: Cell) => {
    const column = week?.find((candidate) => candidate.date === day)
    if (column)
      onAddSlot?.({ date: day, from: clockTimeOfMinutes(from), minutes: newSlotLength(column, week ?? [], from) })
  }
  const goTo = (next: { date: string }) => onPlaceChange({ ...place, date: next.date })
  const print = place.view === 'day' ? () => window.print() : undefined
  const { currentKey, gridProps } = useGridKeys({
    days: gridDays,
    start: shown.start,
    letters,
    onOpen: (cell, anchor) =>
      cell.items.length === 0 ? addSlot(cell) : void openPopover({ kind: 'cell', key: cell.key, anchor }),
    onAction: (cell, action, anchor) => {
      // The action may open the popover.
      void popover.load()
      answers.act(cell, action, anchor)
    },
    sends: decision.sends,
    onPlace: goTo,
    onToday: () => ({ date: now.date, minute: minutesOfDay(now.time) ?? 0 }),
    onUndo,
    onPrint: print,
  })

  const openCell = opened?.kind === 'cell' ? cells.find(({ key }) => key === opened.key) : undefined
  // The open cell no longer exists, so its popover closes.
  if (opened?.kind === 'cell' && week && !openCell) answers.close()
  const dialogBooking = dialog && cellsBooking(week?.flatMap((column) => column.cells) ?? [], waiting, dialog.bookingId)
  if (dialog && week && !dialogBooking) answers.close()

  const ofView = {
    now,
    next: shown.next,
    currentKey,
    selectedKey: openCell?.key,
    pendingIds,
    gridProps: { ...gridProps, onPointerEnter: popover.prepare },
  }
  const dayColumn = week?.find((column) => column.date === date)
  const isAllClosed =
    week !== undefined && (shown.shown ?? []).every((column) => !column.isOpenDay && column.cells.length === 0)
  const isEmpty = week !== undefined && (shown.shown ?? []).every((column) => column.cells.length === 0)
  return (
    <div {...rest}>
      <CalendarBar
        place={place}
        today={now.date}
        onPlaceChange={onPlaceChange}
        onPrepare={(next) => onPrepare?.(next.date)}
        addSlotHref={addSlotHref}
        onAddBooking={addBooking}
        onPrint={print}
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
      {isEmpty && !isAllClosed && (
        <p className={styles.hint}>
          <strong>{messages.emptyWeek}.</strong> {onAddSlot && messages.emptyWeekText}
        </p>
      )}
      {error !== undefined && !week ? (
        <ErrorState className={card} error={error} onRetry={onRetry} isRefreshing={isRefreshing} />
      ) : (
        <div className={place.view === 'day' && waiting ? styles.columns : undefined}>
          {isAllClosed ? (
            <ClosedState
              title={place.view === 'week' ? messages.allClosed : messages.closed}
              note={place.view === 'day' ? dayColumn?.note : undefined}
              availabilityHref={availabilityHref}
            />
          ) : isPhone ? (
            <CalendarList {...ofView} column={dayColumn} date={date} cells={gridDays[0]?.cells ?? []} />
          ) : (
            <div>
              <CalendarGrid
                {...ofView}
                layout={place.view}
                columns={shown.shown}
                days={gridDays}
                stretches={shown.stretches}
                firstDay={place.view === 'week' ? shown.weekStart : date}
                onUnfold={shown.unfold}
              />
              {place.view === 'week' && <Legend />}
            </div>
          )}
          {place.view === 'day' && waiting && Column && (
            <Column
              waiting={waiting}
              date={date}
              now={now}
              conflictsOf={conflicts}
              pendingDecision={pendingDecision}
              letters={letters}
              onChoose={choose}
            />
          )}
        </div>
      )}
      <CalendarFoot addSlotHref={addSlotHref} onAddBooking={addBooking} />
      {place.view === 'day' && dayColumn && Sheet && <Sheet column={dayColumn} now={now} owner={owner} />}
      {opened && popover.Part && (opened.kind === 'add' || openCell) && (
        <popover.Part
          key={opened.kind === 'add' ? 'add' : opened.key}
          {...{ slots: shown.slots, now, pendingDecision, pendingIds, letters, onSwitch, onDelete, onAddBooking }}
          cell={openCell}
          anchor={opened.kind === 'cell' ? opened.anchor : undefined}
          conflictsOf={conflicts}
          onChoose={choose}
          onClose={answers.close}
        />
      )}
      <BookingDialogs booking={dialogBooking} decision={decision} now={now} letters={letters} />
    </div>
  )
}

function cellsBooking(cells: readonly Cell[], waiting: Waiting | undefined, id: string): Booking | undefined {
  return (
    cells.flatMap(({ items }) => items.flatMap(({ booking }) => booking ?? [])).find((booking) => booking.id === id) ??
    waiting?.bookings?.find((booking) => booking.id === id)
  )
}
