import { clinicToday, isApiError, type Booking } from '@nalam/sdk'
import { useMessages, useServerText, useToasts } from '@nalam/ui'
import { bookingsCsv } from './bookingsCsv.ts'
import type { FilterRequest } from '../../shared/bookings/keys.ts'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../shared/api/api.ts'
import { saveFile } from './saveFile.ts'

export interface BookingExport {
  isExporting: boolean
  /** Reads all pages of the search and saves them as a file. */
  exportAll: () => Promise<void>
}

/** Export CSV: all pages of the current search and filters (D15). Leaving the page ends it. */
export function useBookingExport(doctorId: string, search: string, filters: FilterRequest | null): BookingExport {
  const [isExporting, setExporting] = useState(false)
  const running = useRef<AbortController>(undefined)
  const messages = useMessages()
  const toasts = useToasts()
  const serverText = useServerText()
  useEffect(() => () => running.current?.abort(), [])

  const exportAll = async () => {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setExporting(true)
    try {
      const bookings: Booking[] = []
      for await (const booking of api.bookings.all({ doctorId, search, ...filters }, { signal: controller.signal }))
        bookings.push(booking)
      const text = bookingsCsv(bookings, messages)
      // The day, never the search: a file's name is seen by others.
      saveFile(`bookings-${clinicToday()}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }))
      toasts.success(messages.appointments.exported)
    } catch (error) {
      if (!isApiError(error)) throw error
      if (error.kind !== 'aborted' && error.status !== 401) toasts.error(serverText(error))
    } finally {
      running.current = undefined
      setExporting(false)
    }
  }
  return { isExporting, exportAll }
}
