import { statusMessages } from '@nalam/ui/messages/status'
import { tableMessages } from '@nalam/ui/messages/table'
import { appointmentsMessages } from '@nalam/ui/messages/appointments'
import { clinicToday, isApiError, type Booking, type BookingSearch } from '@nalam/sdk'
import { useMessages, useServerText, useToasts } from '@nalam/ui'
import { bookingsCsv } from './bookingsCsv.ts'
import type { FilterRequest } from '../../shared/bookings/bookingQueries.ts'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../shared/api/api.ts'
import { saveFile } from './saveFile.ts'

export interface BookingExport {
  isExportPending: boolean
  /** Reads all pages of the search and saves them as a file. */
  exportAll: () => Promise<void>
}

/** How often a list that changes while it is read is read at most. */
const MAX_READS = 3

/**
 * Reads all bookings of a search. A list that was answered elsewhere in the meantime is read again,
 * so that no row is missing and none has an old status.
 */
async function readAll(search: BookingSearch, signal: AbortSignal): Promise<Booking[]> {
  const stateNow = async () => {
    const { summary, totalItems, bookings } = await api.bookings.list(search, { signal })
    return JSON.stringify([summary, totalItems, bookings.map(({ id, status }) => [id, status])])
  }
  let before = await stateNow()
  for (let reads = 1; ; reads++) {
    const bookings: Booking[] = []
    for await (const booking of api.bookings.all(search, { signal })) bookings.push(booking)
    const after = await stateNow()
    if (after === before || reads === MAX_READS) return bookings
    before = after
  }
}

/** Exports all pages of the current search and filters as CSV (D15). Leaving the page aborts it. */
export function useBookingExport(doctorId: string, search: string, filters: FilterRequest | null): BookingExport {
  const [isExportPending, setExportPending] = useState(false)
  const running = useRef<AbortController>(undefined)
  const messages = useMessages(appointmentsMessages)
  const table = useMessages(tableMessages)
  const status = useMessages(statusMessages)
  const toasts = useToasts()
  const serverText = useServerText()
  useEffect(() => () => running.current?.abort(), [])

  const exportAll = async () => {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setExportPending(true)
    try {
      const bookings = await readAll({ doctorId, search, ...filters }, controller.signal)
      const text = bookingsCsv(bookings, { table, status })
      // The date, never the search text: other people see the name of a file.
      saveFile(`bookings-${clinicToday(api.now())}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }))
      toasts.success(messages.exported)
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
