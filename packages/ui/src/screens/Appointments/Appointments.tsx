import { ArrowDownload20Regular } from '@fluentui/react-icons/headless/svg/arrow-download'
import { ArrowSync20Regular } from '@fluentui/react-icons/headless/svg/arrow-sync'
import { Button } from '@fluentui/react-button'
import type { Booking, BookingPage } from '@nalam/sdk'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { BookingCard } from '../../components/BookingCard/BookingCard.tsx'
import { DataTable } from '../../components/DataTable/DataTable.tsx'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { useListStatus } from '../../components/ListStatus/useListStatus.ts'
import { ListStatus } from '../../components/ListStatus/ListStatus.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { Pagination } from '../../components/Pagination/Pagination.tsx'
import { SearchBox } from '../../components/SearchBox/SearchBox.tsx'
import { EmptyState } from '../../components/StateView/StateView.tsx'
import { useMessages } from '../../messages/useMessages.ts'
import { media } from '../../theme/nalamTokens.ts'
import { useControlStyles } from '../../theme/useControlStyles.ts'
import { useMediaQuery } from '../../theme/useMediaQuery.ts'
import { useAppointmentsStyles } from './Appointments.styles.ts'
import { DECISIONS, isOpenForDecision, nextPending, possibleDecisions } from './bookingDecisions.ts'
import type { BookingDecision, RowAction } from './bookingDecisions.ts'
import { BookingDialogs } from './BookingDialogs.tsx'
import type { OpenBooking } from './BookingDialogs.tsx'
import { DecisionButton } from './DecisionButton.tsx'
import { KeysHelp } from './KeysHelp.tsx'
import { useAppointmentColumns } from './useAppointmentColumns.tsx'
import { useDecision } from './useDecision.ts'
import type { Decide } from './useDecision.ts'
import { useLoneLetter } from './useLoneLetter.ts'
import { useRowFocus } from './useRowFocus.ts'

/** Below this width of the window ten columns do not fit beside the sidebar. */
const CARDS_BELOW = 1200
/** Our server's page; it only sizes the skeleton. */
const USUAL_PAGE_SIZE = 10

export interface AppointmentsProps {
  /** The page shown (`api.bookings.list`); undefined while the first one is loading. */
  page: BookingPage | undefined
  /** What to say when reading failed and there is nothing to show. */
  failureMessage?: string | undefined
  onRetry?: (() => void) | undefined
  /** It is being read again; what is shown stays. */
  busy?: boolean
  /** The search in use. */
  search?: string
  /** 100 ms after the last change, at once on Enter. */
  onSearch: (text: string) => void
  onPageChange: (page: number) => void
  onRefresh: () => void
  /** Makes a file of all pages of this search. */
  onExport: () => void
  exporting?: boolean
  /** How fresh the list is and what came since (`LiveBar`), beside the title. */
  live?: ReactNode
  /** Resolves to whether the booking has the decision now; then dialogs close. The host reports what went wrong, as a toast. */
  onDecide: Decide
}

