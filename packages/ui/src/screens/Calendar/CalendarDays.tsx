import { calendarMessages } from '../../messages/en/calendar.ts'
import { useMessages } from '../../messages/useMessages.ts'
import type { ComponentProps } from 'react'
import { media } from '../../theme/nalamTokens.ts'
import { useMediaQuery } from '../../theme/useMediaQuery.ts'
import type { CalendarPlace } from './bar/CalendarBar.tsx'
import { CalendarGrid } from './grid/CalendarGrid.tsx'
import { CalendarList } from './list/CalendarList.tsx'
import type { CalendarListProps } from './list/CalendarList.tsx'
import { ClosedState } from './ClosedState.tsx'
import { Legend } from './grid/Legend.tsx'
import type { ShownDays } from './useCalendarDays.ts'

interface CalendarDaysProps extends Pick<CalendarListProps, 'now' | 'currentKey' | 'selectedKey' | 'pendingIds'> {
  place: CalendarPlace
  shown: ShownDays
  gridProps: ComponentProps<'div'>
  availabilityHref: string | undefined
}

/** The shown days as a grid, on a phone as a list; or the reason if all of them are closed. */
export function CalendarDays({ place, shown, availabilityHref, ...cells }: CalendarDaysProps) {
  const messages = useMessages(calendarMessages)
  const isPhone = useMediaQuery(media.phone)
  const { view, date } = place
  if (shown.isAllClosed) {
    return (
      <ClosedState
        title={view === 'week' ? messages.allClosed : messages.closed}
        note={view === 'day' ? shown.dayColumn?.note : undefined}
        availabilityHref={availabilityHref}
      />
    )
  }
  if (isPhone) {
    return (
      <CalendarList
        {...cells}
        next={shown.next}
        column={shown.dayColumn}
        date={date}
        cells={shown.gridDays[0]?.cells ?? []}
      />
    )
  }
  return (
    <div>
      <CalendarGrid
        {...cells}
        next={shown.next}
        layout={view}
        columns={shown.shown}
        days={shown.gridDays}
        stretches={shown.stretches}
        firstDay={view === 'week' ? shown.weekStart : date}
        onUnfold={shown.unfold}
      />
      {view === 'week' && <Legend />}
    </div>
  )
}
