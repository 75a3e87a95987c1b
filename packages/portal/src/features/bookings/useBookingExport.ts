import {
  type Booking,
  type BookingSearch,
  clinicToday,
  csvHead,
  csvLines,
  isApiError,
  parsePhone,
  toIsoDate,
} from '@nalam/sdk'
import { bookingState } from '@nalam/sdk/rules'
import { type Catalogue, useMessages, useServerText, useToasts } from '@nalam/ui'
import { decisionsMessages } from '@nalam/ui/messages/decisions'
import { statusMessages } from '@nalam/ui/messages/status'
import { tableMessages } from '@nalam/ui/messages/table'
import { appointmentsMessages } from '@nalam/ui/messages/appointments'
import type { FilterRequest } from '../../shared/bookings/bookingQueries.ts'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../shared/api/api.ts'
import { useCapability } from '../../shared/session/session.ts'
import { saveFile } from '../../shared/saveFile.ts'

/**
 * Formats the bookings as a CSV file for spreadsheets (D15): the columns of the table without
 * Action, with ISO dates and 24-hour times, which every locale understands.
 *
 * @param now left out on platforms that do not distinguish bookings whose time has passed
 * @param hasIntake whether there are columns for the reason of the visit and the platform
 */
export function bookingsCsv(
  bookings: readonly Booking[],
  { table, status, decisions }: Pick<Catalogue, 'table' | 'status' | 'decisions'>,
  now?: Date,
  hasIntake = false,
) {
  const stateText = (booking: Booking) => {
    const state = bookingState(booking, now)
    return state === 'unknown' ? (booking.rawStatus ?? '') : status.states[state]
  }
  const columns: readonly (readonly [heading: string, text: (booking: Booking, index: number) => string])[] = [
    [table.serialNumber, (_, index) => String(index + 1)],
    [table.date, ({ date }) => toIsoDate(date) ?? date],
    [table.bookingId, ({ bookingId }) => bookingId],
    [table.patientName, ({ patientName }) => patientName],
    // Without `+91`, which a spreadsheet would calculate as a formula.
    [table.mobileNumber, ({ patientPhone }) => parsePhone(patientPhone) ?? patientPhone],
    [table.slot, ({ time }) => time],
    [table.payment, () => table.paid],
    [table.method, () => table.online],
    [table.status, stateText],
    ...(hasIntake
      ? ([
          [decisions.visitReason, ({ reason = '' }) => reason],
          [decisions.bookedThrough, ({ platform = '' }) => platform],
        ] as const)
      : []),
  ]
  const headings = columns.map(([heading]) => heading)
  const lines = bookings.map((booking, index) => columns.map(([, text]) => text(booking, index)))
  return csvHead(headings) + csvLines(lines)
}

const MAX_READS = 3

/** Reads all bookings, again if one was answered meanwhile: no row is missing, none is outdated. */
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
export function useBookingExport(doctorId: string, search: string, filters: FilterRequest | null) {
  const [isExportPending, setExportPending] = useState(false)
  const running = useRef<AbortController>(undefined)
  const messages = useMessages(appointmentsMessages)
  const table = useMessages(tableMessages)
  const status = useMessages(statusMessages)
  const decisions = useMessages(decisionsMessages)
  const hasFilters = useCapability('booking-filters')
  const hasIntake = useCapability('intake')
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
      const now = hasFilters ? new Date(api.now()) : undefined
      const text = bookingsCsv(bookings, { table, status, decisions }, now, hasIntake)
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
  return { isExportPending, onExport: () => void exportAll() }
}
