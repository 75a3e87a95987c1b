import { layout, media, nalamTokens, styleRef, textSizes } from '../../theme/internal.ts'
import { dashboardMessages, pagesMessages, useFormats, useMessages } from '../../messages/internal.ts'
import { makeStyles } from '@fluentui/react-components'
import { Card } from '../../components/Card/Card.tsx'
import { SampleBadge } from '../../components/SampleBadge/SampleBadge.tsx'
import type { ComponentProps } from 'react'
import { CalendarLtr20Regular } from '@fluentui/react-icons/headless/svg/calendar-ltr'
import { CheckmarkCircle20Regular } from '@fluentui/react-icons/headless/svg/checkmark-circle'
import { Wallet20Regular } from '@fluentui/react-icons/headless/svg/wallet'
import type { Booking, DashboardBookings } from '@nalam/sdk'
import { Button } from '../../components/Button/Button.tsx'
import { BookingCard, useBookingColumns, type BookingColumn } from '../../components/BookingCard/BookingCard.tsx'
import { DataTable } from '../../components/DataTable/DataTable.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { EmptyState } from '../../components/StateView/StateView.tsx'
import { SummaryCard } from '../../components/SummaryCard/SummaryCard.tsx'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import { TodayPanel, type TodayPanelProps } from './TodayPanel.tsx'
import type { LoadState } from '../../components/StateView/LoadedContent.tsx'

const useDashboardStyles = makeStyles({
  summary: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '12px',
    [media.phone]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '& > :last-child': { gridColumnStart: 1, gridColumnEnd: 3 },
    },
    marginBlockEnd: '24px',
  },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 236px',
    gap: '20px',
    alignItems: 'start',
    '@media (max-width: 77.4988em)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  sectionHead: {
    ...layout.wrap,
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '12px',
    marginBlockEnd: '10px',
  },
  sectionTitle: textSizes.sectionTitle,
  month: { margin: 0, color: nalamTokens.ink3 },
  revenueList: { margin: '8px 0 0', ...layout.column, rowGap: '12px' },
  revenueRow: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'baseline',
    gap: '4px 12px',
    '& dt': { color: nalamTokens.ink2 },
    '& dd': { ...textSizes.title },
  },
  bar: {
    height: '6px',
    borderRadius: '3px',
    backgroundColor: nalamTokens.skeleton,
    overflow: 'hidden',
    gridColumnStart: 1,
    gridColumnEnd: 3,
    '& > span': { display: 'block', height: '100%', backgroundColor: nalamTokens.brandInk },
    '@media (forced-colors: active)': { display: 'none' },
  },
})

/** Placeholder figures (DASH-03, D14), in US dollars. */
const SAMPLE = { month: '01-11-2026', revenue: 50_000, expenses: 18_000, profit: 32_000 }

/** "Revenue Details": figures that are labelled as samples. */
function RevenueDetails() {
  const styles = useDashboardStyles()
  const messages = useMessages(dashboardMessages)
  const formats = useFormats()
  const rows = [
    { label: messages.revenue, value: SAMPLE.revenue },
    { label: messages.expenses, value: SAMPLE.expenses },
    { label: messages.profit, value: SAMPLE.profit },
  ]
  return (
    <section aria-labelledby="revenue-details">
      <div className={styles.sectionHead}>
        <h2 id="revenue-details" className={styles.sectionTitle}>
          {messages.revenueDetails}
        </h2>
        <SampleBadge />
      </div>
      <Card>
        <p className={styles.month}>{formats.date(SAMPLE.month, 'month')}</p>
        <dl className={styles.revenueList}>
          {rows.map(({ label, value }) => (
            <div key={label} className={styles.revenueRow}>
              <dt>{label}</dt>
              <dd>{formats.dollars(value)}</dd>
              <dd className={styles.bar} aria-hidden>
                <span ref={styleRef({ width: `${(100 * value) / SAMPLE.revenue}%` })} />
              </dd>
            </div>
          ))}
        </dl>
      </Card>
    </section>
  )
}

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
