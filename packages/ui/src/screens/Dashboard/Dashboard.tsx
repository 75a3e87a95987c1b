import { pagesMessages } from '../../messages/en/pages.ts'
import { dashboardMessages } from '../../messages/en/dashboard.ts'
import type { ComponentProps } from 'react'
import { CalendarLtr20Regular } from '@fluentui/react-icons/headless/svg/calendar-ltr'
import { CheckmarkCircle20Regular } from '@fluentui/react-icons/headless/svg/checkmark-circle'
import { Wallet20Regular } from '@fluentui/react-icons/headless/svg/wallet'
import type { Booking, DashboardBookings } from '@nalam/sdk'
import { Button } from '../../components/Button/Button.tsx'
import { BookingCard } from '../../components/BookingCard/BookingCard.tsx'
import { useBookingColumns, type BookingColumn } from '../../components/BookingCard/useBookingColumns.tsx'
import { DataTable } from '../../components/DataTable/DataTable.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { EmptyState } from '../../components/StateView/StateView.tsx'
import { SummaryCard } from '../../components/SummaryCard/SummaryCard.tsx'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import { useMessages } from '../../messages/useMessages.ts'
import { useDashboardStyles } from './Dashboard.styles.ts'
import { RevenueDetails } from './RevenueDetails.tsx'
import { TodayPanel, type TodayPanelProps } from './TodayPanel.tsx'
import type { LoadState } from '../../components/StateView/LoadedContent.tsx'

/** Number of bookings that the dashboard shows (DASH-02). */
const SHOWN_BOOKINGS = 5
const COLUMNS: readonly BookingColumn[] = [
  'serialNumber',
  'date',
  'bookingId',
  'patientName',
  'mobileNumber',
  'slot',
  'status',
]
/** A fixed text, not live (DASH-01). */
const SAMPLE_REVENUE = '50K'

export interface DashboardProps extends LoadState, Omit<ComponentProps<'div'>, 'children'> {
  /** The result of `api.bookings.dashboard`; undefined while loading or if loading failed. */
  data: DashboardBookings | undefined
  /** The panel of today, on platforms that support it (`booking-filters`). */
  today?: TodayPanelProps | undefined
  /** Target of "View All". */
  appointmentsHref: string
  /** Target of the button that is shown while there are no bookings. */
  slotsHref: string
  /** Href of the weekly hours, on platforms that have them: without bookings they are the next step. */
  availabilityHref?: string | undefined
}

/** Three figures, the first five bookings, and the revenue panel. */
export function Dashboard({
  data,
  error,
  onRetry,
  isRefreshing = false,
  today,
  appointmentsHref,
  slotsHref,
  availabilityHref,
  ...rest
}: DashboardProps) {
  const styles = useDashboardStyles()
  const messages = useMessages(dashboardMessages)
  const pages = useMessages(pagesMessages)
  const columns = useBookingColumns(COLUMNS)
  const failed = data === undefined && error !== undefined
  const figure = (value: number | undefined) => (failed ? null : value)
  return (
    <div {...rest}>
      <PageHeader title={pages.dashboard} />
      {today && <TodayPanel {...today} />}
      <section aria-label={messages.summary} className={styles.summary}>
        <SummaryCard
          label={messages.totalAppointments}
          icon={<CalendarLtr20Regular />}
          value={figure(data?.summary.total)}
        />
        <SummaryCard label={messages.revenue} icon={<Wallet20Regular />} value={SAMPLE_REVENUE} isSample />
        <SummaryCard
          label={messages.confirmedAppointments}
          icon={<CheckmarkCircle20Regular />}
          value={figure(data?.summary.confirmed)}
        />
      </section>
      <div className={styles.columns}>
        <div>
          <div className={styles.sectionHead}>
            <h2 className={styles.sectionTitle}>{messages.bookings}</h2>
            <TextLink href={appointmentsHref}>{messages.viewAll}</TextLink>
          </div>
          <DataTable<Booking>
            label={messages.bookings}
            columns={columns}
            rows={data?.bookings.slice(0, SHOWN_BOOKINGS)}
            rowKey={(booking) => booking.id}
            isRefreshing={isRefreshing}
            skeletonRows={SHOWN_BOOKINGS}
            cardsBelow={1000}
            card={(booking) => <BookingCard booking={booking} />}
            error={failed ? error : undefined}
            onRetry={onRetry}
            empty={
              <EmptyState
                headingLevel={3}
                title={messages.emptyTitle}
                text={messages.emptyText}
                actions={
                  <>
                    {availabilityHref !== undefined && (
                      <Button appearance="primary" href={availabilityHref}>
                        {messages.weeklyHours}
                      </Button>
                    )}
                    <Button href={slotsHref}>{messages.addSlots}</Button>
                  </>
                }
              />
            }
          />
        </div>
        <RevenueDetails />
      </div>
    </div>
  )
}
