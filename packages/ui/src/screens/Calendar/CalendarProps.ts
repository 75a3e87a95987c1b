import type { ClinicMoment, DaySchedule } from '@nalam/sdk'
import type { ComponentProps } from 'react'
import type { Decide } from '../Appointments/useDecision.ts'
import type { CalendarActions } from './CalendarActions.ts'
import type { CalendarPlace, CalendarView } from './CalendarBar.tsx'
import type { Waiting } from './WaitingColumn.tsx'

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
