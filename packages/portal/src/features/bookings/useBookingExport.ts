import { clinicToday, isApiError, type Booking } from '@nalam/sdk'
import { useMessages, useServerText, useToasts } from '@nalam/ui'
import { bookingsCsv } from './bookingsCsv.ts'
import type { FilterRequest } from '../../shared/bookings/keys.ts'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../shared/api/api.ts'
import { saveFile } from './saveFile.ts'

export interface BookingExport {
  isExportPending: boolean
  /** Reads all pages of the search and saves them as a file. */
  exportAll: () => Promise<void>
}

/** Exports all pages of the current search and filters as CSV (D15). Leaving the page aborts it. */
export function useBookingExport(doctorId: string, search: string, filters: FilterRequest | null): BookingExport {
  const [isExportPending, setExportPending] = useState(false)
  const running = useRef<AbortController>(undefined)
  const messages = useMessages()
  const toasts = useToasts()
  const serverText = useServerText()
  useEffect(() => () => running.current?.abort(), [])

  const exportAll = async () => {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setExportPending(true)
    try {
      const bookings: Booking[] = []
      for await (const booking of api.bookings.all({ doctorId, search, ...filters }, { signal: controller.signal }))
        bookings.push(booking)
      const text = bookingsCsv(bookings, messages)
      // The date, never the search text: other people see the name of a file.
      saveFile(`bookings-${clinicToday()}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }))
      toasts.success(messages.appointments.exported)
    } catch (error) {
      if (!isApiError(error)) throw error
      if (error.kind !== 'aborted' && error.status !== 401) toasts.error(serverText(error))
    } finally {
      running.current = undefined
      setExportPending(false)
    }
  }
  return { isExportPending, exportAll }
}
