import { ArrowDownload20Regular } from '@fluentui/react-icons/headless/svg/arrow-download'
import { ArrowSync20Regular } from '@fluentui/react-icons/headless/svg/arrow-sync'
import { Button } from '@fluentui/react-button'
import type { Booking, BookingPage } from '@nalam/sdk'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { BookingCard } from '../../components/BookingCard/BookingCard.tsx'
import { DataTable } from '../../components/DataTable/DataTable.tsx'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { Pagination } from '../../components/Pagination/Pagination.tsx'
import { SearchBox } from '../../components/SearchBox/SearchBox.tsx'
import { EmptyState } from '../../components/StateView/StateView.tsx'
import { useMessages } from '../../messages/useMessages.ts'
import { media } from '../../theme/nalamTokens.ts'
import { useControlStyles } from '../../theme/useControlStyles.ts'
import { useMediaQuery } from '../../theme/useMediaQuery.ts'
import { useAppointmentsStyles } from './Appointments.styles.ts'
import { DECISIONS, nextPending, possibleDecisions } from './bookingActions.ts'
import type { Decision, RowDeed } from './bookingActions.ts'
import { BookingDialogs } from './BookingDialogs.tsx'
import type { OpenBooking } from './BookingDialogs.tsx'
import { DecisionButton } from './DecisionButton.tsx'
import { KeysHelp } from './KeysHelp.tsx'
import { useAppointmentColumns } from './useAppointmentColumns.tsx'
import { useDecisions } from './useDecisions.ts'
import type { Decide } from './useDecisions.ts'
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
  /** Each answer resolves to whether it is done; then dialogs close. What went wrong is said by the host, as a notice. */
  onApprove: Decide
  onReschedule: Decide
  onDecline: Decide
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
  onApprove,
  onReschedule,
  onDecline,
}: AppointmentsProps) {
  const styles = useAppointmentsStyles()
  const controls = useControlStyles()
  const { appointments: messages } = useMessages()
  const onPhone = useMediaQuery(media.phone.slice('@media '.length))
  const [opened, setOpened] = useState<OpenBooking>()
  const [showsKeys, setShowsKeys] = useState(false)
  const close = () => setOpened(undefined)
  const { working, decide } = useDecisions({ approve: onApprove, reschedule: onReschedule, decline: onDecline }, close)

  const bookings = page?.bookings
  const onDeed = (booking: Booking, deed: RowDeed, index: number, focusRow: (row: number) => void) => {
    if (deed === 'view' || deed === 'edit') return setOpened({ booking, dialog: deed })
    if (!possibleDecisions(booking, working).includes(deed)) return
    answer(booking, deed)
    if (deed === 'approve') focusRow(nextPending(bookings ?? [], index))
  }
  const answer = (booking: Booking, decision: Decision) => {
    if (decision === 'approve') void decide(booking, decision)
    else setOpened({ booking, dialog: decision })
  }
  // The first row that waits for an answer is the first that Tab comes to.
  const { currentRow, bodyProps } = useRowFocus(bookings ?? [], nextPending(bookings ?? [], -1), onDeed, () =>
    setShowsKeys(true),
  )
  const firstNumber = page ? (page.currentPage - 1) * page.itemsPerPage + 1 : 1
  const columns = useAppointmentColumns(firstNumber, setOpened)

  const card = (booking: Booking) => (
    <BookingCard
      booking={booking}
      headingLevel={2}
      onOpen={() => setOpened({ booking, dialog: 'view' })}
      actions={
        (possibleDecisions(booking, undefined).length > 0 || working?.bookingId === booking.id) && (
          <div className={styles.cardButtons}>
            {DECISIONS.map((decision) => (
              <DecisionButton
                key={decision}
                decision={decision}
                bookingId={booking.id}
                working={working}
                onPress={() => answer(booking, decision)}
              />
            ))}
          </div>
        )
      }
    />
  )
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
      <PageHeader title={messages.title} subtitle={subtitleOf(page, messages)} actions={live} />
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
      {opened && (
        <BookingDialogs
          opened={opened}
          working={working}
          onOpen={setOpened}
          onClose={close}
          onDecide={(booking, decision) => void decide(booking, decision)}
        />
      )}
    </>
  )
}

/** "142 bookings · 9 waiting for your answer", as far as the platform counts. */
function subtitleOf(
  page: BookingPage | undefined,
  messages: { bookings: (n: number) => string; waiting: (n: number) => string },
) {
  const total = page?.summary?.total ?? page?.totalItems
  const pending = page?.summary?.pending
  const parts = [total !== undefined && messages.bookings(total), pending !== undefined && messages.waiting(pending)]
  return parts.filter((part) => part !== false).join(' · ')
}
