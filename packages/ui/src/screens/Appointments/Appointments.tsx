import type { Booking } from '@nalam/sdk'
import { useState } from 'react'
import { DataTable } from '../../components/DataTable/DataTable.tsx'
import { useSteadyItems } from '../../components/useSteadyItems.ts'
import { useListStatus } from '../../components/ListStatus/useListStatus.ts'
import { ListStatus } from '../../components/ListStatus/ListStatus.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { Pagination } from '../../components/Pagination/Pagination.tsx'
import { isOverdue } from '../../forms/decisions/bookingDecisions.ts'
import { BookingDialogs } from '../../forms/decisions/BookingDialogs.tsx'
import { ROW_KEYS } from '../../forms/decisions/bookingDecisions.ts'
import { KeysHelp } from '../../forms/decisions/KeysHelp.tsx'
import { useDecisionKeys } from '../../forms/decisions/useDecisionKeys.ts'
import { useDayMessages } from '../../messages/useDayMessages.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { AnsweredJustNow } from './AnsweredJustNow.tsx'
import { AppointmentCard } from './AppointmentCard.tsx'
import { useAppointmentsStyles } from './Appointments.styles.ts'
import type { AppointmentsProps } from './AppointmentsProps.ts'
import { AppointmentTools } from './AppointmentTools.tsx'
import { BookingFilterRow } from './BookingFilterRow.tsx'
import { isNarrowed, NO_FILTERS } from './bookingFilters.ts'
import { NoAppointments } from './NoAppointments.tsx'
import { SteadyRows } from './SteadyRows.tsx'
import { subtitleOf } from './subtitleOf.ts'
import { useAppointmentColumns } from './useAppointmentColumns.tsx'
import { useRowActions } from './useRowActions.ts'

/** Window width in pixels below which ten columns do not fit beside the sidebar. */
const CARDS_BELOW = 1200
/** Page size of the reference server; used only for the number of skeleton rows. */
const USUAL_PAGE_SIZE = 10

/**
 * "Appointments": all bookings, paged and searchable, each with its decision buttons. Long, because
 * it is the layout of the screen and passes its many properties on.
 */
export function Appointments({
  page,
  error,
  onRetry,
  isRefreshing = false,
  search = '',
  onSearch,
  onPageChange,
  onRefresh,
  filtering,
  now,
  arrival,
  onExport,
  isExportPending = false,
  live,
  undo,
  onDecide,
  ...rest
}: AppointmentsProps) {
  const styles = useAppointmentsStyles()
  const { appointments: messages } = useMessages()
  const { filters: filterMessages, overdue } = useDayMessages()
  const listStatus = useListStatus()
  const decisionKeys = useDecisionKeys(undo !== undefined)
  const [showsKeys, setShowsKeys] = useState(false)
  const showKeys = () => setShowsKeys(true)
  const filters = filtering?.value ?? NO_FILTERS
  const scope = JSON.stringify([page?.currentPage, search, filters])
  const steady = useSteadyItems(page?.bookings, {
    scope,
    restoredId: undo?.restored?.bookingId,
  })
  const bookings = steady.items
  const isHeld = undo?.isLoading === true && undo.answers === undefined
  const answers = useSteadyItems(undo?.answers, { restoredId: undo?.restored?.bookingId })
  const undoable: typeof undo = undo && {
    ...undo,
    answers: answers.items,
    onUndo: (booking) => {
      answers.onOwnAction(booking.id)
      undo.onUndo(booking)
    },
    onUndoLast:
      undo.onUndoLast &&
      (() => {
        const [latest] = answers.items ?? []
        if (latest) answers.onOwnAction(latest.id)
        undo.onUndoLast?.()
      }),
  }
  const { decision, letters, openBooking, currentRow, bodyProps } = useRowActions({
    bookings,
    now,
    undo: undoable,
    // The rows must be there to be focused.
    arrival: isHeld ? undefined : arrival,
    onDecide: (booking, action) => {
      steady.onOwnAction(booking.id)
      answers.onOwnAction(booking.id)
      return onDecide(booking, action)
    },
    onHelp: showKeys,
  })
  const isFiltered = search !== '' || isNarrowed(filters)
  // The only list in which the overdue bookings are grouped at the end.
  const isGrouped = filters.status === 'waiting' && filters.order === 'soonest' && search === ''
  const firstNumber = page ? (page.currentPage - 1) * page.itemsPerPage + 1 : 1
  const columns = useAppointmentColumns({ firstNumber, now, isGrouped, onOpen: decision.setOpened })

  return (
    <div {...rest}>
      <PageHeader title={messages.title} subtitle={subtitleOf(page, search, messages)} status={live} />
      <AppointmentTools
        {...{ search, onSearch, isRefreshing, onRefresh, filtering, isExportPending, onExport }}
        canExport={bookings !== undefined && bookings.length > 0}
      />
      {filtering && <BookingFilterRow {...filtering} />}
      {undoable?.answers && undoable.answers.length > 0 && (
        <AnsweredJustNow {...undoable} answers={undoable.answers} listProps={answers.listProps} />
      )}
      {/* New elements when the list above is known: the skeleton of the rows does not move. */}
      <SteadyRows key={isHeld ? 'held' : 'shown'} rows={bookings} above={undoable?.answers}>
        <ListStatus
          scope={scope}
          text={listStatus(isRefreshing ? undefined : page, isFiltered ? messages.found : undefined, () =>
            search === '' ? filterMessages.noMatch : messages.nothingFound(search),
          )}
        />
        <div {...steady.listProps}>
          <DataTable<Booking>
            label={messages.title}
            columns={columns}
            rows={isHeld ? undefined : bookings}
            rowKey={(booking) => booking.id}
            isRefreshing={isRefreshing}
            skeletonRows={USUAL_PAGE_SIZE}
            cardsBelow={CARDS_BELOW}
            groupOf={isGrouped ? (booking) => (isOverdue(booking, now) ? overdue.title : undefined) : undefined}
            card={(booking) => (
              <AppointmentCard
                booking={booking}
                pendingDecision={decision.pendingDecision}
                now={now}
                onView={() => decision.setOpened({ bookingId: booking.id, dialog: 'view' })}
                onChoose={(action) => decision.choose(booking, action)}
              />
            )}
            currentRow={currentRow}
            bodyProps={bodyProps}
            error={error}
            onRetry={onRetry}
            empty={
              <NoAppointments
                search={search}
                onSearch={onSearch}
                onShowAll={filtering && isNarrowed(filters) ? () => filtering.onChange(NO_FILTERS) : undefined}
              />
            }
          />
        </div>
        {page && page.bookings.length > 0 && !isHeld && (
          <>
            <Pagination
              className={styles.pages}
              page={page.currentPage}
              totalPages={page.totalPages}
              itemsPerPage={page.itemsPerPage}
              totalItems={page.totalItems}
              note={filters.order === 'soonest' ? filterMessages.soonestFirst : undefined}
              onPageChange={onPageChange}
            />
            <KeysHelp
              text={messages.keysText}
              keys={[
                [['↓', '↑'], messages.keyMove],
                [['Home', 'End'], messages.keyEnds],
                [['Enter', ROW_KEYS.view.toUpperCase()], messages.view],
                [[ROW_KEYS.edit.toUpperCase()], messages.edit],
                ...decisionKeys,
              ]}
              open={showsKeys}
              onOpen={showKeys}
              onClose={() => setShowsKeys(false)}
            />
          </>
        )}
      </SteadyRows>
      <BookingDialogs booking={openBooking} decision={decision} now={now} letters={letters} />
    </div>
  )
}
