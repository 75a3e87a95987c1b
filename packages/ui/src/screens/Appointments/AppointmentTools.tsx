import {
  appointmentsMessages,
  filtersMessages,
  notToldMessages,
  slotsMessages,
  statusMessages,
  tableMessages,
  useMessages,
  bookingChangesMessages,
  visitsMessages,
} from '../../messages/internal.ts'
import type { BookingSummary } from '@nalam/sdk'
import { DateRangeFilter } from '../../forms/FilterRow/DateRangeFilter.tsx'
import { FilterGroup, FilterRow } from '../../forms/FilterRow/FilterRow.tsx'
import { useAppointmentsStyles } from './Appointments.styles.ts'
import {
  DAY_FILTERS,
  STATUS_FILTERS,
  usualOrder,
  VISIT_FILTERS,
  type BookingFilters,
  type StatusFilter,
} from './bookingFilters.ts'
import { ArrowDownload20Regular } from '@fluentui/react-icons/headless/svg/arrow-download'
import { ArrowSort20Regular } from '@fluentui/react-icons/headless/svg/arrow-sort'
import { ArrowSync20Regular } from '@fluentui/react-icons/headless/svg/arrow-sync'
import { MultiselectLtr20Regular } from '@fluentui/react-icons/headless/svg/multiselect-ltr'
import { IconButton } from '../../components/IconButton/IconButton.tsx'

export interface AppointmentFiltering {
  /** The current filters. */
  value: BookingFilters
  onChange: (filters: BookingFilters) => void
  /**
   * Counts over all bookings of the doctor, independent of the filters; undefined while unknown.
   */
  summary: BookingSummary | undefined
  /** Cancelled bookings and visits can be filtered by, on platforms that know them (`visits`). */
  hasVisits?: boolean
}

/**
 * The filters of the appointments: by status, with counts, and by day (FIND-01); by visit
 * (VISIT-04).
 */
export function BookingFilterRow({ value, onChange, summary, hasVisits = false }: AppointmentFiltering) {
  const styles = useAppointmentsStyles()
  const messages = useMessages(filtersMessages)
  const slots = useMessages(slotsMessages)
  const statusNames = useMessages(statusMessages)
  const table = useMessages(tableMessages)
  const visits = useMessages(visitsMessages)
  const notTold = useMessages(notToldMessages)
  const narrow = (change: Partial<Pick<BookingFilters, 'status' | 'when' | 'visit'>>) => {
    const { status, when, visit } = { ...value, ...change }
    onChange({ status, when, order: usualOrder({ status, when }), ...(visit && { visit }) })
  }
  const counts = {
    all: summary?.total,
    waiting: summary?.pending,
    confirmed: summary?.confirmed,
    declined: hasVisits ? withoutCancelled(summary) : summary?.declined,
    cancelled: summary?.cancelled,
    reschedule: summary?.reschedule,
    'not-told': summary?.notTold,
  }
  const isOffered = (name: StatusFilter) => {
    if (name === 'not-told') return (summary?.notTold ?? 0) > 0 || value.status === name
    return hasVisits || name !== 'cancelled'
  }
  const labels = { ...statusNames, all: messages.all, waiting: messages.waiting, 'not-told': notTold.mark }
  const days = { any: messages.anyDay, today: slots.today, tomorrow: messages.tomorrow, week: messages.week }
  return (
    <FilterRow label={messages.label} className={styles.filters}>
      <FilterGroup
        label={table.status}
        options={STATUS_FILTERS.filter(isOffered).map((name) => ({
          value: name,
          label: labels[name],
          count: counts[name] ?? null,
        }))}
        value={value.status}
        // Only confirmed bookings have visits.
        onValueChange={(status) => narrow({ status, ...(status !== 'confirmed' && { visit: undefined }) })}
      />
      <FilterGroup
        label={messages.when}
        isLabelShown
        options={DAY_FILTERS.map((name) => ({ value: name, label: days[name] }))}
        value={typeof value.when === 'string' ? value.when : undefined}
        onValueChange={(when) => narrow({ when })}
      >
        <DateRangeFilter
          value={typeof value.when === 'string' ? undefined : value.when}
          onValueChange={(when) => narrow({ when })}
        />
      </FilterGroup>
      {hasVisits && (
        <FilterGroup
          label={visits.visit}
          isLabelShown
          options={[
            { value: 'any', label: visits.anyVisit },
            ...VISIT_FILTERS.map((name) => ({ value: name, label: statusNames[name] })),
          ]}
          value={value.visit ?? 'any'}
          onValueChange={(chosen) =>
            narrow(chosen === 'any' ? { visit: undefined } : { status: 'confirmed', visit: chosen })
          }
        />
      )}
    </FilterRow>
  )
}

/** Returns the number of declined bookings that were not confirmed before. */
const withoutCancelled = (summary: BookingSummary | undefined): number | undefined =>
  summary?.declined === undefined ? undefined : summary.declined - (summary.cancelled ?? 0)

interface AppointmentToolsProps {
  isRefreshing: boolean
  onRefresh: () => void
  /** Left out if the platform cannot change the order. */
  filtering: AppointmentFiltering | undefined
  /** There are bookings to export. */
  canExport: boolean
  isExportPending: boolean
  onExport: () => void
  /** Starts or ends selecting bookings; left out if the platform cannot cancel several. */
  onSelect: (() => void) | undefined
  isSelecting: boolean
}

/** The buttons that reload, sort and export the list. */
export function AppointmentTools({
  isRefreshing,
  onRefresh,
  filtering,
  canExport,
  isExportPending,
  onExport,
  onSelect,
  isSelecting,
}: AppointmentToolsProps) {
  const messages = useMessages(appointmentsMessages)
  const filterMessages = useMessages(filtersMessages)
  const changes = useMessages(bookingChangesMessages)
  const isSoonestFirst = filtering?.value.order === 'soonest'
  return (
    <>
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
          icon={<ArrowSort20Regular />}
          label={isSoonestFirst ? filterMessages.showLatest : filterMessages.showSoonest}
          onClick={() => filtering.onChange({ ...filtering.value, order: isSoonestFirst ? 'latest' : 'soonest' })}
        />
      )}
      <IconButton
        look="outlined"
        icon={<ArrowDownload20Regular />}
        label={isExportPending ? messages.exporting : messages.exportCsv}
        disabled={isExportPending || !canExport}
        onClick={onExport}
      />
      {onSelect && (
        <IconButton
          look="outlined"
          icon={<MultiselectLtr20Regular />}
          label={changes.select}
          aria-pressed={isSelecting}
          onClick={onSelect}
        />
      )}
    </>
  )
}
