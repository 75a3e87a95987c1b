import { decisionsMessages, tableMessages, useMessages, bookingChangesMessages } from '../../messages/internal.ts'
import type { Booking, ClinicMoment } from '@nalam/sdk'
import { canCancel, isOverdue } from '@nalam/sdk/rules'
import { useMemo, type ComponentType } from 'react'
import { BOOKING_COLUMNS, useBookingColumns, BookingCard } from '../../components/BookingCard/BookingCard.tsx'
import type { DataTableColumn } from '../../components/DataTable/DataTableProps.ts'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { BOOKING_ACTIONS, keyOf, offeredDecisions, useActionLabel } from '../../bookings/actions.ts'
import { ConflictNote, StateNote } from '../../bookings/notes.tsx'
import type { BookingControls, OpenBooking } from '../../bookings/useBookingActions.ts'
import { useAppointmentsStyles } from './Appointments.styles.ts'
import type { BookingSelection } from './BookingSelection.tsx'
import type { SelectBoxProps } from './SelectBox.tsx'
import { mergeClasses } from '@fluentui/react-components'
import { Button } from '../../components/Button/Button.tsx'
import { DecisionButton } from '../../bookings/buttons.tsx'

interface AppointmentColumnOptions {
  /** Serial number of the first row. */
  firstNumber: number
  now: ClinicMoment | undefined
  /** Overdue bookings are below a heading of their own. */
  isGrouped: boolean
  /** The bookings that are being selected: they have a column with boxes. */
  selection: BookingSelection | undefined
  /** The check box of the selection, once it is loaded. */
  SelectBox: ComponentType<SelectBoxProps> | undefined
  onOpen: (opened: OpenBooking) => void
}

/**
 * Adds the notes below the patient's name (the time has passed, other bookings of that time), and
 * marks a time that has passed.
 */
function withNotes(
  column: DataTableColumn<Booking>,
  { note, late }: { note: string; late: string },
  { now, isGrouped }: Pick<AppointmentColumnOptions, 'now' | 'isGrouped'>,
): DataTableColumn<Booking> {
  const { key, cell } = column
  if (key !== 'patientName' && key !== 'slot') return column
  return {
    ...column,
    cell: (booking, index, isCurrent) => {
      const content = cell(booking, index, isCurrent)
      const isLate = isOverdue(booking, now)
      if (key === 'slot') return isLate ? <span className={late}>{content}</span> : content
      return (
        <span className={note}>
          {content}
          <StateNote {...{ booking, now, isGrouped }} />
          <ConflictNote conflicts={booking.conflicts ?? []} />
        </span>
      )
    },
  }
}

/** The boxes of the bookings that can be cancelled. */
const selectColumn = (
  selection: BookingSelection,
  SelectBox: ComponentType<SelectBoxProps>,
  header: string,
  now: ClinicMoment | undefined,
  className: string,
): DataTableColumn<Booking> => ({
  key: 'select',
  header,
  skeletonWidth: '20px',
  cell: (booking, _, isCurrent) =>
    canCancel(booking, now) && (
      <span className={className}>
        <SelectBox booking={booking} selection={selection} tabIndex={isCurrent ? 0 : -1} />
      </span>
    ),
})

const VIEW_AND_EDIT = ['view', 'edit'] as const

interface ActionIconProps extends Pick<AppointmentColumnOptions, 'onOpen'> {
  action: (typeof VIEW_AND_EDIT)[number]
  booking: Booking
  tabIndex: number
}

/** Opens the booking, as the letter of the action does. */
function ActionIcon({ action, booking, tabIndex, onOpen }: ActionIconProps) {
  const messages = useMessages(decisionsMessages)
  const label = useActionLabel()
  const { icon: Icon } = BOOKING_ACTIONS[action]
  const key = keyOf(action)
  return (
    <IconButton
      look="brand"
      size="small"
      icon={<Icon />}
      label={`${label(action)} (${key})`}
      aria-keyshortcuts={key}
      aria-label={messages[action === 'view' ? 'viewOf' : 'editOf'](booking.patientName)}
      tabIndex={tabIndex}
      onClick={() => onOpen({ bookingId: booking.id, dialog: action })}
    />
  )
}

/** Returns the ten columns of the appointments table (BOOK-01), after that of a selection. */
export function useAppointmentColumns({
  firstNumber,
  now,
  isGrouped,
  selection,
  SelectBox,
  onOpen,
}: AppointmentColumnOptions): DataTableColumn<Booking>[] {
  const styles = useAppointmentsStyles()
  const table = useMessages(tableMessages)
  const changes = useMessages(bookingChangesMessages)
  const columns = useBookingColumns(BOOKING_COLUMNS, firstNumber)
  return useMemo(
    () => [
      ...(selection && SelectBox ? [selectColumn(selection, SelectBox, changes.selectColumn, now, styles.box)] : []),
      ...columns.map((column) => withNotes(column, { note: styles.noted, late: styles.late }, { now, isGrouped })),
      {
        key: 'action',
        header: table.action,
        skeletonWidth: '56px',
        cell: (booking: Booking, _: number, isCurrent: boolean) => (
          <span className={styles.actions}>
            {VIEW_AND_EDIT.map((action) => (
              <ActionIcon key={action} {...{ action, booking, onOpen }} tabIndex={isCurrent ? 0 : -1} />
            ))}
          </span>
        ),
      },
    ],
    [columns, table, changes, styles, now, isGrouped, selection, SelectBox, onOpen],
  )
}

interface AppointmentCardProps extends Pick<AppointmentColumnOptions, 'now' | 'selection' | 'SelectBox'> {
  booking: Booking
  controls: BookingControls
}

/**
 * An appointment as a card, for windows that are too narrow for the table, with its decision
 * buttons.
 */
export function AppointmentCard({ booking, controls, now, selection, SelectBox }: AppointmentCardProps) {
  const styles = useAppointmentsStyles()
  const messages = useMessages(decisionsMessages)
  const onView = () => controls.setOpened({ bookingId: booking.id, dialog: 'view' })
  const [first, ...others] = offeredDecisions(booking, now).map((decision) => (
    <DecisionButton
      key={decision}
      decision={decision}
      {...{ booking, controls }}
      hasName
      onClick={() => controls.run(booking, decision)}
    />
  ))
  return (
    <BookingCard
      booking={booking}
      headingLevel={2}
      onOpen={onView}
      note={
        <>
          <StateNote {...{ booking, now }} />
          <ConflictNote conflicts={booking.conflicts ?? []} />
          {selection && SelectBox && canCancel(booking, now) && (
            <SelectBox booking={booking} selection={selection} hasLabel />
          )}
        </>
      }
      actions={
        <div className={styles.cardButtons}>
          {controls.isUndecided(booking) ? (
            <>
              {first}
              {others.length > 0 && (
                <div className={mergeClasses(styles.cardButtons, styles.otherAnswers)}>{others}</div>
              )}
            </>
          ) : (
            <Button aria-label={messages.viewOf(booking.patientName)} onClick={onView}>
              {messages.view}
            </Button>
          )}
        </div>
      }
    />
  )
}
