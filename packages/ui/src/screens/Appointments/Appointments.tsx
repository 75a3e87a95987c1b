import { ArrowDownload20Regular } from '@fluentui/react-icons/headless/svg/arrow-download'
import { ArrowSync20Regular } from '@fluentui/react-icons/headless/svg/arrow-sync'
import { ArrowSort20Regular } from '@fluentui/react-icons/headless/svg/arrow-sort'
import { BOOKING_STATUS } from '@nalam/sdk'
import type { Booking, BookingPage, ClinicMoment } from '@nalam/sdk'
import { useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { DataTable } from '../../components/DataTable/DataTable.tsx'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { useListStatus } from '../../components/ListStatus/useListStatus.ts'
import { ListStatus } from '../../components/ListStatus/ListStatus.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { Pagination } from '../../components/Pagination/Pagination.tsx'
import { SearchBox } from '../../components/SearchBox/SearchBox.tsx'
import { isOverdue, nextPending, possibleDecisions } from '../../forms/decisions/bookingDecisions.ts'
import type { RowAction } from '../../forms/decisions/bookingDecisions.ts'
import { BookingDialogs } from '../../forms/decisions/BookingDialogs.tsx'
import { useDecision } from '../../forms/decisions/useDecision.ts'
import type { Decide } from '../../forms/decisions/useDecision.ts'
import { useLoneLetter } from '../../forms/decisions/useLoneLetter.ts'
import { useDayMessages } from '../../messages/useDayMessages.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { media } from '../../theme/nalamTokens.ts'
import { useMediaQuery } from '../../theme/useMediaQuery.ts'
import { AnsweredJustNow } from './AnsweredJustNow.tsx'
import type { UndoableAnswers } from './AnsweredJustNow.tsx'
import { AppointmentCard } from './AppointmentCard.tsx'
import { useAppointmentsStyles } from './Appointments.styles.ts'
import { BookingFilterRow } from './BookingFilterRow.tsx'
import type { AppointmentFiltering } from './BookingFilterRow.tsx'
import { isNarrowed, NO_FILTERS } from './bookingFilters.ts'
import { KeysHelp } from './KeysHelp.tsx'
import { NoAppointments } from './NoAppointments.tsx'
import { SteadyRows } from './SteadyRows.tsx'
import { subtitleOf } from './subtitleOf.ts'
import { useAppointmentColumns } from './useAppointmentColumns.tsx'
import { useRowFocus } from './useRowFocus.ts'

/** Window width in pixels below which ten columns do not fit beside the sidebar. */
const CARDS_BELOW = 1200
/** Page size of the reference server; used only for the number of skeleton rows. */
const USUAL_PAGE_SIZE = 10

export interface AppointmentsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The current page (`api.bookings.list`); undefined while the first one is loading. */
  page: BookingPage | undefined
  /** Error text, shown if loading failed and there is no data. */
  error?: string | undefined
  onRetry?: (() => void) | undefined
  /** The data is being reloaded; the current data stays visible. */
  isRefreshing?: boolean
  /** The current search. */
  search?: string
  /** Called 100 ms after the last change, and at once on Enter. */
  onSearch: (text: string) => void
  onPageChange: (page: number) => void
  onRefresh: () => void
  /** Filters and order of the list, on platforms that support them (`booking-filters`). */
  filtering?: AppointmentFiltering | undefined
  /**
   * Date and time at the clinic, on platforms where a pending booking whose time has passed can
   * only be declined (`booking-filters`). Without it, every pending booking can be approved.
   */
  now?: ClinicMoment | undefined
  /**
   * When it changes, the focus moves to the first pending row: for users who followed a link to the
   * pending bookings.
   */
  arrival?: string | undefined
  /** Exports all pages of this search to a file. */
  onExport: () => void
  /** The export is running. */
  isExportPending?: boolean
  /** The age of the list and the number of new bookings (`LiveBar`), beside the title. */
  live?: ReactNode
  /**
   * The decisions that can be undone, on platforms that support it (`undo`): declining then needs
   * no confirmation.
   */
  undo?: UndoableAnswers | undefined
  /**
   * Resolves to whether the decision was saved; dialogs close then. The host shows errors as a
   * toast.
   */
  onDecide: Decide
}

