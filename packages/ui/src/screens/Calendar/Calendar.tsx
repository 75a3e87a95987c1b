import { layout } from '../../theme/internal.ts'
import { getIntrinsicElementProps, makeStyles, mergeClasses } from '@fluentui/react-components'
import { useDeferredValue, type HTMLAttributes } from 'react'
import { ListStatus } from '../../components/ListStatus/ListStatus.tsx'
import { LoadedContent } from '../../components/StateView/LoadedContent.tsx'
import { BookingDialogs } from '../../bookings/dialogs/lateDialogs.tsx'
import { KeysHelp } from '../../bookings/keys/KeysHelp.tsx'
import { CalendarBar, CalendarFoot, DayLine } from './bar/CalendarBar.tsx'
import { DayStrip } from './bar/DayStrip.tsx'
import { CalendarDays } from './CalendarDays.tsx'
import type { CalendarProps } from './CalendarProps.ts'
import { VisitList, WaitingColumn } from './column/WaitingColumn.tsx'
import { SlotPopover } from './popover/SlotPopover.tsx'
import { CalendarSheet } from './sheet/CalendarSheet.tsx'
import { useCalendar, type CalendarState } from './useCalendar.ts'
import { useCalendarText } from './useCalendarText.ts'

const useStyles = makeStyles({
  root: { containerType: 'inline-size' },
  columns: {
    ...layout.wrap,
    gap: '20px',
    alignItems: 'flex-start',
    // The column moves below the days where the text leaves them no room.
    '& > :first-child': { flex: '9999 1 28.5rem', minWidth: 0 },
    '& > :last-child': { flex: '1 0 min(100%, 21.5rem)', minWidth: 0 },
    '@media (max-width: 68.7488em)': { '& > *': { flexBasis: '100%' } },
  },
})

const NONE: CalendarState['shown'] = []

/** What a host sets on the root element. */
type Attributes = HTMLAttributes<HTMLElement> & { as?: 'div' }

/** The doctor's days with their slots and bookings (CAL-01). */
export function Calendar({ ref, ...props }: CalendarProps) {
  const styles = useStyles()
  const { messages, slots, decisions, rangeTitle } = useCalendarText()
  const calendar = useCalendar(props)
  const { place, isDay, week, waiting, controls, actions, opened } = calendar
  const { error, onRetry, isRefreshing = false } = calendar
  // Nobody prints while days are being changed: the hidden sheet must not delay what is seen. It is
  // not part of the first render, because there is no body on the server.
  const sheetDays = useDeferredValue(calendar.shown, NONE)
  // On a phone every row of the day has them.
  const hasVisits = !calendar.isPhone && actions.onVisit !== undefined && calendar.dayColumn !== undefined
  const hasColumn = isDay && (waiting !== undefined || hasVisits)
  return (
    <div
      ref={ref}
      {...getIntrinsicElementProps<Attributes>('div', props)}
      className={mergeClasses(styles.root, props.className)}
    >
      <CalendarBar calendar={calendar} />
      <ListStatus text={week ? rangeTitle(place) : ''} />
      {!calendar.isWide && <DayStrip calendar={calendar} />}
      <DayLine calendar={calendar} />
      {/* While loading, the days show skeletons of their own. */}
      <LoadedContent
        data={error === undefined || week ? calendar : undefined}
        {...{ error, onRetry, isRefreshing }}
        stale={messages.stale}
      >
        {() => (
          <div className={hasColumn ? styles.columns : undefined}>
            <CalendarDays calendar={calendar} />
            {/* After the days: on a phone the column is below them, and would move when they arrive. */}
            {hasColumn && week && (
              <div>
                {hasVisits && <VisitList calendar={calendar} />}
                {waiting && <WaitingColumn {...{ calendar, waiting }} />}
              </div>
            )}
          </div>
        )}
      </LoadedContent>
      <KeysHelp
        text={messages.keysText}
        keys={[
          [['↓', '↑', '→', '←'], messages.keyMove],
          [['Page Up', 'Page Down'], messages.keyWeek],
          [['T'], slots.today],
          [['Enter'], decisions.view],
          ...calendar.decisionKeys,
          [['P'], isDay ? messages.print : messages.printWeek],
        ]}
        {...calendar.keysHelp}
      />
      <CalendarFoot calendar={calendar} />
      {sheetDays?.[0] && <CalendarSheet calendar={calendar} columns={sheetDays} />}
      {opened && <SlotPopover key={opened.key} calendar={calendar} />}
      <BookingDialogs booking={calendar.dialogBooking} controls={controls} />
    </div>
  )
}
