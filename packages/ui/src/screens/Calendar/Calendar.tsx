import { decisionsMessages } from '../../messages/en/decisions.ts'
import { calendarMessages } from '../../messages/en/calendar.ts'
import { slotsMessages } from '../../messages/en/slots.ts'
import { makeStyles } from '@fluentui/react-components'
import { useDeferredValue, useState } from 'react'
import { ListStatus } from '../../components/ListStatus/ListStatus.tsx'
import { LoadedContent } from '../../components/StateView/LoadedContent.tsx'
import { ChangedJustNow } from '../../components/UndoList/ChangedJustNow.tsx'
import { BookingDialogs } from '../../forms/decisions/BookingDialogs.tsx'
import { KeysHelp } from '../../forms/decisions/KeysHelp.tsx'
import type { KeyHelp } from '../../forms/decisions/KeysDialog.tsx'
import { useDecisionKeys } from '../../forms/decisions/useDecisionKeys.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { media } from '../../theme/nalamTokens.ts'
import { useMediaQuery } from '../../theme/useMediaQuery.ts'
import { CalendarBar, CalendarFoot, useRangeTitle } from './bar/CalendarBar.tsx'
import type { CalendarPlace } from './bar/CalendarBar.tsx'
import { CalendarDays, RangeSummary } from './CalendarDays.tsx'
import type { CalendarProps } from './CalendarProps.ts'
import { DayStrip } from './bar/DayStrip.tsx'
import { useCalendarDays } from './useCalendarDays.ts'
import { VisitList, WaitingColumn } from './column/WaitingColumn.tsx'
import { SlotPopover } from './popover/SlotPopover.tsx'
import { CalendarSheet } from './sheet/CalendarSheet.tsx'
import { useCellActions } from './useCellActions.ts'
import { useTargetDocument } from '../../theme/targetDocument.ts'

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 344px',
    gap: '20px',
    alignItems: 'start',
    '@media (max-width: 1099.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  changes: { marginBlock: '20px 0' },
})

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
  changes,
  onDecide,
  onVisit,
  later,
  onCancelDay,
  onOfferDay,
  onSwitch,
  onDelete,
  onAddSlot,
  onAddBooking,
  addSlotHref,
  nextOpenDate,
  availabilityHref,
  owner,
  ...rest
}: CalendarProps) {
  const styles = useStyles()
  const decisions = useMessages(decisionsMessages)
  const slots = useMessages(slotsMessages)
  const decisionKeys = useDecisionKeys(hasUndo, onVisit !== undefined)
  const [showsKeys, setShowsKeys] = useState(false)
  const showKeys = () => setShowsKeys(true)
  const messages = useMessages(calendarMessages)
  const rangeTitle = useRangeTitle()
  const isWide = useMediaQuery(media.tabletUp)
  const isPhone = useMediaQuery(media.phone)
  const page = useTargetDocument()
  const place: CalendarPlace = { view: isWide ? (view ?? 'week') : 'day', date }
  const isDay = place.view === 'day'
  const shown = useCalendarDays({ days, place, now, canAddSlots: onAddSlot !== undefined })
  const { week } = shown
  // Nobody prints while days are being changed: the hidden sheet must not delay what is seen.
  const sheetDays = useDeferredValue(shown.shown, undefined)
  const goTo = (next: { date: string }) => onPlaceChange({ ...place, date: next.date })
  const onPrint = isDay ? () => page?.defaultView?.print() : undefined
  const actions = useCellActions({
    shown,
    now,
    waiting,
    hasUndo,
    onUndo,
    onDecide,
    onVisit,
    later,
    onAddSlot,
    goTo,
    onPrint,
    onHelp: showKeys,
  })
  const { opened, openCell, decision, letters } = actions
  // On a phone every row of the day has them.
  const visits = isDay && !isPhone && onVisit && shown.dayColumn && (
    <VisitList column={shown.dayColumn} now={now} onVisit={onVisit} />
  )
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
      {/* While loading, the days show skeletons of their own. */}
      <LoadedContent
        data={error === undefined || week ? shown : undefined}
        {...{ error, onRetry, isRefreshing }}
        stale={messages.stale}
      >
        {() => (
          <>
            <RangeSummary
              {...{ place, shown, now, nextOpenDate, addSlotHref, onAddSlot, onCancelDay, onOfferDay }}
              onShow={actions.showDay}
            />
            <div className={isDay && (waiting || visits) ? styles.columns : undefined}>
              <CalendarDays
                {...{ place, shown, now, pendingIds, availabilityHref, onVisit }}
                currentKey={actions.currentKey}
                selectedKey={openCell?.key}
                gridProps={actions.gridProps}
                keys={decisionKeys}
              />
              {/* After the days: on a phone the column is below them, and would move when they arrive. */}
              {isDay && week && (waiting || visits) && (
                <div>
                  {visits}
                  {waiting && <WaitingColumn {...{ waiting, date, now, decision, letters }} />}
                </div>
              )}
            </div>
          </>
        )}
      </LoadedContent>
      {/* Below the calendar, which it would move when it appears; days and column would move it. */}
      {week && changes && (!isDay || !waiting || waiting.bookings) && (
        <ChangedJustNow {...changes} className={styles.changes} />
      )}
      <KeysHelp
        text={messages.keysText}
        keys={[
          [['↓', '↑', '→', '←'], messages.keyMove],
          [['Page Up', 'Page Down'], messages.keyWeek],
          [['T'], slots.today],
          [['Enter'], decisions.view],
          ...decisionKeys,
          ...(onPrint ? [[['P'], messages.print] satisfies KeyHelp] : []),
        ]}
        open={showsKeys}
        onOpen={showKeys}
        onClose={() => setShowsKeys(false)}
      />
      <CalendarFoot addSlotHref={addSlotHref} onAddBooking={actions.addBooking} />
      {sheetDays?.[0] && (
        <CalendarSheet place={place} columns={sheetDays} now={now} owner={owner} hasVisits={onVisit !== undefined} />
      )}
      {opened && (
        <SlotPopover
          key={opened.kind === 'add' ? 'add' : opened.key}
          {...{ now, decision, pendingIds, letters, onSwitch, onDelete, onAddBooking }}
          slots={shown.slots}
          date={isDay ? date : undefined}
          cell={openCell}
          anchor={opened.kind === 'cell' ? opened.anchor : undefined}
          onClose={actions.close}
        />
      )}
      <BookingDialogs booking={actions.dialogBooking} {...{ decision, letters }} />
    </div>
  )
}
