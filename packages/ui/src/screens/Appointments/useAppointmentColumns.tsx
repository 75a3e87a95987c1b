import { Edit20Regular } from '@fluentui/react-icons/headless/svg/edit'
import { Eye20Regular } from '@fluentui/react-icons/headless/svg/eye'
import type { Booking } from '@nalam/sdk'
import { useMemo } from 'react'
import { useBookingColumns } from '../../components/BookingCard/useBookingColumns.tsx'
import type { BookingColumn } from '../../components/BookingCard/useBookingColumns.tsx'
import type { DataTableColumn } from '../../components/DataTable/DataTable.tsx'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { useMessages } from '../../messages/useMessages.ts'
import { useAppointmentsStyles } from './Appointments.styles.ts'
import { ROW_KEYS } from './bookingDecisions.ts'
import type { OpenBooking } from './BookingDialogs.tsx'

const COLUMNS: readonly BookingColumn[] = [
  'serialNumber',
  'date',
  'bookingId',
  'patientName',
  'mobileNumber',
  'slot',
  'payment',
  'method',
  'status',
]

/** The ten columns of the appointments table (BOOK-01). */
export function useAppointmentColumns(
  firstNumber: number,
  onOpen: (opened: OpenBooking) => void,
): DataTableColumn<Booking>[] {
  const styles = useAppointmentsStyles()
  const { appointments: messages, table } = useMessages()
  const columns = useBookingColumns(COLUMNS, firstNumber)
  return useMemo(
    () => [
      ...columns,
      {
        key: 'action',
        header: table.action,
        boneWidth: '56px',
        cell: (booking: Booking, _: number, isCurrent: boolean) => (
          <span className={styles.actions}>
            <IconButton
              look="brand"
              size="small"
              tooltip="end"
              icon={<Eye20Regular />}
              label={`${messages.view} (${ROW_KEYS.view.toUpperCase()})`}
              aria-keyshortcuts={ROW_KEYS.view.toUpperCase()}
              aria-label={messages.viewOf(booking.patientName)}
              tabIndex={isCurrent ? 0 : -1}
              onClick={() => onOpen({ bookingId: booking.id, dialog: 'view' })}
            />
            <IconButton
              look="brand"
              size="small"
              tooltip="end"
              icon={<Edit20Regular />}
              label={`${messages.edit} (${ROW_KEYS.edit.toUpperCase()})`}
              aria-keyshortcuts={ROW_KEYS.edit.toUpperCase()}
              aria-label={messages.editOf(booking.patientName)}
              tabIndex={isCurrent ? 0 : -1}
              onClick={() => onOpen({ bookingId: booking.id, dialog: 'edit' })}
            />
          </span>
        ),
      },
    ],
    [columns, table, messages, styles, onOpen],
  )
}