/** "Appointments": all bookings, paged and searchable, each with its decision buttons. */
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
  const onPhone = useMediaQuery(media.phone.slice('@media '.length))
  const [showsKeys, setShowsKeys] = useState(false)
  const decision = useDecision({ onDecide, hasUndo: undo !== undefined })
  const { opened, setOpened, pendingDecision, sends, choose } = decision
  const letters = useLoneLetter()

  const bookings = page?.bookings
  const openBooking = opened && bookings?.find(({ id }) => id === opened.bookingId)
  // The booking is no longer on the current page, so its dialog closes.
  if (opened && bookings && !openBooking) decision.close()

  const onRowAction = (booking: Booking, action: RowAction, index: number, focusRow: (row: number) => void) => {
    if (action === 'view' || action === 'edit') return setOpened({ bookingId: booking.id, dialog: action })
    if (!possibleDecisions(booking, pendingDecision, now).includes(action)) return
    choose(booking, action)
    if (sends(action)) focusRow(nextPending(bookings ?? [], index, now))
  }
  // The tab stop is the first pending row, else the first row.
  const firstStop = nextPending(bookings ?? [], -1, now)
  const lastAnswer = undo?.answers?.[0]
  const isRestored = ({ id, status }: Booking) => id === undo?.restored?.bookingId && status === BOOKING_STATUS.pending
  const { currentRow, bodyProps } = useRowFocus(bookings ?? [], firstStop, letters, {
    onAction: onRowAction,
    onHelp: () => setShowsKeys(true),
    onUndo: undo && lastAnswer && (() => undo.onUndo(lastAnswer)),
    sends,
    arrival,
    restored: { by: undo?.restored, row: (bookings ?? []).findIndex(isRestored) },
  })
  const listStatus = useListStatus()
  const firstNumber = page ? (page.currentPage - 1) * page.itemsPerPage + 1 : 1
  const filters = filtering?.value ?? NO_FILTERS
  const isFiltered = search !== '' || isNarrowed(filters)
  // The only list in which the overdue bookings are grouped at the end.
  const isGrouped = filters.status === 'waiting' && filters.order === 'soonest' && search === ''
  const columns = useAppointmentColumns({ firstNumber, now, isGrouped, onOpen: setOpened })

  return (
    <div {...rest}>
      <PageHeader title={messages.title} subtitle={subtitleOf(page, search, messages)} status={live} />
      <div className={styles.tools}>
        <SearchBox
          className={styles.search}
          label={messages.search}
          placeholder={onPhone ? messages.search : messages.searchHint}
          search={search}
          onSearch={onSearch}
        />
        <IconButton
          look="outlined"
          icon={<ArrowSync20Regular />}
          label={messages.refresh}
          disabled={isRefreshing}
          onClick={onRefresh}
        />
        {filtering && (
          <IconButton
            look="outlined"
            tooltip="end"
            icon={<ArrowSort20Regular />}
            label={filters.order === 'soonest' ? filterMessages.showLatest : filterMessages.showSoonest}
            onClick={() =>
              filtering.onChange({ ...filters, order: filters.order === 'soonest' ? 'latest' : 'soonest' })
            }
          />
        )}
        <IconButton
          look="outlined"
          tooltip="end"
          icon={<ArrowDownload20Regular />}
          label={isExportPending ? messages.exporting : messages.exportCsv}
          disabled={isExportPending || bookings === undefined || bookings.length === 0}
          onClick={onExport}
        />
      </div>
      {filtering && <BookingFilterRow {...filtering} />}
      {undo?.answers && undo.answers.length > 0 && <AnsweredJustNow {...undo} answers={undo.answers} />}
      <SteadyRows rows={bookings} above={undo?.answers}>
        <ListStatus
          text={listStatus(isRefreshing ? undefined : page, isFiltered ? messages.found : undefined, () =>
            search === '' ? filterMessages.noMatch : messages.nothingFound(search),
          )}
        />
        <DataTable<Booking>
          label={messages.title}
          columns={columns}
          rows={bookings}
          rowKey={(booking) => booking.id}
          isRefreshing={isRefreshing}
          skeletonRows={USUAL_PAGE_SIZE}
          cardsBelow={CARDS_BELOW}
          groupOf={isGrouped ? (booking) => (isOverdue(booking, now) ? overdue.title : undefined) : undefined}
          card={(booking) => (
            <AppointmentCard
              booking={booking}
              pendingDecision={pendingDecision}
              now={now}
              onView={() => setOpened({ bookingId: booking.id, dialog: 'view' })}
              onChoose={(action) => choose(booking, action)}
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
        {page && page.bookings.length > 0 && (
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
              hasUndo={undo !== undefined}
              open={showsKeys}
              onOpen={() => setShowsKeys(true)}
              onClose={() => setShowsKeys(false)}
            />
          </>
        )}
      </SteadyRows>
      <BookingDialogs booking={openBooking} decision={decision} now={now} letters={letters} />
    </div>
  )
}
