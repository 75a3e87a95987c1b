import { Button } from '@fluentui/react-button'
import { clockTimeOfMinutes, minutesOfDay, toIsoDate } from '@nalam/sdk'
import type { Booking, ClinicMoment, DaySchedule } from '@nalam/sdk'
import { useEffect } from 'react'
import type { ComponentProps } from 'react'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { ListStatus } from '../../components/ListStatus/ListStatus.tsx'
import { EmptyState, ErrorState } from '../../components/StateView/StateView.tsx'
import { useToasts } from '../../components/Toasts/ToastProvider.tsx'
import { useLazyPart } from '../../forms/useLazyPart.ts'
import { useCalendarMessages } from '../../messages/useCalendarMessages.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { media } from '../../theme/nalamTokens.ts'
import { useControlStyles } from '../../theme/useControlStyles.ts'
import { useMediaQuery } from '../../theme/useMediaQuery.ts'
import { BookingDialogs } from '../Appointments/BookingDialogs.tsx'
import type { Decide } from '../Appointments/useDecision.ts'
import { useLoneLetter } from '../Appointments/useLoneLetter.ts'
import type { CalendarActions } from './CalendarActions.ts'
import { CalendarBar, CalendarFoot, useRangeTitle } from './CalendarBar.tsx'
import type { CalendarPlace, CalendarView } from './CalendarBar.tsx'
import { useCalendarStyles } from './Calendar.styles.ts'
import type { Cell } from './calendarDay.ts'
import { conflictsOf } from './calendarDay.ts'
import { CalendarGrid } from './CalendarGrid.tsx'
import { CalendarList } from './CalendarList.tsx'
import type { DaySheetProps } from './DaySheet.tsx'
import { DayStrip } from './DayStrip.tsx'
import { Legend } from './Legend.tsx'
import type { SlotPopoverProps } from './SlotPopover.tsx'
import { newSlotLength } from './timeScale.ts'
import { useAnswers } from './useAnswers.ts'
import { useCalendarDays } from './useCalendarDays.ts'
import { useGridKeys } from './useGridKeys.ts'
import type { Waiting, WaitingColumnProps } from './WaitingColumn.tsx'

export interface CalendarProps extends Omit<ComponentProps<'div'>, 'children'>, CalendarActions {
  /** Date and time at the clinic (D6). */
  now: ClinicMoment
  /** The view asked for; undefined for the usual one: a week where there is room for it, else a day. */
  view?: CalendarView | undefined
  /** The day that is shown, or a day of the week that is shown, `YYYY-MM-DD`. */
  date: string
  onPlaceChange: (place: CalendarPlace) => void
  /** The week of a day is likely to be asked for next, `YYYY-MM-DD`. */
  onPrepare?: ((date: string) => void) | undefined
  /** The week of `date` (`api.calendar.show` from and to `calendarWeek(date)`); undefined while it is being read. */
  days: readonly DaySchedule[] | undefined
  /** What to say when reading failed. Days that are there stay. */
  error?: string | undefined
  onRetry?: (() => void) | undefined
  /** They are being read again. */
  isPending?: boolean
  /** What waits for an answer, for beside a day; left out where the platform does not tell. */
  waiting?: Waiting | undefined
  /** Slots and bookings of which a change is on its way. */
  pendingIds?: ReadonlySet<string> | undefined
  /** An answer can be undone: declining then asks no question first. */
  hasUndo?: boolean
  /** Undoes what was done last, by U or Ctrl or Cmd and Z. */
  onUndo?: (() => void) | undefined
  /** Resolves to whether the booking has the decision now. The host reports what went wrong, as a toast. */
  onDecide: Decide
  /** Where a slot of any time is added. */
  addSlotHref: string
  /** Where days and hours are changed; left out where the platform has no such page. */
  availabilityHref?: string | undefined
  /** Doctor and clinic, for the day sheet. */
  owner: string
}

const NONE: ReadonlySet<string> = new Set()
const fetchPopover = () => import('./SlotPopover.tsx').then(({ SlotPopover }) => SlotPopover)

// A week needs neither.
const fetchSheet = () => import('./DaySheet.tsx').then(({ DaySheet }) => DaySheet)
const fetchWaiting = () => import('./WaitingColumn.tsx').then(({ WaitingColumn }) => WaitingColumn)

