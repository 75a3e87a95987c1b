import type { Doctor } from '@nalam/sdk'
import { LiveBar, useServerText, useToasts } from '@nalam/ui'
import { Appointments } from '@nalam/ui/screens/Appointments'
import { useEffect } from 'react'
import { usePolledBookings } from '../../shared/bookings/useBookingPoll.ts'
import { useDoctor } from '../../shared/session/useDoctor.ts'
import { useDecide } from './useDecide.ts'
import { useBookingExport } from './useBookingExport.ts'
import { bookingPages, useBookings } from './useBookings.ts'
import { bookingListKey } from './keys.ts'
import { newBookings } from './newBookings.ts'

/** What the page shows first. */
export const prefetch = (doctor: Doctor): Promise<void> => bookingPages.prefetch(bookingListKey(doctor.id, 1, ''))

/** /doctor/appointment */
export default function AppointmentsRoute() {
  const doctor = useDoctor()
  const { page, error, isBusy, search, searchFor, goTo, refresh, showLatest, key } = useBookings(doctor.id)
  const decide = useDecide(doctor.id, key)
  const { isExporting, exportAll } = useBookingExport(doctor.id, search)
  const polled = usePolledBookings(doctor.id)
  const serverText = useServerText()
  const toasts = useToasts()

  // With rows on the screen a failure is a notice, without them it stands in their place.
  const notice = error && page ? serverText(error) : undefined
  useEffect(() => {
    if (notice !== undefined) toasts.error(notice)
  }, [notice, error, toasts])
  return (
    <Appointments
      page={page}
      failureMessage={error && serverText(error)}
      onRetry={() => void refresh()}
      busy={isBusy}
      search={search}
      onSearch={searchFor}
      onPageChange={goTo}
      onRefresh={() => void refresh()}
      onExport={() => void exportAll()}
      exporting={isExporting}
      live={
        <LiveBar
          updatedAt={page?.readAt}
          newBookings={newBookings(page, polled, page?.currentPage === 1 && search.trim() === '')}
          onShow={showLatest}
        />
      }
      onDecide={decide}
    />
  )
}
