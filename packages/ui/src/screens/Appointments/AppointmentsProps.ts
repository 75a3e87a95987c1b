import type { BookingPage, ClinicMoment } from '@nalam/sdk'
import type { ComponentProps, ReactNode } from 'react'
import type { ListScreenState } from '../../components/ListScreen/ListScreen.tsx'
import type { BookingActions } from '../../bookings/actions.ts'
import type { UndoableAnswers } from './AnsweredJustNow.tsx'
import type { AppointmentFiltering } from './AppointmentFiltering.ts'
import type { BookingSelection } from './BookingSelection.tsx'

export interface AppointmentsProps extends ListScreenState, Omit<ComponentProps<'div'>, 'children'> {
  /** The current page (`api.bookings.list`); undefined while the first one is loading. */
  page: BookingPage | undefined
  onRefresh: () => void
  /** Filters and order of the list, on platforms that support them (`booking-filters`). */
  filtering?: AppointmentFiltering | undefined
  /**
   * Date and time at the clinic, on platforms where a pending booking whose time has passed can
   * only be declined (`booking-filters`). Without it, every pending booking can be approved.
   */
  now?: ClinicMoment | undefined
  /**
   * When it changes, the focus moves to the first pending row: for users who followed a link to the
   * pending bookings.
   */
  arrival?: string | undefined
  /** Exports all pages of this search to a file; left out, there is no Export. */
  onExport?: (() => void) | undefined
  /** The export is running. */
  isExportPending?: boolean
  /** The age of the list and the number of new bookings (`LiveBar`), beside the title. */
  live?: ReactNode
  /**
   * The decisions that can be undone, on platforms that support it (`undo`): declining then needs
   * no confirmation.
   */
  undo?: UndoableAnswers | undefined
  /** What can be done with a booking; all but decisions needs `now`. */
  actions: BookingActions
  /** Bookings selected to be cancelled together, on platforms that support it (`visits`); needs `now`. */
  selection?: BookingSelection | undefined
}