/** What a day has beside its slots. Without them, where they cannot be fetched, the day can still be used. */
function useDayParts(isDay: boolean) {
  const sheet = useLazyPart<DaySheetProps>(fetchSheet)
  const column = useLazyPart<WaitingColumnProps>(fetchWaiting)
  const isHere = sheet.Part !== undefined && column.Part !== undefined
  useEffect(() => {
    if (!isDay || isHere) return
    sheet.prepare()
    column.prepare()
    // Both are new objects with every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isDay, isHere])
  return { Sheet: sheet.Part, Column: column.Part }
}

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
  isPending = false,
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
  const { opened, setOpened, dialog, pendingDecision } = answers
  const popover = useLazyPart<SlotPopoverProps>(fetchPopover)
  const { Sheet, Column } = useDayParts(place.view === 'day')
  const cells = gridDays.flatMap((day) => day.cells)

  const openPopover = async (wanted: NonNullable<typeof opened>) => {
    if (popover.Part || (await popover.load())) setOpened(wanted)
    else toasts.error(forms.partMissing)
  }
  // Without the days nobody knows which slots are open.
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
      // The popover may be what it comes to.
      void popover.load()
      answers.act(cell, action, anchor)
    },
    sends: answers.sends,
    onPlace: goTo,
    onToday: () => ({ date: now.date, minute: minutesOfDay(now.time) ?? 0 }),
    onUndo,
    onPrint: print,
  })

  const openCell = opened?.kind === 'cell' ? cells.find(({ key }) => key === opened.key) : undefined
  // What was open has gone: there is nothing to show in its popover.
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
      {error !== undefined && week && <StaleNote isPending={isPending} onRetry={onRetry} />}
      {isEmpty && !isAllClosed && (
        <p className={styles.hint}>
          <strong>{messages.emptyWeek}.</strong> {onAddSlot && messages.emptyWeekText}
        </p>
      )}
      {error !== undefined && !week ? (
        <ErrorState className={styles.state} error={error} onRetry={onRetry} isPending={isPending} />
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
              onChoose={answers.choose}
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
          onChoose={answers.choose}
          onClose={answers.close}
        />
      )}
      {dialog && dialogBooking && (
        <BookingDialogs
          booking={dialogBooking}
          opened={dialog}
          pendingDecision={pendingDecision}
          now={now}
          letters={letters}
          onOpen={answers.setDialog}
          onClose={() => {
            letters.endWord()
            answers.close()
          }}
          onDecide={(booking, decision) => void answers.decide(booking, decision)}
        />
      )}
    </div>
  )
}

function cellsBooking(cells: readonly Cell[], waiting: Waiting | undefined, id: string): Booking | undefined {
  return (
    cells.flatMap(({ items }) => items.flatMap(({ booking }) => booking ?? [])).find((booking) => booking.id === id) ??
    waiting?.bookings?.find((booking) => booking.id === id)
  )
}

interface ClosedStateProps extends Pick<CalendarProps, 'availabilityHref'> {
  title: string
  /** Why, where the doctor has said it. */
  note: string | undefined
}

/** No day that is shown is open, and where that is changed. */
function ClosedState({ title, note, availabilityHref }: ClosedStateProps) {
  const styles = useCalendarStyles()
  const messages = useCalendarMessages()
  const { slots } = useMessages()
  const isElsewhere = availabilityHref !== undefined
  return (
    <EmptyState
      className={styles.state}
      title={title}
      text={note ?? (isElsewhere ? messages.closedHours : messages.allClosedText)}
      actions={isElsewhere && <ButtonLink href={availabilityHref}>{slots.availability}</ButtonLink>}
    />
  )
}

function StaleNote({ isPending, onRetry }: Pick<CalendarProps, 'isPending' | 'onRetry'>) {
  const styles = useCalendarStyles()
  const controls = useControlStyles()
  const { actions } = useMessages()
  const messages = useCalendarMessages()
  return (
    <div role="alert" className={styles.stale}>
      {messages.stale}
      <Button className={controls.button} disabledFocusable={isPending ?? false} onClick={onRetry}>
        {actions.tryAgain}
      </Button>
    </div>
  )
}