/** "Appointments": all bookings, paged and searchable, each with its answer. */
export function Appointments({
  page,
  failureMessage,
  onRetry,
  busy = false,
  search = '',
  onSearch,
  onPageChange,
  onRefresh,
  onExport,
  exporting = false,
  live,
  onDecide,
}: AppointmentsProps) {
  const styles = useAppointmentsStyles()
  const controls = useControlStyles()
  const { appointments: messages } = useMessages()
  const onPhone = useMediaQuery(media.phone.slice('@media '.length))
  const [opened, setOpened] = useState<OpenBooking>()
  const [showsKeys, setShowsKeys] = useState(false)
  const close = () => setOpened(undefined)
  const { pendingDecision, decide } = useDecision(onDecide, close)
  const letters = useLoneLetter()

  const bookings = page?.bookings
  const openBooking = opened && bookings?.find(({ id }) => id === opened.bookingId)
  // The booking has left the page that is shown: there is nothing to show in its dialog.
  if (opened && bookings && !openBooking) close()

  const choose = (booking: Booking, decision: BookingDecision) => {
    if (decision === 'approve') void decide(booking, decision)
    else setOpened({ bookingId: booking.id, dialog: decision })
  }
  const onRowAction = (booking: Booking, action: RowAction, index: number, focusRow: (row: number) => void) => {
    if (action === 'view' || action === 'edit') return setOpened({ bookingId: booking.id, dialog: action })
    if (!possibleDecisions(booking, pendingDecision).includes(action)) return
    choose(booking, action)
    if (action === 'approve') focusRow(nextPending(bookings ?? [], index))
  }
  // Tab comes to the first pending row first, else to the first row.
  const firstStop = nextPending(bookings ?? [], -1)
  const { currentRow, bodyProps } = useRowFocus(bookings ?? [], firstStop, letters, onRowAction, () =>
    setShowsKeys(true),
  )
  const listStatus = useListStatus()
  const firstNumber = page ? (page.currentPage - 1) * page.itemsPerPage + 1 : 1
  const columns = useAppointmentColumns(firstNumber, setOpened)

  const card = (booking: Booking) => {
    const view = () => setOpened({ bookingId: booking.id, dialog: 'view' })
    return (
      <BookingCard
        booking={booking}
        headingLevel={2}
        onOpen={view}
        actions={
          <div className={styles.cardButtons}>
            {isOpenForDecision(booking, pendingDecision) ? (
              DECISIONS.map((decision) => (
                <DecisionButton
                  key={decision}
                  decision={decision}
                  bookingId={booking.id}
                  pendingDecision={pendingDecision}
                  onClick={() => choose(booking, decision)}
                />
              ))
            ) : (
              <Button
                size="large"
                className={controls.button}
                aria-label={messages.viewOf(booking.patientName)}
                onClick={view}
              >
                {messages.view}
              </Button>
            )}
          </div>
        }
      />
    )
  }
  const empty =
    search === '' ? (
      <EmptyState title={messages.emptyTitle} text={messages.emptyText} />
    ) : (
      <EmptyState
        title={messages.nothingFound(search)}
        text={messages.nothingFoundText}
        actions={
          <Button size="large" className={controls.button} onClick={() => onSearch('')}>
            {messages.clearSearch}
          </Button>
        }
      />
    )
  return (
    <>
      <PageHeader title={messages.title} subtitle={subtitleOf(page, search, messages)} actions={live} />
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
          disabled={busy}
          onClick={onRefresh}
        />
        <IconButton
          look="outlined"
          tooltip="end"
          icon={<ArrowDownload20Regular />}
          label={exporting ? messages.exporting : messages.exportCsv}
          disabled={exporting || bookings === undefined || bookings.length === 0}
          onClick={onExport}
        />
      </div>
      <ListStatus
        text={listStatus(busy ? undefined : page, search === '' ? undefined : messages.found, () =>
          messages.nothingFound(search),
        )}
      />
      <DataTable<Booking>
        label={messages.title}
        columns={columns}
        rows={bookings}
        rowKey={(booking) => booking.id}
        busy={busy}
        skeletonRows={USUAL_PAGE_SIZE}
        cardsBelow={CARDS_BELOW}
        card={card}
        currentRow={currentRow}
        bodyProps={bodyProps}
        failure={failureMessage === undefined ? undefined : { message: failureMessage, onRetry }}
        empty={empty}
      />
      {page && page.bookings.length > 0 && (
        <>
          <Pagination
            className={styles.pages}
            page={page.currentPage}
            totalPages={page.totalPages}
            itemsPerPage={page.itemsPerPage}
            totalItems={page.totalItems}
            onPageChange={onPageChange}
          />
          <KeysHelp open={showsKeys} onOpen={() => setShowsKeys(true)} onClose={() => setShowsKeys(false)} />
        </>
      )}
      {opened && openBooking && (
        <BookingDialogs
          booking={openBooking}
          opened={opened}
          pendingDecision={pendingDecision}
          letters={letters}
          onOpen={setOpened}
          onClose={() => {
            // A letter after a dialog was closed does not belong to the word before it.
            letters.endWord()
            close()
          }}
          onDecide={(booking, decision) => void decide(booking, decision)}
        />
      )}
    </>
  )
}

type AppointmentMessages = ReturnType<typeof useMessages>['appointments']

/** "142 bookings · 9 waiting for your answer", as far as the platform counts; during a search how many were found. */
function subtitleOf(page: BookingPage | undefined, search: string, messages: AppointmentMessages): string {
  if (search !== '') return page?.totalItems === undefined ? '' : messages.found(page.totalItems)
  const total = page?.summary?.total ?? page?.totalItems
  const pending = page?.summary?.pending
  const parts = [total !== undefined && messages.bookings(total), pending !== undefined && messages.waiting(pending)]
  return parts.filter((part) => part !== false).join(' · ')
}
