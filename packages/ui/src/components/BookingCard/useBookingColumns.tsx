import { tableMessages } from '../../messages/en/table.ts'
import type { Booking } from '@nalam/sdk'
import { useMemo } from 'react'
import { useFormats } from '../../messages/useFormats.ts'
import { useMessages } from '../../messages/useMessages.ts'
import type { DataTableColumn } from '../DataTable/DataTableProps.ts'
import { MixedText } from '../../messages/MixedText.tsx'
import { PhoneNumber } from '../PhoneNumber/PhoneNumber.tsx'
import { BookingBadge } from '../StatusBadge/BookingBadge.tsx'

/** The columns of a table of bookings, in the specified order (DASH-02). */
export const BOOKING_COLUMNS = [
  'serialNumber',
  'date',
  'bookingId',
  'patientName',
  'mobileNumber',
  'slot',
  'payment',
  'method',
  'status',
] as const
export type BookingColumn = (typeof BOOKING_COLUMNS)[number]

/**
 * Returns the columns of a table of bookings.
 *
 * @param wanted the columns to return, in this order
 * @param firstNumber serial number of the first row of the page
 */
export function useBookingColumns(wanted: readonly BookingColumn[], firstNumber = 1): DataTableColumn<Booking>[] {
  const table = useMessages(tableMessages)
  const formats = useFormats()
  return useMemo(() => {
    const all: Record<BookingColumn, Omit<DataTableColumn<Booking>, 'key' | 'header'>> = {
      serialNumber: { cell: (_, index) => formats.number(firstNumber + index), tone: 'quiet', skeletonWidth: '18px' },
      date: { cell: (booking) => formats.date(booking.date), skeletonWidth: '82px' },
      bookingId: { cell: (booking) => booking.bookingId, tone: 'quiet', skeletonWidth: '74px' },
      patientName: {
        cell: (booking) => <MixedText text={booking.patientName} />,
        tone: 'strong',
        isRowHeader: true,
        skeletonWidth: '132px',
      },
      mobileNumber: { cell: (booking) => <PhoneNumber phone={booking.patientPhone} />, skeletonWidth: '110px' },
      slot: { cell: (booking) => formats.time(booking.time), skeletonWidth: '58px' },
      payment: { cell: () => table.paid, tone: 'quiet', skeletonWidth: '32px' },
      method: { cell: () => table.online, tone: 'quiet', skeletonWidth: '44px' },
      status: {
        cell: (booking) => <BookingBadge booking={booking} />,
        skeletonWidth: '94px',
      },
    }
    return wanted.map((key) => ({ key, header: table[key], ...all[key] }))
  }, [wanted, firstNumber, table, formats])
}
