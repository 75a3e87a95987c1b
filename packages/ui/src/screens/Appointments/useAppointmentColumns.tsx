import {
  bookingChangesMessages,
  decisionsMessages,
  filtersMessages,
  tableMessages,
  useMessages,
} from '../../messages/internal.ts'
import { BOOKING_STATUS, type Booking, type ClinicMoment, type BookingAction } from '@nalam/sdk'
import { ChevronDown16Regular } from '@fluentui/react-icons/headless/svg/chevron-down'
import { canCancel, canChangeTime, isOverdue } from '@nalam/sdk/rules'
import { useMemo, type ComponentType, type ReactNode } from 'react'
import { BOOKING_COLUMNS, useBookingColumns, BookingCard } from '../../components/BookingCard/BookingCard.tsx'
import type { DataTableColumn } from '../../components/DataTable/DataTableProps.ts'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { MenuButton } from '../../components/MenuButton/MenuButton.tsx'
import { BOOKING_ACTIONS, keyOf, offeredDecisions, useActionLabel } from '../../bookings/actions.ts'
import type { PendingActions } from '../../bookings/actions.ts'
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
  pending: PendingActions
  onOpen: (opened: OpenBooking) => void
  /** Referentially stable. */
  onRun: (booking: Booking, decision: BookingAction) => void
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

/** Returns whether something can be done with a booking as one of several. */
const isSelectable = (booking: Booking, { onOffer }: BookingSelection, now: ClinicMoment | undefined): boolean =>
  canCancel(booking, now) || (onOffer !== undefined && canChangeTime(booking, now))

/** The boxes of the bookings that can be selected. */
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
    isSelectable(booking, selection, now) && (
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

const ANSWERS = ['approve', 'decline'] as const

interface AnswerCellProps extends Pick<AppointmentColumnOptions, 'now' | 'pending' | 'onRun'> {
  booking: Booking
  /** The badge. */
  status: ReactNode
  isCurrent: boolean
}

/**
 * The status of a booking. While it waits, the buttons that change it take its place in the row that
 * has the pointer or the focus, and on devices without a pointer.
 */
function AnswerCell({ booking, status, now, pending, onRun, isCurrent }: AnswerCellProps) {
  const styles = useAppointmentsStyles()
  const offered = offeredDecisions(booking, now)
  const isOpen = booking.status === BOOKING_STATUS.pending
  return (
    <span className={styles.answer}>
      <span className={mergeClasses(styles.answerPart, isOpen && styles.answerStatus)}>{status}</span>
      {isOpen && (
        <span className={mergeClasses(styles.answerPart, styles.answerButtons)}>
          {ANSWERS.filter((decision) => offered.includes(decision)).map((decision) => (
            <DecisionButton
              key={decision}
              {...{ booking, decision }}
              controls={{ context: { pending } }}
              isSmall
              hasName
              tabIndex={isCurrent ? 0 : -1}
              onClick={() => onRun(booking, decision)}
            />
          ))}
        </span>
      )}
    </span>
  )
}

/** Returns the ten columns of the appointments table (BOOK-01), after that of a selection. */
export function useAppointmentColumns({
  firstNumber,
  now,
  isGrouped,
  selection,
  SelectBox,
  pending,
  onOpen,
  onRun,
}: AppointmentColumnOptions): DataTableColumn<Booking>[] {
  const styles = useAppointmentsStyles()
  const table = useMessages(tableMessages)
  const changes = useMessages(bookingChangesMessages)
  const columns = useBookingColumns(BOOKING_COLUMNS, firstNumber)
  return useMemo(
    () => [
      ...(selection && SelectBox ? [selectColumn(selection, SelectBox, changes.selectColumn, now, styles.box)] : []),
      ...columns.map((column) => {
        if (column.key !== 'status')
          return withNotes(column, { note: styles.noted, late: styles.late }, { now, isGrouped })
        const cell: typeof column.cell = (booking, index, isCurrent) => (
          <AnswerCell
            status={column.cell(booking, index, isCurrent)}
            {...{ booking, now, pending, onRun, isCurrent }}
          />
        )
        return { ...column, cell }
      }),
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
    [columns, table, changes, styles, now, isGrouped, selection, SelectBox, pending, onOpen, onRun],
  )
}

interface AppointmentCardProps extends Pick<AppointmentColumnOptions, 'now' | 'selection' | 'SelectBox'> {
  booking: Booking
  controls: BookingControls
  /** Serial number in the list. */
  number: number
}

/**
 * An appointment as a card, for windows that are too narrow for the table, with its decision
 * buttons.
 */
export function AppointmentCard({ booking, number, controls, now, selection, SelectBox }: AppointmentCardProps) {
  const styles = useAppointmentsStyles()
  const messages = useMessages(decisionsMessages)
  const onView = () => controls.setOpened({ bookingId: booking.id, dialog: 'view' })
  return (
    <BookingCard
      booking={booking}
      number={number}
      headingLevel={2}
      onOpen={onView}
      note={
        <>
          <StateNote {...{ booking, now }} />
          <ConflictNote conflicts={booking.conflicts ?? []} />
          {selection && SelectBox && isSelectable(booking, selection, now) && (
            <SelectBox booking={booking} selection={selection} hasLabel />
          )}
        </>
      }
      actions={
        <div className={styles.cardButtons}>
          {controls.isUndecided(booking) ? (
            <CardAnswers {...{ booking, controls, now }} />
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

/** Approve and Decline, and a menu with what is needed less often. */
function CardAnswers({ booking, controls, now }: Pick<AppointmentCardProps, 'booking' | 'controls' | 'now'>) {
  const styles = useAppointmentsStyles()
  const filters = useMessages(filtersMessages)
  const label = useActionLabel()
  const offered = offeredDecisions(booking, now)
  const others = [...(offered.includes('reschedule') ? (['reschedule'] as const) : []), ...VIEW_AND_EDIT]
  return (
    <>
      {ANSWERS.filter((decision) => offered.includes(decision)).map((decision) => (
        <DecisionButton
          key={decision}
          {...{ booking, controls, decision }}
          hasName
          onClick={() => controls.run(booking, decision)}
        />
      ))}
      <MenuButton
        look="outlined"
        className={styles.cardMore}
        label={filters.moreOf(booking.patientName)}
        items={others.map((action) => ({
          key: action,
          label: label(action, { actions: controls.context.actions }),
          onSelect: () =>
            action === 'reschedule'
              ? controls.run(booking, action)
              : controls.setOpened({ bookingId: booking.id, dialog: action }),
        }))}
      >
        {filters.more}
        <ChevronDown16Regular aria-hidden />
      </MenuButton>
    </>
  )
}
